import type { z } from 'zod'
import type { FieldTextKey } from '#contract/fields.ts'
import type { Violation } from '#contract/problems.ts'
import { fieldTextTable } from '#contract/texts/fields.en.ts'
import { fill, texts } from './text.ts'

/** The texts of field rules. */
export const useFieldTexts = texts<Readonly<Record<FieldTextKey, string>>>({ en: fieldTextTable })

/** A rule, and the field's name as it reads mid-sentence: 'delivery address'. */
type Field = { schema: z.ZodType; label: string }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The message of each wrong value, by field; rules name keys of `text`. */
export function wrongFields<Key extends string>(
  fields: Record<Key, Field>,
  values: NoInfer<Record<Key, unknown>>,
  text: Readonly<Record<FieldTextKey, string>>,
) {
  const messages: { [K in Key]?: string } = {}
  for (const key of Object.keys(fields) as Key[]) {
    const { schema, label } = fields[key]
    const issue = schema.safeParse(values[key]).error?.issues[0]
    // An undefined value is missing rather than wrong.
    const rule = values[key] === undefined ? 'required' : issue?.message
    const bounds = issue?.code === 'custom' ? issue.params : {}
    if (issue !== undefined) messages[key] = capital(fill(textOf(rule ?? 'invalid', text), { label, ...bounds }))
  }
  return messages
}

/** The text of a violation in the page's language, by its code. */
export const objectionText = (
  { code, message }: Violation,
  label: string,
  text: Readonly<Record<FieldTextKey, string>>,
) => (code in text ? capital(fill(textOf(code, text), { label })) : message)

const textOf = (key: string, text: Readonly<Record<FieldTextKey, string>>) =>
  key in text ? text[key as FieldTextKey] : text.invalid

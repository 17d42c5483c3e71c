import type { z } from 'zod'
import type { FieldMessageKey } from '#contract/fields.ts'
import { fieldMessages } from '#contract/messages/fields.en.ts'
import { fill, texts } from './text.ts'

/** The texts of field rules. */
export const useFieldTexts = texts<Readonly<Record<FieldMessageKey, string>>>({ en: fieldMessages })

type Field = { schema: z.ZodType; label: string }

/** The message of each wrong value, by field; `label` fills the general texts. */
export function wrongFields<Key extends string>(
  fields: Record<Key, Field>,
  values: Record<Key, unknown>,
  text: Readonly<Record<string, string>>,
) {
  const messages: { [K in Key]?: string } = {}
  for (const key of Object.keys(fields) as Key[]) {
    const { schema, label } = fields[key]
    const issue = schema.safeParse(values[key]).error?.issues[0]
    if (issue !== undefined) messages[key] = fill(text[issue.message] ?? text['invalid'] ?? '', { label })
  }
  return messages
}

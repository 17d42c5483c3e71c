import type { FieldTextKey } from '#contract/fields.ts'
import { Settings } from '#contract/settings.ts'
import { fill } from '#web/platform/text.ts'
import type { Draft, Part } from './parts.ts'
import type { SettingsText } from './texts.ts'

type Wording = { text: SettingsText; rules: Readonly<Record<FieldTextKey, string>> }
type Messages = Record<string, string>

const Change = Settings.partial()

/** The label of a field, and of an hour of a weekday: `hours.MON.opens`. */
export function labelOf(field: string, text: SettingsText): string {
  const [, day, end] = /^hours\.(\w{3})\.(opens|closes)$/.exec(field) ?? []
  const dayName = Object.entries(text.days).find(([key]) => key === day)?.[1]
  if (dayName !== undefined) return fill(end === 'opens' ? text.from : text.until, { day: dayName })
  return Object.entries(text.fields).find(([key]) => key === field)?.[1] ?? field
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** A label mid-sentence: 'Legal name' but not 'GSTIN' in lower case. */
const inSentence = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** The messages of a change by the contract's rules; fields without their part, rows as `holidays.2.name`. */
function wrongIn(change: Record<string, unknown>, { text, rules }: Wording): Messages {
  const messages: Messages = {}
  for (const issue of Change.safeParse(change).error?.issues ?? []) {
    const [part, second] = issue.path
    const field = typeof second === 'number' ? issue.path.join('.') : issue.path.slice(1).join('.')
    const key = issue.message in rules ? (issue.message as FieldTextKey) : 'invalid'
    const bounds = issue.code === 'custom' ? issue.params : {}
    // The field by its path within the part, or within its row.
    const name = [field, String(issue.path.at(-1) ?? part)].find((known) => labelOf(known, text) !== known)
    const label = inSentence(labelOf(name ?? field, text))
    messages[field] ??= capital(fill(rules[key], { label, ...bounds }))
  }
  return messages
}

/** The messages of the fields outside of rows. */
export const wrongFieldsOf = (part: Part, draft: Draft, wording: Wording) => wrongIn(part.toChange(draft, []), wording)

/** The messages of one row. */
export function wrongRow({ rows, toChange }: Part, draft: Draft, wording: Wording): Messages {
  if (rows === undefined) return {}
  const { [rows.name]: list } = toChange({}, [draft])
  const prefix = `${rows.name}.0.`
  return Object.fromEntries(
    Object.entries(wrongIn({ [rows.name]: list }, wording)).map(([field, message]) => [
      field.replace(prefix, ''),
      message,
    ]),
  )
}

/** The server's refusals by the form's fields: `company.gstin` is the field `gstin`. */
export const refusedFields = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [
      /\.\d+\./.test(field) ? field : field.replace(/^\w+\./, ''),
      message,
    ]),
  )

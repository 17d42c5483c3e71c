import { formatRupees } from '#contract/money.ts'
import { isSame } from '#web/platform/changes.ts'

const LONGEST = 80

type ValueTexts = { nothing: string; yes: string; no: string }

/** A value of a change in words: the parts of an entry after commas, entries of a list after semicolons. */
function inWords(value: unknown, text: ValueTexts): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value)
    .map((part) => inWords(part, text))
    .filter((part) => part !== '')
    .join(Array.isArray(value) ? '; ' : ', ')
}

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** The entries of a list that another list lacks; any other value as it is. */
const lackedBy = (value: unknown, other: unknown): unknown =>
  Array.isArray(value) && Array.isArray(other)
    ? value.filter((entry) => !other.some((known) => isSame(entry, known)))
    : value

type Change = { field: string; was?: unknown; is?: unknown }

/** Both sides of a change as short lines; of two lists what went and what came, of a price the rupees. */
export function changeInWords({ field, was, is }: Change, text: ValueTexts) {
  const inRupees = (value: unknown) =>
    field.endsWith('Paise') && typeof value === 'number' ? formatRupees(value) : value
  const shown = (value: unknown) => shortened(inWords(inRupees(value), text)) || text.nothing
  return { was: shown(lackedBy(was, is)), is: shown(lackedBy(is, was)) }
}

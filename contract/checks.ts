// The results of checking a document before it is sent: one per rule, in words of any language.
import { z } from 'zod'
import { descriptionOf } from './bill-reasons.ts'
import { formatDate } from './dates.ts'
import { note } from './fields.ts'
import { formatExact } from './figures.ts'
import { fill } from './fill.ts'

const Params = z.record(z.string(), z.union([z.string(), z.number()]))

/** The result of one rule; `says` holds the key of a sentence in a catalogue, and the values in that sentence. */
export const CheckResult = z.object({
  rule: z.string(),
  result: z.enum(['PASSED', 'FINDING']),
  says: z.object({ key: z.string(), params: Params }),
  /** The line of the document that it is about. */
  lineNo: z.int().nullable(),
})
export type CheckResult = z.infer<typeof CheckResult>

/** The same with what was said to a finding, and by whom; null where it passed, or before the document is sent. */
export const AnsweredCheck = CheckResult.extend({
  answer: z.object({ text: z.string(), by: z.string() }).nullable(),
}).meta({ id: 'AnsweredCheck' })
export type AnsweredCheck = z.infer<typeof AnsweredCheck>

export const ANSWER_MAX = 500
const Rule = z
  .string()
  .max(40, { abort: true })
  .regex(/^[A-Z_]+$/)
/** The answers to findings of some rules. */
export const CheckAnswers = z.array(z.strictObject({ rule: Rule, answer: note(1, ANSWER_MAX) })).max(40)
export type CheckAnswers = z.infer<typeof CheckAnswers>

export const isFinding = ({ result }: Pick<CheckResult, 'result'>) => result === 'FINDING'

type Words = Readonly<Record<string, string>>
type ReasonTexts = Parameters<typeof descriptionOf>[1]

/** Civil dates apart by blanks: `10 Oct, 12 Oct 2026`. */
function daysOf(value: string) {
  const dates = value.split(' ')
  return dates
    .map((date, at) => (at === dates.length - 1 ? formatDate(date) : formatDate(date).slice(0, -5)))
    .join(', ')
}

function wordOf(name: string, value: string | number, reasons: ReasonTexts) {
  if (name.endsWith('Paise')) return formatExact(Number(value))
  if (name === 'days' || name === 'stop') return daysOf(String(value))
  return name === 'code' ? descriptionOf(String(value), reasons) : String(value)
}

/** A result as a sentence: `…Paise` are amounts, `days` civil dates, `code` is a cost. */
export function checkInWords(
  { says: { key, params } }: Pick<CheckResult, 'says'>,
  sentences: Words,
  reasons?: ReasonTexts,
) {
  const words = Object.entries(params).map(([name, value]) => [name, wordOf(name, value, reasons)])
  return fill(sentences[key] ?? key, Object.fromEntries(words))
}

import type { ProblemBody, Violation } from '#contract/problems.ts'
import { reasonInWords } from '#contract/reasons.ts'
import { translatedProblems } from '#contract/texts/translated-problems.en.ts'
import { fill } from './text.ts'

/** A refusal in the page's language, as far as texts exist (`violations` carry the keys of their texts). */
export const translateProblem = (body: ProblemBody, words = translatedProblems): ProblemBody => ({
  ...body,
  detail: detailOf(body, words),
  ...(body.violations && { violations: body.violations.map((one) => inWords(one, words)) }),
})

/** The reason names its subject, so it comes before the problem's own text. */
function detailOf({ type, detail, reason }: ProblemBody, { reasons, details }: typeof translatedProblems) {
  const named = reason && reasonInWords(reason, reasons)
  return named ?? details[type.replace('/problems/', '')] ?? detail
}

function inWords({ field, message, code }: Violation, words: typeof translatedProblems): Violation {
  const text = words.violations[code]
  if (text === undefined) return { field, message, code }
  // The bounds of a range are the numbers of the English text, in order.
  const [min = '', max = ''] = message.match(/\d+/g) ?? []
  return { field, code, message: fill(text, { label: words.fields[field] ?? field, min, max }) }
}

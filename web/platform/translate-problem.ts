import type { ProblemBody, Violation } from '#contract/problems.ts'
import { translatedProblems } from '#contract/texts/translated-problems.en.ts'
import { fill } from './text.ts'

/** A refusal in the language of the page, as far as it has words for it (`violations` carry the key of their text). */
export const translateProblem = (body: ProblemBody, words = translatedProblems): ProblemBody => ({
  ...body,
  detail: words.details[body.type.replace('/problems/', '')] ?? body.detail,
  ...(body.violations && { violations: body.violations.map((one) => inWords(one, words)) }),
})

function inWords({ field, message, code }: Violation, words: typeof translatedProblems): Violation {
  const text = words.violations[code]
  if (text === undefined) return { field, message, code }
  // The two ends of a range are the numbers of the English text, in their order.
  const [min = '', max = ''] = message.match(/\d+/g) ?? []
  return { field, code, message: fill(text, { label: words.fields[field] ?? field, min, max }) }
}

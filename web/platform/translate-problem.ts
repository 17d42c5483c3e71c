import type { ProblemBody, Violation } from '#contract/problems.ts'
import { reasonInWords } from '#contract/reasons.ts'
import { translatedProblems } from '#contract/texts/translated-problems.en.ts'
import { fill } from './text.ts'

/** A refusal in the page's language, as far as texts exist (`violations` carry the keys of their texts). */
export function translateProblem(body: ProblemBody, words = translatedProblems): ProblemBody {
  const { type, detail, reason, violations } = body
  // The reason names its subject, so it comes before the problem's own text and those of its fields.
  const named = reason && reasonInWords(reason, words.reasons)
  return {
    ...body,
    detail: named ?? words.details[type.replace('/problems/', '')] ?? detail,
    ...(violations && {
      violations: violations.map((one) => (named === undefined ? inWords(one, words) : { ...one, message: named })),
    }),
  }
}

function inWords({ field, message, code }: Violation, words: typeof translatedProblems): Violation {
  const text = words.violations[code]
  if (text === undefined) return { field, message, code }
  // The bounds of a range are the numbers of the English text, in order.
  const [min = '', max = ''] = message.match(/\d+/g) ?? []
  return { field, code, message: fill(text, { label: words.fields[field] ?? field, min, max }) }
}

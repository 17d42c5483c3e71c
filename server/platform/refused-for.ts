import { Problem, type ProblemName } from '#contract/problems.ts'
import { type Reason, reasonInWords } from '#contract/reasons.ts'
import { reasonTexts as texts, reasonWords as words } from '#contract/texts/reasons.en.ts'

/** A refusal that names what stands in the way, in English and for translation. */
export const refusedFor = (problem: ProblemName, reason: Reason) => {
  const detail = reasonInWords(reason, { texts, words })
  return new Problem(problem, { ...(detail !== undefined && { detail }), reason })
}

import { Problem, type ProblemName } from '#contract/problems.ts'
import { type Reason, reasonInWords } from '#contract/reasons.ts'
import { reasonTexts as texts, reasonWords as words } from '#contract/texts/reasons.en.ts'
import { violation } from './violations.ts'

/** A refusal that names what stands in the way, in English and for translation, and the field that it is about. */
export const refusedFor = (problem: ProblemName, reason: Reason, field?: string) => {
  const detail = reasonInWords(reason, { texts, words })
  const said = detail === undefined ? {} : { detail }
  if (field === undefined) return new Problem(problem, { ...said, reason })
  const wrong = violation(field, 'invalid')
  return new Problem(problem, { ...said, reason, violations: [{ ...wrong, message: detail ?? wrong.message }] })
}

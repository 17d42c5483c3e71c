// The findings of rules before a document is sent, and the answers to them.
import { type AnsweredCheck, type CheckAnswers, type CheckResult, isFinding } from '#contract/checks.ts'
import { Problem } from '#contract/problems.ts'
import { problemTexts } from '#contract/texts/problems.en.ts'

/** Results that nobody has answered yet. */
export const unanswered = (checks: readonly CheckResult[]): AnsweredCheck[] =>
  checks.map((check) => ({ ...check, answer: null }))

const message = problemTexts['unanswered-findings'].detail

/** The checks with an answer to each finding. Throws `unanswered-findings`, which names the rules. */
export function answeredBy(by: string, checks: readonly CheckResult[], answers: CheckAnswers): AnsweredCheck[] {
  const texts = new Map(answers.map(({ rule, answer }) => [rule, answer]))
  const open = checks.filter((check) => isFinding(check) && !texts.has(check.rule))
  if (open.length > 0)
    throw new Problem('unanswered-findings', {
      violations: open.map(({ rule }) => ({ field: `answers.${rule}`, message, code: 'unanswered-findings' })),
    })
  return checks.map((check) => {
    const text = isFinding(check) ? texts.get(check.rule) : undefined
    return { ...check, answer: text === undefined ? null : { text, by } }
  })
}

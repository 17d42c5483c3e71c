import { useState } from 'react'
import { ANSWER_MAX, type AnsweredCheck } from '#contract/checks.ts'
import { fill } from '#web/platform/text.ts'
import { type RuleWords, useCheckTexts, useCheckWords } from './checks.tsx'
import { TextAreaField } from './fields.tsx'

/** What somebody types to each finding, beginning with what was said to it before. */
export function useFindingAnswers(findings: readonly AnsweredCheck[]) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const textOf = ({ rule, answer }: AnsweredCheck) => typed[rule] ?? answer?.text ?? ''
  const answers = findings.map((check) => ({ rule: check.rule, answer: textOf(check).trim() }))
  return {
    findings,
    textOf,
    type: (rule: string, value: string) => setTyped({ ...typed, [rule]: value }),
    answers,
    isComplete: answers.every(({ answer }) => answer !== ''),
  }
}

type Props = { fields: ReturnType<typeof useFindingAnswers>; tried: boolean; words: RuleWords }

/** A field for each finding, with what the rule says. */
export function FindingAnswers({ fields: { findings, textOf, type }, tried, words }: Props) {
  const text = useCheckTexts()
  const wordsOf = useCheckWords(words)
  return findings.map((check) => {
    const { name, said } = wordsOf(check)
    const value = textOf(check)
    return (
      <TextAreaField
        key={check.rule}
        label={fill(text.answerLabel, { rule: name })}
        hint={`${said}. ${text.answerHint}`}
        name={check.rule}
        rows={3}
        maxLength={ANSWER_MAX}
        value={value}
        error={tried && value.trim() === '' ? text.wrongAnswer : undefined}
        onBlur={() => {}}
        onChange={(next) => type(check.rule, next)}
      />
    )
  })
}

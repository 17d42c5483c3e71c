import { useState } from 'react'
import { type AnsweredCheck, checkInWords, isFinding } from '#contract/checks.ts'
import { billReasonTexts } from '#contract/texts/bill-reasons.en.ts'
import { checkTexts } from '#contract/texts/checks.en.ts'
import { fill, plural, texts } from './text.ts'

const useCheckTexts = texts({ en: checkTexts })
const useBillReasons = texts({ en: billReasonTexts })

/** The names and the sentences of one document kind's rules, in the page's language. */
type RuleWords = {
  readonly hint: string
  readonly rules: Readonly<Record<string, string>>
  readonly says: Readonly<Record<string, string>>
}

function useWordsOf({ rules, says }: RuleWords) {
  const reasons = useBillReasons()
  return (check: AnsweredCheck) => ({ name: rules[check.rule] ?? check.rule, said: checkInWords(check, says, reasons) })
}

type Checked = {
  readonly checks: readonly AnsweredCheck[]
  /** The document was sent, so each finding has its answer. */
  readonly isSent: boolean
}

/** Sums up the number of rules that checked a document, and their outcome. */
export function useChecksInShort({ checks, isSent }: Checked) {
  const text = useCheckTexts()
  const findings = checks.filter(isFinding).length
  const found = plural(findings, isSent ? text.found : text.toAnswer)
  return {
    title: fill(text.checkedBy, { n: checks.length }),
    said: findings > 0 ? found : text.nothing,
    hasFindings: findings > 0,
    see: text.see,
  }
}

/** Each rule with what it says, and what `supplier` said to what it found. */
export function useShownChecks({ checks, isSent }: Checked, words: RuleWords, supplier: string) {
  const text = useCheckTexts()
  const wordsOf = useWordsOf(words)
  const items = checks.map((check) => ({
    ...wordsOf(check),
    rule: check.rule,
    isFound: isFinding(check),
    mark: isFinding(check) ? text.finding : text.passed,
    line: check.lineNo === null ? null : fill(text.lineOf, { n: check.lineNo }),
    answer: check.answer && { of: fill(text.answerOf, { supplier, name: check.answer.by }), text: check.answer.text },
  }))
  return { title: isSent ? text.title : text.titleNow, hint: words.hint, items }
}

/** The typed answers to findings, beginning with the earlier ones. */
export function useFindingAnswers(findings: readonly AnsweredCheck[], words: RuleWords) {
  const text = useCheckTexts()
  const wordsOf = useWordsOf(words)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [tried, setTried] = useState(false)
  const fields = findings.map((check) => {
    const { rule, answer } = check
    const { name, said } = wordsOf(check)
    const value = typed[rule] ?? answer?.text ?? ''
    return {
      rule,
      label: fill(text.answerLabel, { rule: name }),
      hint: `${said}. ${text.answerHint}`,
      value,
      error: tried && value.trim() === '' ? text.wrongAnswer : undefined,
      onChange: (next: string) => setTyped({ ...typed, [rule]: next }),
    }
  })
  return {
    fields,
    answers: fields.map(({ rule, value }) => ({ rule, answer: value.trim() })),
    /** Shows what is missing; whether nothing is. */
    isComplete() {
      setTried(true)
      return fields.every(({ value }) => value.trim() !== '')
    },
  }
}

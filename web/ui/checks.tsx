import { type AnsweredCheck, checkInWords, isFinding } from '#contract/checks.ts'
import { billReasonTexts } from '#contract/texts/bill-reasons.en.ts'
import { checkTexts } from '#contract/texts/checks.en.ts'
import { fill, plural, texts } from '#web/platform/text.ts'
import { Icon, LineIcon } from './icon.tsx'
import './checks.css'

const ID = 'checks'
const WARNING = 'M12 4.5L20.500 19h-17zM12 10v4.500M12 16.800h.01'

export const useCheckTexts = texts({ en: checkTexts })
const useBillReasons = texts({ en: billReasonTexts })

/** What the rules of one kind of document are called, and what they say, in the page's language. */
export type RuleWords = {
  readonly hint: string
  readonly rules: Readonly<Record<string, string>>
  readonly says: Readonly<Record<string, string>>
}
type Props = {
  checks: readonly AnsweredCheck[]
  /** The document was sent, so each finding has its answer. */
  isSent: boolean
}

/** How many rules checked a document, and what came of it, in a box that leads to them. */
export function ChecksBox({ checks, isSent }: Props) {
  const text = useCheckTexts()
  if (checks.length === 0) return null
  const findings = checks.filter(isFinding).length
  const found = plural(findings, isSent ? text.found : text.toAnswer)
  return (
    <section>
      <h3>{fill(text.checkedBy, { n: checks.length })}</h3>
      <p className={findings > 0 ? 'box-name' : 'box-name text-signed'}>{findings > 0 ? found : text.nothing}</p>
      <a href={`#${ID}`} className="link inline-flex min-h-11 items-center text-sm">
        {text.see}
      </a>
    </section>
  )
}

/** What each rule says in the page's language. */
export function useCheckWords({ rules, says }: RuleWords) {
  const reasons = useBillReasons()
  return (check: AnsweredCheck) => ({ name: rules[check.rule] ?? check.rule, said: checkInWords(check, says, reasons) })
}

/** Each rule with what it says, and what was said to what it found. */
export function Checks({ checks, isSent, words, supplier }: Props & { words: RuleWords; supplier: string }) {
  const text = useCheckTexts()
  const wordsOf = useCheckWords(words)
  if (checks.length === 0) return null
  return (
    <section id={ID} aria-labelledby={`${ID}-title`} className="scroll-mt-24">
      <h2 id={`${ID}-title`} className="heading text-2xl">
        {isSent ? text.title : text.titleNow}
      </h2>
      <p className="mt-1 max-w-prose text-ink-2">{words.hint}</p>
      <ul className="checks">
        {checks.map((check) => {
          const { name, said } = wordsOf(check)
          const { rule, answer, lineNo } = check
          return (
            <li key={rule} className={isFinding(check) ? 'is-finding' : ''}>
              <CheckMark check={check} />
              <div className="min-w-0">
                <p className="font-medium">
                  {name}
                  {lineNo !== null && <span className="text-ink-3">, {fill(text.lineOf, { n: lineNo })}</span>}
                </p>
                <p className="text-sm text-ink-2 wrap-anywhere">{said}</p>
                {answer !== null && (
                  <p className="check-answer">
                    <b>{fill(text.answerOf, { supplier, name: answer.by })}</b> {answer.text}
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function CheckMark({ check }: { check: AnsweredCheck }) {
  const text = useCheckTexts()
  const isFound = isFinding(check)
  return (
    <span className={isFound ? 'text-danger' : 'text-signed'}>
      {isFound ? <LineIcon shape={WARNING} /> : <Icon name="check" />}
      <span className="sr-only">{isFound ? text.finding : text.passed}: </span>
    </span>
  )
}

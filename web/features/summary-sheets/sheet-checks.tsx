import { type AnsweredCheck, checkInWords, isFinding } from '#contract/checks.ts'
import type { SummarySheet } from '#contract/summary-sheets.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Icon, LineIcon } from '#web/ui/icon.tsx'
import { useBillReasons, useCheckTexts } from './texts.ts'
import './checks.css'

const ID = 'checks'
const WARNING = 'M12 4.5L20.500 19h-17zM12 10v4.500M12 16.800h.01'

/** How many rules checked a sheet, and what came of it, in a box that leads to them. */
export function ChecksBox({ sheet: { checks, version } }: { sheet: SummarySheet }) {
  const text = useCheckTexts()
  if (checks.length === 0) return null
  const findings = checks.filter(isFinding).length
  const found = plural(findings, version === 0 ? text.toAnswer : text.found)
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
export function useCheckWords() {
  const { rules, says } = useCheckTexts()
  const reasons = useBillReasons()
  const names: Readonly<Record<string, string>> = rules
  return (check: AnsweredCheck) => ({ name: names[check.rule] ?? check.rule, said: checkInWords(check, says, reasons) })
}

/** Each rule with what it says, and what was said to what it found. */
export function SheetChecks({ sheet }: { sheet: SummarySheet }) {
  const text = useCheckTexts()
  const wordsOf = useCheckWords()
  const { checks, version, supplierName: supplier } = sheet
  if (checks.length === 0) return null
  return (
    <section id={ID} aria-labelledby={`${ID}-title`} className="scroll-mt-24">
      <h2 id={`${ID}-title`} className="heading text-2xl">
        {version === 0 ? text.titleNow : text.title}
      </h2>
      <p className="mt-1 max-w-prose text-ink-2">{text.hint}</p>
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

import { formatDate } from '#contract/dates.ts'
import type { SummarySheet } from '#contract/summary-sheets.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Certify } from './certify.tsx'
import type { Codes } from './certify-dialog.tsx'
import { countOf } from './sheet-sums.tsx'
import { useAnswerTexts, useSummaryTexts } from './texts.ts'
import { useLinesInWords } from './words.ts'
import './answer-box.css'

type Props = {
  sheet: SummarySheet
  codeForm: Codes
  onDispute: () => void
  isDisputing: boolean
}

/** The customer's answer: certify the open lines by code, or dispute some of them. */
export function AnswerBox({ sheet, codeForm, onDispute, isDisputing }: Props) {
  const [view, text] = [useSummaryTexts(), useAnswerTexts()]
  const inWords = useLinesInWords()
  const { lines, certifyBy, answers, isOutdated } = sheet
  const open = countOf(lines, 'OPEN')
  const disputed = countOf(lines, 'DISPUTED')
  if (open === 0) return null
  return (
    <section id="answer" className="no-print">
      <h3>{text.answer}</h3>
      {isOutdated ? (
        <>
          <p className="box-name">{view.outdatedTitle}</p>
          <p className="text-sm">{view.outdatedText}</p>
        </>
      ) : (
        <>
          <p className="mb-3 text-sm">
            {inWords(open, text.goOn)} {certifyBy !== null && fill(text.deemedAfter, { date: formatDate(certifyBy) })}{' '}
            {disputed > 0 && inWords(disputed, text.stayOpen)}
          </p>
          {!answers.mayCertify && <p className="text-sm text-ink-2">{text.readOnly}</p>}
          <div className="flex flex-wrap gap-3">
            {answers.mayCertify && <Certify sheet={sheet} codeForm={codeForm} />}
            {answers.mayDispute && (
              <Button tone="secondary" className="max-sm:w-full" aria-disabled={isDisputing} onClick={onDispute}>
                {text.disputeSome}
              </Button>
            )}
          </div>
          {answers.mayCertify && <p className="mt-3 text-sm text-ink-3">{text.codeNote}</p>}
        </>
      )}
    </section>
  )
}

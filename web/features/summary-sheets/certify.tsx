import type { SummarySheet } from '#contract/summary-sheets.ts'
import { useSendCode } from '#web/platform/use-send-code.ts'
import { Button } from '#web/ui/button.tsx'
import { CertifyDialog, type Codes, requestCode } from './certify-dialog.tsx'
import { countOf } from './sheet-sums.tsx'
import { cacheSheet, reloadSheets } from './summary-sheets.queries.ts'
import { useAnswerTexts } from './texts.ts'
import { useSheetOutcome } from './use-sheet-outcome.ts'
import { useLinesInWords } from './words.ts'

type Props = { sheet: SummarySheet; codeForm: Codes }

/** The button that certifies the open lines; its label says how much that is. */
export function Certify({ sheet, codeForm }: Props) {
  const text = useAnswerTexts()
  const inWords = useLinesInWords()
  const { notifyDone, notifyFailed } = useSheetOutcome()
  const code = useSendCode(() => requestCode(sheet.summarySheetId), text.yourContact)
  const label = inWords(countOf(sheet.lines, 'OPEN'), text.certify, sheet.openPaise)
  return (
    <>
      <Button className="max-sm:w-full" aria-disabled={code.pending} onClick={() => code.submit()}>
        {label}
      </Button>
      {code.sent && (
        <CertifyDialog
          {...{ sheet, label, codeForm }}
          sent={code.sent}
          onCertified={(certified) => {
            code.close()
            cacheSheet(certified)
            const isWhole = certified.status === 'CERTIFIED'
            notifyDone('certifySummarySheet', isWhole ? text.certified : text.certifiedRest)
          }}
          onRefused={(error) => {
            code.close()
            notifyFailed('certifySummarySheet', error)
            void reloadSheets()
          }}
          onClose={code.close}
        />
      )}
    </>
  )
}

import { useState } from 'react'
import type { SummaryLine, SummarySheet } from '#contract/summary-sheets.ts'
import { call } from '#web/platform/call.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { type Disputable, DisputeDialog, type Objection } from './dispute-dialog.tsx'
import { cacheSheet, reloadSheets } from './summary-sheets.queries.ts'
import { useAnswerTexts } from './texts.ts'
import { useSheetOutcome } from './use-sheet-outcome.ts'

const isDisputable = (line: SummaryLine): line is Disputable => line.state === 'OPEN' && line.lineId !== null

/** Asks what is wrong with lines of a sheet and sends it; `ask` opens the dialog, for one line at first or for none. */
export function useDispute({ summarySheetId, version, lines }: SummarySheet) {
  const text = useAnswerTexts()
  const { notifyDone, notifyFailed } = useSheetOutcome()
  const [asked, setAsked] = useState<{ first?: string | undefined }>()
  const { submit, pending } = useSubmit(
    async (objections: Objection[]) => {
      const body = { version, lines: objections }
      cacheSheet((await call('disputeSummarySheet', { params: { summarySheetId }, body })).summarySheet)
      notifyDone('disputeSummarySheet', text.disputed)
    },
    (error) => {
      notifyFailed('disputeSummarySheet', error)
      void reloadSheets()
    },
  )
  const dialog = asked && (
    <DisputeDialog
      lines={lines.filter(isDisputable)}
      first={asked.first}
      onClose={() => setAsked(undefined)}
      onSend={(objections) => {
        setAsked(undefined)
        submit(objections)
      }}
    />
  )
  const ask = (line?: SummaryLine) => setAsked({ first: line?.lineId ?? undefined })
  return { ask, pending, dialog }
}

import { useState } from 'react'
import { formatExact } from '#contract/figures.ts'
import { callVersioned } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { VersionedSheet } from './desk-sheets.queries.ts'
import { useDeskSummaryTexts } from './desk-texts.ts'
import type { DeskSheetAct } from './use-desk-sheet-act.ts'

type Props = { loaded: VersionedSheet; act: DeskSheetAct }

/** Sends a prepared sheet, once all its logs are signed. */
export function SendSheet({ loaded: { thing: sheet, version }, act }: Props) {
  const text = useDeskSummaryTexts()
  const [isAsking, setAsking] = useState(false)
  const { summarySheetId: id, summaryNumber: number, customerName: customer, taxablePaise, unsigned } = sheet
  const send = () => {
    setAsking(false)
    act.run(text.sent, () =>
      callVersioned('sendSummarySheet', { params: { id }, headers: { 'if-match': version }, body: {} }),
    )
  }
  if (unsigned.length > 0) return <p className="font-medium text-danger">{text.sendFirst}</p>
  return (
    <>
      <Button aria-disabled={act.pending} onClick={() => !act.pending && setAsking(true)}>
        {text.send}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={fill(text.sendTitle, { number, customer })}
          confirm={text.sendConfirm}
          cancel={text.cancel}
          onConfirm={send}
          onCancel={() => setAsking(false)}
        >
          {fill(text.sendText, { amount: formatExact(taxablePaise) })}
        </ConfirmDialog>
      )}
    </>
  )
}

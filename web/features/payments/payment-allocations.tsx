import { useState } from 'react'
import { formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import type { Payment } from '#contract/payments.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { Section } from '#web/ui/section.tsx'
import { usePaymentTexts } from './texts.ts'
import type { PaymentAct } from './use-payment-act.ts'

type Allocation = Payment['allocations'][number]
type Props = { payment: Payment; act: PaymentAct; mayWrite: boolean }

/** The allocations of a payment, undone ones included. */
export function PaymentAllocations({ payment, act, mayWrite }: Props) {
  const text = usePaymentTexts()
  const [undoing, setUndoing] = useState<Allocation>()
  const { paymentId: id, allocations } = payment
  const undo = ({ allocationId }: Allocation, reason: string) =>
    act.run(text.undoneSaid, async () => {
      setUndoing(undefined)
      return call('undoAllocation', { params: { id }, headers: {}, body: { allocationId, reason } })
    })
  return (
    <Section title={text.allocations}>
      {allocations.length === 0 && <p className="text-ink-2">{text.noAllocations}</p>}
      <ul className="divide-y divide-line">
        {allocations.map((one) => (
          <One key={one.allocationId} allocation={one} onUndo={mayWrite ? () => setUndoing(one) : undefined} />
        ))}
      </ul>
      {undoing !== undefined && (
        <ReasonDialog
          text={{
            title: fill(text.undoNamed, { invoice: undoing.invoiceNumber }),
            text: text.undoText,
            reason: text.undoReason,
            required: text.undoRequired,
            confirm: text.undoConfirm,
            keep: text.keep,
          }}
          pending={act.pending}
          onConfirm={(reason) => undo(undoing, reason)}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </Section>
  )
}

/** The taxes that the customer deducted, each with its section and what it is. */
function taxesOf({ tdsPaise, tdsSection, tdsCode, gstTdsPaise }: Allocation, text: ReturnType<typeof usePaymentTexts>) {
  const section =
    tdsCode === null ? '' : fill(text.tdsNamed, { section: tdsSection ?? '', nature: text.tdsNatures[tdsCode] })
  return [
    ...(tdsPaise > 0 ? [fill(text.withTds, { tds: formatExact(tdsPaise), section })] : []),
    ...(gstTdsPaise > 0 ? [fill(text.withGstTds, { gstTds: formatExact(gstTdsPaise) })] : []),
  ]
}

function One({ allocation, onUndo }: { allocation: Allocation; onUndo: (() => void) | undefined }) {
  const text = usePaymentTexts()
  const { invoiceNumber, amountPaise, allocatedBy, allocatedOn, undone, tdsReason, cashReason } = allocation
  const parts = [formatExact(amountPaise), ...taxesOf(allocation, text)]
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className={`figure font-semibold ${undone === null ? '' : 'text-ink-3 line-through'}`}>{invoiceNumber}</p>
        <p className="tabular-nums">{parts.join(' + ')}</p>
        {[tdsReason, cashReason].filter(Boolean).map((reason) => (
          <p key={reason} className="text-sm text-ink-2 wrap-anywhere">
            {reason}
          </p>
        ))}
        <p className="text-sm text-ink-3">{fill(text.byOn, { by: allocatedBy, date: formatDate(allocatedOn) })}</p>
        {undone !== null && <p className="text-sm text-danger wrap-anywhere">{fill(text.undone, undone)}</p>}
      </div>
      {undone === null && onUndo !== undefined && (
        <Button tone="quiet" aria-label={fill(text.undoNamed, { invoice: invoiceNumber })} onClick={onUndo}>
          {text.undo}
        </Button>
      )}
    </li>
  )
}

import { formatExact } from '#contract/figures.ts'
import { type PaymentSummary, paymentKinds, paymentModes } from '#contract/payments.ts'
import type { Column } from '#web/ui/list/column.ts'
import type { Filter } from '#web/ui/list/list-tools.tsx'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { usePaymentTexts } from './texts.ts'
import { Named, useTransferColumns } from './transfer-columns.tsx'

type Way = { addressOf: (paymentId: string) => string; from: string }

/** The columns of payments; each row leads to its payment. */
export function usePaymentColumns({ addressOf, from }: Way): Column<PaymentSummary>[] {
  const text = usePaymentTexts()
  return [
    {
      id: 'number',
      header: text.number,
      card: 'title',
      cell: ({ paymentId, paymentNumber }) => (
        <RowLink to={addressOf(paymentId)} state={{ from }} className="figure whitespace-nowrap">
          {paymentNumber}
        </RowLink>
      ),
    },
    {
      id: 'customer',
      header: text.customer,
      card: 'note',
      cell: ({ customerName }) => <span className="wrap-anywhere">{customerName}</span>,
    },
    ...useTransferColumns(text.received),
    {
      id: 'open',
      header: text.open,
      card: 'fact',
      numeric: true,
      cell: ({ openPaise }) => (openPaise === 0 ? null : <Named name={text.open}>{formatExact(openPaise)}</Named>),
    },
  ]
}

/** Filters by kind, mode and what is left to allocate. */
export function usePaymentFilters(): Filter[] {
  const text = usePaymentTexts()
  const kinds = paymentKinds.map((value) => ({ value, label: text.kinds[value] }))
  const modes = paymentModes.map((value) => ({ value, label: text.modes[value] }))
  const open = [
    { value: '', label: text.everyStanding },
    { value: 'yes', label: text.notAllocated },
  ]
  return [
    { name: 'kind', label: text.kind, options: [{ value: '', label: text.everyKind }, ...kinds] },
    { name: 'mode', label: text.mode, options: [{ value: '', label: text.everyMode }, ...modes] },
    { name: 'open', label: text.openOnly, options: open },
  ]
}

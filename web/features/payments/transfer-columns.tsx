import { formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import type { PaymentSummary } from '#contract/payments.ts'
import type { Column } from '#web/ui/list/column.ts'
import { usePaymentTexts } from './texts.ts'

type Transfer = Pick<
  PaymentSummary,
  'kind' | 'isCounter' | 'isTakenBack' | 'receivedOn' | 'mode' | 'reference' | 'amountPaise'
>

/** Cards have no headers. */
export const Named = ({ name, children }: { name: string; children: string }) => (
  <>
    <span className="text-ink-3 md:hidden">{name} </span>
    <span className="whitespace-nowrap tabular-nums">{children}</span>
  </>
)

type Kind = Pick<Transfer, 'kind' | 'isCounter' | 'isTakenBack'>

/** Names the kind of a payment; a payment taken back and its counter-entry are marked as such. */
export function kindOf({ kind, isCounter, isTakenBack }: Kind, text: ReturnType<typeof usePaymentTexts>) {
  if (isCounter) return text.counter
  return isTakenBack ? text.takenBack : text.kinds[kind]
}

/** The columns of what was transferred, the same at the desk and for customers; `day` names the date for its reader. */
export function useTransferColumns(day: string): Column<Transfer>[] {
  const text = usePaymentTexts()
  return [
    { id: 'kind', header: text.kind, card: 'badge', cell: (one) => kindOf(one, text) },
    {
      id: 'received',
      header: day,
      card: 'fact',
      cell: ({ receivedOn }) => <span className="whitespace-nowrap tabular-nums">{formatDate(receivedOn)}</span>,
    },
    {
      id: 'reference',
      header: text.reference,
      card: 'fact',
      cell: ({ mode, reference }) => (
        <span className="wrap-anywhere">
          {text.modes[mode]} {reference}
        </span>
      ),
    },
    {
      id: 'amount',
      header: text.amount,
      card: 'fact',
      numeric: true,
      cell: ({ amountPaise }) => <Named name={text.amount}>{formatExact(amountPaise)}</Named>,
    },
  ]
}

import { formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import type { BankLine, BankView } from '#contract/payments.bank.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/list/column.ts'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { useBankTexts } from './bank-texts.ts'

const tones = { TO_MATCH: 'info', MATCHED: 'good', ASIDE: 'idle' } as const

type Way = { addressOf: (lineId: string) => string; from: string; view: BankView }

/** The columns of rows of a statement; each leads to its row. */
export function useBankColumns({ addressOf, from, view }: Way): Column<BankLine>[] {
  const text = useBankTexts()
  const columns: Column<BankLine>[] = [
    {
      id: 'amount',
      header: text.amount,
      card: 'title',
      numeric: true,
      cell: ({ lineId, amountPaise, direction }) => (
        <RowLink to={addressOf(lineId)} state={{ from }} className="figure whitespace-nowrap">
          {`${direction === 'DEBIT' ? '−' : ''}${formatExact(amountPaise)}`}
        </RowLink>
      ),
    },
    {
      id: 'booked',
      header: text.booked,
      card: 'fact',
      cell: ({ bookedOn }) => <span className="whitespace-nowrap tabular-nums">{formatDate(bookedOn)}</span>,
    },
    {
      id: 'narration',
      header: text.narration,
      card: 'note',
      cell: ({ narration }) => <span className="wrap-anywhere">{narration}</span>,
    },
    {
      id: 'reference',
      header: text.reference,
      card: 'fact',
      cell: ({ reference }) => reference && <span className="inline-block min-w-48 wrap-anywhere">{reference}</span>,
    },
    {
      id: 'shows',
      header: text.shows,
      card: 'note',
      cell: ({ payment, reason }) =>
        payment === null ? (
          reason && <span className="wrap-anywhere text-ink-2">{reason}</span>
        ) : (
          <span className="wrap-anywhere">
            <span className="tabular-nums">{payment.paymentNumber}</span> {payment.customerName}
          </span>
        ),
    },
    {
      id: 'state',
      header: text.state,
      card: 'badge',
      cell: ({ status, direction }) =>
        status === 'TO_MATCH' && direction === 'DEBIT' ? null : (
          <span className="whitespace-nowrap">
            <Badge tone={tones[status]}>{text.views[status]}</Badge>
          </span>
        ),
    },
  ]
  // Rows to match have no payment, and their state is that of the list.
  return view === 'TO_MATCH' ? columns.filter(({ id }) => id !== 'shows' && id !== 'state') : columns
}

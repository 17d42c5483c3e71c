import { formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import { invoiceShares } from '#contract/invoices.calls.ts'
import type { InvoiceSummary } from '#contract/invoices.ts'
import { fill } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import type { Filter } from '#web/ui/list/list-tools.tsx'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { InvoiceBadge } from './invoice-badge.tsx'
import { useInvoiceTexts } from './texts.ts'

type Way = { addressOf: (invoiceId: string) => string; from: string }

/** Cards have no headers. */
const Named = ({ name, children }: { name: string; children: string }) => (
  <>
    <span className="text-ink-3 md:hidden">{name} </span>
    <span className="whitespace-nowrap tabular-nums">{children}</span>
  </>
)

/** The columns of invoices; each row leads to its invoice, and `from` is the list's query for the way back. */
export function useInvoiceColumns({ addressOf, from }: Way): Column<InvoiceSummary>[] {
  const text = useInvoiceTexts()
  const dated = (date: string | null, name: string) => date !== null && <Named name={name}>{formatDate(date)}</Named>
  return [
    {
      id: 'number',
      header: text.number,
      card: 'title',
      cell: ({ invoiceId, invoiceNumber }) => (
        <RowLink to={addressOf(invoiceId)} state={{ from }} className="figure whitespace-nowrap">
          {invoiceNumber ?? text.draft}
        </RowLink>
      ),
    },
    { id: 'date', header: text.date, card: 'fact', cell: ({ invoiceDate }) => dated(invoiceDate, text.date) },
    { id: 'due', header: text.due, card: 'fact', cell: ({ dueDate }) => dated(dueDate, text.due) },
    {
      id: 'total',
      header: text.total,
      card: 'fact',
      numeric: true,
      cell: ({ totalPaise }) => <Named name={text.total}>{formatExact(totalPaise)}</Named>,
    },
    {
      id: 'balance',
      header: text.balance,
      card: 'fact',
      numeric: true,
      cell: ({ balancePaise, disputedPaise }) =>
        balancePaise > 0 ? (
          <>
            <Named name={text.balance}>{formatExact(balancePaise)}</Named>
            {disputedPaise > 0 && (
              <span className="block text-sm text-ink-2 tabular-nums">
                {fill(text.inDispute, { amount: formatExact(disputedPaise) })}
              </span>
            )}
          </>
        ) : null,
    },
    { id: 'status', header: text.status, card: 'badge', cell: (invoice) => <InvoiceBadge {...invoice} /> },
  ]
}

/** Filters by what is left to pay. */
export function useShareFilter(): Filter {
  const text = useInvoiceTexts()
  const options = invoiceShares.map((value) => ({ value, label: text.shares[value] }))
  return { name: 'show', label: text.show, options: [{ value: '', label: text.everything }, ...options] }
}

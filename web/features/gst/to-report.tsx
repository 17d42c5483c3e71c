import { Link } from 'react-router'
import { formatDate } from '#contract/dates.ts'
import { formatFigure } from '#contract/figures.ts'
import type { GstOverview } from '#contract/gst.ts'
import { fill } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import { DataList } from '#web/ui/list/data-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { SavePaper } from './save-paper.tsx'
import { useEInvoiceTexts, useGstTexts } from './texts.ts'

type Row = GstOverview['toReport'][number]
type InvoiceAt = (invoiceId: string) => string

function useColumns(invoiceAt: InvoiceAt, isDue: boolean): Column<Row>[] {
  const text = useGstTexts()
  const { states } = useEInvoiceTexts()
  return [
    {
      id: 'document',
      header: text.document,
      card: 'title',
      cell: ({ invoiceId, number }) => (
        <Link to={invoiceAt(invoiceId)} className="link tabular-nums">
          {number}
        </Link>
      ),
    },
    { id: 'customer', header: text.customer, card: 'note', cell: ({ customerName }) => customerName },
    {
      id: 'total',
      header: text.total,
      card: 'fact',
      numeric: true,
      cell: ({ totalPaise }) => <span className="whitespace-nowrap tabular-nums">{formatFigure(totalPaise)}</span>,
    },
    {
      id: 'state',
      header: text.state,
      card: 'fact',
      cell: ({ state }) => (isDue || state !== 'NOT_SENT' ? states[state] : null),
    },
    {
      id: 'reportBy',
      header: text.reportBy,
      card: 'fact',
      cell: ({ reportBy, isLate }) =>
        isDue ? (
          <span className={isLate ? 'text-danger' : ''}>
            {formatDate(reportBy)}
            {isLate && ` (${text.late})`}
          </span>
        ) : null,
    },
    {
      id: 'save',
      header: text.eInvoice,
      card: 'badge',
      // A note is in the file of its invoice.
      cell: ({ invoiceId, number }) =>
        number.startsWith('INV') ? (
          <SavePaper
            call="downloadEInvoice"
            params={{ id: invoiceId }}
            file={`${number}-INV-01.json`}
            label="JSON"
            name={fill(text.eInvoiceOf, { number })}
            tone="quiet"
          />
        ) : null,
    },
  ]
}

type Props = { overview: GstOverview; invoiceAt: InvoiceAt }

/** The documents of a month that are reported as e-invoices, with the last day for each. */
export function ToReport({ overview: { eInvoicesDue, toReport }, invoiceAt }: Props) {
  const text = useGstTexts()
  const columns = useColumns(invoiceAt, eInvoicesDue)
  return (
    <Section title={text.reportTitle}>
      <p className="mb-4 max-w-[70ch] text-ink-2">{eInvoicesDue ? text.due : text.notDue}</p>
      {toReport.length === 0 ? (
        <p>{text.noneToReport}</p>
      ) : (
        <DataList name={text.reportTitle} items={toReport} idOf={({ number }) => number} columns={columns} />
      )}
    </Section>
  )
}

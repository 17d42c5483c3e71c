import { Link } from 'react-router'
import { formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import { type LedgerEntry, ledgerAccounts, ledgerDocuments } from '#contract/ledger.ts'
import { fill } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import type { Filter } from '#web/ui/list/list-tools.tsx'
import { EntryLines } from './entry-lines.tsx'
import { useLedgerNames, useLedgerTexts } from './texts.ts'

type Ways = {
  statementOf: (customerId: string) => string
  /** The page of a document; undefined where it has none. */
  documentAt: (document: LedgerEntry['document']) => string | undefined
}

/** The columns of the journal; each entry opens its lines. */
export function useJournalColumns({ statementOf, documentAt }: Ways): Column<LedgerEntry>[] {
  const text = useLedgerTexts()
  return [
    {
      id: 'entry',
      header: text.entry,
      card: 'hidden',
      numeric: true,
      cell: ({ entryNo }) => <span className="tabular-nums">{entryNo}</span>,
    },
    {
      id: 'date',
      header: text.date,
      card: 'badge',
      cell: ({ date }) => <span className="whitespace-nowrap tabular-nums">{formatDate(date)}</span>,
    },
    {
      id: 'document',
      header: text.document,
      card: 'title',
      cell: (entry) => <Document entry={entry} to={documentAt(entry.document)} />,
    },
    {
      id: 'customer',
      header: text.customer,
      card: 'fact',
      cell: ({ customer }) =>
        customer && (
          <Link to={statementOf(customer.companyId ?? customer.accountId ?? '')} className="link wrap-anywhere">
            {customer.name}
          </Link>
        ),
    },
    {
      id: 'amount',
      header: text.amount,
      card: 'fact',
      numeric: true,
      cell: ({ totalPaise }) => <span className="whitespace-nowrap tabular-nums">{formatExact(totalPaise)}</span>,
    },
    { id: 'lines', header: text.lines, card: 'note', cell: (entry) => <EntryLines entry={entry} /> },
  ]
}

function Document({ entry, to }: { entry: LedgerEntry; to: string | undefined }) {
  const [text, names] = [useLedgerTexts(), useLedgerNames()]
  const { document, reverses, reversedBy } = entry
  const name = `${names.documents[document.kind]} ${document.number}`
  return (
    <>
      {to === undefined ? (
        <span className="wrap-anywhere">{name}</span>
      ) : (
        <Link to={to} className="link wrap-anywhere">
          {name}
        </Link>
      )}
      {reverses !== null && (
        <span className="block text-sm text-ink-3">{fill(text.reverses, { entry: String(reverses) })}</span>
      )}
      {reversedBy !== null && (
        <span className="block text-sm text-danger">{fill(text.reversedBy, { entry: String(reversedBy) })}</span>
      )}
    </>
  )
}

/** Filters by account, document and days. */
export function useJournalFilters(): Filter[] {
  const [text, names] = [useLedgerTexts(), useLedgerNames()]
  const accounts = ledgerAccounts.map((value) => ({ value, label: names.accounts[value] }))
  const documents = ledgerDocuments.map((value) => ({ value, label: names.documents[value] }))
  return [
    { name: 'account', label: text.account, options: [{ value: '', label: text.everyAccount }, ...accounts] },
    { name: 'document', label: text.document, options: [{ value: '', label: text.everyDocument }, ...documents] },
    { name: 'from', label: text.from },
    { name: 'to', label: text.to },
  ]
}

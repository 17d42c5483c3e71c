import { useState } from 'react'
import { dateInIndia } from '#contract/dates.ts'
import type { LedgerEntry } from '#contract/ledger.ts'
import { ledgerViewTexts } from '#contract/texts/ledger.view.en.ts'
import { useJournalColumns, useJournalFilters } from '#web/features/ledger/journal-columns.tsx'
import { journal } from '#web/features/ledger/ledger.queries.ts'
import { yearUpTo } from '#web/features/ledger/period.ts'
import { SaveTable } from '#web/features/ledger/save-table.tsx'
import { useLedgerTexts } from '#web/features/ledger/texts.ts'
import { TrialBalancePart } from '#web/features/ledger/trial-balance.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { Listing } from '#web/ui/list/listing.tsx'
import { ForPermission } from './for-permission.tsx'

export const meta = () => accountMeta(ledgerViewTexts.title)

/** The page of a document; what a note or an allocation is about has none of its own. */
function documentAt({ kind, id }: LedgerEntry['document']) {
  if (kind === 'PAYMENT' || kind === 'REFUND') return deskAddresses.payment(id)
  return kind === 'INVOICE' ? deskAddresses.invoice(id) : undefined
}

/** The trial balance and the journal, for accounts. */
export default function Ledger() {
  const text = useLedgerTexts()
  return (
    <ForPermission permission="ledger" title={text.title}>
      <PageHead title={text.title} />
      <TrialBalancePart />
      <Journal />
    </ForPermission>
  )
}

function Journal() {
  const text = useLedgerTexts()
  const list = useList(journal, text)
  const columns = useJournalColumns({ statementOf: deskAddresses.statement, documentAt })
  const { q, filters } = list.search
  const [usual] = useState(() => yearUpTo(dateInIndia(new Date())))
  const days = { from: filters['from'] || usual.from, to: filters['to'] || usual.to }
  const chosen = Object.entries({ q, ...filters }).filter(([, value]) => value !== '')
  const files = { csv: 'downloadJournalCsv', xlsx: 'downloadJournalXlsx' } as const
  return (
    <section className="mt-10" aria-labelledby="journal">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="journal" className="heading text-2xl">
          {text.journalTitle}
        </h2>
        <div className="flex gap-3">
          <SaveTable
            {...files}
            query={{ ...Object.fromEntries(chosen), ...days }}
            file={`journal-${days.from}-${days.to}`}
            name={text.journalTitle}
          />
        </div>
      </div>
      <Listing list={list} columns={columns} filters={useJournalFilters()} empty={<p>{text.emptyText}</p>} />
    </section>
  )
}

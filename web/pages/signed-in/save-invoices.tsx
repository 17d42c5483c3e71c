import { useState } from 'react'
import { dateInIndia } from '#contract/dates.ts'
import { useInvoiceTexts } from '#web/features/invoices/texts.ts'
import { SaveTable } from '#web/features/ledger/save-table.tsx'
import type { PathName } from '#web/platform/call.ts'

type Props = {
  csv: PathName
  xlsx: PathName
  search: { readonly q: string; readonly filters: Readonly<Record<string, string>> }
}

/** Saves the invoices that the list finds as files for a spreadsheet. */
export function SaveInvoices({ search: { q, filters }, ...calls }: Props) {
  const text = useInvoiceTexts()
  const [today] = useState(() => dateInIndia(new Date()))
  const query = { ...filters, ...(q === '' ? {} : { q }) }
  return (
    <div className="flex gap-3">
      <SaveTable {...calls} query={query} file={`invoices-${today}`} name={text.title} />
    </div>
  )
}

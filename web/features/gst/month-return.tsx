import { formatExact, formatFigure } from '#contract/figures.ts'
import type { GstOverview } from '#contract/gst.ts'
import { fill, plural } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import { DataList } from '#web/ui/list/data-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { SavePaper } from './save-paper.tsx'
import { useGstTexts } from './texts.ts'

type Row = GstOverview['tables'][number]

const Figure = ({ name, children }: { name: string; children: string }) => (
  <>
    <span className="text-ink-3 md:hidden">{name} </span>
    <span className="whitespace-nowrap tabular-nums">{children}</span>
  </>
)

function useColumns(): Column<Row>[] {
  const text = useGstTexts()
  return [
    { id: 'table', header: text.table, card: 'title', cell: ({ table }) => text.tables[table] },
    {
      id: 'documents',
      header: text.documents,
      card: 'badge',
      numeric: true,
      cell: ({ documents }) => <Figure name={text.documents}>{String(documents)}</Figure>,
    },
    {
      id: 'taxable',
      header: text.taxable,
      card: 'fact',
      numeric: true,
      cell: ({ taxablePaise }) => <Figure name={text.taxable}>{formatFigure(taxablePaise)}</Figure>,
    },
    {
      id: 'tax',
      header: text.tax,
      card: 'fact',
      numeric: true,
      cell: ({ taxPaise }) => <Figure name={text.tax}>{formatFigure(taxPaise)}</Figure>,
    },
  ]
}

/** The return of a month with its files. */
export function MonthReturn({ overview }: { overview: GstOverview }) {
  const { month, gstin, tables, others, difference } = overview
  const text = useGstTexts()
  const columns = useColumns()
  return (
    <Section title={text.returnTitle}>
      <p className="text-ink-2">{fill(text.returnOf, { gstin })}</p>
      {others > 0 && <p className="mt-1 text-danger">{fill(plural(others, text.others), { n: others })}</p>}
      {Object.values(difference).some((paise) => paise !== 0) && (
        <p role="alert" className="mt-1 text-danger tabular-nums">
          {fill(text.differs, {
            cgst: formatExact(difference.cgstPaise),
            sgst: formatExact(difference.sgstPaise),
            igst: formatExact(difference.igstPaise),
          })}
        </p>
      )}
      <div className="my-4 flex flex-wrap gap-3">
        <SavePaper call="downloadGstr1" query={{ month }} file={`GSTR1-${gstin}-${month}.json`} label={text.gstr1} />
        <SavePaper call="downloadTally" query={{ month }} file={`tally-${month}.xml`} label={text.tally} />
      </div>
      {tables.length === 0 ? (
        <p>{text.empty}</p>
      ) : (
        <DataList name={text.returnTitle} items={tables} idOf={({ table }) => table} columns={columns} />
      )}
      <p className="mt-4 max-w-[70ch] text-sm text-ink-3">{text.tallyText}</p>
    </Section>
  )
}

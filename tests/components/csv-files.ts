import type { CsvFault, CsvPreview, CsvRow } from '#contract/csv-files.ts'
import { csvFaultTexts } from '#contract/texts/csv-files.en.ts'

/** A file of a spreadsheet. */
export const aCsvFile = (name = 'products.csv') =>
  new File(['slug,name\ngenie-gs-1930,Genie\n'], name, { type: 'text/csv' })

const aFault = (column: string, value: string, code: keyof typeof csvFaultTexts, facts = {}): CsvFault => ({
  column,
  value,
  code,
  facts,
  reason: csvFaultTexts[code],
})

const aRow = (row: number, effect: CsvRow['effect'], label: string, more: Partial<CsvRow> = {}): CsvRow => ({
  row,
  effect,
  label,
  changes: [],
  faults: [],
  moreFaults: 0,
  ...more,
})

const good: CsvRow[] = [
  aRow(2, 'SAME', 'Genie GS-1930 Electric Scissor Lift'),
  aRow(3, 'CHANGE', 'JCB 3DX Backhoe Loader', {
    changes: [
      { column: 'published', was: 'yes', is: 'no' },
      { column: 'specs.maxDigDepthM', was: '', is: '4.77' },
      { column: 'rateIncludes', was: 'machine and operator', is: 'machine, operator and diesel for the first 40 km' },
    ],
  }),
  aRow(4, 'NEW', 'Kestrel K-26 Electric Scissor Lift', {
    changes: Array.from({ length: 12 }, (_, n) => ({ column: `specs.figure${n}`, was: '', is: String(n) })),
  }),
]
const bad: CsvRow[] = [
  aRow(5, 'BAD', 'Plover P-8', {
    faults: [
      aFault('specs.platformHeightM', '10000', 'range', { min: '0', max: '250' }),
      aFault('specs.powerSource', 'steam', 'choice', { options: 'electric, diesel, hybrid, ac-mains' }),
      aFault('description', '', 'required'),
    ],
    moreFaults: 2,
  }),
  aRow(6, 'BAD', 'jcb-3dx', { faults: [aFault('', '', 'duplicate', { row: '3' })] }),
]

const countOf = (rows: readonly CsvRow[], effect: CsvRow['effect']) =>
  rows.filter((row) => row.effect === effect).length
const previewOf = (rows: CsvRow[], digest: string | null): CsvPreview => ({
  rows,
  bad: countOf(rows, 'BAD'),
  added: countOf(rows, 'NEW'),
  changed: countOf(rows, 'CHANGE'),
  same: countOf(rows, 'SAME'),
  digest,
})

/** Dry runs of a file with bad rows, of a good one, of one that changes nothing, and of a large one. */
export const previews = {
  bad: previewOf([...good, ...bad], null),
  good: previewOf(good, 'digest'),
  same: previewOf(good.slice(0, 1), null),
  unreadable: previewOf([aRow(1, 'BAD', '', { faults: [aFault('', '', 'utf8')] })], null),
  large: previewOf(
    Array.from({ length: 130 }, (_, n) => aRow(n + 2, 'NEW', `Machine ${n}`)),
    'large',
  ),
}

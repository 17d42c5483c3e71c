import { type CsvFault, CsvPreview, type CsvRow } from '#contract/csv-files.ts'
import { csvFaultTexts } from '#contract/texts/csv-files.en.ts'
import { type Named, sampleOf } from './sample-of.ts'

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

const good: Named<CsvRow>[] = [
  { row: 2, effect: 'SAME', label: 'Genie GS-1930 Electric Scissor Lift' },
  {
    row: 3,
    effect: 'CHANGE',
    label: 'JCB 3DX Backhoe Loader',
    changes: [
      { column: 'published', was: 'yes', is: 'no' },
      { column: 'specs.maxDigDepthM', was: '', is: '4.77' },
      { column: 'rateIncludes', was: 'machine and operator', is: 'machine, operator and diesel for the first 40 km' },
    ],
  },
  {
    row: 4,
    effect: 'NEW',
    label: 'Kestrel K-26 Electric Scissor Lift',
    changes: Array.from({ length: 12 }, (_, n) => ({ column: `specs.figure${n}`, was: '', is: String(n) })),
  },
]
const bad: Named<CsvRow>[] = [
  {
    row: 5,
    label: 'Plover P-8',
    faults: [
      aFault('specs.platformHeightM', '10000', 'range', { min: '0', max: '250' }),
      aFault('specs.powerSource', 'steam', 'choice', { options: 'electric, diesel, hybrid, ac-mains' }),
      aFault('description', '', 'required'),
    ],
    moreFaults: 2,
  },
  { row: 6, label: 'jcb-3dx', faults: [aFault('', '', 'duplicate', { row: '3' })] },
]

function previewOf(rows: readonly Named<CsvRow>[], digest: string | null = null): CsvPreview {
  const count = (wanted: CsvRow['effect']) => rows.filter(({ effect = 'BAD' }) => effect === wanted).length
  const counts = { bad: count('BAD'), added: count('NEW'), changed: count('CHANGE'), same: count('SAME') }
  return sampleOf(CsvPreview, { rows, ...counts, digest })
}

/** Dry runs of a file with bad rows, of a good one, of one that changes nothing, and of a large one. */
export const previews = {
  bad: previewOf([...good, ...bad]),
  good: previewOf(good, 'digest'),
  same: previewOf(good.slice(0, 1)),
  unreadable: previewOf([{ row: 1, label: '', faults: [aFault('', '', 'utf8')] }]),
  large: previewOf(
    Array.from({ length: 130 }, (_, n) => ({ row: n + 2, effect: 'NEW', label: `Machine ${n}` }) as const),
    'large',
  ),
}

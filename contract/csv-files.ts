import { z } from 'zod'
import { FileReply } from './endpoint.ts'
import { AskedSlug, queryText } from './fields.ts'
import { keyed } from './keyed.ts'
import type { csvFaultTexts } from './texts/csv-files.en.ts'

/** The most rows of one file beneath its headings, and its most bytes. */
export const CSV_ROWS_MAX = 1000
export const CSV_BYTES_MAX = 2_000_000
/** The faults of one row that are reported one by one. */
export const CSV_FAULTS_MAX = 10

export type CsvFaultCode = keyof typeof csvFaultTexts

/** One wrong cell: the heading of its column ('' where the whole row is wrong), what stands there, and why it is wrong. */
export const CsvFault = z.object({
  column: z.string(),
  value: z.string(),
  code: z.string(),
  facts: z.record(z.string(), z.string()),
  reason: z.string(),
})
export type CsvFault = z.infer<typeof CsvFault>

export const csvEffects = ['BAD', 'NEW', 'CHANGE', 'SAME'] as const

/** One row, as a spreadsheet counts them (the headings are row 1), and what importing it would do. */
export const CsvRow = z.object({
  row: z.int(),
  effect: z.enum(csvEffects),
  label: z.string(),
  changes: z.array(z.object({ column: z.string(), was: z.string(), is: z.string() })),
  faults: z.array(CsvFault),
  /** Faults beyond those listed. */
  moreFaults: z.int(),
})
export type CsvRow = z.infer<typeof CsvRow>

/** The preview of an import, which names the digest. It is null while a row is bad, or nothing would change. */
export const CsvPreview = z
  .object({
    rows: z.array(CsvRow),
    bad: z.int(),
    added: z.int(),
    changed: z.int(),
    same: z.int(),
    digest: z.string().nullable(),
  })
  .meta({ id: 'CsvPreview' })
export type CsvPreview = z.infer<typeof CsvPreview>

/** A download of everything that a file may hold, of one sub-category or of all. */
export const csvDownload = {
  query: z.strictObject({ subCategory: AskedSlug.optional() }),
  response: FileReply,
  replyType: 'text/csv',
  problems: ['too-many-machines'],
} as const

/** The parts of a call that takes a file, sent as it is. */
const csvUpload = { rawBody: true, bodyBytesMax: CSV_BYTES_MAX } as const

/** A dry run: every bad row, and what each good one would do. */
export const csvPreview = {
  ...csvUpload,
  response: z.object({ preview: CsvPreview }),
  problems: ['payload-too-large'],
  onlyReads: true,
} as const

/** The import of a file that was previewed. */
export const csvImport = {
  ...csvUpload,
  query: z.strictObject({ digest: queryText(64) }),
  headers: keyed,
  response: z.object({ added: z.int(), changed: z.int() }),
  problems: ['payload-too-large', 'preview-outdated', 'idempotency-key-reused'],
} as const

import { z } from 'zod'
import { FileReply } from './endpoint.ts'
import { AskedSlug } from './fields.ts'

/** The most rows of one file beneath its headings, and its most bytes. */
export const CSV_ROWS_MAX = 1000
export const CSV_BYTES_MAX = 2_000_000

/** A download of everything that a file may hold, of one sub-category or of all. */
export const csvDownload = {
  query: z.strictObject({ subCategory: AskedSlug.optional() }),
  response: FileReply,
  replyType: 'text/csv',
  problems: ['too-many-machines'],
} as const

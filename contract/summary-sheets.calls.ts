// The calls of summary sheets, for customers and the desk.
import { z } from 'zod'
import { CheckAnswers } from './checks.ts'
import { endpoint } from './endpoint.ts'
import { Id, note, Otp, optionalNote, queryText } from './fields.ts'
import { csv, lang, xlsx } from './file-replies.ts'
import { keyed } from './keyed.ts'
import { whole } from './numbers.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { SheetExtra } from './summary-sheets.content.ts'
import { DueSheet, SummarySheet, SummarySheetSummary, summarySheetStatuses } from './summary-sheets.ts'
import { changeProblems, versioned } from './versioned.ts'

const EXTRAS_MAX = 20
const LINES_MAX = 100

const params = z.object({ summarySheetId: Id })
const deskParams = z.object({ id: Id })
const one = z.object({ summarySheet: SummarySheet })
const list = z.object({ summarySheets: pageOf(SummarySheetSummary) })

const sheetsQuery = {
  job: Id.optional(),
  site: Id.optional(),
  status: z.enum(summarySheetStatuses).optional(),
  q: queryText(100).optional(),
  ...pageQuery,
}

/** The version that they have seen. */
const version = whole(1, 99)
const CertifySummarySheet = z.strictObject({ otp: Otp, version })
const DisputeSummarySheet = z.strictObject({
  lines: z
    .array(z.strictObject({ lineId: Id, reason: note(1, 500) }))
    .min(1)
    .max(LINES_MAX),
  version: version.optional(),
})

/** Answers disputes: a line stands, or the logs or costs behind it were changed. */
export const ReviseSummarySheet = z.strictObject({
  note: optionalNote(2000),
  extras: z.array(SheetExtra).max(EXTRAS_MAX).optional(),
  replies: z
    .array(z.strictObject({ lineId: Id, reply: note(1, 2000) }))
    .max(LINES_MAX)
    .default([]),
  /** To what the rules find in the new version. */
  answers: CheckAnswers.default([]),
})
export type ReviseSummarySheet = z.infer<typeof ReviseSummarySheet>

const asFile = { query: z.strictObject({ lang }), problems: ['not-found'] } as const

export const summarySheetsApi = {
  listSummarySheets: endpoint({
    ...signedInPaths.listSummarySheets,
    summary: 'The summary sheets of jobs that the caller may see, newest first.',
    query: z.strictObject(sheetsQuery),
    response: list,
    problems: [],
  }),
  getSummarySheet: endpoint({
    ...signedInPaths.getSummarySheet,
    summary: 'One summary sheet with its lines, and the days and logs behind them.',
    params,
    response: one,
    problems: ['not-found'],
  }),
  certifySummarySheet: endpoint({
    ...signedInPaths.certifySummarySheet,
    summary: 'Agrees to all lines that are not disputed, with a code.',
    params,
    headers: keyed,
    body: CertifySummarySheet,
    response: one,
    problems: [
      'not-found',
      'status-conflict',
      'logs-changed',
      'validation',
      'invalid-otp',
      'expired-otp',
      'too-many-requests',
    ],
  }),
  disputeSummarySheet: endpoint({
    ...signedInPaths.disputeSummarySheet,
    summary: 'Disputes single lines, each with a reason; the others may be certified meanwhile.',
    params,
    headers: keyed,
    body: DisputeSummarySheet,
    response: one,
    problems: ['not-found', 'status-conflict', 'validation', 'idempotency-key-reused'],
  }),
  downloadSummarySheetCsv: endpoint({
    ...signedInPaths.downloadSummarySheetCsv,
    ...csv,
    ...asFile,
    params,
    summary: 'A summary sheet as CSV.',
  }),
  downloadSummarySheetXlsx: endpoint({
    ...signedInPaths.downloadSummarySheetXlsx,
    ...xlsx,
    ...asFile,
    params,
    summary: 'A summary sheet as XLSX.',
  }),
}

export const deskSummarySheetsApi = {
  listDeskSummarySheets: endpoint({
    ...deskPaths.listDeskSummarySheets,
    summary: 'All summary sheets, newest first.',
    query: z.strictObject(sheetsQuery),
    response: list,
    problems: [],
  }),
  listDueSummarySheets: endpoint({
    ...deskPaths.listDueSummarySheets,
    summary: 'The billing cycles that are over and have no summary sheet yet, the oldest first.',
    response: z.object({
      due: z.array(DueSheet),
      /** The number of prepared sheets that nothing holds up. */
      ready: z.int(),
      /** The newest batch that is under way. */
      runningBatchId: Id.nullable(),
    }),
    problems: [],
  }),
  prepareSummarySheet: endpoint({
    ...deskPaths.prepareSummarySheet,
    summary: 'Prepares the sheet of the next billing cycle of a job that is over.',
    headers: keyed,
    body: z.strictObject({ jobId: Id }),
    response: one,
    status: 201,
    problems: ['not-found', 'nothing-due', 'validation', 'idempotency-key-reused'],
  }),
  getDeskSummarySheet: endpoint({
    ...deskPaths.getDeskSummarySheet,
    summary: 'One summary sheet with its lines, and the days and logs behind them.',
    params: deskParams,
    response: one,
    problems: ['not-found'],
  }),
  saveSummarySheet: endpoint({
    ...deskPaths.saveSummarySheet,
    summary: 'Sets the costs beside the hire of a sheet that was not sent yet.',
    params: deskParams,
    headers: versioned,
    body: z.strictObject({ extras: z.array(SheetExtra).max(EXTRAS_MAX) }),
    response: one,
    problems: changeProblems,
  }),
  sendSummarySheet: endpoint({
    ...deskPaths.sendSummarySheet,
    summary:
      'Sends a prepared sheet to the customer. Its logs must all be signed, and each finding of the checks answered.',
    params: deskParams,
    headers: versioned,
    body: z.strictObject({ answers: CheckAnswers.default([]) }),
    response: one,
    problems: [...changeProblems, 'unsigned-days', 'sheet-below-zero', 'unanswered-findings'],
  }),
  reviseSummarySheet: endpoint({
    ...deskPaths.reviseSummarySheet,
    summary: 'Sends a further version, computed anew from the signed logs, with a reply to each disputed line.',
    params: deskParams,
    headers: versioned,
    body: ReviseSummarySheet,
    response: one,
    problems: [...changeProblems, 'unsigned-days', 'sheet-below-zero', 'unanswered-findings'],
  }),
  downloadDeskSummarySheetCsv: endpoint({
    ...deskPaths.downloadDeskSummarySheetCsv,
    ...csv,
    ...asFile,
    params: deskParams,
    summary: 'Any summary sheet as CSV.',
  }),
  downloadDeskSummarySheetXlsx: endpoint({
    ...deskPaths.downloadDeskSummarySheetXlsx,
    ...xlsx,
    ...asFile,
    params: deskParams,
    summary: 'Any summary sheet as XLSX.',
  }),
}

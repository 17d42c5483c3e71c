// The calls of invoices, for customers and the desk.
import { z } from 'zod'
import { CheckAnswers } from './checks.ts'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id, note, optionalNote, queryText, text } from './fields.ts'
import { DisputeInvoice, RejectDispute } from './invoices.disputes.ts'
import { PaymentReport } from './invoices.reports.ts'
import {
  BillableSheet,
  Invoice,
  InvoiceSummary,
  InvoiceTotals,
  invoiceStatuses,
  noteKinds,
  noteReasons,
  Sac,
} from './invoices.ts'
import { keyed } from './keyed.ts'
import { whole } from './numbers.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { PAISE_MAX } from './rate-terms.ts'
import { changeProblems, versioned } from './versioned.ts'

/** Sheets on one invoice. */
export const SHEETS_MAX = 100
const LINES_MAX = 1000

const params = z.object({ invoiceId: Id })
const deskParams = z.object({ id: Id })
const one = z.object({ invoice: Invoice })
/** As its customer reads it, and whether this person may dispute its lines. */
export const OwnInvoice = one.extend({
  /** Reported payments, newest first. */
  reports: z.array(PaymentReport),
  mayReport: z.boolean(),
  mayDispute: z.boolean(),
  /** The last day to dispute lines; null for no limit. */
  disputeUntil: CivilDate.nullable(),
  /** The contact once that day is over and the invoice is unpaid; null before. */
  writeTo: z
    .object({ name: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable() })
    .nullable(),
})

/** By what is left to pay; `OVERDUE` and `DISPUTED` are parts of `OUTSTANDING`. */
export const invoiceShares = ['OUTSTANDING', 'OVERDUE', 'DISPUTED', 'PAID'] as const
const shared = { show: z.enum(invoiceShares).optional(), q: queryText(100).optional() }
/** The filters of a customer's list. */
export const ownInvoiceFilters = { job: Id.optional(), ...shared }
/** The filters of the desk's list. */
export const deskInvoiceFilters = {
  job: Id.optional(),
  company: Id.optional(),
  account: Id.optional(),
  status: z.enum(invoiceStatuses).optional(),
  ...shared,
}
const list = z.object({ invoices: pageOf(InvoiceSummary), totals: InvoiceTotals })

const DraftInvoice = z.strictObject({ summarySheetIds: z.array(Id).min(1).max(SHEETS_MAX) })

export const SaveInvoice = z.strictObject({
  note: optionalNote(2000),
  /** Lines with another code than the usual one. */
  sacs: z
    .array(z.strictObject({ lineId: Id, sac: Sac, note: text(1, 300) }))
    .max(LINES_MAX)
    .default([]),
})
export type SaveInvoice = z.infer<typeof SaveInvoice>

export const IssueNote = z.strictObject({
  kind: z.enum(noteKinds),
  reason: z.enum(noteReasons),
  explanation: note(1, 1000),
  /** Open disputes of its lines that a credit note upholds. */
  upholds: z.array(Id).max(LINES_MAX).optional(),
  /** The amounts credited or debited, before GST; of a line that deductions lessen, what is left of it with them. */
  lines: z
    .array(z.strictObject({ lineNo: whole(1, LINES_MAX), amountPaise: whole(1, PAISE_MAX) }))
    .min(1)
    .max(LINES_MAX)
    .refine((lines) => new Set(lines.map(({ lineNo }) => lineNo)).size === lines.length, 'duplicate'),
})
export type IssueNote = z.infer<typeof IssueNote>

export const invoicesApi = {
  listInvoices: endpoint({
    ...signedInPaths.listInvoices,
    summary: 'The invoices of jobs that the caller may see, newest first, and what they come to.',
    query: z.strictObject({ ...ownInvoiceFilters, ...pageQuery }),
    response: list,
    problems: [],
  }),
  getInvoice: endpoint({
    ...signedInPaths.getInvoice,
    summary: 'One invoice with its lines, payments, notes and disputes.',
    params,
    response: OwnInvoice,
    problems: ['not-found'],
  }),
  disputeInvoice: endpoint({
    ...signedInPaths.disputeInvoice,
    summary: 'Disputes lines of an unpaid invoice, each for a reason; they are not due until the desk has answered.',
    params,
    headers: keyed,
    body: DisputeInvoice,
    response: OwnInvoice,
    problems: ['not-found', 'status-conflict', 'dispute-too-late', 'validation', 'idempotency-key-reused'],
  }),
}

export const deskInvoicesApi = {
  listDeskInvoices: endpoint({
    ...deskPaths.listDeskInvoices,
    summary: 'All invoices, drafts first, then newest first, and what they come to.',
    query: z.strictObject({ ...deskInvoiceFilters, ...pageQuery }),
    response: list,
    problems: [],
  }),
  listBillableSheets: endpoint({
    ...deskPaths.listBillableSheets,
    summary: 'The summary sheets with agreed lines that no invoice has, the oldest first, and the drafts to issue.',
    response: z.object({
      sheets: z.array(BillableSheet),
      drafts: z.int(),
      /** The newest batch of invoices that is under way. */
      runningBatchId: Id.nullable(),
    }),
    problems: [],
  }),
  listSacs: endpoint({
    ...deskPaths.listSacs,
    summary: 'The service accounting codes of today with their rates.',
    response: z.object({
      sacs: z.array(z.object({ sac: z.string(), description: z.string(), gstPercent: z.string() })),
    }),
    problems: [],
  }),
  draftInvoice: endpoint({
    ...deskPaths.draftInvoice,
    summary: 'Drafts an invoice of all agreed lines of some summary sheets, which must go to one customer.',
    headers: keyed,
    body: DraftInvoice,
    response: one,
    status: 201,
    problems: [
      'not-found',
      'nothing-to-bill',
      'bills-differ',
      'settings-incomplete',
      'validation',
      'idempotency-key-reused',
    ],
  }),
  getDeskInvoice: endpoint({
    ...deskPaths.getDeskInvoice,
    summary: 'One invoice; a draft as it would be issued today.',
    params: deskParams,
    response: one,
    problems: ['not-found', 'settings-incomplete'],
  }),
  saveInvoice: endpoint({
    ...deskPaths.saveInvoice,
    summary: 'Sets the note of a draft, and the codes of lines that differ from the usual one.',
    params: deskParams,
    headers: versioned,
    body: SaveInvoice,
    response: one,
    problems: [...changeProblems, 'settings-incomplete', 'bills-differ'],
  }),
  discardInvoice: endpoint({
    ...deskPaths.discardInvoice,
    summary: 'Discards a draft; its lines may be billed otherwise.',
    params: deskParams,
    headers: versioned,
    response: z.void(),
    status: 204,
    problems: ['not-found', 'status-conflict', 'precondition-required', 'precondition-failed'],
  }),
  issueInvoice: endpoint({
    ...deskPaths.issueInvoice,
    summary:
      'Issues a draft under the next number, with the date of today. Each finding of its checks needs an answer.',
    params: deskParams,
    headers: versioned,
    body: z.strictObject({ answers: CheckAnswers.default([]) }),
    response: one,
    problems: [...changeProblems, 'settings-incomplete', 'nothing-to-bill', 'bills-differ', 'unanswered-findings'],
  }),
  issueNote: endpoint({
    ...deskPaths.issueNote,
    summary: 'Issues a credit or debit note to an invoice, under the next number of its series.',
    params: deskParams,
    headers: versioned,
    body: IssueNote,
    response: one,
    problems: [...changeProblems, 'over-credited', 'note-too-late'],
  }),
  rejectDispute: endpoint({
    ...deskPaths.rejectDispute,
    summary: 'Rejects a dispute of a line with a reply; the line is due again.',
    params: deskParams,
    headers: versioned,
    body: RejectDispute,
    response: one,
    problems: changeProblems,
  }),
}

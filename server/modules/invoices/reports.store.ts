import { sql } from 'kysely'
import {
  type PaymentReport,
  type PaymentReportStatus,
  REPORT_DAYS,
  type ReportPayment,
} from '#contract/invoices.reports.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'

/** Whether this person pays: administrators of a company, and people without one. */
export const paysFor = ({ companyId, role }: Caller) => companyId === null || role === 'ROLE_ADMIN'

/** The reports of an invoice, the newest first. */
export const reportsOf = (tx: Queryable, invoiceId: string) =>
  tx.rows(sql<PaymentReport>`
    select payment_report_id as "reportId", status, paid_on as "paidOn", mode, reference, amount_paise::float8 as "amountPaise",
      tds_paise::float8 as "tdsPaise", note, reported_by as "by", ${instant('reported_at')} as "at", reply,
      ${instant('closed_at')} as "closedAt"
    from payment_report where invoice_id = ${invoiceId} order by reported_at desc, payment_report_id desc`)

/** Whether the desk still looks for the money of an invoice, at most some days. */
export const isReported = async ({ tx, now }: Transaction, invoiceId: string) =>
  (await tx.first(sql`
    select from payment_report where invoice_id = ${invoiceId} and status = 'REPORTED'
      and reported_at > ${now}::timestamptz - make_interval(days => ${REPORT_DAYS})`)) !== undefined

/** Until the end of the transaction only this person's next report may count: a limit is counted, then used. */
export const lockReportsOf = (tx: Queryable, accountId: string) =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('payment reports of ' || ${accountId}::text, 0))`)

/** How many reports a person has made in the last 24 hours. */
export const reportsToday = async ({ tx, now }: Transaction, accountId: string) =>
  (
    await tx.first(sql<{ n: number }>`
    select count(*)::int as n from payment_report
    where reporter_id = ${accountId} and reported_at > ${now}::timestamptz - interval '1 day'`)
  )?.n ?? 0

type NewReport = ReportPayment & { readonly reportId: string; readonly invoiceId: string; readonly by: Caller }

export const insertReport = ({ tx, now }: Transaction, { by, ...report }: NewReport) =>
  tx.rows(sql`
    insert into payment_report (payment_report_id, invoice_id, status, paid_on, mode, reference, amount_paise, tds_paise, note,
      reporter_id, reported_by, reported_at)
    values (${report.reportId}, ${report.invoiceId}, 'REPORTED', ${report.paidOn}::date, ${report.mode},
      ${report.reference ?? null}, ${report.amountPaise}, ${report.tdsPaise}, ${report.note}, ${by.accountId}, ${by.name}, ${now})`)

type Locked = Pick<PaymentReport, 'status'> & { invoiceId: string; invoiceNumber: string }

/** A report, locked. */
export const lockReport = (tx: Queryable, reportId: string) =>
  tx.first(sql<Locked>`
    select r.status, r.invoice_id as "invoiceId", i.invoice_number as "invoiceNumber"
    from payment_report r join invoice i using (invoice_id) where r.payment_report_id = ${reportId} for update of r`)

type Open = Pick<PaymentReport, 'reportId' | 'reference' | 'amountPaise'>

/** The open report of an invoice, locked; undefined if it is closed meanwhile. */
export const lockOpenReport = (tx: Queryable, invoiceId: string) =>
  tx.first(sql<Open>`
    select payment_report_id as "reportId", reference, amount_paise::float8 as "amountPaise" from payment_report
    where invoice_id = ${invoiceId} and status = 'REPORTED' for update`)

type Closing = {
  readonly status: PaymentReportStatus
  readonly by: string
  readonly reply?: string
  readonly paymentId?: string
}

export const closeReport = ({ tx, now }: Transaction, reportId: string, { status, by, reply, paymentId }: Closing) =>
  tx.rows(sql`
    update payment_report set status = ${status}, closed_by = ${by}, closed_at = ${now}, reply = ${reply ?? null},
      payment_id = ${paymentId ?? null}
    where payment_report_id = ${reportId}`)

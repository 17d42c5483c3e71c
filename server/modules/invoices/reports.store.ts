import { sql } from 'kysely'
import { type PaymentReport, REPORT_DAYS, type ReportPayment } from '#contract/invoices.reports.ts'
import type { Action, Transaction } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import type { Staff } from '#server/platform/principal.ts'

/** Whether this person pays: administrators of a company, and people without one. */
export const paysFor = ({ companyId, role }: Caller) => companyId === null || role === 'ROLE_ADMIN'

/** The reports of an invoice, the newest first. */
export const reportsOf = (tx: Queryable, invoiceId: string) =>
  tx.rows(sql<PaymentReport>`
    select payment_report_id as report_id, status, paid_on, mode, reference, amount_paise::float8 as amount_paise,
      tds_paise::float8 as tds_paise, note, reported_by as "by", ${instant('reported_at')} as "at", reply,
      ${instant('closed_at')} as closed_at
    from payment_report where invoice_id = ${invoiceId} order by reported_at desc, payment_report_id desc`)

/** Whether the desk still looks for the money of an invoice, at most some days. */
export const isReported = async ({ tx, now }: Transaction, invoiceId: string) =>
  (await tx.first(sql`
    select from payment_report where invoice_id = ${invoiceId} and status = 'REPORTED'
      and reported_at > ${now}::timestamptz - make_interval(days => ${REPORT_DAYS})`)) !== undefined

/** Until the end of the transaction only this person's next report may count: a limit is counted, then used. */
export const lockReportsOf = (tx: Queryable, accountId: string) =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('payment reports of ' || ${accountId}::text, 0))`)

/** Counts the reports that a person has made in the last 24 hours. */
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

/** The invoice of a report. */
export const reportById = (tx: Queryable, reportId: string) =>
  tx.first(sql<{ invoiceId: string; invoiceNumber: string }>`
    select invoice_id, i.invoice_number
    from payment_report join invoice i using (invoice_id) where payment_report_id = ${reportId}`)

/** Until the end of the transaction nobody else counts the cash of the customer of an invoice. */
export const lockCashOf = (tx: Queryable, invoiceId: string) =>
  tx.rows(sql`select lock_cash(coalesce(company_id, account_id)) from invoice where invoice_id = ${invoiceId}`)

type Plan = { readonly invoiceId: string; readonly on: string; readonly paise: number }

/** Whether cash that a customer plans comes to what section 269ST forbids, with what was received and reported. */
export const isCashOver = async (tx: Queryable, { invoiceId, on, paise }: Plan) =>
  (
    await tx.first(sql<{ isOver: boolean }>`
    select is_cash_of_day_over(coalesce(company_id, account_id), ${on}::date, ${paise}::bigint, true)
      or is_cash_of_invoice_over(invoice_id, ${paise}::bigint, true) as is_over
    from invoice where invoice_id = ${invoiceId}`)
  )?.isOver ?? false

type Open = Pick<PaymentReport, 'reportId' | 'reference' | 'amountPaise'>

/** The open report of an invoice, locked; undefined if it is closed meanwhile. */
export const lockOpenReport = (tx: Queryable, invoiceId: string) =>
  tx.first(sql<Open>`
    select payment_report_id as report_id, reference, amount_paise::float8 as amount_paise from payment_report
    where invoice_id = ${invoiceId} and status = 'REPORTED' for update`)

type Closing = { readonly reply?: string; readonly paymentId?: string }

/** Returns the final facts of a report, for the statement that closes it. */
export const closing = ({ now, by }: Action<Caller | Staff>, { reply, paymentId }: Closing = {}) =>
  sql`closed_by = ${by.name}, closed_at = ${now}, reply = ${reply ?? null}, payment_id = ${paymentId ?? null}::uuid`

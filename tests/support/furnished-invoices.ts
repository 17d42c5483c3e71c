import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'

/** A row in every table of invoices, for a job with a summary sheet. */
export async function furnishInvoices(
  owner: Queryable,
  { jobId, now }: { readonly jobId: string; readonly now: Date },
) {
  const invoiceId = newId()
  const number = String(Math.floor(Math.random() * 1e6)).padStart(6, '0')
  await owner.rows(sql`
    insert into invoice (invoice_id, company_id, account_id, customer_name, status, taxable_paise, cgst_paise, sgst_paise,
      igst_paise, round_off_paise, total_paise, drafted_by, drafted_at)
    select ${invoiceId}, company_id, case when company_id is null then account_id end, 'Asha', 'DRAFT', 100, 9, 9, 0, -18, 100,
      'Farida', ${now} from job where job_id = ${jobId}`)
  await owner.rows(sql`
    insert into summary_line (line_id, summary_sheet_id, since_version, line_no, code, amount_paise, content, state, agreed_version)
    select ${newId()}, summary_sheet_id, version, 2, 'MOB', 100, '{}', 'AGREED', version from summary_sheet
    where job_id = ${jobId} limit 1`)
  await owner.rows(sql`
    insert into invoice_line (invoice_id, line_no, line_id, summary_sheet_id, job_id, amount_paise, sac)
    select ${invoiceId}, 1, l.line_id, l.summary_sheet_id, ${jobId}, 100, '997313' from summary_line l
      join summary_sheet s using (summary_sheet_id) where s.job_id = ${jobId} and l.line_no = 2`)
  await owner.rows(sql`
    update invoice set status = 'ISSUED', invoice_number = ${`INV/2627/${number}`}, document = '{}', hash = ${'a1'.repeat(32)},
      settings_version = 1, invoice_date = ${now}, due_date = ${now}, issued_by = 'Farida', issued_at = ${now}
    where invoice_id = ${invoiceId}`)
  await owner.rows(sql`
    insert into invoice_event (event_id, invoice_id, act, to_status, actor_kind, happened_at)
    values (${newId()}, ${invoiceId}, 'draft', 'DRAFT', 'SYSTEM', ${now})`)
  const [disputeId, reportId] = [newId(), newId()]
  await owner.rows(sql`
    insert into invoice_dispute (dispute_id, invoice_id, line_no, status, reason, disputed_by, disputed_at)
    values (${disputeId}, ${invoiceId}, 1, 'OPEN', 'The machine came a day later.', 'Asha', ${now})`)
  await owner.rows(sql`
    insert into invoice_dispute_event (event_id, dispute_id, act, to_status, actor_kind, happened_at)
    values (${newId()}, ${disputeId}, 'dispute', 'OPEN', 'SYSTEM', ${now})`)
  await owner.rows(sql`
    insert into payment_report (payment_report_id, invoice_id, status, paid_on, mode, reference, amount_paise, tds_paise,
      reporter_id, reported_by, reported_at)
    select ${reportId}, ${invoiceId}, 'REPORTED', ${now}, 'NEFT', 'UTR1', 100, 0, account_id, 'Asha', ${now} from job
    where job_id = ${jobId}`)
  await owner.rows(sql`
    insert into payment_report_event (event_id, payment_report_id, act, to_status, actor_kind, happened_at)
    values (${newId()}, ${reportId}, 'report', 'REPORTED', 'SYSTEM', ${now})`)
  await owner.rows(sql`
    insert into invoice_reminder (invoice_id, step, outstanding_paise, reminded_on) values (${invoiceId}, -3, 100, ${now})`)
  await owner.rows(sql`
    insert into invoice_reminder_stop (stop_id, invoice_id, reason, stopped_by, stopped_at)
    values (${newId()}, ${invoiceId}, 'They pay on Friday.', 'Farida', ${now})`)
  await owner.rows(sql`
    insert into e_invoice_event (event_id, invoice_id, act, source, happened_at)
    values (${newId()}, ${invoiceId}, 'SUBMIT', 'PROVIDER', ${now})`)
  const noteId = newId()
  // One statement, because the parts add up at commit.
  await owner.rows(sql`
    with note as (
      insert into invoice_note (note_id, note_number, kind, invoice_id, note_date, reason, explanation, taxable_paise,
        cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise, issued_by, issued_at)
      values (${noteId}, ${`CRN/2627/${number}`}, 'CREDIT', ${invoiceId}, ${now}, 'GOODWILL', 'For the wait.', 50, 0, 0, 0, 0,
        50, 'Farida', ${now})),
    line as (insert into invoice_note_line (note_id, invoice_id, line_no, amount_paise) values (${noteId}, ${invoiceId}, 1, 50))
    update invoice set credited_paise = 50 where invoice_id = ${invoiceId}`)
}

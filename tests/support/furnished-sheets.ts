import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'

type Hire = { readonly jobId: string; readonly logsheetId: string; readonly now: Date }

/** A row in every table of summary sheets, for a job with a log. */
export async function furnishSheets(owner: Queryable, { jobId, logsheetId, now }: Hire) {
  const [sheetId, lineId, batchId] = [newId(), newId(), newId()]
  const hash = 'a1'.repeat(32)
  await owner.rows(sql`
    insert into summary_sheet (summary_sheet_id, summary_number, job_id, cycle_no, period_from, period_to, from_date, to_date,
      is_closing, status, version, prepared_by, prepared_at)
    select ${sheetId}, ${`SUM-${sheetId}`}, job_id, 1, on_hire_from, on_hire_from, on_hire_from, on_hire_from, false,
      'DISPUTED', 1, 'Farida', ${now} from job where job_id = ${jobId}`)
  await owner.rows(sql`
    insert into summary_version (summary_sheet_id, version, taxable_paise, worked, hash, sent_by, sent_at)
    values (${sheetId}, 1, 13300000, 8, ${hash}, 'Farida', ${now})`)
  await owner.rows(sql`
    insert into summary_log (summary_sheet_id, version, logsheet_id, log_version, log_date)
    select ${sheetId}, 1, logsheet_id, 1, log_date from logsheet where logsheet_id = ${logsheetId}`)
  await owner.rows(sql`
    insert into summary_line (line_id, summary_sheet_id, since_version, line_no, code, amount_paise, content, state)
    values (${lineId}, ${sheetId}, 1, 1, 'HIRE', 13300000, '{}', 'DISPUTED')`)
  await owner.rows(sql`
    insert into summary_dispute (line_id, reason, disputed_by, actor_account_id, disputed_at)
    select ${lineId}, 'We were away.', 'Asha', account_id, ${now} from job where job_id = ${jobId}`)
  await owner.rows(sql`
    insert into summary_certification (summary_sheet_id, version, hash, how, certified_at)
    values (${sheetId}, 1, ${hash}, 'DEEMED', ${now})`)
  await owner.rows(sql`
    insert into summary_sheet_event (event_id, summary_sheet_id, act, to_status, actor_kind, happened_at)
    values (${newId()}, ${sheetId}, 'prepare', 'PREPARED', 'SYSTEM', ${now})`)
  await owner.rows(sql`
    insert into summary_check (summary_sheet_id, version, check_no, rule, result, says)
    values (${sheetId}, 1, 1, 'TRIPS', 'PASSED', '{"key": "tripsNone", "params": {}}')`)
  await owner.rows(sql`
    insert into batch (batch_id, act, account_id, made_by, made_at)
    select ${batchId}, 'PREPARE', account_id, 'Farida', ${now} from job where job_id = ${jobId}`)
  await owner.rows(sql`
    insert into batch_document (batch_id, document_no, subject, sequence, work)
    select ${batchId}, 1, job_number, job_id, '{}' from job where job_id = ${jobId}`)
}

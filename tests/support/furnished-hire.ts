import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { secondsAfter } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { furnishInvoices } from './furnished-invoices.ts'
import { furnishLedger, furnishPayments } from './furnished-payments.ts'
import { furnishSheets } from './furnished-sheets.ts'
import { jobOf, machineFor, putOnHire } from './hire.ts'
import type { TestServer } from './server.ts'

/** A row in every table of the hire, for an accepted quote. */
export async function furnishHire(server: TestServer, quoteId: string, companyId: string | null) {
  await server.runTasks()
  const jobId = await jobOf(server, quoteId)
  await putOnHire(server, jobId)
  const [logsheetId, now] = [newId(), server.clock.now()]
  const spare = await machineFor(server, jobId)
  const hash = 'a1'.repeat(32)
  await server.db.asOwner(async (owner) => {
    await owner.rows(sql`
      insert into machine_document (document_id, machine_id, kind, number, valid_to, added_by, added_at)
      select ${newId()}, machine_id, 'INSURANCE', 'P-1', null, 'Rohan', ${now} from job where job_id = ${jobId}`)
    await owner.rows(sql`
      insert into machine_photo (photo_id, machine_id, added_by, added_at)
      select ${newId()}, machine_id, 'Rohan', ${now} from job where job_id = ${jobId}`)
    await owner.rows(sql`
      insert into telematics_reading (machine_id, read_at, hours, source, received_at)
      select machine_id, ${now}, 1388.25, 'POLLED', ${now} from job where job_id = ${jobId}`)
    await owner.rows(sql`
      insert into job_breakdown (breakdown_id, job_id, started_at, note, reported_by, reported_side, reported_at)
      values (${newId()}, ${jobId}, ${now}, 'A hose has burst.', 'Sunil Kamble', 'CUSTOMER', ${now})`)
    await owner.rows(sql`
      insert into job_swap (swap_id, job_id, swapped_on, out_machine_id, out_fleet_number, out_serial_number, out_meter,
        in_machine_id, in_fleet_number, in_serial_number, in_meter, reason, swapped_by, swapped_at)
      select ${newId()}, job_id, on_hire_from, machine_id, 'A-1', 'S-1', 1400, ${spare}, 'A-2', 'S-2', 12.5, 'A worn pump.',
        'Rohan', ${now}
      from job where job_id = ${jobId}`)
    await owner.rows(sql`
      insert into job_challan (challan_id, challan_number, job_id, machine_id, issued_on, document, issued_by, issued_at)
      select ${newId()}, ${`CHN-${randomUUID().slice(0, 12)}`}, job_id, machine_id, on_hire_from, '{}', 'Rohan', ${now} from job
      where job_id = ${jobId}`)
    const inspectionId = newId()
    await owner.rows(sql`
      insert into job_inspection (inspection_id, job_id, machine_id, fleet_number, serial_number, kind, content, meter,
        saved_by, saved_at, signed_by, signed_how, signed_at)
      select ${inspectionId}, job_id, machine_id, 'A-1', 'S-1', 'ON_HIRE', '{"points": [], "photoIds": []}', 1388.2, 'Rohan',
        ${now}, 'Rohan', 'TYPED', ${now}
      from job where job_id = ${jobId}`)
    await owner.rows(sql`
      insert into job_inspection_answer (inspection_id, revision, objections, photo_ids, signed_by, signed_how, signed_at)
      values (${inspectionId}, 1, '[]', '[]', 'Sunil Kamble', 'TYPED', ${now})`)
    if (companyId !== null)
      await owner.rows(sql`
        insert into site_assignment (address_id, account_id, company_id, is_engineer, assigned_at)
        select s.address_id, j.account_id, j.company_id, true, ${now} from job j join project_site s using (company_id)
        where j.job_id = ${jobId} limit 1`)
    if (companyId !== null)
      await owner.rows(sql`
        insert into po_budget (budget_id, company_id, po_number, amount_paise, set_by_account_id, set_at)
        select ${newId()}, company_id, 'PO/7', 100, account_id, ${now} from job where job_id = ${jobId}`)
    await owner.rows(sql`
      insert into hidden_suggestion (job_id, reason, actor_account_id, hidden_by, hidden_at)
      select job_id, 'It stands by.', account_id, 'Asha', ${now} from job where job_id = ${jobId}`)
    await owner.rows(sql`
      insert into telematics_poll (polled_at, read, others, dropped) values (${now}, 0, 0, '{}') on conflict do nothing`)
    await owner.rows(sql`
      insert into logsheet (logsheet_id, log_number, job_id, machine_id, log_date, shift, status)
      select ${logsheetId}, ${`LOG-${logsheetId}`}, job_id, machine_id, on_hire_from, 'A', 'DRAFT' from job
      where job_id = ${jobId}`)
    await owner.rows(sql`
      insert into logsheet_version (logsheet_id, version, content, worked, breakdown, idle, entered_by, entered_side,
        entered_at, job_id)
      values (${logsheetId}, 1, '{}', 8, 0, '{}', 'Rohan', 'SUPPLIER', ${now}, ${jobId})`)
    await owner.rows(sql`
      insert into logsheet_signature (logsheet_id, version, hash, name, how, signed_at)
      values (${logsheetId}, 1, ${hash}, 'Sunil Kamble', 'LINK', ${now})`)
    await owner.rows(sql`
      insert into logsheet_dispute (logsheet_id, version, reason, disputed_by, disputed_at)
      values (${logsheetId}, 1, 'We stopped at noon.', 'Sunil Kamble', ${now})`)
    await owner.rows(sql`
      insert into logsheet_event (event_id, logsheet_id, act, to_status, actor_kind, happened_at)
      values (${newId()}, ${logsheetId}, 'draft', 'DRAFT', 'SYSTEM', ${now})`)
    await furnishSheets(owner, { jobId, logsheetId, now })
    await furnishLedger(owner, { jobId, now })
    await furnishInvoices(owner, { jobId, now })
    await furnishPayments(owner, { jobId, now })
    await owner.rows(sql`
      insert into signed_link (link_id, purpose, subject_id, version, token_hash, name, language, account_id, company_id,
        maker_id, made_by, made_at, expires_at, is_sent)
      select ${newId()}, 'SIGN_LOGSHEET', ${logsheetId}, 1, ${randomBytes(32).toString('base64url')}, 'Sunil Kamble', 'en',
        account_id, company_id, account_id, 'Asha Patil', ${now}, ${secondsAfter(now, 3600)}, false
      from job where job_id = ${jobId}`)
  })
}

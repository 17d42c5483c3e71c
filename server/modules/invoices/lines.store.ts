import { type RawBuilder, sql } from 'kysely'
import type { BillableSheet } from '#contract/invoices.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { BilledLine } from './document.rules.ts'

/** The agreed lines of sheets that no invoice has. */
const unbilled = sql`l.state = 'AGREED' and l.until_version is null
  and not exists (select from invoice_line b where b.line_id = l.line_id)`

/** The usual code of a line on a day. */
const usualSac = (on: string) => sql`(
  select d.sac from sac_default d where d.with_operator = (job.agreed ->> 'withOperator')::boolean and d.valid_from <= ${on}::date
  order by d.valid_from desc limit 1)`

const rateOf = (sac: RawBuilder<unknown>, on: string) => sql`(
  select trim_scale(r.gst_percent)::text from sac_rate r where r.sac = ${sac} and r.valid_from <= ${on}::date
  order by r.valid_from desc limit 1)`

/** The machine that was on the job on the first day of the sheet, and those that took its place since, to the last. */
const machines = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('fleetNumber', m.fleet_number, 'serialNumber', m.serial_number,
    'registrationNumber', m.registration_number) order by m.fleet_number), '[]')
  from machine m where m.machine_id in (
    select coalesce((select w.out_machine_id from job_swap w where w.job_id = s.job_id and w.swapped_on > s.from_date
      order by w.swapped_on, w.swap_id limit 1), job.machine_id)
    union select w.in_machine_id from job_swap w
      where w.job_id = s.job_id and w.swapped_on > s.from_date and w.swapped_on <= s.to_date))`

const line = sql`l.line_id, l.content, l.summary_sheet_id, s.summary_number,
  s.job_id, job.job_number, job.product_name as machine_name, job.site_name,
  ${machines} as machines, job.delivery_address as site_address, s.from_date as "from", s.to_date as "to",
  jsonb_build_object('billTo', job.agreed -> 'billTo', 'supply', job.agreed -> 'supply',
    'paymentDays', job.agreed -> 'paymentDays', 'poNumber', job.agreed -> 'poNumber') as agreed`
const joined = sql.raw('summary_line l join summary_sheet s using (summary_sheet_id) join job using (job_id)')
const order = sql.raw('job.site_name, job.job_number, s.cycle_no, l.line_no')

type Customer = { companyId: string | null; accountId: string | null }
/** A company, or a person without one. */
const customer = sql`job.company_id, case when job.company_id is null then job.account_id end as account_id`

/** All agreed lines of some sheets that no invoice has, with their usual codes, in the order of an invoice. */
export const unbilledLines = (tx: Queryable, sheetIds: readonly string[], on: string) =>
  tx.rows(sql<BilledLine & Customer>`
    select ${line}, ${customer}, ${usualSac(on)} as sac, null as sac_note, ${rateOf(usualSac(on), on)} as gst_percent
    from ${joined} where l.summary_sheet_id = any(${sheetIds}::uuid[]) and ${unbilled} order by ${order}`)

/** The lines of a draft with the rates of a day, in their order. */
export const draftedLines = (tx: Queryable, invoiceId: string, on: string) =>
  tx.rows(sql<BilledLine>`
    select ${line}, b.sac, b.sac_note, ${rateOf(sql`b.sac`, on)} as gst_percent
    from invoice_line b join ${joined} on l.line_id = b.line_id
    where b.invoice_id = ${invoiceId} order by b.line_no`)

type Placed = Pick<BilledLine, 'lineId' | 'summarySheetId' | 'jobId' | 'sac' | 'sacNote' | 'content'>

/** Puts lines on a draft; how many, as another draft may have taken some of them meanwhile. */
export async function insertLines(tx: Queryable, invoiceId: string, lines: readonly Placed[]) {
  const rows = lines.map(
    ({ lineId, summarySheetId, jobId, sac, sacNote, content }, index) =>
      sql`(${invoiceId}::uuid, ${index + 1}::int, ${lineId}::uuid, ${summarySheetId}::uuid, ${jobId}::uuid,
        ${content.amountPaise}::bigint, ${sac}, ${sacNote})`,
  )
  const placed = await tx.rows(sql`
    insert into invoice_line (invoice_id, line_no, line_id, summary_sheet_id, job_id, amount_paise, sac, sac_note)
    values ${sql.join(rows)} on conflict (line_id) do nothing returning 1`)
  return placed.length
}

type Override = { readonly lineId: string; readonly sac: string; readonly note: string }

/** Gives all lines of a draft their usual codes, except for those that accounts chose. */
export const setSacs = (tx: Queryable, invoiceId: string, on: string, overrides: readonly Override[]) =>
  tx.rows(sql`
    update invoice_line b set sac = coalesce(o.sac, ${usualSac(on)}), sac_note = o.note
    from job, invoice_line same left join unnest(${overrides.map(({ lineId }) => lineId)}::uuid[],
      ${overrides.map(({ sac }) => sac)}::text[], ${overrides.map(({ note }) => note)}::text[]) as o(line_id, sac, note) using (line_id)
    where b.invoice_id = ${invoiceId} and same.line_id = b.line_id and job.job_id = b.job_id`)

/** The codes that have a rate on a day. */
export const sacsOn = (tx: Queryable, on: string) =>
  tx.rows(sql<{ sac: string; description: string; gstPercent: string }>`
    select distinct on (sac) sac, description, trim_scale(gst_percent)::text as gst_percent from sac_rate
    where valid_from <= ${on}::date order by sac, valid_from desc`)

/** Sheets with lines to bill, the oldest first. */
export const billableSheets = (tx: Queryable) =>
  tx.rows(sql<BillableSheet>`
    select s.summary_sheet_id, s.summary_number, s.job_id,
      job.job_number, job.product_name as machine_name, job.site_name,
      job.agreed ->> 'poNumber' as po_number, json_build_object('from', s.from_date, 'to', s.to_date) as period,
      job.agreed #>> '{billTo,name}' as customer_name,
      md5(concat(job.agreed -> 'billTo', job.agreed ->> 'supply' <> 'DOMESTIC')) as bill_to,
      count(*)::int as lines, sum(l.amount_paise)::float8 as amount_paise
    from ${joined} where s.status <> 'BILLED' and ${unbilled}
    group by s.summary_sheet_id, job.job_id order by s.to_date, s.summary_number`)

/** The certified sheets of an invoice whose lines have all been issued. */
export const sheetsBilledBy = async (tx: Queryable, invoiceId: string) =>
  (
    await tx.rows(sql<{ summarySheetId: string }>`
      select distinct s.summary_sheet_id from invoice_line b join summary_sheet s using (summary_sheet_id)
      where b.invoice_id = ${invoiceId} and s.status = 'CERTIFIED' and not exists (
        select from summary_line l where l.summary_sheet_id = s.summary_sheet_id and l.until_version is null
          and not exists (select from invoice_line p join invoice i using (invoice_id)
            where p.line_id = l.line_id and i.status <> 'DRAFT'))`)
  ).map(({ summarySheetId }) => summarySheetId)

/** The newest issued invoice with lines of a sheet. */
export const lastInvoiceOf = (tx: Queryable, summarySheetId: string) =>
  tx.first(sql<{ invoiceId: string; invoiceNumber: string }>`
    select invoice_id, invoice_number from invoice join invoice_line using (invoice_id)
    where summary_sheet_id = ${summarySheetId} and status <> 'DRAFT' order by issued_at desc, invoice_number desc limit 1`)

type OverJob = { jobId: string; machineId: string | null }

/** Locks the jobs of a draft, as everybody locks a job before its sheets. */
export const lockJobsOf = (tx: Queryable, invoiceId: string) =>
  tx.rows(sql`select from job where job_id in (select job_id from invoice_line where invoice_id = ${invoiceId})
    order by job_id for update`)

/** The jobs of an invoice that are over, with every sheet to their last day billed. */
export const jobsBilledBy = (tx: Queryable, invoiceId: string) =>
  tx.rows(sql<OverJob>`
    select job_id, machine_id from job
    where status = 'OFF_HIRED' and job_id in (select job_id from invoice_line where invoice_id = ${invoiceId})
      and billing_stops_at <= (select max(s.to_date) from summary_sheet s where s.job_id = job.job_id)
      and not exists (select from summary_sheet s where s.job_id = job.job_id and s.status <> 'BILLED')
    order by job_id`)

import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import type { JobFacts, SheetFacts } from './checks.rules.ts'

/** The jobs of a draft: when billing of each stops, and which ways issued invoices have billed. */
export const jobsOf = (tx: Queryable, invoiceId: string) =>
  tx.rows(sql<JobFacts>`
    select job.job_id, job.job_number, city.state as site_state,
      job.agreed ->> 'poNumber' as po_number, job.billing_stops_at as billing_stop,
      coalesce((select json_agg(json_build_object('code', l.code, 'invoice', o.invoice_number) order by o.invoice_number)
        from invoice_line b join summary_line l using (line_id) join invoice o on o.invoice_id = b.invoice_id
        where b.job_id = job.job_id and o.invoice_number is not null and l.code in ('MOB', 'DEMOB')), '[]') as trips
    from job join city on city.slug = job.city_slug
    where job.job_id in (select job_id from invoice_line where invoice_id = ${invoiceId}) order by job.job_number`)

/** Counts the rules that checked the sheets of a draft, and the findings answered there. */
export const sheetsOf = (tx: Queryable, invoiceId: string) =>
  tx.first(sql<SheetFacts>`
    select count(*)::int as rules, count(*) filter (where c.result = 'FINDING')::int as findings
    from summary_check c join summary_sheet s on s.summary_sheet_id = c.summary_sheet_id and s.version = c.version
    where c.summary_sheet_id in (select summary_sheet_id from invoice_line where invoice_id = ${invoiceId})`)

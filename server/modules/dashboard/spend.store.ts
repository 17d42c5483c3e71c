import { sql } from 'kysely'
import type { seenBy } from '#server/modules/jobs/logging.ts'
import type { Queryable } from '#server/platform/database.ts'

/** The amount invoiced for a job in a month, before GST. */
export type Invoiced = { jobId: string; month: string; paise: number }

type Visible = ReturnType<typeof seenBy>

/** Days as `YYYY-MM-DD`, both included. */
type Span = { readonly from: string; readonly to: string }

/** The lines of invoices, debit notes and credit notes with a date in a span, of the jobs that are visible. */
export const invoiced = (tx: Queryable, visible: Visible, { from, to }: Span) =>
  tx.rows(sql<Invoiced>`
    with billed as (
      select l.job_id, i.invoice_date as on_date, l.amount_paise from invoice_line l join invoice i using (invoice_id)
      where i.status <> 'DRAFT'
      union all
      select l.job_id, n.note_date, case n.kind when 'CREDIT' then -x.amount_paise else x.amount_paise end
      from invoice_note_line x join invoice_note n using (note_id)
        join invoice_line l on l.invoice_id = x.invoice_id and l.line_no = x.line_no)
    select job_id, to_char(on_date, 'YYYY-MM') as month, sum(amount_paise)::float8 as paise
    from billed join job using (job_id) where on_date between ${from}::date and ${to}::date and ${visible}
    group by 1, 2`)

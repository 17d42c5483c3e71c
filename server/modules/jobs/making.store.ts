import { sql } from 'kysely'
import type { Agreed } from '#contract/jobs.ts'
import type { Party, QuoteDocument } from '#contract/quotes.ts'
import type { Queryable } from '#server/platform/database.ts'

type Acceptance = {
  quoteId: string
  enquiryId: string
  accountId: string
  companyId: string | null
  addressId: string | null
  siteName: string
  city: string
  acceptedAt: string
  poNumber: string | null
  document: QuoteDocument & { billTo: Party }
}

/** The accepted content with its site, locked so that its jobs are made once. Undefined if the caller sees no acceptance. */
export const acceptanceOf = (tx: Queryable, quoteId: string) =>
  tx.first(sql<Acceptance>`
    select q.quote_id, e.enquiry_id, e.account_id,
      e.company_id, e.project_site_id as address_id,
      coalesce(site.address_name, e.delivery_address) as site_name, e.city_slug as city,
      to_json(a.accepted_at) #>> '{}' as accepted_at, a.po_number, a.document
    from quote_acceptance a join quote q using (quote_id) join enquiry e using (enquiry_id)
      left join project_site site on site.address_id = e.project_site_id
    where a.quote_id = ${quoteId} for update of q`)

export const hasJobs = async (tx: Queryable, quoteId: string) =>
  (await tx.first(sql`select from job where quote_id = ${quoteId} limit 1`)) !== undefined

type NewJob = {
  jobId: string
  jobNumber: string
  lineNo: number
  unitNo: number
  productId: string
  productName: string
  from: string
  to: string
  agreed: Agreed
}

/** Inserts the jobs of an acceptance; of one that another transaction has made, nothing. Returns the ids of the new ones. */
export const insertJobs = async (tx: Queryable, accepted: Acceptance, jobs: readonly NewJob[]) => {
  const { quoteId, enquiryId, accountId, companyId, addressId, siteName, city, document } = accepted
  const rows = await tx.rows(sql<{ jobId: string }>`
    insert into job (job_id, job_number, quote_id, line_no, unit_no, enquiry_id, account_id, company_id, address_id,
      site_name, city_slug, delivery_address, status, product_id, product_name, agreed, from_date, to_date)
    select j."jobId", j."jobNumber", ${quoteId}, j."lineNo", j."unitNo", ${enquiryId}, ${accountId}, ${companyId},
      ${addressId}, ${siteName}, ${city}, ${document.deliveryAddress}, 'SCHEDULED', j."productId", j."productName",
      j.agreed, j."from", j."to"
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as j("jobId" uuid, "jobNumber" text, "lineNo" int,
      "unitNo" int, "productId" uuid, "productName" text, "from" date, "to" date, agreed jsonb)
    on conflict (quote_id, line_no, unit_no) do nothing
    returning job_id`)
  return rows.map(({ jobId }) => jobId)
}

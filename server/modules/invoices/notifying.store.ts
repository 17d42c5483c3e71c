import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

/** An invoice and whoever is billed. */
export type Billed = {
  invoiceId: string
  companyId: string | null
  /** Of a company its own id, which no account has. */
  accountId: string
}

/** The billed customer; the transaction must serve invoices. */
export const billed = (tx: Queryable, invoiceId: string) =>
  tx.first(sql<Billed>`
    select invoice_id, company_id,
      coalesce(account_id, company_id) as account_id from invoice
    where invoice_id = ${invoiceId} and status <> 'DRAFT'`)

export type Headline = {
  invoiceNumber: string
  dueDate: string
  balancePaise: number
  sites: string[]
  /** The project sites of its jobs; null for a job at an address that is none. */
  addresses: (string | null)[]
}

/** The facts of an issued invoice for messages; the transaction must be the hirer's. */
export const headlineOf = (tx: Queryable, invoiceId: string) =>
  tx.first(sql<Headline>`
    select i.invoice_number, i.due_date, i.balance_paise::float8 as balance_paise,
      array_agg(distinct job.site_name) as sites, array_agg(distinct job.address_id) as addresses
    from invoice i join invoice_line using (invoice_id) join job using (job_id)
    where i.invoice_id = ${invoiceId} and i.status <> 'DRAFT' group by i.invoice_id`)

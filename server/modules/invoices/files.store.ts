import { sql } from 'kysely'
import type { Totals } from '#contract/bill.ts'
import type { Queryable } from '#server/platform/database.ts'
import {
  found,
  head,
  type InvoiceFilter,
  type InvoiceHead,
  type InvoiceRow,
  newestFirst,
  type Visible,
} from './invoices.store.ts'

type Asked = { readonly visible: Visible; readonly today: string; readonly filter: Partial<InvoiceFilter> }

type Settled = Pick<InvoiceRow, 'paidPaise' | 'tdsPaise' | 'creditedPaise' | 'debitedPaise'>
export type FileRow = InvoiceHead & Settled & Totals & { poNumbers: string[] }

/** The first of the invoices that a list finds, with their tax and what was paid. */
export const fileRows = (tx: Queryable, asked: Asked, limit: number) =>
  tx.rows(sql<FileRow>`
    select ${head(asked.today)}, i.taxable_paise::float8 as "taxablePaise", i.cgst_paise::float8 as "cgstPaise",
      i.sgst_paise::float8 as "sgstPaise", i.igst_paise::float8 as "igstPaise", i.round_off_paise::float8 as "roundOffPaise",
      i.paid_paise::float8 as "paidPaise", i.tds_paise::float8 as "tdsPaise", i.credited_paise::float8 as "creditedPaise",
      i.debited_paise::float8 as "debitedPaise", coalesce(i.document -> 'poNumbers', '[]') as "poNumbers"
    from invoice i where ${found(asked)} order by ${newestFirst} limit ${limit}`)

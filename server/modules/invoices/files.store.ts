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

type Settled = Pick<InvoiceRow, 'paidPaise' | 'tdsPaise' | 'gstTdsPaise' | 'creditedPaise' | 'debitedPaise'>
export type FileRow = InvoiceHead & Settled & Totals & { poNumbers: string[] }

/** The first of the invoices that a list finds, with their tax and what was paid. */
export const fileRows = (tx: Queryable, asked: Asked, limit: number) =>
  tx.rows(sql<FileRow>`
    select ${head(asked.today)}, i.taxable_paise::float8 as taxable_paise, i.cgst_paise::float8 as cgst_paise,
      i.sgst_paise::float8 as sgst_paise, i.igst_paise::float8 as igst_paise, i.round_off_paise::float8 as round_off_paise,
      i.paid_paise::float8 as paid_paise, i.tds_paise::float8 as tds_paise,
      i.gst_tds_paise::float8 as gst_tds_paise, i.credited_paise::float8 as credited_paise,
      i.debited_paise::float8 as debited_paise, coalesce(i.document -> 'poNumbers', '[]') as po_numbers
    from invoice i where ${found(asked)} order by ${newestFirst} limit ${limit}`)

import { sql } from 'kysely'
import type { InvoiceReminders } from '#contract/invoices.reminders.ts'
import type { InvoiceStatus } from '#contract/invoices.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import type { Billed } from './notifying.store.ts'

/** The unpaid invoices that may have to be reminded of on a day; the transaction must serve invoices. */
export const unpaid = (tx: Queryable, { by, last }: { readonly by: string; readonly last: number }) =>
  tx.rows(sql<Billed>`
    select i.invoice_id, i.company_id, coalesce(i.account_id, i.company_id) as account_id
    from invoice i where i.status in ('ISSUED', 'PART_PAID') and i.due_date <= ${by}::date
      and i.balance_paise > i.disputed_paise
      and not exists (select from invoice_reminder r where r.invoice_id = i.invoice_id and r.step >= ${last})
      and not exists (select from invoice_reminder_stop s where s.invoice_id = i.invoice_id and s.resumed_at is null)
    order by i.invoice_id`)

type Standing = {
  revision: number
  isOpen: boolean
  isStopped: boolean
  dueDate: string
  sent: number[]
  outstandingPaise: number
  status: InvoiceStatus
  udyam: string | null
  balancePaise: number
  disputedPaise: number
}

/** Returns the standing of an issued invoice; undefined for a draft. */
export const standingOf = (tx: Queryable, invoiceId: string) =>
  tx.first(sql<Standing>`
    select i.revision, i.status in ('ISSUED', 'PART_PAID') as is_open, i.due_date, i.status,
      i.document ->> 'udyam' as udyam, i.balance_paise::float8 as balance_paise, i.disputed_paise::float8 as disputed_paise, greatest(i.balance_paise - i.disputed_paise, 0)::float8 as outstanding_paise,
      exists (select from invoice_reminder_stop s where s.invoice_id = i.invoice_id and s.resumed_at is null) as is_stopped,
      array(select r.step from invoice_reminder r where r.invoice_id = i.invoice_id order by r.step) as sent
    from invoice i where i.invoice_id = ${invoiceId} and i.status <> 'DRAFT'`)

type Reminder = {
  readonly invoiceId: string
  readonly step: number
  readonly outstandingPaise: number
  readonly on: string
}

export const insertReminder = (tx: Queryable, { invoiceId, step, outstandingPaise, on }: Reminder) =>
  tx.rows(sql`
    insert into invoice_reminder (invoice_id, step, outstanding_paise, reminded_on)
    values (${invoiceId}, ${step}, ${outstandingPaise}, ${on}::date)`)

/** The sent and the stopped reminders. */
export const remindersOf = (tx: Queryable, invoiceId: string) =>
  tx.first(sql<Pick<InvoiceReminders, 'sent' | 'stops'>>`
    select coalesce((select json_agg(json_build_object('step', r.step, 'on', r.reminded_on,
          'outstandingPaise', r.outstanding_paise) order by r.step)
        from invoice_reminder r where r.invoice_id = ${invoiceId}), '[]') as sent,
      coalesce((select json_agg(json_build_object('reason', s.reason, 'by', s.stopped_by, 'at', ${instant('s.stopped_at')},
          'resumed', case when s.resumed_at is not null then json_build_object('reason', s.resume_reason,
            'by', s.resumed_by, 'at', ${instant('s.resumed_at')}) end) order by s.stopped_at desc, s.stop_id desc)
        from invoice_reminder_stop s where s.invoice_id = ${invoiceId}), '[]') as stops`)

type Stop = { readonly stopId: string; readonly invoiceId: string; readonly reason: string; readonly by: string }

export const insertStop = ({ tx, now }: Transaction, { stopId, invoiceId, reason, by }: Stop) =>
  tx.rows(sql`
    insert into invoice_reminder_stop (stop_id, invoice_id, reason, stopped_by, stopped_at)
    values (${stopId}, ${invoiceId}, ${reason}, ${by}, ${now})`)

export const endStop = ({ tx, now }: Transaction, { invoiceId, reason, by }: Omit<Stop, 'stopId'>) =>
  tx.rows(sql`
    update invoice_reminder_stop set resume_reason = ${reason}, resumed_by = ${by}, resumed_at = ${now}
    where invoice_id = ${invoiceId} and resumed_at is null`)

/** Makes the version that others have seen an old one. */
export const raiseRevision = (tx: Queryable, invoiceId: string) =>
  tx.rows(sql`update invoice set revision = revision + 1 where invoice_id = ${invoiceId}`)

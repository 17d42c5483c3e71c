import { sql } from 'kysely'
import {
  deliverInvoiceNotification,
  INVOICE_NOTIFICATION,
  type InvoiceNotification,
} from '#server/modules/invoices/notifying.ts'
import { DESK_NOTICE } from '#server/modules/jobs/desk-notices.ts'
import { deliverLogNotification, LOG_NOTIFICATION, type LogNotification } from '#server/modules/logsheets/notifying.ts'
import { insertNotification } from '#server/modules/notifications/delivery.store.ts'
import {
  deliverSheetNotification,
  SHEET_NOTIFICATION,
  type SheetNotification,
} from '#server/modules/summary-sheets/notifying.ts'
import type { Tools } from '#server/platform/action.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import { NOTICE_TASK } from '#server/platform/notices.ts'
import { NOTIFICATION_TASK, type NotificationPayload } from '#server/platform/notify.ts'

type Undone = { taskId: string; name: string; payload: unknown; at: Date }

/** Tasks that report what happened; the first three find the recipients and leave tasks of the third. */
const NEWS = [LOG_NOTIFICATION, SHEET_NOTIFICATION, INVOICE_NOTIFICATION, NOTIFICATION_TASK, DESK_NOTICE, NOTICE_TASK]

const undone = async (db: Database) =>
  db.serving('queue').rows(sql<Undone>`
    select task_id, name, payload, enqueued_at as at from task
    where done_at is null and name = any(${NEWS}::text[]) order by enqueued_at`)

/** People read their notifications daily, so only the latest ones of the demo are unread. */
const READ_AFTER_SECONDS = 24 * 60 * 60

const markRead = (tx: Queryable, facts: readonly string[], before: Date) =>
  tx.rows(sql`
    update notification set read_at = happened_at where fact = any(${facts}::text[]) and happened_at < ${before}`)

/** Runs an act whose notifications stay in the bell; nobody gets messages about the time before the demo began. */
export async function quietly(tools: Tools, work: () => Promise<void>) {
  const { db, clock } = tools
  const before = new Set((await undone(db)).map(({ taskId }) => taskId))
  const caused = async () => (await undone(db)).filter(({ taskId }) => !before.has(taskId))
  await work()
  for (const { name, payload, at } of await caused()) {
    const then = { ...tools, clock: () => at }
    if (name === LOG_NOTIFICATION) await deliverLogNotification(then, payload as LogNotification)
    if (name === SHEET_NOTIFICATION) await deliverSheetNotification(then, payload as SheetNotification)
    if (name === INVOICE_NOTIFICATION) await deliverInvoiceNotification(then, payload as InvoiceNotification)
  }
  const tasks = await caused()
  const notifications = tasks
    .filter(({ name }) => name === NOTIFICATION_TASK)
    .map(({ payload }) => payload as NotificationPayload)
  await db.serving('notifications').transaction(async (tx) => {
    for (const told of notifications) {
      for (const accountId of told.to) await insertNotification({ tx, now: clock() }, accountId, told)
    }
    const facts = notifications.map(({ fact }) => fact)
    await markRead(tx, facts, secondsAfter(clock(), -READ_AFTER_SECONDS))
  })
  const ids = tasks.map(({ taskId }) => taskId)
  await db.serving('queue').rows(sql`delete from task where task_id = any(${ids}::uuid[])`)
}

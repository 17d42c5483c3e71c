import { sql } from 'kysely'
import { deliverInvoiceNews, INVOICE_NEWS, type InvoiceNews } from '#server/modules/invoices/news.ts'
import { DESK_LETTER } from '#server/modules/jobs/desk-notices.ts'
import { deliverLogNews, LOG_NEWS, type LogNews } from '#server/modules/logsheets/news.ts'
import { insertNotification } from '#server/modules/notifications/delivery.store.ts'
import { deliverSheetNews, SHEET_NEWS, type SheetNews } from '#server/modules/summary-sheets/news.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Database } from '#server/platform/database.ts'
import { NOTICE_TASK } from '#server/platform/notices.ts'
import { NOTIFICATION_TASK, type Told } from '#server/platform/tell.ts'

type Undone = { taskId: string; name: string; payload: unknown }

/** Tasks that report what happened; the first three find whom to tell and leave tasks of the third. */
const NEWS = [LOG_NEWS, SHEET_NEWS, INVOICE_NEWS, NOTIFICATION_TASK, DESK_LETTER, NOTICE_TASK]

const undone = async (db: Database) =>
  db.serving('queue').rows(sql<Undone>`
    select task_id as "taskId", name, payload from task where done_at is null and name = any(${NEWS}::text[])`)

/** Does something whose news stay in the bell: nobody is sent a message of what was before the demo began. */
export async function quietly(tools: Tools, work: () => Promise<void>) {
  const { db, clock } = tools
  const before = new Set((await undone(db)).map(({ taskId }) => taskId))
  const caused = async () => (await undone(db)).filter(({ taskId }) => !before.has(taskId))
  await work()
  for (const { name, payload } of await caused()) {
    if (name === LOG_NEWS) await deliverLogNews(tools, payload as LogNews)
    if (name === SHEET_NEWS) await deliverSheetNews(tools, payload as SheetNews)
    if (name === INVOICE_NEWS) await deliverInvoiceNews(tools, payload as InvoiceNews)
  }
  const tasks = await caused()
  await db.serving('notifications').transaction(async (tx) => {
    for (const { name, payload } of tasks) {
      if (name !== NOTIFICATION_TASK) continue
      const told = payload as Told
      for (const accountId of told.to) await insertNotification({ tx, now: clock() }, accountId, told)
    }
  })
  const ids = tasks.map(({ taskId }) => taskId)
  await db.serving('queue').rows(sql`delete from task where task_id = any(${ids}::uuid[])`)
}

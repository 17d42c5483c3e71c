import { sql } from 'kysely'
import { insertNotification } from '#server/modules/notifications/delivery.store.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Database } from '#server/platform/database.ts'
import { NOTIFICATION_TASK, type Told } from '#server/platform/tell.ts'

type Undone = { taskId: string; name: string; payload: unknown }

const undone = async (db: Database) =>
  db.serving('queue').rows(sql<Undone>`
    select task_id as "taskId", name, payload from task where done_at is null and name in (${NOTIFICATION_TASK}, 'notice')`)

/** Does something whose news stay in the bell: nobody is sent a message of what was before the demo began. */
export async function quietly({ db, clock }: Tools, work: () => Promise<void>) {
  const before = new Set((await undone(db)).map(({ taskId }) => taskId))
  await work()
  const caused = (await undone(db)).filter(({ taskId }) => !before.has(taskId))
  await db.serving('notifications').transaction(async (tx) => {
    for (const { name, payload } of caused) {
      if (name !== NOTIFICATION_TASK) continue
      const told = payload as Told
      for (const accountId of told.to) await insertNotification({ tx, now: clock() }, accountId, told)
    }
  })
  const ids = caused.map(({ taskId }) => taskId)
  await db.serving('queue').rows(sql`delete from task where task_id = any(${ids}::uuid[])`)
}

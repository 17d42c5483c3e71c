import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { enqueue, makeQueue } from './queue.ts'

const { db, clock } = await aServer()
const TASKS = 500
const QUEUES = 4

test(`${QUEUES} processes that share a queue do each of ${TASKS} tasks once`, async () => {
  const done: number[] = []
  const handlers = { race: async ({ n }: { n: number }) => void done.push(n) }
  const parts = { db, clock: clock.now, handlers, daily: [], onComplaint: () => {} }
  for (let n = 0; n < TASKS; n += 1)
    await enqueue({ tx: db, now: clock.now() }, { name: 'race', fact: `fact ${n}`, payload: { n } })
  await Promise.all(Array.from({ length: QUEUES }, () => makeQueue(parts).runDue()))
  expect([...done].sort((one, other) => one - other)).toEqual(Array.from({ length: TASKS }, (_, n) => n))
  const left = await db.rows(sql`select 1 from task where name = 'race' and (done_at is null or tries <> 1)`)
  expect(left).toEqual([])
})

test('a fact enqueued twenty times at once is one task', async () => {
  const task = { name: 'told', fact: 'the same', payload: { n: 1 } }
  await Promise.all(Array.from({ length: 20 }, () => db.transaction((tx) => enqueue({ tx, now: clock.now() }, task))))
  expect(await db.rows(sql`select 1 from task where name = 'told'`)).toHaveLength(1)
})

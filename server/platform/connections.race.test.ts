import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/template.ts'
import { openDatabase } from './database.ts'

test('a process opens no more connections than it may', async () => {
  const { location, remove } = await freshDatabase()
  const db = openDatabase({ ...location, connections: 2 })
  const asked = Array.from({ length: 12 }, () =>
    db.transaction((tx) => tx.first(sql<{ pid: number }>`select pg_backend_pid() as pid from pg_sleep(0.05)`)),
  )
  const used = new Set((await Promise.all(asked)).map((row) => row?.pid))
  await db.close()
  await remove()
  expect(used.size).toBe(2)
})

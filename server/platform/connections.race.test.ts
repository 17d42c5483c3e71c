import { spawnSync } from 'node:child_process'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase, settingsFor } from '#tests/support/template.ts'
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

test('an answer does not outlive its reader (decision 91)', async () => {
  const fresh = await freshDatabase()
  const env = { ...process.env, ...settingsFor(fresh) }
  const script = ['tests/support/many-statements.ts']
  const { stdout, stderr } = spawnSync(process.execPath, script, { encoding: 'utf8', env })
  await fresh.remove()
  expect(stderr).toBe('')
  const { searches, grownMb } = JSON.parse(stdout)
  expect(searches).toBe(0)
  // Of 40 MB that were answered.
  expect(grownMb).toBeLessThan(4)
})

import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { removeFolder, temporaryFolder } from '#tests/support/folders.ts'
import { openDatabase } from './database.ts'
import { loadSecrets } from './secrets.ts'

function aFolder() {
  const folder = temporaryFolder()
  onTestFinished(() => removeFolder(folder))
  return folder
}

const modeOf = (path: string) => statSync(path).mode & 0o777

/** Everything in a folder that others than its owner may read, write or enter. */
const openToOthers = (folder: string) =>
  ['', ...(readdirSync(folder, { recursive: true }) as string[])].filter((name) => modeOf(join(folder, name)) & 0o077)

/** Work on the embedded database that creates tables, pages and logs. */
async function work(folder: string, table: string) {
  const db = openDatabase({ folder })
  await db.asOwner(async (owner, script) => {
    await script(`create table ${table} as select generate_series(1, 20000) as n; checkpoint`)
    await owner.rows(sql`select pg_switch_wal()`)
  })
  const found = openToOthers(folder)
  await db.close()
  return found
}

test('only its owner can read the embedded database, whatever the modes were before', async () => {
  const folder = join(aFolder(), 'data')
  mkdirSync(folder, { mode: 0o755 })
  expect(await work(folder, 'first')).toEqual([])
  expect(openToOthers(folder)).toEqual([])
  expect(modeOf(folder)).toBe(0o700)
  expect(modeOf(join(folder, 'database', 'PG_VERSION'))).toBe(0o600)

  chmodSync(folder, 0o777)
  chmodSync(join(folder, 'database', 'PG_VERSION'), 0o666)
  expect(await work(folder, 'second')).toEqual([])
}, 60_000)

test("only their owner can read the demo's secrets", async () => {
  const folder = join(aFolder(), 'data')
  await loadSecrets(parseConfig({ DATA_DIR: folder }))
  expect(modeOf(folder)).toBe(0o700)
  expect(modeOf(join(folder, 'secrets.json'))).toBe(0o600)
})

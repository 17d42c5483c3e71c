// `npm run db:reset`, which the sentence about another schema advises, on PostgreSQL and on the data folder.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/platform/database.ts'
import { lockFolder } from '#server/platform/folder-lock.ts'
import { applySchema } from '#server/platform/schema.ts'
import { temporaryFolder } from './support/folders.ts'
import { freshDatabase, settingsFor } from './support/template.ts'

function reset(settings: Record<string, string>) {
  const { PATH } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/reset.ts'], {
    env: { PATH, ...settings },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

test('a PostgreSQL database is empty afterwards, and the next start creates its tables', async () => {
  const fresh = await freshDatabase()
  onTestFinished(fresh.remove)
  const db = openDatabase(fresh.location)
  await db.asOwner((_, script) => script(`update applied_schema set hash = 'another'`))
  await expect(applySchema(db)).rejects.toThrow('npm run db:reset')
  await db.close()
  expect(reset(settingsFor(fresh))).toMatchObject({ status: 0 })
  const after = openDatabase(fresh.location)
  onTestFinished(() => after.close())
  expect(await applySchema(after)).toBe(true)
  expect(await after.rows(sql`select from product`)).toEqual([])
})

test('a PostgreSQL database in use stays as it is', async () => {
  const fresh = await freshDatabase()
  onTestFinished(fresh.remove)
  const other = new pg.Client({ connectionString: settingsFor(fresh)['DATABASE_URL'] })
  await other.connect()
  onTestFinished(() => other.end())
  expect(reset(settingsFor(fresh))).toEqual({
    status: 1,
    said: expect.stringContaining('Another process is connected'),
  })
  expect((await other.query("select to_regclass('city') is not null as stays")).rows).toEqual([{ stays: true }])
})

test('the data folder is gone afterwards, unless a running product holds it', () => {
  const folder = temporaryFolder()
  const letGo = lockFolder(folder)
  expect(reset({ DATA_DIR: folder })).toEqual({ status: 1, said: expect.stringContaining('Stop it') })
  letGo()
  expect(reset({ DATA_DIR: folder })).toMatchObject({ status: 0 })
  expect(existsSync(folder)).toBe(false)
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { applySchema } from './schema.ts'

const { appDb: db } = await aServer()

const asOwner = (statement: string) => db.asOwner((_, script) => script(statement))
const hash = () => db.asOwner((owner) => owner.first(sql`select hash from applied_schema`))

test('a start finds the schema that an earlier one created', async () => {
  const before = await hash()
  expect(await applySchema(db)).toBe(false)
  expect(await hash()).toEqual(before)
})

test.each([
  [
    'of another hash',
    `update applied_schema set hash = 'x' || hash`,
    'update applied_schema set hash = substr(hash, 2)',
  ],
  ['of the time of migrations', 'create table migration (name text)', 'drop table migration'],
])('a schema %s is refused with the command that starts afresh', async (_, change, undo) => {
  await asOwner(change)
  await expect(applySchema(db)).rejects.toThrow('Run "npm run db:reset" to start afresh')
  await asOwner(undo)
  expect(await applySchema(db)).toBe(false)
})

test('requests do not read the hash', async () => {
  await expect(db.rows(sql`select hash from applied_schema`)).rejects.toMatchObject({ code: '42501' })
})

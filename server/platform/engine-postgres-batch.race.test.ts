import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/template.ts'
import { type Ask, askingTogether } from './engine-postgres-ask.ts'

const { location, remove } = await freshDatabase()
if (!('url' in location)) throw new Error('Only a server gets batches.')
const pool = new pg.Pool({ connectionString: location.ownerUrl, max: 1 })
const client = await pool.connect()
const ask = askingTogether(client, 5000)

afterAll(async () => {
  client.release()
  await pool.end()
  await remove()
})

const one = { text: 'select 1 as value', values: [] }
const failing = { text: 'select 1 / 0', values: [] }
const rowsOf = async (asked: Parameters<Ask>[0]) => (await ask(asked)).rows

/** How many messages of a kind the server sends while `work` runs. */
async function countOf(kind: 'readyForQuery' | 'rowDescription', work: () => Promise<unknown>) {
  let count = 0
  const add = () => {
    count += 1
  }
  client.connection.on(kind, add)
  await work()
  client.connection.off(kind, add)
  return count
}

test('what is asked in one turn is answered at once', async () => {
  const turn = async () => {
    const first = ask(one)
    for (let step = 0; step < 9; step += 1) await Promise.resolve()
    await Promise.all([first, ask(one), ask(one)])
  }
  expect(await countOf('readyForQuery', turn)).toBe(1)
})

test('what is asked in several turns before an answer has come is answered at once, too', async () => {
  const turns = async () => {
    const first = ask({ text: 'select pg_sleep(0.1)', values: [] })
    const later = []
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise(setImmediate)
      later.push(ask(one))
    }
    await Promise.all([first, ...later])
  }
  expect(await countOf('readyForQuery', turns)).toBe(2)
})

test('what stands before a statement that fails is answered, what follows has its error', async () => {
  const [before, failed, after] = await Promise.allSettled([ask(one), ask(failing), ask(one)])
  expect(before).toMatchObject({ value: { rows: [{ value: 1 }], command: 'SELECT 1' } })
  expect([failed, after]).toMatchObject([{ reason: { code: '22012' } }, { reason: { code: '22012' } }])
  expect(await rowsOf(one)).toEqual([{ value: 1 }])
})

test('a statement on its own that fails when it is committed has failed', async () => {
  await ask({ text: 'create temporary table once (value int unique deferrable initially deferred)', values: [] })
  await expect(ask({ text: 'insert into once values (1), (1)', values: [] })).rejects.toMatchObject({ code: '23505' })
  expect(await rowsOf({ text: 'select * from once', values: [] })).toEqual([])
})

test('a named statement is described once', async () => {
  const named = { text: 'select $1::int as value', values: [7], name: 'described' }
  const thrice = async () => {
    for (let time = 0; time < 3; time += 1) expect(await rowsOf(named)).toEqual([{ value: 7 }])
  }
  expect(await countOf('rowDescription', thrice)).toBe(1)
})

test('a named statement runs after one that failed before it, or failed itself', async () => {
  const skipped = { text: 'select 2 as value', values: [], name: 'skipped' }
  await expect(Promise.all([ask(failing), ask(skipped)])).rejects.toMatchObject({ code: '22012' })
  expect(await rowsOf(skipped)).toEqual([{ value: 2 }])
  const divided = { text: 'select 6 / $1::int as value', name: 'divided' }
  await expect(ask({ ...divided, values: [0] })).rejects.toMatchObject({ code: '22012' })
  expect(await rowsOf({ ...divided, values: [2] })).toEqual([{ value: 3 }])
})

test('a name may come twice in the batch that first has it', async () => {
  const named = (value: number) => ({ text: 'select $1::int as value', values: [value], name: 'twice' })
  expect(await Promise.all([rowsOf(named(1)), rowsOf(named(2))])).toEqual([[{ value: 1 }], [{ value: 2 }]])
})

test('values of every kind arrive', async () => {
  const at = new Date('2026-03-31T18:30:00.123Z')
  const values = ['it’s', 12.5, true, null, at, Buffer.from([0, 255]), ['a "b"', null], { key: [1] }, '']
  const text = `select $1::text as a, $2::float8 as b, $3::bool as c, $4::text as d, $5::timestamptz as e, $6::bytea as f,
    $7::text[] as g, $8::jsonb as h, $9::text as i`
  const [row = {}] = await rowsOf({ text, values })
  expect(Object.values(row)).toEqual(values)
})

test('an answer that cannot be read fails whoever asked, and nobody else', async () => {
  pg.types.setTypeParser(pg.types.builtins.MACADDR, () => {
    throw new Error('No address.')
  })
  const [read, unread] = await Promise.allSettled([
    ask(one),
    ask({ text: `select macaddr '08:00:2b:01:02:03'`, values: [] }),
  ])
  expect(read.status).toBe('fulfilled')
  expect(unread).toMatchObject({ reason: { message: 'No address.' } })
})

test('a value that cannot be written fails its batch, and no later one', async () => {
  const circle: Record<string, unknown> = {}
  circle['itself'] = circle
  const batch = Promise.all([ask(one), ask({ text: 'select $1::jsonb', values: [circle] })])
  await expect(batch).rejects.toThrow('circular')
  expect(await rowsOf(one)).toEqual([{ value: 1 }])
})

test('a statement that is not answered in time closes the connection', async () => {
  const other = new pg.Pool({ connectionString: location.ownerUrl })
  const slow = await other.connect()
  slow.on('error', () => {})
  const late = askingTogether(slow, 50)({ text: 'select pg_sleep(5)', values: [] })
  await expect(late).rejects.toThrow('did not answer in time')
  await expect(askingTogether(slow, 50)(one)).rejects.toThrow('terminated')
  slow.release(true)
  await other.end()
})

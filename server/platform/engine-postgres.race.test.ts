import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/template.ts'
import { openPostgres } from './engine-postgres.ts'

const { location, remove } = await freshDatabase()
if (!('url' in location)) throw new Error('These tests need a PostgreSQL server.')
const engine = openPostgres(location.url, { connections: 1 })

afterAll(async () => {
  await engine.close()
  await remove()
})

const NOTHING = ['select 1', []] as const

test('a transaction that cannot be opened has the error of its opening, and leaves the connection usable', async () => {
  const opening = engine.transaction(['select 1 / 0', []], (query) => query('select 2 as value', []))
  await expect(opening).rejects.toMatchObject({ code: '22012' })
  expect(await engine.query('select 3 as value', [])).toEqual([{ value: 3 }])
})

test('a statement in a transaction of its own has its own error, and the next one works', async () => {
  await expect(engine.queryIn(NOTHING, ['select 1 / 0', []])).rejects.toMatchObject({ code: '22012' })
  const reading = ["select current_setting('app.link') as value", []] as const
  const entering = ["select set_config('app.link', 'here', true)", []] as const
  expect(await engine.queryIn(entering, reading)).toEqual([{ value: 'here' }])
})

test('a value that cannot be written fails its transaction, and no later one', async () => {
  const circle: Record<string, unknown> = {}
  circle['itself'] = circle
  const failing = engine.transaction(NOTHING, (query) => query('select $1::jsonb', [circle]))
  await expect(failing).rejects.toThrow('circular')
  const next = engine.transaction(NOTHING, (query) => query('select $1::jsonb as value', [{ key: 1 }]))
  expect(await next).toEqual([{ value: { key: 1 } }])
})

test('a named statement that failed runs the next time', async () => {
  const divide = (by: number) => engine.query('select 6 / $1::int as value', [by])
  for (let time = 0; time < 3; time += 1) expect(await divide(2)).toEqual([{ value: 3 }])
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
  expect(await divide(2)).toEqual([{ value: 3 }])
})

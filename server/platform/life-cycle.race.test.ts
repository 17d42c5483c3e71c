import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { times } from '#tests/support/at-once.ts'
import { lamps, someLamps } from '#tests/support/lamps.ts'
import { aServer } from '#tests/support/server.ts'
import { move, moveAll } from './life-cycle.ts'

const { db } = await aServer()
const { aLamp, actsOf, happening } = await someLamps(db)
const REFUSED = { status: 'rejected', reason: { problem: 'status-conflict' } }

test('of eight moves of one thing at once, one is made, and the others are refused', async () => {
  const id = await aLamp()
  const light = { id, act: 'light', visible: sql`true` } as const
  const done = await Promise.allSettled(
    times(8, () => db.transaction((tx) => move({ tx, ...happening }, lamps, light))),
  )
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(done.filter(({ status }) => status === 'rejected')).toMatchObject(times(7, () => REFUSED))
  expect((await actsOf(id)).map(({ act }) => act)).toEqual(['install', 'light'])
})

test('of eight moves of the same things at once, one is made, and each thing has one event', async () => {
  const ids = [await aLamp(), await aLamp(), await aLamp()]
  const all = { ids, act: 'light', from: 'OFF' } as const
  const done = await Promise.allSettled(
    times(8, () => db.transaction((tx) => moveAll({ tx, ...happening }, lamps, all))),
  )
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(done.filter(({ status }) => status === 'rejected')).toMatchObject(times(7, () => REFUSED))
  for (const id of ids) expect((await actsOf(id)).map(({ act }) => act)).toEqual(['install', 'light'])
})

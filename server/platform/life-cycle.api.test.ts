import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lamps, someLamps } from '#tests/support/lamps.ts'
import { aServer } from '#tests/support/server.ts'
import { newId } from './ids.ts'
import { move, moveAll } from './life-cycle.ts'

const { db } = await aServer()
const { aLamp, actsOf, statusOf, happening } = await someLamps(db)
const every = sql`true`
const installed = { act: 'install', from: null, to: 'OFF', kind: 'SYSTEM', name: null, reason: null }
const holder = {
  kind: 'LINK',
  name: 'Meera',
  purpose: 'SIGN_LOGSHEET',
  linkId: newId(),
  subjectId: newId(),
} as const

test('a move changes the status with its columns, and leaves an event; another one is refused and changes nothing', async () => {
  const id = await aLamp()
  const broken = { id, act: 'break', visible: every, reason: 'It fell.', also: sql`note = 'glass'` } as const
  const happens = () => db.transaction((tx) => move({ tx, ...happening }, lamps, broken))
  expect(await happens()).toBe('BROKEN')
  await expect(happens()).rejects.toMatchObject({ problem: 'status-conflict' })
  const fell = { act: 'break', from: 'OFF', to: 'BROKEN', kind: 'SYSTEM', name: null, reason: 'It fell.' }
  expect(await actsOf(id)).toEqual([installed, fell])
  expect(await db.first(sql`select note from lamp where lamp_id = ${id}`)).toEqual({ note: 'glass' })
})

test('several things move at once, each with an event that names the holder of a link', async () => {
  const ids = [await aLamp(), await aLamp(), await aLamp()]
  const lit = { ids: ids.slice(0, 2), act: 'light', from: 'OFF' } as const
  await db.transaction((tx) => moveAll({ tx, now: happening.now, by: holder }, lamps, lit))
  const byHolder = { act: 'light', from: 'OFF', to: 'ON', kind: 'LINK', name: 'Meera', reason: null }
  expect(await Promise.all(ids.map(actsOf))).toEqual([[installed, byHolder], [installed, byHolder], [installed]])
})

test('of several things none moves if one has another status, or if the flow does not allow it', async () => {
  const [off, on] = [await aLamp(), await aLamp()]
  await db.transaction((tx) => move({ tx, ...happening }, lamps, { id: on, act: 'light', visible: every }))
  const moved = (from: 'OFF' | 'ON') =>
    db.transaction((tx) => moveAll({ tx, ...happening }, lamps, { ids: [off, on], act: 'light', from }))
  for (const from of ['OFF', 'ON'] as const)
    await expect(moved(from)).rejects.toMatchObject({ problem: 'status-conflict' })
  expect([await statusOf(off), await statusOf(on)]).toEqual(['OFF', 'ON'])
  expect(await actsOf(off)).toEqual([installed])
})

// The life of the demo's logs: who did what, from where, and what each version said.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const asha = await server.signIn('9000000001')
const answered = async () => {
  const found = await server.db.asOwner((owner) =>
    owner.first(sql<{ id: string }>`select logsheet_id as id from logsheet where version > 1 limit 1`),
  )
  return found?.id ?? ''
}

test('the timeline of an answered log shows each version and each actor', async () => {
  const id = await answered()
  const { timeline } = await asha.call('getLogsheetTimeline', { params: { id } })
  const acts = timeline.events.map(({ event, kind }) => `${event} ${kind}`)
  expect(acts).toEqual(['draft STAFF', 'submit STAFF', 'dispute CUSTOMER', 'revise STAFF', 'sign CUSTOMER'])
  expect(timeline.events.map(({ actor }) => actor)).toContain('Imran Shaikh')
  const [first, second] = timeline.versions
  expect(first?.content.slices.at(-1)).toMatchObject({ to: '20:30', type: 'WORK' })
  expect(second?.content.slices.at(-1)).toMatchObject({ to: '20:30', type: 'IDLE_CLIENT' })
  expect(second?.previousHash).toBe(first?.hash)
  const { call } = await server.signInStaff('ACCOUNTS')
  expect((await call('getDeskLogsheetTimeline', { params: { id } })).timeline).toEqual(timeline)
})

test('the network address of a signature is shown if it was stored', async () => {
  const id = await answered()
  await server.db.asOwner((owner) =>
    owner.rows(sql`update logsheet_signature set ip = '203.0.113.7' where logsheet_id = ${id}`),
  )
  const { timeline } = await asha.call('getLogsheetTimeline', { params: { id } })
  expect(timeline.events.map(({ address }) => address)).toEqual([null, null, null, null, '203.0.113.7'])
})

test('other people learn nothing of a log, and customers nothing of a draft of the desk', async () => {
  const id = await answered()
  const missing = { type: '/problems/not-found' }
  for (const other of ['9000000003', '9000000004']) {
    const { call } = await server.signIn(other)
    await expect(call('getLogsheetTimeline', { params: { id } })).rejects.toMatchObject(missing)
  }
  const draft = await server.db.asOwner((owner) =>
    owner.first(sql<{ id: string }>`
      select logsheet_id as id from logsheet join logsheet_version using (logsheet_id, version)
      where status = 'DRAFT' and entered_side = 'SUPPLIER' limit 1`),
  )
  await expect(asha.call('getLogsheetTimeline', { params: { id: draft?.id ?? '' } })).rejects.toMatchObject(missing)
})

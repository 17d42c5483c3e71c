import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const owner = await server.signInStaff()
const versions = async () => (await owner.call('listSettingsVersions', { query: { size: '1' } })).versions.totalElements

test('of simultaneous saves of one version, one wins and the others get a conflict', async () => {
  const { version, hire } = (await owner.call('getSettings')).settings
  const before = await versions()
  const saves = Array.from({ length: 8 }, (_, at) =>
    owner.call('saveSettings', {
      headers: { 'if-match': `W/"${version}"` },
      body: { hire: { ...hire, paymentDays: 50 + at } },
    }),
  )
  const results = await Promise.allSettled(saves)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(refusals).toEqual(refusals.map(() => expect.objectContaining({ status: 412 })))
  expect(await versions()).toBe(before + 1)
})

test('saves that overwrite any version leave versions without a gap', async () => {
  const { hire } = (await owner.call('getSettings')).settings
  const saves = Array.from({ length: 8 }, (_, at) =>
    owner.call('saveSettings', {
      headers: { 'if-match': '*' },
      body: { hire: { ...hire, certifyDays: 10 + at } },
    }),
  )
  await Promise.all(saves)
  const [found] = await server.db.rows(
    sql<{ rows: number; last: number }>`select count(*)::int as rows, max(version) as last from settings_version`,
  )
  expect(found?.rows).toBe(found?.last)
})

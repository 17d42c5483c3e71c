import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPersonsJob, putOnHire } from '#tests/support/hire.ts'
import { aDay, aSubmitted } from '#tests/support/logsheets.ts'
import { aServer } from '#tests/support/server.ts'
import { verifyLogsheets } from './verifying.ts'

const server = await aServer()
const verdict = () => server.db.asOwner(verifyLogsheets)

test('the chains hold as they were written, and a change behind the back of the product is named', async () => {
  const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
  const demo = await verdict()
  const { person, jobId } = await aPersonsJob(server, products.content[0]?.productId ?? '')
  await putOnHire(server, jobId)
  const id = await aSubmitted(server, jobId)
  await person.call('disputeLogsheet', { params: { id }, body: { reason: 'We stopped at noon.' } })
  const { call } = await server.signInStaff('OPERATIONS')
  const { logsheet } = await call('reviseDeskLogsheet', {
    params: { id },
    headers: { 'if-match': '*' },
    body: aDay({ remarks: 'You did not.' }),
  })
  expect(await verdict()).toEqual({ jobs: demo.jobs + 1, versions: demo.versions + 2, broken: [] })
  await server.db.asOwner(async (owner, script) => {
    await script('alter table logsheet_version disable trigger logsheet_version_stays')
    await owner.rows(sql`
      update logsheet_version set content = jsonb_set(content, '{remarks}', '"Half a day"') where logsheet_id = ${id} and version = 1`)
    await script('alter table logsheet_version enable trigger logsheet_version_stays')
  })
  const { jobNumber, logNumber } = logsheet
  expect((await verdict()).broken).toEqual([{ jobNumber, logNumber, version: 1 }])
})

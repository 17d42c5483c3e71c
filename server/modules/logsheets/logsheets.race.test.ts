import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import { aPersonsJob, putOnHire } from '#tests/support/hire.ts'
import { aDay, aDraft, aSubmitted } from '#tests/support/logsheets.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer } from '#tests/support/server.ts'
import { verifyLogsheets } from './verifying.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const ROUNDS = proofs(3, 50)

async function onHire() {
  const job = await aPersonsJob(server, products.content[0]?.productId ?? '')
  await putOnHire(server, job.jobId)
  return job
}

/** Returns the outcome of each of several simultaneous calls: its status, 200 for success. */
const outcomes = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((one) =>
    one.status === 'fulfilled' ? 200 : (one.reason as { status?: number }).status,
  )

test(`two logs of one job submitted at once are two links of one chain, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { jobId } = await onHire()
    const ids = [await aDraft(server, jobId), await aDraft(server, jobId, { shift: 'B' })]
    const { call } = await server.signInStaff('OPERATIONS')
    const submit = (id: string) =>
      call('submitDeskLogsheet', { params: { id }, headers: { 'if-match': '*' }, body: {} })
    expect(await outcomes(ids.map(submit))).toEqual([200, 200])
    const numbers = await server.db.asOwner((owner) =>
      owner.rows(sql<{ no: number }>`select chain_no as no from logsheet_version where job_id = ${jobId} order by 1`),
    )
    expect(numbers.map(({ no }) => no)).toEqual([1, 2])
  }
  expect((await server.db.asOwner(verifyLogsheets)).broken).toEqual([])
})

test(`of a signature and a dispute at once one counts, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { person, jobId } = await onHire()
    const id = await aSubmitted(server, jobId)
    const ended = await outcomes([
      person.call('signLogsheet', { params: { id }, body: { signature: 'M0 0L9 9', version: 1 } }),
      person.call('disputeLogsheet', { params: { id }, body: { reason: 'We stopped at noon.' } }),
    ])
    expect(ended.toSorted((a = 0, b = 0) => a - b)).toEqual([200, 409])
  }
})

test(`a shift that is begun ten times at once has one log, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { jobId } = await onHire()
    const { call } = await server.signInStaff('OPERATIONS')
    const body = { jobId, date: dateInIndia(server.clock.now()), shift: 'A' as const, ...aDay() }
    const ended = await outcomes(Array.from({ length: 10 }, () => call('addDeskLogsheet', { body })))
    expect(ended.toSorted((a = 0, b = 0) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  }
})

/** Two drafts of one machine on two hires that share an hour. */
async function onOneLine() {
  const [one, other] = [await onHire(), await onHire()]
  const ids = [await aDraft(server, one.jobId), await aDraft(server, other.jobId)]
  await server.db.asOwner((owner) =>
    owner.rows(sql`update logsheet set machine_id = ${one.machineId} where logsheet_id = any(${ids}::uuid[])`),
  )
  return ids
}

test('of two logs that share an hour of a machine and are submitted at once, one is', async () => {
  const { call } = await server.signInStaff('OPERATIONS')
  for (let round = 0; round < 5; round += 1) {
    const ids = await onOneLine()
    const outcomes = await Promise.all(
      ids.map((id) =>
        call('submitDeskLogsheet', { params: { id }, headers: { 'if-match': '*' }, body: {} }).then(
          ({ logsheet }) => logsheet.status,
          ({ status, detail }: { status: number; detail: string }) => `${status} ${detail.replace(/LOG-\S+/, 'LOG')}`,
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['422 LOG has the machine from 08:00 to 18:00.', 'SUBMITTED'])
  }
})

test('the database refuses an hour that is in two logs of a machine, and a submitted log without hours', async () => {
  const [one = '', other = ''] = await onOneLine()
  const set = (id: string, during: string | null) =>
    server.db.asOwner((owner) =>
      owner.rows(sql`
        update logsheet set status = 'SUBMITTED', during = ${during}::tstzmultirange where logsheet_id = ${id}`),
    )
  await set(one, '{[2026-11-29T14:30Z,2026-11-29T18:30Z),[2026-11-29T19:30Z,2026-11-30T00:30Z)}')
  await set(other, '{[2026-11-29T18:30Z,2026-11-29T19:30Z)}')
  const shared = set(other, '{[2026-11-30T00:15Z,2026-11-30T08:00Z)}')
  await expect(shared).rejects.toMatchObject({ constraint: 'logsheet_one_line' })
  await expect(set(other, null)).rejects.toMatchObject({ constraint: 'logsheet_during' })
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import { anOperator, aPersonsJob, putOnHire } from '#tests/support/hire.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''

test('an off-hire that is sent twice at once has one number', async () => {
  const { person, jobId } = await aPersonsJob(server, productId)
  await putOnHire(server, jobId)
  const body = { from: dateInIndia(server.clock.now()) }
  const request = () => person.call('requestOffHire', { params: { jobId }, body })
  const replies = await Promise.all([request(), request(), request()])
  expect(new Set(replies.map(({ offHireNumber }) => offHireNumber)).size).toBe(1)
  const { events } = (await person.call('getJob', { params: { jobId } })).job
  expect(events.filter(({ event }) => event === 'requestOffHire')).toHaveLength(1)
})

test('a machine that two jobs want at once goes to one of them', async () => {
  const [one, two] = [await aPersonsJob(server, productId), await aPersonsJob(server, productId)]
  const { call } = await server.signInStaff('OPERATIONS')
  const { machineId } = one
  const took = await Promise.allSettled(
    [one, two].map(({ jobId }) => call('allocateJob', { params: { id: jobId }, body: { machineId } })),
  )
  expect(took.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(took.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { type: '/problems/machine-taken' },
  })
})

test('the desk confirms an off-hire or the customer takes it back, never both', async () => {
  const { person, jobId } = await aPersonsJob(server, productId)
  await putOnHire(server, jobId)
  await person.call('requestOffHire', { params: { jobId }, body: { from: dateInIndia(server.clock.now()) } })
  const { call } = await server.signInStaff('OPERATIONS')
  const done = await Promise.allSettled([
    call('acknowledgeOffHire', { params: { id: jobId }, body: {} }),
    person.call('undoOffHire', { params: { jobId }, body: {} }),
  ])
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

const swapOf = (machineId: string) => ({
  machineId,
  date: dateInIndia(server.clock.now()),
  meterOut: '1400',
  meterIn: '12.5',
  reason: 'Its pump is worn.',
})

test('a machine that a swap and another job want at once goes to one of them', async () => {
  const [one, two] = [await aPersonsJob(server, productId), await aPersonsJob(server, productId)]
  await putOnHire(server, one.jobId)
  const { call } = await server.signInStaff('OPERATIONS')
  const { machineId } = two
  const done = await Promise.allSettled([
    call('swapMachine', { params: { id: one.jobId }, body: swapOf(machineId) }),
    call('allocateJob', { params: { id: two.jobId }, body: { machineId } }),
  ])
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(done.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { type: '/problems/machine-taken' },
  })
})

test('an operator whom two jobs want at once goes to one of them', async () => {
  const [one, two] = [await aPersonsJob(server, productId), await aPersonsJob(server, productId)]
  const { call } = await server.signInStaff('OPERATIONS')
  const operatorId = await anOperator(server)
  const done = await Promise.allSettled(
    [one, two].map(({ jobId, machineId }) =>
      call('allocateJob', { params: { id: jobId }, body: { machineId, operatorId } }),
    ),
  )
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(done.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { type: '/problems/operator-taken' },
  })
})

test('a breakdown that both sides report at once is one', async () => {
  const { person, jobId } = await aPersonsJob(server, productId)
  await putOnHire(server, jobId)
  const { call } = await server.signInStaff('OPERATIONS')
  const body = { startedAt: server.clock.now().toISOString(), note: 'A hose has burst.' }
  const done = await Promise.allSettled([
    person.call('reportBreakdown', { params: { jobId }, body }),
    call('reportDeskBreakdown', { params: { id: jobId }, body }),
  ])
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await person.call('getJob', { params: { jobId } })).job.breakdowns).toHaveLength(1)
})

test('several off-hires that overlap wait for each other, never in a ring, and each job has one number', async () => {
  const [one, two] = [await aPersonsJob(server, productId), await aPersonsJob(server, productId)]
  await server.db.asOwner((owner) =>
    owner.rows(sql`update job set account_id = ${one.person.accountId} where job_id = ${two.jobId}`),
  )
  for (const { jobId } of [one, two]) await putOnHire(server, jobId)
  const from = dateInIndia(server.clock.now())
  const jobIds = [one.jobId, two.jobId]
  const several = (ids: string[]) => one.person.call('requestOffHires', { body: { jobIds: ids, from } })
  await Promise.all([
    several(jobIds),
    several(jobIds.toReversed()),
    one.person.call('requestOffHire', { params: { jobId: two.jobId }, body: { from } }),
    one.person.call('requestOffHire', { params: { jobId: one.jobId }, body: { from } }),
  ])
  const { jobs } = await one.person.call('listJobs', { query: {} })
  expect(new Set(jobs.content.map(({ offHireNumber }) => offHireNumber)).size).toBe(2)
})

import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import { aPersonsJob, putOnHire } from '#tests/support/hire.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { size: '1', location: 'pune' } })
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

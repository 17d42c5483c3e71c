import { expect, test } from 'vitest'
import { addDays, dateInIndia, endOfDate } from '#contract/dates.ts'
import { aMachine, jobOf } from '#tests/support/hire.ts'
import { aDraftFor, sendHolding } from '#tests/support/holds.ts'
import { accept } from '#tests/support/quotes.ts'
import { BILLING_PARTY } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '40' } })
let used = 0
/** A product without machines, another one each time. */
const aProduct = () => {
  const product = products.content[(used += 1)]
  if (!product) throw new Error('There are fewer products than tests.')
  return product.productId
}
const atDesk = await server.signInStaff('OPERATIONS')
const sales = async () => (await server.signInStaff('SALES')).call
const params = (id: string) => ({ params: { id } })

/** A sent quote for one machine that holds it, and another free machine of the same kind. */
async function aHoldingQuote() {
  const productId = aProduct()
  const machineId = await aMachine(server, productId)
  const draft = await aDraftFor(server, productId)
  const quote = await sendHolding(server, draft.quoteId)
  expect(quote.holds).toMatchObject([{ machineId }])
  const { from, to, quoteNumber } = draft
  const free = (more: object = {}) => atDesk.call('countFreeMachines', { query: { productId, from, to, ...more } })
  return { ...draft, productId, machineId, free, own: () => free({ quoteNumber }) }
}
const holdsOf = async (quoteId: string) => (await (await sales())('getDeskQuote', params(quoteId))).quote.holds

test('a quote holds free machines of its lines until it runs out, and says which; without the box it holds none', async () => {
  const { quoteId, free, own, productId, machineId } = await aHoldingQuote()
  expect(await free()).toEqual({ free: 0, held: 0, all: 1 })
  expect(await own()).toEqual({ free: 0, held: 1, all: 1 })
  const { quote } = await (await sales())('getDeskQuote', params(quoteId))
  expect(quote.holds).toEqual([
    { machineId, fleetNumber: expect.any(String), until: endOfDate(quote.content.validUntil).toISOString() },
  ])
  const other = await aDraftFor(server, productId)
  expect((await sendHolding(server, other.quoteId)).holds).toEqual([])
  await aMachine(server, productId)
  const third = await aDraftFor(server, productId)
  expect((await sendHolding(server, third.quoteId, false)).holds).toEqual([])
  expect(await free()).toEqual({ free: 1, held: 0, all: 2 })
})

test.each([
  [
    'withdrawn',
    async (quoteId: string) => (await sales())('withdrawQuote', { ...params(quoteId), body: { reason: 'Gone' } }),
  ],
  [
    'declined',
    async (quoteId: string, { person }: { person: Awaited<ReturnType<typeof aHoldingQuote>>['person'] }) =>
      person.call('declineQuote', { params: { quoteId }, body: { reason: 'Too dear' } }),
  ],
  [
    'cancelled with its enquiry',
    async (_: string, { person, enquiryId }: Awaited<ReturnType<typeof aHoldingQuote>>) =>
      person.call('cancelEnquiry', { ...params(enquiryId), body: { reason: 'Postponed' } }),
  ],
] as const)('the holds of a quote that is %s end', async (_name, end) => {
  const quote = await aHoldingQuote()
  await end(quote.quoteId, quote)
  expect(await quote.free()).toEqual({ free: 1, held: 0, all: 1 })
  expect(await holdsOf(quote.quoteId)).toEqual([])
})

test('a new version takes over the holds of the one before', async () => {
  const before = await aHoldingQuote()
  const { quote: draft } = await (await sales())('draftQuote', { ...params(before.enquiryId), body: {} })
  const after = await sendHolding(server, draft.quoteId)
  expect(after.holds).toMatchObject([{ machineId: before.machineId }])
  expect(await holdsOf(before.quoteId)).toEqual([])
})

test('the job of an accepted quote takes the held machine; another machine frees it', async () => {
  const { person, quoteId, machineId, productId, free } = await aHoldingQuote()
  await accept(server, person, quoteId, { billingParty: BILLING_PARTY })
  await server.runTasks()
  const [{ until } = { until: '' }] = await holdsOf(quoteId)
  expect(until > endOfDate(server.clock.now().toISOString().slice(0, 10)).toISOString()).toBe(true)
  const jobId = await jobOf(server, quoteId)
  expect((await atDesk.call('listJobMachines', params(jobId))).machines).toMatchObject([{ machineId, taken: [] }])
  const { jobs } = await atDesk.call('listJobsToPlace')
  expect(jobs.find((job) => job.jobId === jobId)).toMatchObject({ quoteId })
  await atDesk.call('allocateJob', { ...params(jobId), body: { machineId } })
  expect(await holdsOf(quoteId)).toEqual([])
  expect(await free()).toEqual({ free: 0, held: 0, all: 1 })

  const other = await aHoldingQuote()
  await accept(server, other.person, other.quoteId, { billingParty: BILLING_PARTY })
  await server.runTasks()
  const spare = await aMachine(server, other.productId)
  const job = await jobOf(server, other.quoteId)
  await atDesk.call('allocateJob', { ...params(job), body: { machineId: spare } })
  expect(await other.free()).toEqual({ free: 1, held: 0, all: 2 })
  expect(productId).not.toBe(other.productId)
})

test('the machine of an accepted quote stays held until the first day of the hire, though the quote would have run out', async () => {
  const productId = aProduct()
  const machineId = await aMachine(server, productId)
  const { person, quoteId, from } = await aDraftFor(server, productId)
  const call = await sales()
  const { content } = (await call('getDeskQuote', params(quoteId))).quote
  const body = { ...content, validUntil: addDays(dateInIndia(server.clock.now()), 1) }
  await call('saveQuote', { ...params(quoteId), headers: { 'if-match': '*' }, body })
  const until = endOfDate(body.validUntil).toISOString()
  expect((await sendHolding(server, quoteId)).holds).toMatchObject([{ machineId, until }])
  await accept(server, person, quoteId, { billingParty: BILLING_PARTY })
  await server.runTasks()
  expect(await holdsOf(quoteId)).toMatchObject([{ machineId, until: endOfDate(from).toISOString() }])
})

test('nobody else books a held machine, until the desk ends the hold', async () => {
  const { quoteNumber, machineId, from, to } = await aHoldingQuote()
  const body = { kind: 'MAINTENANCE', machineId, from, to, note: 'Service' } as const
  await expect(atDesk.call('addBooking', { body })).rejects.toMatchObject({
    type: '/problems/machine-taken',
    message: expect.stringContaining(quoteNumber),
  })
  const { bookings } = await atDesk.call('listMachineBookings', params(machineId))
  await atDesk.call('removeBooking', { ...params(bookings[0]?.bookingId ?? ''), headers: { 'if-match': '*' } })
  expect((await atDesk.call('addBooking', { body })).booking).toMatchObject({ kind: 'MAINTENANCE' })
})

test('days that run back are refused', async () => {
  const query = { productId: aProduct(), from: '2026-12-02', to: '2026-12-01' }
  await expect(atDesk.call('countFreeMachines', { query })).rejects.toMatchObject({
    violations: [{ field: 'to', code: 'invalid' }],
  })
})

test('the hold of a quote that runs out lapses by the clock: the board shows the machine free, and another quote holds it', async () => {
  const { quoteId, productId, machineId, from, to } = await aHoldingQuote()
  const { quote } = await (await sales())('getDeskQuote', params(quoteId))
  const onBoard = async () => {
    const { machines } = await (await sales())('listBookings', { query: { from, to } })
    return machines.find((machine) => machine.machineId === machineId)?.bookings
  }
  server.clock.set(new Date(endOfDate(quote.content.validUntil).getTime() - 1))
  expect(await onBoard()).toMatchObject([{ kind: 'HOLD', ref: quoteId }])
  const early = await aDraftFor(server, productId)
  expect((await sendHolding(server, early.quoteId)).holds).toEqual([])
  server.clock.set(endOfDate(quote.content.validUntil))
  expect(await onBoard()).toEqual([])
  expect(await holdsOf(quoteId)).toEqual([])
  const counted = await (await sales())('countFreeMachines', { query: { productId, from, to } })
  expect(counted).toEqual({ free: 1, held: 0, all: 1 })
  const later = await aDraftFor(server, productId)
  expect((await sendHolding(server, later.quoteId)).holds).toMatchObject([{ machineId }])
  expect(await onBoard()).toMatchObject([{ kind: 'HOLD', ref: later.quoteId }])
})

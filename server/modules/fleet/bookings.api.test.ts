import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aMaintenance, aNewMachine } from '#tests/support/fleet.ts'
import { aPersonsJob } from '#tests/support/hire.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { call } = await server.signInStaff('OPERATIONS')
const owner = await server.signInStaff('OWNER')
const { products } = await server.call('listProducts', { query: { size: '1', subCategory: 'electric-scissor-lift' } })
const lift = products.content[0]?.productId ?? ''
const { yards } = await call('listYards', { query: { size: '1' } })
const today = dateInIndia(server.clock.now())
const days = { from: today, to: addDays(today, 91) }

const aMachine = async () =>
  (await call('addMachine', { body: aNewMachine(lift, yards.content[0]?.yardId ?? '') })).machine
const onBoard = async (machineId: string) =>
  (await call('listBookings', { query: days })).machines.find((machine) => machine.machineId === machineId)
const change = (id: string, body: ReturnType<typeof aMaintenance>, tag = '*') =>
  call('updateBooking', { params: { id }, headers: { 'if-match': tag }, body })
const remove = (id: string, headers: Record<string, string> = { 'if-match': '*' }) =>
  call('removeBooking', { params: { id }, headers })
const aHold = (machineId: string, more: object = {}) =>
  ({
    kind: 'HOLD',
    machineId,
    from: today,
    to: addDays(today, 6),
    note: 'Konkan Infra',
    holdHours: 24,
    ...more,
  }) as const

test('maintenance is booked, moved to other days and ended; each act is in the audit trail', async () => {
  const { machineId, fleetNumber } = await aMachine()
  const { booking } = await call('addBooking', { body: aMaintenance(machineId, today) })
  expect(await onBoard(machineId)).toMatchObject({
    fleetNumber,
    subCategory: 'electric-scissor-lift',
    paper: { kind: 'INSURANCE', state: 'MISSING', validTo: null },
    bookings: [{ kind: 'MAINTENANCE', from: today, to: addDays(today, 4), note: 'Service 500 h', expiresAt: null }],
  })
  server.clock.advance({ seconds: 1 })
  const later = await change(booking.bookingId, aMaintenance(machineId, addDays(today, 2)), 'W/"1"')
  expect(later.booking).toMatchObject({ bookingId: booking.bookingId, from: addDays(today, 2), version: 2 })
  await expect(change(booking.bookingId, aMaintenance(machineId, today), 'W/"1"')).rejects.toMatchObject({
    status: 412,
  })
  await expect(remove(booking.bookingId, {})).rejects.toMatchObject({ status: 428 })
  server.clock.advance({ seconds: 1 })
  await remove(booking.bookingId)
  expect((await onBoard(machineId))?.bookings).toEqual([])
  const { audit } = await owner.call('listAudit', { query: { subject: machineId } })
  expect(audit.content.map(({ act }) => act)).toEqual(['removeBooking', 'updateBooking', 'addBooking', 'addMachine'])
  expect(audit.content[1]?.changes).toContainEqual({ field: 'from', was: today, is: addDays(today, 2) })
})

test('a taken machine stays taken, and the refusal names the booking, its days and its maker', async () => {
  const { jobId, machineId } = await aPersonsJob(server, lift)
  const { job } = await call('allocateJob', { params: { id: jobId }, body: { machineId } })
  const taken = { type: '/problems/machine-taken', status: 409 }
  await expect(call('addBooking', { body: aHold(machineId, { from: job.from, to: job.from }) })).rejects.toMatchObject({
    ...taken,
    message: expect.stringMatching(new RegExp(`${job.jobNumber}, ${job.agreed.billTo.name} from .*, placed by `)),
  })
  const [onIt] = (await onBoard(machineId))?.bookings ?? []
  expect(onIt).toMatchObject({
    kind: 'JOB',
    ref: jobId,
    number: job.jobNumber,
    customer: job.agreed.billTo.name,
    place: job.site.addressName,
    jobStatus: 'SCHEDULED',
  })
  // A job's booking is the job's to change.
  await expect(remove(onIt?.bookingId ?? '')).rejects.toMatchObject({ type: '/problems/status-conflict' })
  const free = await aMachine()
  const { booking } = await call('addBooking', { body: aMaintenance(free.machineId, job.from) })
  await expect(change(booking.bookingId, aMaintenance(machineId, job.from))).rejects.toMatchObject(taken)
  expect((await onBoard(free.machineId))?.bookings).toHaveLength(1)
})

test('a board has at most 92 days, a booking does not run back, and a machine that is retired or unknown takes none', async () => {
  const { machineId } = await aMachine()
  const wrong = (field: string) => ({ type: '/problems/validation', violations: [{ field }] })
  await expect(call('listBookings', { query: { from: today, to: addDays(today, 92) } })).rejects.toMatchObject(
    wrong('to'),
  )
  const hold = (more: object) => call('addBooking', { body: aHold(machineId, more) })
  await expect(hold({ to: addDays(today, -1) })).rejects.toMatchObject(wrong('to'))
  await expect(hold({ to: addDays(today, 366) })).rejects.toMatchObject(wrong('to'))
  await expect(hold({ machineId: lift })).rejects.toMatchObject(wrong('machineId'))
  await call('updateMachine', { params: { id: machineId }, headers: { 'if-match': '*' }, body: { isRetired: true } })
  await expect(hold({})).rejects.toMatchObject(wrong('machineId'))
  expect(await onBoard(machineId)).toBeUndefined()
})

test('a hold ends by the clock and makes room at once, without any task', async () => {
  const { machineId } = await aMachine()
  const { booking } = await call('addBooking', { body: aHold(machineId) })
  expect(booking).toMatchObject({ kind: 'HOLD', note: 'Konkan Infra', ref: null })
  expect(Date.parse(booking.expiresAt ?? '')).toBe(server.clock.now().getTime() + 24 * 3_600_000)
  server.clock.advance({ hours: 24, seconds: -1 })
  const next = await server.signInStaff('OPERATIONS')
  await expect(next.call('addBooking', { body: aMaintenance(machineId, today) })).rejects.toMatchObject({
    type: '/problems/machine-taken',
    message: expect.stringContaining('held for Konkan Infra'),
  })
  const shown = async () => {
    const { machines } = await next.call('listBookings', { query: { ...days, to: addDays(today, 5) } })
    return machines.find((one) => one.machineId === machineId)?.bookings.length
  }
  expect(await shown()).toBe(1)
  server.clock.advance({ seconds: 1 })
  expect(await shown()).toBe(0)
  const removed = { params: { id: booking.bookingId }, headers: { 'if-match': '*' } }
  await expect(next.call('removeBooking', removed)).rejects.toMatchObject({ status: 404 })
  await next.call('addBooking', { body: aMaintenance(machineId, today) })
})

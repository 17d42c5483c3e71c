import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aMaintenance, aNewMachine, aNewOperator } from '#tests/support/fleet.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { call } = await server.signInStaff('OPERATIONS')
const { products } = await server.call('listProducts', { query: { size: '1', subCategory: 'electric-scissor-lift' } })
const lift = products.content[0]?.productId ?? ''
const { yards } = await call('listYards', { query: { size: '1' } })
const today = dateInIndia(server.clock.now())
const aMachine = async () =>
  (await call('addMachine', { body: aNewMachine(lift, yards.content[0]?.yardId ?? '') })).machine.machineId

test('two people book one machine at once: one gets it, the other sees who', async () => {
  const machineId = await aMachine()
  const colleague = await server.signInStaff('OPERATIONS')
  const done = await Promise.allSettled(
    [call, colleague.call].map((by) => by('addBooking', { body: aMaintenance(machineId, today) })),
  )
  const won = done.find((one) => one.status === 'fulfilled')
  const lost = done.find((one) => one.status === 'rejected')
  expect(lost?.reason).toMatchObject({
    type: '/problems/machine-taken',
    message: expect.stringContaining(`booked by ${won?.value.booking.by}`),
  })
})

test('a machine is retired or booked, never both', async () => {
  for (const machineId of await Promise.all([aMachine(), aMachine(), aMachine()])) {
    const body = aMaintenance(machineId, today)
    await Promise.allSettled([
      call('updateMachine', { params: { id: machineId }, headers: { 'if-match': '*' }, body: { isRetired: true } }),
      call('addBooking', { body }),
    ])
    const { machine } = await call('getMachine', { params: { id: machineId } })
    const { bookings } = await call('listMachineBookings', { params: { id: machineId } })
    expect([machine.isRetired, bookings.length]).toEqual(machine.isRetired ? [true, 0] : [false, 1])
  }
})

test('one number that two machines, or two operators, get at once goes to one of them, and the refusal names the field', async () => {
  const headers = { 'if-match': '*' }
  const [one, other] = await Promise.all([aMachine(), aMachine()])
  const numbered = await Promise.allSettled(
    [one, other].map((id) => call('updateMachine', { params: { id }, headers, body: { fleetNumber: 'SL-999' } })),
  )
  const operators = await Promise.all(
    [1, 2].map(async () => (await call('addOperator', { body: aNewOperator() })).operator.operatorId),
  )
  const licensed = await Promise.allSettled(
    operators.map((id) => call('updateOperator', { params: { id }, headers, body: { licenceNumber: 'MH12 1' } })),
  )
  for (const [done, field] of [
    [numbered, 'fleetNumber'],
    [licensed, 'licenceNumber'],
  ] as const) {
    const refused = done.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(refused).toMatchObject([{ status: 409, violations: [{ field }] }])
  }
})

test('R6 the free machines of a pool are exactly those not taken, whatever is booked at once', async () => {
  const pool = await Promise.all(Array.from({ length: 4 }, aMachine))
  const days = { from: addDays(today, 20), to: addDays(today, 24) }
  const freeNow = async () => {
    const { machines } = await call('listBookings', { query: days })
    const ours = machines.filter(({ machineId }) => pool.includes(machineId))
    return { free: ours.filter(({ bookings }) => bookings.length === 0).length, taken: ours.flatMap((m) => m.bookings) }
  }
  const wishes = Array.from({ length: 20 }, (_, index) => pool[index % pool.length] ?? '')
  const done = await Promise.allSettled(
    wishes.map((machineId) => call('addBooking', { body: aMaintenance(machineId, days.from) })),
  )
  const won = done.flatMap((one) => (one.status === 'fulfilled' ? [one.value.booking] : []))
  expect(won).toHaveLength(4)
  expect(await freeNow()).toMatchObject({ free: 0, taken: { length: 4 } })
  await Promise.all(
    won.slice(0, 3).map(({ bookingId: id }) => call('removeBooking', { params: { id }, headers: { 'if-match': '*' } })),
  )
  expect(await freeNow()).toMatchObject({ free: 3, taken: { length: 1 } })
})

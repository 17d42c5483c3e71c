import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aNewMachine, aPaper } from '#tests/support/fleet.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { call } = await server.signInStaff('OPERATIONS')
const owner = await server.signInStaff('OWNER')
const { products } = await server.call('listProducts', { query: { size: '1', subCategory: 'electric-scissor-lift' } })
const lift = products.content[0]?.productId ?? ''
const { yards } = await call('listYards', { query: { size: '2' } })
const [yard = '', otherYard = ''] = yards.content.map(({ yardId }) => yardId)
const today = dateInIndia(server.clock.now())

const add = async (more: object = {}) => (await call('addMachine', { body: aNewMachine(lift, yard, more) })).machine
const change = (id: string, body: object, headers: Record<string, string> = { 'if-match': '*' }) =>
  call('updateMachine', { params: { id }, headers, body })
const paper = (id: string, more: object) => call('addMachineDocument', { params: { id }, body: aPaper(more) })
const listed = async (query: Record<string, string>) =>
  (await call('listMachines', { query })).machines.content.map(({ fleetNumber }) => fleetNumber)

test('a machine is added, changed, retired and taken back; each act is in the audit trail', async () => {
  const added = await add({ fleetNumber: 'sl-931', registrationNumber: 'MH12AB1234' })
  expect(added).toMatchObject({ fleetNumber: 'SL-931', productName: products.content[0]?.name, meterHours: '120.5' })
  const id = added.machineId
  server.clock.advance({ seconds: 1 })
  expect((await change(id, { yardId: otherYard, hiredFrom: 'Sai Cranes' })).machine).toMatchObject({
    yardId: otherYard,
    hiredFrom: 'Sai Cranes',
    registrationNumber: 'MH12AB1234',
  })
  server.clock.advance({ seconds: 1 })
  expect((await change(id, { isRetired: true })).machine.isRetired).toBe(true)
  expect((await listed({ size: '100' })).at(-1)).toBe('SL-931')
  server.clock.advance({ seconds: 1 })
  expect((await change(id, { isRetired: false })).machine.isRetired).toBe(false)
  const { audit } = await owner.call('listAudit', { query: { subject: id } })
  expect(audit.content.map(({ act }) => act)).toEqual(['updateMachine', 'updateMachine', 'updateMachine', 'addMachine'])
  expect(audit.content[1]?.changes).toEqual([{ field: 'isRetired', was: false, is: true }])
})

test('machines are found by numbers, product, yard and the state of their papers', async () => {
  const one = await add({ fleetNumber: 'SL-101', serialNumber: 'GS30D-77', registrationNumber: 'KA01C9' })
  expect(await listed({ filter: 'sl-101' })).toEqual(['SL-101'])
  expect(await listed({ filter: 'gs30d-77' })).toEqual(['SL-101'])
  expect(await listed({ filter: 'ka01c9' })).toEqual(['SL-101'])
  expect(await listed({ filter: products.content[0]?.name ?? '', yardId: yard })).toContain('SL-101')
  expect(await listed({ filter: 'SL-101', yardId: otherYard })).toEqual([])
  expect(await listed({ filter: 'SL-101', productId: yard })).toEqual([])
  expect(await listed({ filter: '100%' })).toEqual([])
  expect(await listed({ filter: 'SL-101', papers: 'MISSING' })).toEqual(['SL-101'])
  for (const kind of ['INSPECTION', 'REGISTRATION', 'FITNESS', 'POLLUTION']) await paper(one.machineId, { kind })
  for (const [days, state] of [
    [-1, 'EXPIRED'],
    [0, 'DUE'],
    [30, 'DUE'],
    [31, 'VALID'],
  ] as const) {
    await paper(one.machineId, { validTo: addDays(today, days) })
    expect(await listed({ filter: 'SL-101', papers: state })).toEqual(['SL-101'])
    expect((await call('getMachine', { params: { id: one.machineId } })).machine.papers).toBe(state)
  }
})

test('a crane and a lift need an inspection, a registered machine the papers of the road, every machine an insurance', async () => {
  const generators = await server.call('listProducts', { query: { size: '1', category: 'diesel-generator' } })
  const cranes = await server.call('listProducts', { query: { size: '1', category: 'crane' } })
  const kindsOf = async (productId: string, more: object = {}) =>
    (await add({ productId, ...more })).mandatory.map(({ kind }) => kind)
  expect(await kindsOf(lift)).toEqual(['INSURANCE', 'INSPECTION'])
  expect(await kindsOf(generators.products.content[0]?.productId ?? '')).toEqual(['INSURANCE'])
  const registered = { registrationNumber: 'MH14X1' }
  expect(await kindsOf(cranes.products.content[0]?.productId ?? '', registered)).toEqual([
    'INSURANCE',
    'INSPECTION',
    'REGISTRATION',
    'FITNESS',
    'POLLUTION',
  ])
})

test('a fleet number belongs to one machine, and a serial number to one of a product', async () => {
  const one = await add()
  const other = await add()
  const taken = { type: '/problems/machine-exists' }
  await expect(add({ fleetNumber: one.fleetNumber.toLowerCase() })).rejects.toMatchObject(taken)
  await expect(add({ serialNumber: one.serialNumber })).rejects.toMatchObject(taken)
  await expect(change(other.machineId, { fleetNumber: one.fleetNumber })).rejects.toMatchObject(taken)
  await expect(change(other.machineId, { serialNumber: one.serialNumber })).rejects.toMatchObject(taken)
})

test('a machine with a booking ahead is not retired, and the refusal names the booking', async () => {
  const { machineId } = await add()
  const days = { from: today, to: addDays(today, 2), note: 'Service 500 h' }
  const { booking } = await call('addBooking', { body: { kind: 'MAINTENANCE', machineId, ...days } })
  const refused = { type: '/problems/machine-booked', message: expect.stringContaining('(Service 500 h)') }
  await expect(change(machineId, { isRetired: true })).rejects.toMatchObject(refused)
  await call('removeBooking', { params: { id: booking.bookingId }, headers: { 'if-match': '*' } })
  expect((await change(machineId, { isRetired: true })).machine.isRetired).toBe(true)
})

test.each<[object, string]>([
  [{ fleetNumber: 'SL 31' }, 'fleetNumber'],
  [{ fleetNumber: '' }, 'fleetNumber'],
  [{ builtYear: 1949 }, 'builtYear'],
  [{ meterHours: '-1' }, 'meterHours'],
  [{ yardId: lift }, 'yardId'],
  [{ productId: yard }, 'productId'],
])('%j is refused by name', async (fault, field) => {
  await expect(add(fault)).rejects.toMatchObject({ status: 422, violations: [{ field }] })
  const { machineId } = await add()
  await expect(change(machineId, fault)).rejects.toMatchObject({ status: 422, violations: [{ field }] })
})

test('B-36 a save of a machine names the version it has seen', async () => {
  const { machineId } = await add()
  await expect(change(machineId, { builtYear: 2020 }, {})).rejects.toMatchObject({ status: 428 })
  await change(machineId, { builtYear: 2020 }, { 'if-match': 'W/"1"' })
  const stale = change(machineId, { builtYear: 2021 }, { 'if-match': 'W/"1"' })
  await expect(stale).rejects.toMatchObject({ status: 412 })
})

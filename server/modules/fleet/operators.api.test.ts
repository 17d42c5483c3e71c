import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aNewOperator } from '#tests/support/fleet.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { call } = await server.signInStaff('OPERATIONS')
const today = dateInIndia(server.clock.now())
const add = async (more: object = {}) => (await call('addOperator', { body: aNewOperator(more) })).operator
const change = (id: string, body: object, headers: Record<string, string> = { 'if-match': '*' }) =>
  call('updateOperator', { params: { id }, headers, body })

test('an operator is added, found, changed, leaves and is back', async () => {
  const { operatorId: id, licenceNumber } = await add({ name: 'Ganesh Pawar' })
  const { operators } = await call('listOperators', { query: { filter: licenceNumber.toLowerCase() } })
  expect(operators.content.map(({ name }) => name)).toEqual(['Ganesh Pawar'])
  expect((await change(id, { phone: '9822000001' })).operator).toMatchObject({ phone: '9822000001', licenceNumber })
  expect((await change(id, { hasLeft: true })).operator.hasLeft).toBe(true)
  const all = await call('listOperators', { query: { size: '100' } })
  expect(all.operators.content.at(-1)?.operatorId).toBe(id)
  expect((await change(id, { hasLeft: false })).operator.hasLeft).toBe(false)
})

test.each([
  [-1, 'EXPIRED'],
  [30, 'DUE'],
  [31, 'VALID'],
])('a licence that ends %i days from today is %s', async (days, state) =>
  expect((await add({ licenceValidTo: addDays(today, days) })).licence).toBe(state),
)

test('a licence belongs to one operator', async () => {
  const [one, other] = [await add(), await add()]
  const taken = { type: '/problems/operator-exists' }
  await expect(add({ licenceNumber: one.licenceNumber })).rejects.toMatchObject(taken)
  await expect(change(other.operatorId, { licenceNumber: one.licenceNumber })).rejects.toMatchObject(taken)
})

test('B-36 a save of an operator names the version it has seen', async () => {
  const { operatorId } = await add()
  await expect(change(operatorId, { name: 'Ravi' }, {})).rejects.toMatchObject({ status: 428 })
  await change(operatorId, { name: 'Ravi' }, { 'if-match': 'W/"1"' })
  await expect(change(operatorId, { name: 'Raju' }, { 'if-match': 'W/"1"' })).rejects.toMatchObject({ status: 412 })
})

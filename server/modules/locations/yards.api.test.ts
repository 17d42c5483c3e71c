import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { aYard } from '#tests/support/world.ts'
import { nearestYard } from './yards.ts'

const server = await aServer()
const owner = await server.signInStaff()
const add = (more: object = {}) => owner.call('addYard', { body: aYard(more) })
const change = (id: string, body: object, headers: Record<string, string> = { 'if-match': '*' }) =>
  owner.call('updateYard', { params: { id }, headers, body })

test('the demo’s yards are found by name, city and PIN code', async () => {
  const names = async (filter: string) =>
    (await owner.call('listYards', { query: { filter } })).yards.content.map(({ name }) => name)
  expect(await names('chak')).toEqual(['Chakan'])
  expect(await names('Bengaluru')).toEqual(['Peenya'])
  expect(await names('421302')).toEqual(['Bhiwandi'])
  expect(await names('100%')).toEqual([])
})

test('a yard is added, changed, closed and opened again; each act is in the audit trail', async () => {
  const { yard } = await add()
  expect(yard).toMatchObject({ city: 'pune', cityName: 'Pune', state: 'Maharashtra', isActive: true })
  const id = yard.yardId
  expect((await change(id, { city: 'mumbai', latitude: 19.2 })).yard).toMatchObject({
    cityName: 'Mumbai',
    latitude: 19.2,
  })
  expect((await change(id, { isActive: false })).yard.isActive).toBe(false)
  const { yards } = await owner.call('listYards', { query: { size: '100' } })
  expect(yards.content.at(-1)?.yardId).toBe(id)
  expect((await change(id, { isActive: true })).yard.isActive).toBe(true)
  const { audit } = await owner.call('listAudit', { query: { subject: id } })
  expect(audit.content.map(({ act }) => act)).toEqual(['updateYard', 'updateYard', 'updateYard', 'addYard'])
  expect(audit.content[1]?.changes).toEqual([{ field: 'isActive', was: true, is: false }])
})

test('the state of a yard comes from its PIN code, not from the city it serves', async () => {
  const { yardId } = (await add({ city: 'delhi', pincode: '122051' })).yard
  expect((await owner.call('getYard', { params: { id: yardId } })).yard).toMatchObject({
    city: 'delhi',
    state: 'Haryana',
  })
})

test('a name belongs to one yard, in upper or lower case', async () => {
  const { name } = (await add()).yard
  const other = (await add()).yard.yardId
  await expect(add({ name: name.toUpperCase() })).rejects.toMatchObject({ type: '/problems/yard-exists' })
  await expect(change(other, { name: name.toLowerCase() })).rejects.toMatchObject({ type: '/problems/yard-exists' })
})

test.each<[object, string, string]>([
  [{ city: 'atlantis' }, 'city', 'Enter valid city'],
  [{ latitude: 51 }, 'latitude', 'Latitude must be between 6 and 38'],
  [{ longitude: 0 }, 'longitude', 'Longitude must be between 68 and 98'],
  [{ pincode: '01234' }, 'pincode', 'Enter valid PIN code'],
  [{ pincode: '900056' }, 'pincode', 'An army PIN code names no place'],
  [{ name: ' ' }, 'name', 'Name is required'],
])('%j is refused by name', async (fault, field, message) => {
  await expect(add(fault)).rejects.toMatchObject({ status: 422, violations: [{ field, message }] })
  const { yardId } = (await add()).yard
  await expect(change(yardId, fault)).rejects.toMatchObject({ status: 422, violations: [{ field, message }] })
})

test('B-36 a save of a yard names the version it has seen', async () => {
  const { yardId } = (await add()).yard
  await expect(change(yardId, { name: 'A' }, {})).rejects.toMatchObject({ status: 428 })
  await change(yardId, { pincode: '411001' }, { 'if-match': 'W/"1"' })
  await expect(change(yardId, { pincode: '411002' }, { 'if-match': 'W/"1"' })).rejects.toMatchObject({ status: 412 })
})

test('the active yard nearest to a city or a point is found, by road and in a straight line', async () => {
  const nearest = async (to: Parameters<typeof nearestYard>[1]) => {
    const found = await nearestYard(server.db, to)
    return found && [found.yard.name, found.roadKm, found.straightKm]
  }
  expect((await nearest({ city: 'thane' }))?.[0]).toBe('Bhiwandi')
  expect((await nearest({ city: 'mysore' }))?.[0]).toBe('Peenya')
  expect(await nearest({ city: 'atlantis' })).toBeUndefined()
  // A tenth of a degree of latitude is 11.1 km; times 1.3 by road.
  const { yard } = await add({ latitude: 34, longitude: 75 })
  const north = { latitude: 34.1, longitude: 75 }
  expect(await nearest(north)).toEqual([yard.name, 14, 11])
  const { hire } = (await owner.call('getSettings')).settings
  await owner.call('saveSettings', { headers: { 'if-match': '*' }, body: { hire: { ...hire, roadFactor: '2' } } })
  expect(await nearest(north)).toEqual([yard.name, 22, 11])
  await change(yard.yardId, { isActive: false })
  expect((await nearest(north))?.[0]).not.toBe(yard.name)
})

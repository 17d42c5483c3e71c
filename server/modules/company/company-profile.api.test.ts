import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { customer } from '#server/platform/principal.ts'
import { aCompany } from '#tests/support/company.ts'
import { aCompanyServer, anAddress, refusal } from '#tests/support/newcomer.ts'

const server = await aCompanyServer()
const { ask } = server
const path = '/v1/company/profile'
type Person = { accessToken: string }
const bearer = ({ accessToken }: Person) => ({ authorization: `Bearer ${accessToken}` })
const read = (person: Person) => ask({ url: path, headers: bearer(person) })
const save = (person: Person, payload: object, ifMatch?: string) =>
  ask({
    method: 'POST',
    url: path,
    headers: { ...bearer(person), ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }) },
    payload,
  })

test('the people of a company read it and its administrators change it; only the fields sent change', async () => {
  const { admin, user, companyName, gstin } = await aCompany(server)
  const before = await read(user)
  expect(before.json()).toMatchObject({ Company: { companyName, gstin, billingAddress: null } })
  expect(before.headers['cache-control']).toBe('no-store')
  const first = await save(admin, { billingAddress: anAddress({ addressLine2: 'Wing B' }), gstTreatment: 'sez' })
  expect(first.json()).toMatchObject({
    Company: { companyName, gstTreatment: 'sez', billingAddress: { city: 'Pune' } },
  })
  const { addressId } = first.json<{ Company: { billingAddress: { addressId: string } } }>().Company.billingAddress
  const second = await save(admin, { companyName: 'Malvan Towers', deliveryAddress: anAddress({ city: 'Nashik' }) })
  expect(second.json()).toMatchObject({
    Company: {
      companyName: 'Malvan Towers',
      gstTreatment: 'sez',
      billingAddress: { addressId, addressLine2: 'Wing B' },
      deliveryAddress: { city: 'Nashik' },
    },
  })
  const third = await save(admin, { billingAddress: anAddress({ city: 'Thane' }), deliveryAddress: null, gstin })
  expect(third.json()).toMatchObject({
    Company: { billingAddress: { addressId, city: 'Thane', addressLine2: null }, deliveryAddress: null },
  })
  expect((await read(user)).json()).toEqual(third.json())
})

test('B-31 a user of the company may not change it, and an individual may not even read it', async () => {
  const { user } = await aCompany(server)
  expect((await save(user, { companyName: 'Mine now' })).statusCode).toBe(403)
  const individual = await server.signIn()
  expect((await read(individual)).statusCode).toBe(403)
  expect((await save(individual, {})).statusCode).toBe(403)
  expect((await ask({ url: path })).statusCode).toBe(401)
})

test('B-36 R14 a profile has a version, and a stale If-Match is 412', async () => {
  const { admin } = await aCompany(server)
  const { etag = '' } = (await read(admin)).headers
  expect(etag).toBe('W/"1"')
  const saved = await save(admin, { companyName: 'First' }, String(etag))
  expect(saved.statusCode).toBe(200)
  expect(saved.headers['etag']).toBe('W/"2"')
  const stale = await save(admin, { companyName: 'Second' }, String(etag))
  expect(stale.json()).toMatchObject({
    ...refusal('precondition-failed', 412),
    detail: 'Somebody else has changed this meanwhile. Please reload and try again.',
  })
  expect((await read(admin)).json()).toMatchObject({ Company: { companyName: 'First' } })
  expect((await save(admin, { companyName: 'Third' }, '"2"')).statusCode).toBe(200)
  expect((await save(admin, { companyName: 'Fourth' }, '*')).statusCode).toBe(200)
  expect((await save(admin, { companyName: 'Fifth' })).statusCode).toBe(200)
  expect((await save(admin, { companyName: 'Sixth' }, 'rubbish')).statusCode).toBe(412)
})

test.each([
  ['gstin', { gstin: '27ZZXCB9949G1ZM' }, 'GSTIN can’t be changed here'],
  ['panNumber', { panNumber: 'ZZXCB9949G' }, 'PAN must be characters 3 to 12 of the GSTIN'],
  ['billingAddress.state', { billingAddress: anAddress({ state: 'Bombay' }) }, 'Enter valid state'],
  ['billingAddress.pincode', { billingAddress: { ...anAddress(), pincode: '011004' } }, 'Enter valid PIN code'],
  [
    'billingAddress.pincode',
    { billingAddress: { ...anAddress({ state: 'Kerala' }), pincode: '400070' } },
    'This PIN code is in another state',
  ],
  ['billingAddress.addressName', { billingAddress: { ...anAddress(), addressName: '' } }, 'Site name is required'],
  [
    'billingAddress.zohoCrmId',
    { billingAddress: { ...anAddress(), zohoCrmId: '1' } },
    'Zoho crm id can’t be changed here',
  ],
  ['companyId', { companyId: 'x' }, 'Company id is not a known field'],
])('S3 a profile with an invalid %s is refused', async (field, payload, message) => {
  const { admin } = await aCompany(server)
  const answer = await save(admin, payload)
  expect(answer.json()).toMatchObject({ ...refusal('validation', 422), violations: [{ field, message }] })
})

test('S2 row-level security alone hides another company’s addresses', async () => {
  const [mine, theirs] = [await aCompany(server), await aCompany(server)]
  await save(theirs.admin, { billingAddress: anAddress() })
  const seen = await server.db.as(customer(mine.admin.accountId, mine.companyId), (tx) =>
    tx.rows(sql`select 1 from company_address`),
  )
  expect(seen).toEqual([])
})

import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import { panOf } from '#contract/gstin.ts'
import { customer } from '#server/platform/principal.ts'
import { aGstin } from '#tests/support/company.ts'
import { holderOf } from '#tests/support/gst.ts'
import { aCompanyServer, anAddress, refusal } from '#tests/support/newcomer.ts'

const server = await aCompanyServer()
const { callAs, clock, db } = server

const companiesOf = (gstin: string) => db.rows(sql`select 1 from company where gstin = ${gstin}`)

const someone = () => server.signIn()
const registration = (gstnId: string, more = {}) => ({
  gstnId,
  gstTreatment: 'business_gst' as const,
  billingAddress: anAddress(),
  ...more,
})

test('B-34 an individual registers a company in one step; the old tokens are refused', async () => {
  const { call, refreshToken, accountId } = await someone()
  const gstin = aGstin()
  const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
  await call('addCartItem', { body: { productId: products.content[0]?.productId ?? '' } })
  const body = registration(gstin, {
    panNumber: panOf(gstin)?.toLowerCase(),
    deliveryAddress: anAddress({ city: 'Nashik' }),
  })
  const made = await call('registerCompany', { body })
  expect(made.Company).toMatchObject({
    companyName: holderOf(gstin).name,
    gstin,
    panNumber: panOf(gstin),
    billingAddress: { city: 'Pune', country: 'India', addressType: 'BILLING', addressLine2: null, zohoCrmId: null },
    deliveryAddress: { city: 'Nashik' },
  })
  expect(decodeJwt(made.accessToken)).toMatchObject({ role: 'ROLE_ADMIN', userType: 'COMPANY', userId: accountId })
  await expect(call('getOwnProfile')).rejects.toMatchObject(refusal('unauthorized', 401))
  clock.advance({ seconds: 61 })
  await expect(server.call('refreshTokens', { body: { refreshToken } })).rejects.toMatchObject({ status: 401 })
  const { items } = await callAs(made.accessToken)('listCartItems')
  expect(items).toHaveLength(1)
  await expect(callAs(made.accessToken)('registerCompany', { body })).rejects.toMatchObject(refusal('forbidden', 403))
})

test('an embassy registers with its UIN, which has no PAN', async () => {
  const { call } = await someone()
  const body = registration('0717-USA00022-UN7', { gstTreatment: 'consumer' as const })
  const { Company } = await call('registerCompany', { body })
  expect(Company).toMatchObject({ gstin: '0717USA00022UN7', panNumber: '' })
})

test('open enquiries move to the new company, closed ones stay with the person', async () => {
  const { call, accountId } = await someone()
  const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
  const startDate = dateInIndia(clock.now())
  const submit = async () => {
    await call('addCartItem', { body: { productId: products.content[0]?.productId ?? '' } })
    const body = { city: 'pune', deliveryAddress: 'Survey 62, Kharadi, Pune', startDate, operatorRequired: false }
    return (await call('submitEnquiry', { body })).enquiryId
  }
  const [over, open] = [await submit(), await submit()]
  await db.as(customer(accountId), (tx) =>
    tx.rows(sql`update enquiry set status = 'CANCELLED' where enquiry_id = ${over}`),
  )
  await call('registerCompany', { body: registration(aGstin()) })
  const owners = await db.asOwner((owner) =>
    owner.rows(sql<{ id: string; moved: boolean }>`
      select e.enquiry_id as id, e.company_id = a.company_id as moved from enquiry e join account a using (account_id)
      where a.account_id = ${accountId} order by e.submitted_at, e.enquiry_id`),
  )
  expect(new Map(owners.map(({ id, moved }) => [id, moved]))).toEqual(
    new Map([
      [over, null],
      [open, true],
    ]),
  )
})

test.each([
  ['with another PAN', { panNumber: 'AAACA0000A' }, 'panNumber', 'PAN must be characters 3 to 12 of the GSTIN'],
  [
    'with an unknown state',
    { billingAddress: anAddress({ state: 'Bombay' }) },
    'billingAddress.state',
    'Enter valid state',
  ],
  [
    'with an unknown state of delivery',
    { deliveryAddress: anAddress({ state: 'goa' }) },
    'deliveryAddress.state',
    'Enter valid state',
  ],
  ['with an unknown GST treatment', { gstTreatment: 'none' }, 'gstTreatment', 'Enter valid GST treatment'],
  ['with a short name', { companyName: 'A' }, 'companyName', 'Enter valid company name'],
  ['B-35 that names its owner', { createdBy: 'me' }, 'createdBy', 'Created by is not a known field'],
])('a company %s is refused with its text', async (_, wrong, field, message) => {
  const { call } = await someone()
  const gstin = aGstin()
  const body = { ...registration(gstin), ...wrong } as ReturnType<typeof registration>
  await expect(call('registerCompany', { body })).rejects.toMatchObject({
    ...refusal('validation', 422),
    violations: [expect.objectContaining({ field, message })],
  })
  expect(await companiesOf(gstin)).toEqual([])
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer({ now: new Date('2026-11-21T06:00:00Z') })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '3', location: 'mumbai' } })
const ids = products.content.map((product) => product.productId)
const today = dateInIndia(server.clock.now())
const request = {
  city: 'mumbai',
  deliveryAddress: 'Plot 14, MIDC Road, Andheri East, Mumbai 400093',
  startDate: addDays(today, 7),
  operatorRequired: true,
  notes: 'Night delivery only',
}

async function aBuyer(productIds: readonly string[] = ids) {
  const { call, accessToken, phoneOrEmail } = await server.signIn()
  for (const productId of productIds) await call('addCartItem', { body: { productId } })
  return { call, phoneOrEmail, authorization: { authorization: `Bearer ${accessToken}` } }
}

const refusal = (problem: string) => ({ type: `/problems/${problem}` })

test('the cart becomes an enquiry with a number of the financial year, is listed first and opens', async () => {
  const { call } = await aBuyer()
  const { answerDueAt, ...submitted } = await call('submitEnquiry', { body: request, headers: {} })
  expect(submitted.enquiryNumber).toMatch(/^ENQ-2627-\d{6}$/)
  expect(submitted.enquiryDate).toBe('2026-11-21')
  expect((await call('listCartItems')).items).toEqual([])

  const { enquiries } = await call('listEnquiries')
  expect(enquiries).toMatchObject({ page: 0, size: 20, totalElements: 1, totalPages: 1 })
  expect(enquiries.content[0]).toMatchObject({
    ...submitted,
    status: 'SUBMITTED',
    cityName: 'Mumbai',
    lineCount: 3,
    quoteCount: 0,
    latestTotalPaise: null,
  })

  const { enquiry } = await call('getEnquiry', { params: { id: submitted.enquiryId } })
  expect(enquiry).toMatchObject({
    ...request,
    ...submitted,
    answerDueAt,
    poNumber: null,
    projectSiteId: null,
    projectSite: null,
    quotes: [],
  })
  expect(enquiry.lineItems.map((line) => line.productId)).toEqual(ids)
  expect(enquiry.lineItems.every((line) => line.availableInCity)).toBe(true)
  expect(enquiry.events).toEqual([
    {
      event: 'submit',
      status: 'SUBMITTED',
      reason: null,
      at: '2026-11-21T06:00:00.000Z',
      actor: expect.stringMatching(/\S/),
    },
  ])
})

test('the newest is first; filter and q narrow the list, and each status is counted', async () => {
  const { call } = await aBuyer(ids.slice(0, 1))
  const first = await call('submitEnquiry', { body: request, headers: {} })
  server.clock.advance({ minutes: 1 })
  await call('addCartItem', { body: { productId: ids[1] ?? '' } })
  const second = await call('submitEnquiry', { body: request, headers: {} })
  const numbers = async (query: { page?: string; size?: string; filter?: 'ALL' | 'CANCELLED'; q?: string }) =>
    (await call('listEnquiries', { query })).enquiries.content.map((item) => item.enquiryNumber)
  expect(await numbers({})).toEqual([second.enquiryNumber, first.enquiryNumber])
  expect(await numbers({ page: '1', size: '1' })).toEqual([first.enquiryNumber])
  expect(await numbers({ filter: 'CANCELLED' })).toEqual([])
  expect(await numbers({ filter: 'ALL' })).toHaveLength(2)
  expect(await numbers({ q: first.enquiryNumber.toLowerCase() })).toEqual([first.enquiryNumber])
  expect(await numbers({ q: products.content[1]?.name.slice(2, 12) ?? '' })).toContain(second.enquiryNumber)
  expect(await numbers({ q: '%' })).toEqual([])
  const none = { QUOTED: 0, ACCEPTED: 0, DECLINED: 0, EXPIRED: 0, CANCELLED: 0 }
  expect(await call('countEnquiries')).toEqual({ ALL: 2, SUBMITTED: 2, ...none })
})

test('a repeated Idempotency-Key gets the same reply, another body is refused, and after 24 hours the key is free', async () => {
  const { call, phoneOrEmail } = await aBuyer()
  const headers = { 'idempotency-key': 'cart-3' }
  const submitted = await call('submitEnquiry', { body: request, headers })
  expect(await call('submitEnquiry', { body: request, headers })).toEqual(submitted)
  await expect(call('submitEnquiry', { body: { ...request, notes: 'other' }, headers })).rejects.toMatchObject({
    ...refusal('idempotency-key-reused'),
    status: 422,
  })
  expect((await call('listEnquiries')).enquiries.totalElements).toBe(1)
  server.clock.advance({ hours: 24, seconds: 1 })
  const nextDay = await server.signIn(phoneOrEmail)
  await expect(nextDay.call('submitEnquiry', { body: request, headers })).rejects.toMatchObject(refusal('cart-empty'))
})

test('B-38 without a key an empty cart is 409', async () => {
  const { call } = await aBuyer()
  await call('submitEnquiry', { body: request, headers: {} })
  await expect(call('submitEnquiry', { body: request, headers: {} })).rejects.toMatchObject({
    ...refusal('cart-empty'),
    status: 409,
  })
})

test("S1 another person's enquiry gets the same answer as one that does not exist", async () => {
  const owner = await aBuyer()
  const stranger = await aBuyer([])
  const { enquiryId } = await owner.call('submitEnquiry', { body: request, headers: {} })
  const ask = (id: string) => server.ask({ url: `/v1/enquiries/${id}`, headers: stranger.authorization })
  const foreign = await ask(enquiryId)
  const missing = await ask('01980000-0000-7000-8000-000000000000')
  expect(foreign.statusCode).toBe(404)
  expect(foreign.body).toBe(missing.body)
  expect((await stranger.call('listEnquiries')).enquiries.totalElements).toBe(0)
})

test('an enquiry may include a product that is not available in the city, and its line says so', async () => {
  const elsewhere = await server.call('listProducts', { query: { sort: 'name', location: 'delhi', size: '100' } })
  const here = await server.call('listProducts', { query: { sort: 'name', location: 'mumbai', size: '100' } })
  const inMumbai = new Set(here.products.content.map((product) => product.productId))
  const productId = elsewhere.products.content.find((product) => !inMumbai.has(product.productId))?.productId ?? ''
  const { call } = await aBuyer([productId])
  const { enquiryId } = await call('submitEnquiry', { body: request, headers: {} })
  const { enquiry } = await call('getEnquiry', { params: { id: enquiryId } })
  expect(enquiry.lineItems).toMatchObject([{ productId, availableInCity: false }])
})

test('a withdrawn product stops the enquiry and is named, and the cart stays unchanged', async () => {
  const { call } = await aBuyer()
  await server.db.rows(sql`update product set withdrawn_at = now() where product_id = ${ids[1]}`)
  await expect(call('submitEnquiry', { body: request, headers: {} })).rejects.toMatchObject({
    ...refusal('product-withdrawn'),
    detail: `${products.content[1]?.name} is no longer offered. Remove it first.`,
  })
  await server.db.rows(sql`update product set withdrawn_at = null where product_id = ${ids[1]}`)
  expect((await call('listCartItems')).items).toHaveLength(3)
})

test.each([
  ['an unknown city', { city: 'atlantis' }, 'city'],
  ['a short address', { deliveryAddress: 'Plot 1' }, 'deliveryAddress'],
  ['an address with NUL', { deliveryAddress: 'Plot 14\0 MIDC Road' }, 'deliveryAddress'],
  ['an address with a lone surrogate', { deliveryAddress: 'Plot 14 MIDC Road \ud800' }, 'deliveryAddress'],
  ['yesterday', { startDate: '2026-11-20' }, 'startDate'],
  ['a year and a half ahead', { startDate: '2028-05-01' }, 'startDate'],
  ['30 February', { startDate: '2027-02-30' }, 'startDate'],
  ['operator as text', { operatorRequired: 'true' }, 'operatorRequired'],
  ['41 characters of PO number', { poNumber: 'x'.repeat(41) }, 'poNumber'],
  ['2001 characters of notes', { notes: 'x'.repeat(2001) }, 'notes'],
  ['an unknown field', { status: 'ACCEPTED' }, 'status'],
])('I4 %s is a violation that names the field, and the cart stays', async (_name, wrong, field) => {
  const { call, authorization } = await aBuyer(ids.slice(0, 1))
  const payload = { ...request, startDate: addDays(dateInIndia(server.clock.now()), 7), ...wrong }
  const answer = await server.ask({ method: 'POST', url: '/v1/enquiries', headers: authorization, payload })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ type: '/problems/validation', violations: [{ field }] })
  expect((await call('listCartItems')).items).toHaveLength(1)
})

test.each([
  'page=-1',
  'page=x',
  'page=1.5',
  'size=0',
  'size=101',
  'size=100000',
  'size=NaN',
  'page=1&page=2',
  'page=101&size=100',
  'filter=OPEN',
  'other=1',
])('I3 %s is a bad request that names the parameter', async (query) => {
  const { authorization } = await aBuyer([])
  const answer = await server.ask({ url: `/v1/enquiries?${query}`, headers: authorization })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ type: '/problems/bad-request' })
  expect(['page', 'size', 'filter', 'other']).toContain(answer.json().violations[0].field)
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MAX_CART_ITEMS } from '#contract/cart.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '20' } })
const ids = products.content.map((product) => product.productId)
const [first = '', second = ''] = ids

async function aBuyer() {
  const { call, accessToken } = await server.signIn()
  return { call, authorization: { authorization: `Bearer ${accessToken}` } }
}

const refusal = (problem: string) => ({ type: `/problems/${problem}` })

test('a product is added for one month and appears in the cart with its drawing', async () => {
  const { call } = await aBuyer()
  const { item } = await call('addCartItem', { body: { productId: first } })
  expect(item).toMatchObject({
    productId: first,
    quantity: 1,
    period: 'MONTH',
    duration: 1,
    product: { available: true },
  })
  const { items, version } = await call('listCartItems')
  expect(items).toEqual([item])
  expect(version).toBe(1)
  expect(item.product.drawing.url).toMatch(/^\/drawings\/.+\.svg$/)
})

test('adding the same product again is refused with the text of the specification', async () => {
  const { call } = await aBuyer()
  await call('addCartItem', { body: { productId: first } })
  const details = { productId: first, quantity: 2, period: 'DAY', duration: 3 } as const
  await expect(call('addCartItemWithDetails', { body: details })).rejects.toMatchObject({
    ...refusal('product-already-in-cart'),
    status: 409,
    message: 'Same Product is already in the CART - Please update Rental period, Duration and other details.',
  })
})

test('the eleventh product is refused, and removing a line makes room', async () => {
  const { call } = await aBuyer()
  for (const productId of ids.slice(0, MAX_CART_ITEMS)) await call('addCartItem', { body: { productId } })
  const eleventh = { body: { productId: ids[MAX_CART_ITEMS] ?? '' } }
  await expect(call('addCartItem', eleventh)).rejects.toMatchObject({
    ...refusal('max-cart-line-items-exceeded'),
    status: 422,
    message: 'The cart can hold a maximum of 10 products.',
  })
  const { items } = await call('listCartItems')
  await call('removeCartItem', { params: { id: items[4]?.enquiryCartLineItemId ?? '' } })
  await call('addCartItem', eleventh)
  expect((await call('listCartItems')).items).toHaveLength(MAX_CART_ITEMS)
})

test('quantity and time frame change; duration is accepted as text and returned as a number', async () => {
  const { call } = await aBuyer()
  const { item } = await call('addCartItem', { body: { productId: first } })
  const params = { id: item.enquiryCartLineItemId }
  const changed = await call('updateCartItemTimeFrame', { params, body: { period: 'WEEK', duration: '6' } })
  expect(changed.item).toMatchObject({ period: 'WEEK', duration: 6, quantity: 1 })
  const counted = await call('updateCartItemQuantity', { params, body: { quantity: 12, action: 'UPDATE' } })
  expect(counted.item).toMatchObject({ period: 'WEEK', duration: 6, quantity: 12 })
})

test('only the fields sent change, and at least one is required', async () => {
  const { call } = await aBuyer()
  const { item } = await call('addCartItem', { body: { productId: first } })
  const params = { id: item.enquiryCartLineItemId }
  const week = await call('updateCartItemTimeFrame', { params, body: { period: 'WEEK' } })
  expect(week.item).toMatchObject({ period: 'WEEK', duration: 1 })
  const four = await call('updateCartItemTimeFrame', { params, body: { duration: '4' } })
  expect(four.item).toMatchObject({ period: 'WEEK', duration: 4 })
  await expect(call('updateCartItemTimeFrame', { params, body: {} })).rejects.toMatchObject({ status: 422 })
})

test("another person's line is not found and stays unchanged", async () => {
  const owner = await aBuyer()
  const stranger = await aBuyer()
  const { item } = await owner.call('addCartItem', { body: { productId: first } })
  const params = { id: item.enquiryCartLineItemId }
  await expect(stranger.call('removeCartItem', { params })).rejects.toMatchObject(refusal('not-found'))
  await expect(
    stranger.call('updateCartItemQuantity', { params, body: { quantity: 9, action: 'UPDATE' } }),
  ).rejects.toMatchObject(refusal('not-found'))
  expect(await owner.call('listCartItems')).toEqual({ items: [item], version: 1 })
  expect((await stranger.call('listCartItems')).items).toEqual([])
})

test('removing a line raises the version of the cart; one that is not there changes nothing', async () => {
  const { call } = await aBuyer()
  const { item } = await call('addCartItem', { body: { productId: first } })
  const params = { id: item.enquiryCartLineItemId }
  await call('removeCartItem', { params })
  await expect(call('removeCartItem', { params })).rejects.toMatchObject(refusal('not-found'))
  expect(await call('listCartItems')).toEqual({ items: [], version: 2 })
})

test('unknown and withdrawn products are refused', async () => {
  const { call } = await aBuyer()
  const unknown = { body: { productId: '01980000-0000-7000-8000-000000000000' } }
  await expect(call('addCartItem', unknown)).rejects.toMatchObject(refusal('not-found'))
  await server.db.rows(sql`update product set withdrawn_at = now() where product_id = ${second}`)
  await expect(call('addCartItem', { body: { productId: second } })).rejects.toMatchObject(refusal('product-withdrawn'))
  await server.db.rows(sql`update product set withdrawn_at = null where product_id = ${second}`)
})

test.each([
  ['quantity as text', { quantity: '5' }, 'quantity'],
  ['quantity null', { quantity: null }, 'quantity'],
  ['quantity true', { quantity: true }, 'quantity'],
  ['quantity in a list', { quantity: [5] }, 'quantity'],
  ['quantity 0', { quantity: 0 }, 'quantity'],
  ['quantity 1000', { quantity: 1000 }, 'quantity'],
  ['quantity 1.5', { quantity: 1.5 }, 'quantity'],
  ['quantity 1e308', { quantity: 1e308 }, 'quantity'],
  ['an unknown period', { period: 'YEAR' }, 'period'],
  ['duration 121', { duration: 121 }, 'duration'],
  ['a malformed product', { productId: 'x' }, 'productId'],
  ['an unknown field', { role: 'ROLE_ADMIN' }, 'role'],
])('I6 %s is a violation that names the field, and nothing is stored', async (_name, wrong, field) => {
  const { call, authorization } = await aBuyer()
  const answer = await server.ask({
    method: 'POST',
    url: '/v1/enquiry-cart/enquiry-cart-line-items/add/details',
    headers: authorization,
    payload: { productId: first, quantity: 1, period: 'DAY', duration: 1, ...wrong },
  })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ type: '/problems/validation', violations: [{ field }] })
  expect((await call('listCartItems')).items).toEqual([])
})

test('the cart requires a token and is never cached', async () => {
  const url = '/v1/enquiry-cart/enquiry-cart-line-items'
  const anonymous = await server.ask({ url })
  expect(anonymous.statusCode).toBe(401)
  expect(anonymous.json()).toMatchObject({ type: '/problems/unauthorized', detail: 'Please log in to continue.' })
  const { authorization } = await aBuyer()
  expect((await server.ask({ url, headers: authorization })).headers['cache-control']).toBe('no-store')
})

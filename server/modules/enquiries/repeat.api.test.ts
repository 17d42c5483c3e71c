import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCompany } from '#tests/support/company.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer({ now: new Date('2026-11-21T06:00:00Z') })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '20' } })
const ids = products.content.map(({ productId }) => productId)
const nameOf = (productId: string) => products.content.find((product) => product.productId === productId)?.name
type Person = Awaited<ReturnType<typeof server.signIn>>

/** An enquiry of these products; from the second on each line has its own number of days. */
async function enquired({ call }: Person, productIds: readonly string[]) {
  for (const [index, productId] of productIds.entries()) {
    await call('addCartItemWithDetails', {
      body: { productId, quantity: index + 1, period: 'DAY', duration: index + 2 },
    })
  }
  return call('submitEnquiry', { body: enquiryBody(server.clock.now()), headers: {} })
}
const repeat = ({ call }: Person, id: string, headers = {}) => call('repeatEnquiry', { params: { id }, headers })
const cartOf = async ({ call }: Person) => (await call('listCartItems')).items
const put = async ({ call }: Person, productIds: readonly string[]) => {
  for (const productId of productIds) await call('addCartItem', { body: { productId } })
}

async function withdrawn(productIds: readonly string[], meanwhile: () => Promise<void>) {
  const set = (at: Date | null) =>
    server.db.rows(sql`update product set withdrawn_at = ${at} where product_id in (${sql.join(productIds)})`)
  await set(server.clock.now())
  try {
    await meanwhile()
  } finally {
    await set(null)
  }
}
const inCart = (productId: string) => ({ productId, productName: nameOf(productId), reason: 'IN_CART' })

test('the machines of an enquiry return to the cart with the same terms', async () => {
  const before = await server.signIn()
  const { enquiryId } = await enquired(before, ids.slice(0, 3))
  server.clock.advance({ hours: 20 })
  const person = await server.signIn(before.phoneOrEmail)
  expect(await repeat(person, enquiryId)).toEqual({ enquiryDate: '2026-11-21', added: 3, skipped: [] })
  expect(await cartOf(person)).toMatchObject([
    { productId: ids[0], quantity: 1, period: 'DAY', duration: 2 },
    { productId: ids[1], quantity: 2, period: 'DAY', duration: 3 },
    { productId: ids[2], quantity: 3, period: 'DAY', duration: 4 },
  ])
  expect((await person.call('listEnquiries')).enquiries.totalElements).toBe(1)
})

test('B-39 products already in the cart stay unchanged and are named', async () => {
  const person = await server.signIn()
  const { enquiryId } = await enquired(person, ids.slice(0, 3))
  await put(person, ids.slice(2, 4))
  const { added, skipped } = await repeat(person, enquiryId)
  expect({ added, skipped }).toEqual({ added: 2, skipped: [inCart(ids[2] ?? '')] })
  const items = await cartOf(person)
  expect(items.map(({ productId }) => productId)).toEqual([ids[2], ids[3], ids[0], ids[1]])
  expect(items[0]).toMatchObject({ quantity: 1, period: 'MONTH', duration: 1 })
})

test('B-39 a withdrawn product is skipped and named, with its name in the enquiry', async () => {
  const person = await server.signIn()
  const { enquiryId } = await enquired(person, ids.slice(0, 2))
  await withdrawn(ids.slice(0, 1), async () => {
    expect(await repeat(person, enquiryId)).toMatchObject({
      added: 1,
      skipped: [{ productId: ids[0], productName: nameOf(ids[0] ?? ''), reason: 'WITHDRAWN' }],
    })
  })
  expect((await cartOf(person)).map(({ productId }) => productId)).toEqual([ids[1]])
})

test('B-39 an enquiry of withdrawn products cannot be repeated, and the cart stays unchanged', async () => {
  const person = await server.signIn()
  const { enquiryId } = await enquired(person, ids.slice(0, 2))
  await put(person, ids.slice(5, 6))
  const before = await person.call('listCartItems')
  await withdrawn(ids.slice(0, 2), () =>
    expect(repeat(person, enquiryId)).rejects.toMatchObject({
      type: '/problems/nothing-to-repeat',
      status: 409,
      detail: 'None of the machines in this enquiry is offered any more. Please choose others.',
    }),
  )
  expect(await person.call('listCartItems')).toEqual(before)
})

test('B-39 a cart of seven takes three more; four change nothing', async () => {
  const person = await server.signIn()
  const four = await enquired(person, ids.slice(0, 4))
  const three = await enquired(person, ids.slice(0, 3))
  await put(person, ids.slice(10, 17))
  const before = await person.call('listCartItems')
  await expect(repeat(person, four.enquiryId)).rejects.toMatchObject({
    type: '/problems/max-cart-line-items-exceeded',
    status: 422,
    detail: 'The cart can hold a maximum of 10 products.',
  })
  expect(await person.call('listCartItems')).toEqual(before)
  expect(await repeat(person, three.enquiryId)).toMatchObject({ added: 3, skipped: [] })
  expect(await cartOf(person)).toHaveLength(10)
})

test('a repeated call adds nothing twice; with its key it gets the same reply, whatever the cart contains', async () => {
  const person = await server.signIn()
  const { enquiryId } = await enquired(person, ids.slice(0, 2))
  const other = await enquired(person, ids.slice(2, 3))
  const headers = { 'idempotency-key': 'repeat-1' }
  const first = await repeat(person, enquiryId, headers)
  expect(first).toMatchObject({ added: 2, skipped: [] })
  expect(await repeat(person, enquiryId, headers)).toEqual(first)
  expect(await repeat(person, enquiryId)).toMatchObject({ added: 0, skipped: ids.slice(0, 2).map(inCart) })
  expect(await cartOf(person)).toHaveLength(2)
  await expect(repeat(person, other.enquiryId, headers)).rejects.toMatchObject({
    type: '/problems/idempotency-key-reused',
  })
})

test('a refused call does not use up its key', async () => {
  const person = await server.signIn()
  const { enquiryId } = await enquired(person, ids.slice(0, 1))
  const headers = { 'idempotency-key': 'repeat-2' }
  await withdrawn(ids.slice(0, 1), () =>
    expect(repeat(person, enquiryId, headers)).rejects.toMatchObject({ type: '/problems/nothing-to-repeat' }),
  )
  expect(await repeat(person, enquiryId, headers)).toMatchObject({ added: 1 })
})

test("an administrator repeats a user's enquiry into their own cart; another company's is not found", async () => {
  const { admin, user } = await aCompany(server)
  const stranger = (await aCompany(server)).admin
  const { enquiryId } = await enquired(user, ids.slice(0, 2))
  expect(await repeat(admin, enquiryId)).toMatchObject({ added: 2 })
  expect([await cartOf(admin), await cartOf(user)].map(({ length }) => length)).toEqual([2, 0])
  await expect(repeat(stranger, enquiryId)).rejects.toMatchObject({ type: '/problems/not-found' })
  const byAdmin = await enquired(admin, [])
  await expect(repeat(user, byAdmin.enquiryId)).rejects.toMatchObject({ type: '/problems/not-found' })
})

test('an empty body with a JSON content type, as sent by old clients, is accepted', async () => {
  const person = await server.signIn()
  const { enquiryId } = await enquired(person, ids.slice(0, 1))
  const reply = await server.ask({
    method: 'POST',
    url: `/v1/enquiries/${enquiryId}/repeat`,
    headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
    payload: '',
  })
  expect([reply.statusCode, reply.json()]).toEqual([200, { enquiryDate: expect.any(String), added: 1, skipped: [] }])
})

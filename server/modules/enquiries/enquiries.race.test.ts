import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer } from '#tests/support/server.ts'

const ROUNDS = proofs(5, 100)
const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '2', location: 'pune' } })
const body = {
  city: 'pune',
  deliveryAddress: 'Gate 3, Chakan Industrial Area, Pune',
  startDate: addDays(dateInIndia(server.clock.now()), 3),
  operatorRequired: false,
}

async function aFullCart() {
  const { call } = await server.signIn()
  for (const { productId } of products.content) await call('addCartItem', { body: { productId } })
  return call
}

test(`R3 double click, retry and second tab make one enquiry, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const call = await aFullCart()
    const headers = { 'idempotency-key': `cart-${(await call('listCartItems')).version}` }
    const replies = await Promise.all(Array.from({ length: 6 }, () => call('submitEnquiry', { body, headers })))
    expect(new Set(replies.map((reply) => reply.enquiryNumber)).size).toBe(1)
    expect((await call('listEnquiries')).enquiries.totalElements).toBe(1)
  }
})

test(`R3 without a key one of six wins and five find the cart empty, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const call = await aFullCart()
    const tries = Array.from({ length: 6 }, () => call('submitEnquiry', { body, headers: {} }))
    const results = await Promise.allSettled(tries)
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.type] : []))
    expect(refused).toEqual(Array.from({ length: 5 }, () => '/problems/cart-empty'))
    expect((await call('listEnquiries')).enquiries.totalElements).toBe(1)
  }
})

test('the numbers of many simultaneous enquiries are consecutive, without gaps or repeats', async () => {
  const carts = await Promise.all(Array.from({ length: 15 }, aFullCart))
  const refusedInBetween = (await aFullCart())('submitEnquiry', {
    body: { ...body, startDate: '2020-01-01' },
    headers: {},
  })
  const submitted = carts.map((call) => call('submitEnquiry', { body, headers: {} }))
  await expect(refusedInBetween).rejects.toMatchObject({ type: '/problems/validation' })
  await Promise.all(submitted)
  const gaps = await server.db.asOwner((owner) =>
    owner.rows(sql`
      select from (select right(enquiry_number, 6)::int as number from enquiry) drawn
      having count(*) <> max(number) or count(distinct number) <> count(*)`),
  )
  expect(gaps).toEqual([])
})

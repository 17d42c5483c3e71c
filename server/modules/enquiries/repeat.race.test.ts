import { expect, test } from 'vitest'
import { MAX_CART_ITEMS } from '#contract/cart.ts'
import { proofs } from '#tests/support/proofs.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const ROUNDS = proofs(5, 100)
const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '20' } })
const ids = products.content.map(({ productId }) => productId)
const FULL = '/problems/max-cart-line-items-exceeded'

async function aPersonWho(...enquiries: readonly string[][]) {
  const { call } = await server.signIn()
  const asked: string[] = []
  for (const productIds of enquiries) {
    for (const productId of productIds) await call('addCartItem', { body: { productId } })
    asked.push((await call('submitEnquiry', { body: enquiryBody(server.clock.now()), headers: {} })).enquiryId)
  }
  const repeat = (id: string, headers = {}) => call('repeatEnquiry', { params: { id }, headers })
  return { call, asked, repeat, inCart: async () => (await call('listCartItems')).items.length }
}

test(`B-39 four enquiries of four repeated at once: two fit completely, two change nothing, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { asked, repeat, inCart } = await aPersonWho(...[0, 4, 8, 12].map((from) => ids.slice(from, from + 4)))
    const results = await Promise.allSettled(asked.map((id) => repeat(id)))
    expect(results.flatMap((result) => (result.status === 'rejected' ? [result.reason.type] : []))).toEqual([
      FULL,
      FULL,
    ])
    expect(await inCart()).toBe(8)
  }
})

test(`B-39 repeated while products are added one by one: never an eleventh, never half of it, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { call, asked, repeat, inCart } = await aPersonWho(ids.slice(0, 5))
    const adding = ids.slice(5, 13).map((productId) => call('addCartItem', { body: { productId } }))
    const [repeated, ...added] = await Promise.allSettled([repeat(asked[0] ?? ''), ...adding])
    const one = added.filter(({ status }) => status === 'fulfilled').length
    expect(await inCart()).toBe(one + (repeated.status === 'fulfilled' ? 5 : 0))
    expect(await inCart()).toBeLessThanOrEqual(MAX_CART_ITEMS)
  }
})

test(`a double click and its retries add once, and with one key all get the same reply, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { asked, repeat, inCart } = await aPersonWho(ids.slice(0, 3))
    const headers = round % 2 === 0 ? { 'idempotency-key': 'one-press' } : {}
    const replies = await Promise.all(Array.from({ length: 6 }, () => repeat(asked[0] ?? '', headers)))
    const told = replies.filter(({ added }) => added === 3).length
    expect(told).toBe(round % 2 === 0 ? 6 : 1)
    expect(await inCart()).toBe(3)
  }
})

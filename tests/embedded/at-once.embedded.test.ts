// One process, many requests at once over HTTP: the embedded engine has a single session, which they share.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MAX_CART_ITEMS } from '#contract/cart.ts'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { enqueue, makeQueue } from '#server/platform/queue.ts'
import { outcomes, tally, times } from '#tests/support/at-once.ts'
import { callAt } from '#tests/support/call-at.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { db, clock } = server
const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
const { products } = await callAt(url)('listProducts', { query: { sort: 'name', size: '20', location: 'pune' } })
const ids = products.content.map(({ productId }) => productId)

const aPerson = async () => callAt(url, (await server.signIn()).accessToken)

test('R1 twenty products at once fill the cart with exactly ten', async () => {
  const call = await aPerson()
  const tries = ids.map((productId) => call('addCartItem', { body: { productId } }))
  const full = ids.length - MAX_CART_ITEMS
  expect(tally(await outcomes(tries))).toEqual({ done: MAX_CART_ITEMS, 'max-cart-line-items-exceeded': full })
  expect((await call('listCartItems')).items).toHaveLength(MAX_CART_ITEMS)
})

test('R3 an enquiry that is submitted six times at once is one', async () => {
  const call = await aPerson()
  await call('addCartItem', { body: { productId: ids[0] ?? '' } })
  const body = {
    city: 'pune',
    deliveryAddress: 'Gate 3, Chakan Industrial Area, Pune',
    startDate: addDays(dateInIndia(clock.now()), 3),
    operatorRequired: false,
  }
  const headers = { 'idempotency-key': `cart-${(await call('listCartItems')).version}` }
  const replies = await Promise.all(times(6, () => call('submitEnquiry', { body, headers })))
  expect(new Set(replies.map(({ enquiryNumber }) => enquiryNumber)).size).toBe(1)
  expect((await call('listEnquiries')).enquiries.totalElements).toBe(1)
})

test('reads and writes of fifty people at once get all their answers, each their own', async () => {
  const people = await Promise.all(times(50, aPerson))
  const lines = await Promise.all(
    people.map(async (call, at) => {
      await call('addCartItem', { body: { productId: ids[at % ids.length] ?? '' } })
      return (await call('listCartItems')).items.map(({ productId }) => productId)
    }),
  )
  expect(lines).toEqual(people.map((_, at) => [ids[at % ids.length]]))
})

test('four queues that share the tasks do each of them once', async () => {
  const done: number[] = []
  const handlers = { race: async ({ n }: { n: number }) => void done.push(n) }
  const parts = { db, clock: clock.now, handlers, daily: [], onComplaint: () => {} }
  const numbers = Array.from({ length: 100 }, (_, n) => n)
  for (const n of numbers)
    await enqueue({ tx: db, now: clock.now() }, { name: 'race', fact: `fact ${n}`, payload: { n } })
  await Promise.all(times(4, () => makeQueue(parts).runDue()))
  expect(done.toSorted((one, other) => one - other)).toEqual(numbers)
  expect(await db.rows(sql`select 1 from task where name = 'race' and (done_at is null or tries <> 1)`)).toEqual([])
})

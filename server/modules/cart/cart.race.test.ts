import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { MAX_CART_ITEMS } from '#contract/cart.ts'
import { customer } from '#server/platform/principal.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer } from '#tests/support/server.ts'

const ROUNDS = proofs(5, 100)
const AT_ONCE = 20
/** A busy machine may take long until a request waits for a lock. */
const PATIENCE_MS = 20_000
const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '20' } })
const ids = products.content.map((product) => product.productId)

const refusalOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'fulfilled' ? 'added' : (result.reason as { type: string }).type

const tally = (results: PromiseSettledResult<unknown>[]) => ({
  added: results.filter((result) => refusalOf(result) === 'added').length,
  full: results.filter((result) => refusalOf(result) === '/problems/max-cart-line-items-exceeded').length,
  duplicate: results.filter((result) => refusalOf(result) === '/problems/product-already-in-cart').length,
})

const inCart = async (accountId: string) =>
  server.db.as(customer(accountId), (tx) => tx.rows(sql`select slot from cart_item where account_id = ${accountId}`))

test(`R1 twenty products at once fill the cart with exactly ten, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { call, accountId } = await server.signIn()
    const results = await Promise.allSettled(ids.map((productId) => call('addCartItem', { body: { productId } })))
    expect(tally(results)).toEqual({ added: MAX_CART_ITEMS, full: AT_ONCE - MAX_CART_ITEMS, duplicate: 0 })
    expect(await inCart(accountId)).toHaveLength(MAX_CART_ITEMS)
  }
})

test(`R2 one product twenty times at once is added once, ${ROUNDS} rounds`, async () => {
  const productId = ids[0] ?? ''
  for (let round = 0; round < ROUNDS; round += 1) {
    const { call, accountId } = await server.signIn()
    const tries = Array.from({ length: AT_ONCE }, () => call('addCartItem', { body: { productId } }))
    expect(tally(await Promise.allSettled(tries))).toEqual({ added: 1, full: 0, duplicate: AT_ONCE - 1 })
    expect(await inCart(accountId)).toHaveLength(1)
  }
})

/** Whether a statement in this database waits for a lock; other tests have databases of their own. */
const isWaiting = async () => {
  const here = sql`select pid from pg_stat_activity where datname = current_database()`
  return (await server.db.rows(sql`select from pg_locks where not granted and pid in (${here})`)).length > 0
}

test('a removal waits for the cart before it locks the line', async () => {
  const { call, accountId } = await server.signIn()
  const { item } = await call('addCartItem', { body: { productId: ids[0] ?? '' } })
  const params = { id: item.enquiryCartLineItemId }
  const locked = Promise.withResolvers<void>()
  const other = server.db.as(customer(accountId), async (tx) => {
    await tx.rows(sql`set local lock_timeout = 300`)
    await tx.rows(sql`select from cart where account_id = ${accountId} for update`)
    locked.resolve()
    await vi.waitUntil(isWaiting, PATIENCE_MS)
    await tx.rows(sql`delete from cart_item where account_id = ${accountId}`)
  })
  await locked.promise
  const [, removal] = await Promise.allSettled([other, call('removeCartItem', { params })])
  expect(refusalOf(removal)).toBe('/problems/not-found')
  await other
})

test('the limit on slots refuses an eleventh line, even without a lock', async () => {
  const { accountId } = await server.signIn()
  const insert = (slot: number) =>
    server.db.as(customer(accountId), async (tx) => {
      await tx.rows(sql`insert into cart (account_id) values (${accountId}) on conflict do nothing`)
      await tx.rows(sql`
        insert into cart_item (cart_item_id, account_id, product_id, slot, quantity, period, duration)
        values (gen_random_uuid(), ${accountId}, ${ids.at(slot)}, ${slot}, 1, 'DAY', 1)`)
    })
  await expect(insert(11)).rejects.toMatchObject({ code: '23514' })
  await expect(insert(0)).rejects.toMatchObject({ code: '23514' })
})

test("S2 row-level security alone hides another person's cart", async () => {
  const owner = await server.signIn()
  const stranger = await server.signIn()
  await owner.call('addCartItem', { body: { productId: ids[0] ?? '' } })
  const all = (accountId: string) =>
    server.db.as(customer(accountId), (tx) => tx.rows(sql`select account_id from cart_item`))
  expect(await all(owner.accountId)).toHaveLength(1)
  expect(await all(stranger.accountId)).toHaveLength(0)
  expect(await server.appDb.rows(sql`select account_id from cart_item`)).toHaveLength(0)
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { setAvailability } from '#server/modules/catalogue/availability.ts'
import { customer } from '#server/platform/principal.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer } from '#tests/support/server.ts'
import { anEmail } from '#tests/support/session.ts'

const ROUNDS = proofs(5, 100)
const server = await aServer()
const { clock, db, outbox } = server
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '2', location: 'pune' } })
const [product, other] = products.content
if (!product || !other) throw new Error('Too few machines stand in Pune.')
const body = { product_id: product.productId, location: 'pune' }
const set = (slug: string, available: boolean) =>
  setAvailability({ db, clock: clock.now }, { slug, city: 'pune', available })
const waiting = (accountId: string) =>
  db.as(customer(accountId), (tx) => tx.rows(sql`select 1 from availability_subscription`))

test(`R two simultaneous clicks make one subscription, and one of them reports that it exists, ${ROUNDS} rounds`, async () => {
  await set(product.slug, false)
  for (let round = 0; round < ROUNDS; round += 1) {
    const { call, accountId } = await server.signIn(anEmail())
    const replies = await Promise.all([1, 2].map(() => call('subscribeAvailability', { body })))
    expect(replies.filter(({ isAlreadyNotified }) => isAlreadyNotified)).toHaveLength(1)
    expect(await waiting(accountId)).toHaveLength(1)
  }
})

test(`R a person who subscribes as the machine comes is notified or sees it is available, never neither, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await set(product.slug, false)
    const person = await server.signIn(anEmail())
    const [asked] = await Promise.allSettled([person.call('subscribeAvailability', { body }), set(product.slug, true)])
    const told = await outbox(person.phoneOrEmail)
    expect(await waiting(person.accountId)).toEqual([])
    expect([
      [undefined, 1],
      ['/problems/already-available', 0],
    ]).toContainEqual([asked.status === 'rejected' ? asked.reason.type : undefined, told.length])
  }
})

test(`R machines that come and go at once leave the counts right, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1)
    await Promise.all([set(product.slug, round % 2 === 0), set(product.slug, true), set(other.slug, round % 2 === 1)])
  const wrong = await db.rows(sql`
    select sub_category, sum(products) from product_count where city = 'pune' and key = '' group by sub_category
    except
    select p.sub_category, count(*) from product p join product_city c using (product_id)
    where c.city = 'pune' and p.withdrawn_at is null group by p.sub_category`)
  expect(wrong).toEqual([])
})

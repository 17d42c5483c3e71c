import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { customer } from '#server/platform/principal.ts'
import { aServer } from '#tests/support/server.ts'
import { insertSubscription } from './availability.store.ts'

const server = await aServer()
const { appDb, clock, db, signIn, signInStaff } = server
const reader = await signInStaff('OPERATIONS')

type Machine = { productId: string; name: string; city: string }
const machines = await db.rows(sql<Machine>`
  select p.product_id, p.name, (
    select slug from city where not exists (
      select from product_city pc where pc.product_id = p.product_id and pc.city = slug) order by slug limit 1) as city
  from product p where exists (select from city where not exists (
    select from product_city pc where pc.product_id = p.product_id and pc.city = slug))
  order by p.name limit 2`)
const [one, two] = machines as [Machine, Machine]

async function wait({ productId, city }: Machine) {
  clock.advance({ seconds: 1 })
  const { accountId } = await signIn()
  const now = clock.now()
  await appDb.as(customer(accountId), (tx) => insertSubscription({ tx, now }, accountId, { productId, city }))
  return { accountId, now }
}

test('the list shows each awaited machine by city, since when, and where else it is, most wanted first', async () => {
  await wait(one)
  const first = await wait(two)
  await wait(two)
  const gone = await wait(one)
  await wait(one)
  await wait(two)
  await wait(two)
  await db.rows(sql`update account set status = 'INACTIVE' where account_id = ${gone.accountId}`)
  const { wanted } = await reader.call('listWanted', { query: {} })
  expect(wanted.content).toMatchObject([
    { productId: two.productId, city: two.city, waiting: 4, since: first.now.toISOString() },
    { productId: one.productId, city: one.city, waiting: 2 },
  ])
  const cities = await db.rows(sql<{ name: string }>`
    select c.name from product_city join city c on slug = city where product_id = ${two.productId} order by c.name`)
  expect(wanted.content[0]?.availableIn).toEqual(cities.map(({ name }) => name))
  const found = await reader.call('listWanted', { query: { filter: one.name } })
  expect(found.wanted.content.map(({ productId }) => productId)).toContain(one.productId)
  expect((await reader.call('listWanted', { query: { filter: '100%' } })).wanted.totalElements).toBe(0)
})

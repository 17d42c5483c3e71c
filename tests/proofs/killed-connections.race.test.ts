// F5: the server ends connections in the middle of transactions, like an operator or a failover.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer } from '#tests/support/server.ts'
import type { PostgresTemplate } from '#tests/support/template.ts'

const KILLS = proofs(12, 200)
const BUYERS = 8
const PATIENCE = 50

// The time of the product's process, which judges the sessions.
const server = await aServer({ now: new Date() })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const body = {
  city: 'pune',
  deliveryAddress: 'Gate 3, Chakan Industrial Area, Pune',
  startDate: addDays(dateInIndia(server.clock.now()), 3),
  operatorRequired: false,
}

const administrator = new pg.Client({ connectionString: (inject('template') as PostgresTemplate).url })
await administrator.connect()
afterAll(() => administrator.end())
const name = (await server.db.first(sql<{ name: string }>`select current_database() as name`))?.name

/** Ends one connection that is in a transaction; returns false if there is none. */
const killOne = async () => {
  const { rowCount } = await administrator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = $1 and xact_start is not null order by random() limit 1`,
    [name],
  )
  return rowCount === 1
}

type Refusal = { type?: string; status?: number; retryAfterSeconds?: number }
const isAway = ({ type, status, retryAfterSeconds }: Refusal) =>
  type === '/problems/service-unavailable' && status === 503 && (retryAfterSeconds ?? 0) > 0
let refused = 0

/** A well-behaved client: it repeats the request after a 503. Any other refusal is a failure. */
async function patiently<T>(ask: () => Promise<T>, left = PATIENCE): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (left === 0 || !isAway(error as Refusal)) throw error
    refused += 1
    return patiently(ask, left - 1)
  }
}

test(`F5 ${KILLS} connections killed in mid-transaction: a 503 or success each time, nothing duplicated or lost`, async () => {
  let isOver = false
  const stop = () => {
    isOver = true
  }
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => server.signIn()))
  const buying = buyers.map(async ({ call }) => {
    const numbers: string[] = []
    while (!isOver) {
      await patiently(() => call('addCartItem', { body: { productId } }).catch(alreadyThere))
      const headers = { 'idempotency-key': randomUUID() }
      numbers.push((await patiently(() => call('submitEnquiry', { body, headers }))).enquiryNumber)
    }
    return numbers
  })
  const done = Promise.all(buying)
  done.catch(stop)
  for (let kills = 0; kills < KILLS && !isOver; await pause(10)) if (await killOne()) kills += 1
  stop()
  const acknowledged = await done

  expect(refused).toBeGreaterThan(0)
  for (const [index, { call }] of buyers.entries()) {
    const own = acknowledged[index] ?? []
    expect((await call('listEnquiries')).enquiries.totalElements).toBe(own.length)
    expect(await call('listCartItems')).toMatchObject({ items: [] })
  }
  const all = acknowledged.flat()
  expect(new Set(all).size).toBe(all.length)
  const gaps = await server.db.asOwner((owner) =>
    owner.rows(sql`
      select from (select right(enquiry_number, 6)::int as number from enquiry) drawn
      having count(*) <> max(number) or count(distinct number) <> count(*)`),
  )
  expect(gaps).toEqual([])
}, 300_000)

/** An addition with a lost reply was made: the product is in the cart. */
function alreadyThere(error: unknown) {
  if ((error as { type?: string }).type !== '/problems/product-already-in-cart') throw error
}

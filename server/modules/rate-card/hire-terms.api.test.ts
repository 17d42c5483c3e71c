import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { AgreedTerms } from '#contract/rate-terms.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'
import { aServer } from '#tests/support/server.ts'
import { cardFor, cardsFor } from './hire-terms.ts'
import { cardThatCounts } from './rate-card.rules.ts'

const server = await aServer()
const { db } = server
const { products } = await server.call('listProducts', { query: { size: '100', sort: 'name' } })
const [one, other] = products.content
if (!one || !other) throw new Error('The catalogue has no machines.')
const machines = [one, other].map(({ productId, subCategory }) => ({ productId, subCategory: subCategory.slug }))
const cities = [null, 'pune', 'mumbai']
const days = ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04']

const subjects = machines.flatMap(({ productId, subCategory }) => [
  { productId, subCategory: null },
  { productId: null, subCategory },
])
const card = fc.record({
  subject: fc.constantFrom(...subjects),
  city: fc.constantFrom(...cities),
  from: fc.constantFrom(...days),
  withdrawn: fc.boolean(),
})
const place = (found: { subject: object; city: string | null; from: string }) =>
  JSON.stringify([found.subject, found.city, found.from])
const decks = fc.uniqueArray(card, { selector: place, maxLength: 20 })

/** Puts these cards in place of all others. */
async function lay(cards: readonly { subject: object; city: string | null; from: string; withdrawn: boolean }[]) {
  const rows = cards.map(({ subject, city, from, withdrawn }) => ({ id: newId(), ...subject, city, from, withdrawn }))
  await db.rows(sql`delete from rate_card_cost`)
  await db.rows(sql`delete from rate_card`)
  await db.rows(sql`
    insert into rate_card
      (rate_card_id, product_id, sub_category, city, valid_from, month_paise, terms, made_at, withdrawn_at)
    select id, "productId", "subCategory", city, "from", 1, ${JSON.stringify(AgreedTerms.parse({}))}::jsonb, '2026-01-01',
      case when withdrawn then '2026-01-01'::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, "productId" uuid, "subCategory" text,
      city text, "from" date, withdrawn boolean)`)
  return rows
}

test('the rule and the database agree on the card that counts', { timeout: 120_000 }, async () => {
  const occasions = machines.flatMap((machine) =>
    cities.flatMap((city) => ['2026-04-30', ...days].map((on) => ({ ...machine, city, on }))),
  )
  await fc.assert(
    fc.asyncProperty(decks, async (cards) => {
      const rows = await lay(cards)
      const laid = cards.map(({ subject, city, from, withdrawn }, index) => ({
        ...subject,
        city,
        from,
        isWithdrawn: withdrawn,
        id: rows[index]?.id,
      }))
      const found = await cardsFor(db, occasions)
      expect(found.map((card) => card?.rateCardId)).toEqual(occasions.map((on) => cardThatCounts(laid, on)?.id))
    }),
    { numRuns: 40 },
  )
})

test('terms come for many lines in their order, with costs only for those who may see them', async () => {
  const [{ id: rateCardId } = { id: '' }] = await lay([
    { subject: subjects[0] ?? {}, city: null, from: '2026-05-01', withdrawn: false },
  ])
  await db.rows(sql`insert into rate_card_cost (rate_card_id, trip_paise) values (${rateCardId}, 900000)`)
  const line = { productId: machines[0]?.productId ?? '', city: 'pune', on: '2026-05-01' }
  const as = (role: Staff['role']) => ({ kind: 'STAFF', accountId: newId(), role, name: 'Meera Joshi' }) as const
  const costs = async (role: Staff['role']) => (await server.appDb.as(as(role), (tx) => cardFor(tx, line)))?.costs
  expect(await costs('SALES')).toMatchObject({ tripPaise: 900_000 })
  expect(await costs('OPERATIONS')).toBeNull()
  const found = await server.appDb.transaction((tx) => cardsFor(tx, [{ ...line, on: '2026-04-30' }, line]))
  expect(found).toMatchObject([null, { rateCardId, perMonthPaise: 1, costs: null }])
})

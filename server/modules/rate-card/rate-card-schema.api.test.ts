import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { AgreedTerms } from '#contract/rate-terms.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'
import { aServer } from '#tests/support/server.ts'
import { countingStatements } from '#tests/support/statements.ts'
import { listRateCards } from './rate-card.ts'

const server = await aServer()
const { db, appDb, clock } = server
const terms = sql`${JSON.stringify(AgreedTerms.parse({}))}::jsonb`

test.each([
  sql`update rate_card set month_paise = 1`,
  sql`update rate_card set valid_from = '2027-01-01'`,
  sql`delete from rate_card`,
  sql`truncate rate_card`,
  sql`update rate_card_cost set trip_paise = 1`,
  sql`delete from rate_card_cost`,
])('the role that serves requests cannot change or delete a card: %#', async (attempt) => {
  await expect(appDb.transaction((tx) => tx.rows(attempt))).rejects.toMatchObject({ code: '42501' })
})

const card = (fields: object) => {
  const given: Record<string, unknown> = {
    rate_card_id: newId(),
    sub_category: 'electric-scissor-lift',
    valid_from: '2026-06-02',
    month_paise: 1,
    made_at: '2026-06-01T12:00:00Z',
    made_by: 'Meera Joshi',
    ...fields,
  }
  const names = Object.keys(given)
  return db.rows(sql`
    insert into rate_card (terms, ${sql.join(names.map((name) => sql.ref(name)))})
    values (${terms}, ${sql.join(names.map((name) => sql`${given[name]}`))})`)
}

test.each([
  ['rate_card_of_one_subject', { sub_category: null }],
  ['rate_card_has_a_rate', { month_paise: null, city: 'pune' }],
  ['rate_card_publishes_a_month', { month_paise: null, day_paise: 1 }],
  // At 20:00 UTC it is the next day in India.
  ['rate_card_never_of_the_past', { valid_from: '2026-06-01', made_at: '2026-06-01T20:00:00Z' }],
  ['rate_card_withdrawn_before_it_begins', { withdrawn_at: '2026-06-02T00:00:00+05:30' }],
])('the database enforces %s', async (constraint, fields) => {
  await expect(card(fields)).rejects.toMatchObject({ constraint })
})

test('the database takes one card of a subject, city and day, and another once that is withdrawn', async () => {
  await card({ withdrawn_at: '2026-06-01T12:00:00Z' })
  await card({})
  await card({ city: 'pune' })
  for (const fields of [{}, { city: 'pune' }])
    await expect(card(fields)).rejects.toMatchObject({ constraint: 'rate_card_once' })
})

test('a list takes one statement, whatever its size', async () => {
  const { counted, statements } = countingStatements(appDb)
  const by: Staff = { kind: 'STAFF', accountId: newId(), role: 'SALES', name: 'Meera Joshi' }
  const { rateCards } = await listRateCards({ db: counted, clock: clock.now }, by, { page: 0, size: 100, city: 'pune' })
  expect([rateCards.content.length, statements()]).toEqual([100, 1])
})

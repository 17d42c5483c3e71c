// The demo shows each state of each life cycle.
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bookingKinds } from '#contract/fleet.ts'
import type { Flow } from '#contract/flow.ts'
import { signingWays } from '#contract/logsheets.ts'
import { seedAgain } from './support/seed-again.ts'
import { aServer } from './support/server.ts'

const server = await aServer()

async function flowsOfContract() {
  const files = globSync('contract/*.ts', { exclude: ['**/*.test.ts'] }).toSorted()
  const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<Record<string, unknown>>))
  const named = modules.flatMap((module) => Object.entries(module)).filter(([name]) => name.endsWith('Flow'))
  return named.map(([name, flow]) => [name.slice(0, -'Flow'.length), Object.keys((flow as Flow).moves)] as const)
}

/** `summarySheet` is stored in `summary_sheet`. */
const tableOf = (flow: string) => flow.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const distinct = async (table: string, column: string) =>
  (
    await server.db.asOwner((owner) =>
      owner.rows(sql<{ value: string }>`
        select distinct ${sql.ref(column)}::text as value from ${sql.table(table)} where ${sql.ref(column)} is not null`),
    )
  )
    .map(({ value }) => value)
    .toSorted()

test.each(await flowsOfContract())('every status of %s is there', async (table, statuses) => {
  expect(await distinct(tableOf(table), 'status')).toEqual(statuses.toSorted())
})

test('machines are on jobs, held and in the workshop; one hold is of a quote and one by hand', async () => {
  expect(await distinct('booking', 'kind')).toEqual([...bookingKinds].toSorted())
  const holds = await server.db.asOwner((owner) =>
    owner.rows(sql<{ isOfQuote: boolean; isLive: boolean }>`
      select ref is not null as is_of_quote, expires_at > ${server.clock.now()} as is_live from booking
      where kind = 'HOLD'`),
  )
  expect(new Set(holds.map(({ isOfQuote }) => isOfQuote))).toEqual(new Set([true, false]))
  expect(holds.every(({ isLive }) => isLive)).toBe(true)
})

test('one machine stands still and another runs again', async () => {
  const breakdowns = await server.db.asOwner((owner) =>
    owner.rows(sql<{ isOver: boolean }>`select ended_at is not null as is_over from job_breakdown`),
  )
  expect(new Set(breakdowns.map(({ isOver }) => isOver))).toEqual(new Set([true, false]))
})

test('one inspection waits for the site, one is signed as recorded, and one with an objection', async () => {
  const inspections = await server.db.asOwner((owner) =>
    owner.rows(sql<{ objections: number | null }>`
      select jsonb_array_length(a.objections) as objections
      from job_inspection i left join job_inspection_answer a using (inspection_id) where i.signed_at is not null`),
  )
  expect(new Set(inspections.map(({ objections }) => objections))).toEqual(new Set([null, 0, 1]))
})

test('logs are signed by hand and deemed signed, and one was disputed, answered and then signed', async () => {
  const ways = await distinct('logsheet_signature', 'how')
  expect([...signingWays]).toEqual(expect.arrayContaining(ways))
  expect(ways).toEqual(expect.arrayContaining(['DEEMED', 'DRAWN']))
  const answered = await server.db.asOwner((owner) =>
    owner.rows(sql`
      select from logsheet l join logsheet_dispute d using (logsheet_id)
      where l.status = 'SIGNED' and l.version > d.version`),
  )
  expect(answered).toHaveLength(1)
})

test('a start after one that was broken off adds nothing', async () => {
  const count = async () => (await server.db.asOwner((owner) => owner.rows(sql`select from booking`))).length
  const before = await count()
  await seedAgain(server)
  expect(await count()).toBe(before)
})

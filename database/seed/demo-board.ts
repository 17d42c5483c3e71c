// Other bookings of the demo's machines: the workshop, a customer on the phone, and a quote that waits for its answer.
import { sql } from 'kysely'
import { addDays, dateInIndia, endOfDate } from '#contract/dates.ts'
import type { QuoteDocument } from '#contract/quotes.ts'
import { addBooking } from '#server/modules/fleet/board.ts'
import { holdMachines } from '#server/modules/fleet/holding.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { kavita, rohan } from './demo-staff.ts'
import { seededId } from './seeded-id.ts'

/** The product whose live quote holds machines. */
const HELD = seededId('genie-gs-3246')

const machineId = (tools: Tools, fleetNumber: string) =>
  act(
    tools,
    rohan,
    async ({ tx }) =>
      (await tx.first(sql<{ id: string }>`select machine_id as id from machine where fleet_number = ${fleetNumber}`))
        ?.id,
  )

type Booked = { fleetNumber: string; after: number; days: number; note: string }

/** Books a machine from so many days after today; without that machine nothing. */
async function booked(tools: Tools, { fleetNumber, after, days, note }: Booked, holdHours?: number) {
  const id = await machineId(tools, fleetNumber)
  if (id === undefined) return
  const from = addDays(dateInIndia(tools.clock()), after)
  const planned = { machineId: id, from, to: addDays(from, days - 1), note }
  const kind = holdHours === undefined ? ({ kind: 'MAINTENANCE' } as const) : ({ kind: 'HOLD', holdHours } as const)
  await addBooking(tools, rohan, { ...planned, ...kind })
}

type Live = { quoteId: string; document: QuoteDocument }

/** The live quote for two scissor lifts holds what is free of them. */
const holdForQuote = (tools: Tools) =>
  act(tools, kavita, async (action) => {
    const live = await action.tx.first(sql<Live>`
      select quote_id, document from quote
      where status = 'SENT' and document #>> '{lines,0,productId}' = ${HELD} order by sent_at desc limit 1`)
    if (!live) return
    const { lines, validUntil } = live.document
    await holdMachines(action, { quoteId: live.quoteId, lines, expiresAt: endOfDate(validUntil) })
  })

const isTold = (tools: Tools) =>
  act(
    tools,
    rohan,
    async ({ tx }) => (await tx.first(sql`select from booking where kind = 'MAINTENANCE' limit 1`)) !== undefined,
  )

/** Fills the board once, after the jobs have their machines. */
export async function seedDemoBoard(tools: Tools) {
  if (await isTold(tools)) return
  await booked(tools, { fleetNumber: 'SL-022', after: 0, days: 5, note: 'Service 500 h, new battery set' })
  await booked(tools, { fleetNumber: 'BL-012', after: 2, days: 30, note: 'Konkan Infra, by phone' }, 48)
  await holdForQuote(tools)
}

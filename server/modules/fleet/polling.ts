// Polls the telematics provider once an hour for the hour counter of each machine.
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { httpProvider, type ProviderReply } from '#server/platform/http-provider.ts'
import { type FleetPage, fleetPageOf } from './aemp.rules.ts'
import type { FleetConfig } from './fleet.config.ts'
import * as store from './telematics.store.ts'

export const TELEMATICS_TASK = 'poll-telematics'
/** A poll, by when its hour begins. */
type TelematicsPoll = { hour: string }

const HOUR_MS = 3_600_000
/** All pages together end before the task's time does. */
const LIMITS = { name: 'The telematics provider', timeoutMs: 8000, bytesMax: 2_000_000 }
const PAGES_MAX = 50
const ALL_PAGES_MS = 80_000

type Parts = { readonly config: FleetConfig; readonly db: Database; readonly clock: Clock }

/** Pages are asked for by their numbers alone: no address in an answer is ever called. */
const requestFor = ({ telematicsUrl = '', telematicsAuthorization }: FleetConfig, page: number) => ({
  url: `${telematicsUrl.replace(/\/$/, '')}/Fleet/${page}`,
  headers: {
    accept: 'application/json',
    ...(telematicsAuthorization === undefined ? {} : { authorization: telematicsAuthorization }),
  },
})

function pageIn({ status, ok, body }: ProviderReply, now: Date) {
  if (!ok) throw new Error(`${LIMITS.name} answered ${status}.`)
  return fleetPageOf(body, now)
}

/** Keeps what a page says of machines of the fleet. */
const keep = ({ db, clock }: Parts, { reported }: FleetPage) =>
  db.serving('telematics').transaction(async (tx) => {
    const machines = await store.machinesKnownAs(
      tx,
      reported.flatMap(({ ids }) => ids),
    )
    const readings = reported.flatMap(({ ids, at, hours }) => {
      const machineId = ids.map((id) => machines.get(id)).find((known) => known !== undefined)
      return machineId === undefined ? [] : [{ machineId, at: at.toISOString(), hours }]
    })
    await store.lockReadings(tx)
    await store.insertReadings({ tx, now: clock() }, 'POLLED', readings)
  })

/**
 * Polls the provider page by page; each page counts once it is read, so a later failure loses nothing before it. A poll
 * whose hour is over leaves its work to the next one. Throws an Error for a page that is none, and after 50 pages.
 */
export function telematicsPolling(parts: Parts) {
  const { config, clock } = parts
  const ask = httpProvider(LIMITS, clock)
  const pageNumber = (page: number) => ask(requestFor(config, page), (reply) => pageIn(reply, clock()))
  return async ({ hour }: TelematicsPoll) => {
    if (clock().getTime() >= Date.parse(hour) + HOUR_MS) return
    const end = performance.now() + ALL_PAGES_MS
    for (let page = 1; page <= PAGES_MAX && performance.now() < end; page += 1) {
      const answer = await pageNumber(page)
      await keep(parts, answer)
      if (!answer.hasNext) return
    }
    throw new Error(`${LIMITS.name} has more than ${PAGES_MAX} pages, or takes too long.`)
  }
}

// Polls the telematics provider once an hour for the hour counter of each machine.
import type { Dropped, TelematicsPoll as Poll } from '#contract/fleet.telematics.ts'
import { instantMs } from '#contract/times.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { httpProvider, type ProviderReply } from '#server/platform/http-provider.ts'
import { type FleetPage, fleetPageOf } from './aemp.rules.ts'
import type { FleetConfig } from './fleet.config.ts'
import * as store from './telematics.store.ts'
import { telematicsSignIn } from './telematics-sign-in.ts'

export const TELEMATICS_TASK = 'poll-telematics'
/** A poll, by when its hour begins. */
type TelematicsPoll = { hour: string }

const HOUR_MS = 3_600_000
/** All pages together end before the task's time does. */
const LIMITS = { name: 'The telematics provider', timeoutMs: 8000, bytesMax: 2_000_000 }
const PAGES_MAX = 50
const ALL_PAGES_MS = 80_000
const ERROR_MAX = 300

type Parts = { readonly config: FleetConfig; readonly db: Database; readonly clock: Clock }
type Counts = Pick<Poll, 'read' | 'others' | 'dropped'>

const none: Counts = { read: 0, others: 0, dropped: { noNumber: 0, noHours: 0, noTime: 0, ahead: 0 } }

const bothDropped = (one: Dropped, other: Dropped): Dropped => ({
  noNumber: one.noNumber + other.noNumber,
  noHours: one.noHours + other.noHours,
  noTime: one.noTime + other.noTime,
  ahead: one.ahead + other.ahead,
})

const both = (one: Counts, other: Counts): Counts => ({
  read: one.read + other.read,
  others: one.others + other.others,
  dropped: bothDropped(one.dropped, other.dropped),
})

/** Keeps what a page says of machines of the fleet. */
const keep = ({ db, clock }: Parts, { reported, dropped }: FleetPage) =>
  db.serving('telematics').transaction(async (tx): Promise<Counts> => {
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
    return { read: readings.length, others: reported.length - readings.length, dropped }
  })

/** Asks for one page. Pages are asked for by their numbers alone: no address in an answer is ever called. */
function pageReader({ config, clock }: Parts) {
  const ask = httpProvider(LIMITS, clock)
  const signIn = telematicsSignIn(config, clock)
  const base = (config.telematicsUrl ?? '').replace(/\/$/, '')
  const pageIn = (page: number, { status, ok, body }: ProviderReply) => {
    if (status === 401) signIn.forget()
    if (!ok) throw new Error(`${LIMITS.name} answered ${status}.`)
    return fleetPageOf(body, { page, now: clock() })
  }
  return async (page: number) => {
    const authorization = await signIn.header()
    const headers = {
      accept: 'application/json, application/xml;q=0.9',
      ...(authorization === undefined ? {} : { authorization }),
    }
    return ask({ url: `${base}/Fleet/${page}`, headers }, (reply) => pageIn(page, reply))
  }
}

/** Reads all pages, and counts each as soon as it is kept. Throws an Error after 50 pages or 80 seconds. */
async function readAll(parts: Parts, pageNumber: ReturnType<typeof pageReader>, counted: (counts: Counts) => void) {
  const end = performance.now() + ALL_PAGES_MS
  for (let page = 1; page <= PAGES_MAX && performance.now() < end; page += 1) {
    const answer = await pageNumber(page)
    counted(await keep(parts, answer))
    if (!answer.hasNext) return
  }
  throw new Error(`${LIMITS.name} has more than ${PAGES_MAX} pages, or takes too long.`)
}

/**
 * Polls the provider page by page; each page counts once it is read, so a later failure loses nothing before it. How it went
 * is noted for the desk. A poll whose hour is over leaves its work to the next one. Throws an Error for a page that is none.
 */
export function telematicsPolling(parts: Parts) {
  const { db, clock } = parts
  const pageNumber = pageReader(parts)
  return async ({ hour }: TelematicsPoll) => {
    if (clock().getTime() >= instantMs(hour) + HOUR_MS) return
    let counts = none
    const note = (error: string | null) =>
      db.serving('telematics').transaction((tx) => store.notePoll({ tx, now: clock() }, { ...counts, error }))
    try {
      await readAll(parts, pageNumber, (more) => {
        counts = both(counts, more)
      })
    } catch (error) {
      await note(String(error instanceof Error ? error.message : error).slice(0, ERROR_MAX))
      throw error
    }
    await note(null)
  }
}

// Telematics of machines.
import { addDays, dateInIndia } from '#contract/dates.ts'
import { TELEMATICS_DAYS } from '#contract/fleet.telematics.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'
import type { FleetConfig } from './fleet.config.ts'
import { machineOf } from './machines.ts'
import { hoursByDay, ranBetween } from './telematics.rules.ts'
import * as store from './telematics.store.ts'

/** Longer than a financial year, for whoever checks its bills. */
const KEPT_SECONDS = 400 * 24 * 3600

/** The latest reading of a machine, and the hours of its last days. Throws `not-found`. */
export const getTelematics = (tools: Tools, caller: Staff, machineId: string) =>
  act(tools, caller, async ({ tx, now }) => {
    await machineOf(tx, machineId)
    const today = dateInIndia(now)
    const latest = (await store.latestReading(tx, machineId)) ?? null
    const ends = await store.dayEnds(tx, machineId, addDays(today, -TELEMATICS_DAYS))
    return { telematics: { latest, days: hoursByDay(ends, today, TELEMATICS_DAYS) } }
  })

/** Whether a provider is polled, and how its last poll went. */
export const getConnection = (tools: Tools, caller: Staff, { telematicsUrl }: FleetConfig) =>
  act(tools, caller, async ({ tx }) => {
    const poll = (await store.lastPoll(tx)) ?? null
    return { connection: { isPolled: telematicsUrl !== undefined, poll } }
  })

/** The hours that the machine of a log ran between two times, to a tenth; null where its readings do not show them. */
export async function hoursByTelematics(tx: Queryable, logsheetId: string, during: { from: Date; to: Date }) {
  return (await hoursByTelematicsOf(tx, [{ logsheetId, ...during }])).get(logsheetId) ?? null
}

type Shift = { readonly logsheetId: string; readonly from: Date; readonly to: Date }

/** The same for many logs, by their ids, in one statement. */
export async function hoursByTelematicsOf(tx: Queryable, shifts: readonly Shift[]) {
  const around = shifts.length === 0 ? [] : await store.readingsAroundAll(tx, shifts)
  return new Map(
    around.map(({ logsheetId, before, after }) => [logsheetId, before && after ? ranBetween(before, after) : null]),
  )
}

export const purgeOldReadings = (db: Database, now: Date) => store.sweepReadings(db, secondsAfter(now, -KEPT_SECONDS))

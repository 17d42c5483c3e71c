import { secondsAfter } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { sweepDevices } from './devices.store.ts'
import { DEVICE_IDLE_DAYS } from './devices.ts'
import { IDLE_DAYS, LIFE_DAYS } from './families.rules.ts'
import { sweepFamilies, sweepSpentTokens } from './families.store.ts'
import { dayBefore } from './otp.rules.ts'
import { sweepOtps } from './otp.store.ts'
import { sweepReplaced } from './undo.store.ts'

const DAY_SECONDS = 24 * 3600
const daysBefore = (now: Date, days: number) => secondsAfter(now, -days * DAY_SECONDS)

/** Deletes expired codes, devices, sessions and tokens. */
export async function purgeOldSessions(database: Database, now: Date) {
  const db = database.serving('identity')
  await sweepOtps(db, now)
  await sweepDevices(db, daysBefore(now, DEVICE_IDLE_DAYS))
  await sweepFamilies(db, daysBefore(now, IDLE_DAYS), daysBefore(now, LIFE_DAYS))
  await sweepSpentTokens(db, dayBefore(now))
  await sweepReplaced(db, now)
}

// Trying codes: a try is counted before anything is compared.
import { sql } from 'kysely'
import { OTP_TRIES_MAX } from '#contract/session.ts'
import type { Transaction } from '#server/platform/action.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Queryable } from '#server/platform/database.ts'
import {
  dayBefore,
  EVERYBODY,
  FAILURES_BEFORE_PAUSE,
  hourBefore,
  type LiveOtp,
  type OtpTarget,
  PAUSE_SECONDS,
  SHARED_CODES,
  type Track,
} from './otp.rules.ts'
import { ofTrack } from './otp.store.ts'

/** The track of the code that a challenge belongs to; undefined if the challenge is not of this target. */
export const trackOf = (tx: Queryable, { purpose, identifier }: OtpTarget, challengeHash: string) =>
  tx.first(sql<Track>`
    select purpose, identifier, device_hash
    from code_challenge join one_time_code using (code_id)
    where challenge_hash = ${challengeHash} and purpose = ${purpose} and identifier = ${identifier}`)

/** Makes tries of one track wait for each other; false if there is nothing to try or the track is paused. */
export async function lockWindow({ tx, now }: Transaction, track: Track) {
  const row = await tx.first(sql<{ isOpen: boolean }>`
    select (paused_until is null or paused_until <= ${now}) as is_open from code_window
    where ${ofTrack(track)} for update`)
  return row?.isOpen ?? false
}

/** Wrong tries of a track in the last day, for any purpose. */
const wrongToday = ({ identifier, deviceHash }: Track, now: Date) => sql`
  from wrong_try where identifier = ${identifier} and device_hash = ${deviceHash} and tried_at > ${dayBefore(now)}`

/** Counts a try on a challenge that has tries left, and returns its code unless used. */
export const countTry = (tx: Queryable, challengeHash: string) =>
  tx.rows(sql<LiveOtp>`
    update code_challenge h set tries = tries + 1 from one_time_code c
    where h.challenge_hash = ${challengeHash} and c.code_id = h.code_id and c.is_sent and c.used_at is null
      and h.tries < ${OTP_TRIES_MAX}
    returning c.code_hash, c.expires_at`)

/** The challenge of the newest code of a known device, for a client that has lost it. */
export const newestChallenge = async (tx: Queryable, track: Track) =>
  (
    await tx.first(sql<{ hash: string }>`
    select challenge_hash as hash from one_time_code join code_challenge using (code_id)
    where ${ofTrack(track)} order by sent_at desc, code_id desc limit 1`)
  )?.hash

/**
 * Counts a try without a challenge on the newest codes of a track that have tries left, and returns them; none if the
 * comparisons of that kind in the last day have reached the limit.
 */
export const countSharedTry = ({ tx, now }: Transaction, track: Track, perDay: number) =>
  tx.rows(sql<LiveOtp>`
    update one_time_code set shared_tries = shared_tries + 1
    where shared_tries < ${OTP_TRIES_MAX}
      and (select coalesce(sum(shared), 0) + ${SHARED_CODES}::int ${wrongToday(track, now)}) <= ${perDay}::int
      and code_id in (
        select code_id from one_time_code where ${ofTrack(track)} and is_sent and used_at is null
        order by sent_at desc, code_id desc limit ${SHARED_CODES})
    returning code_hash, expires_at`)

/** The times of wrong codes entered on a known device in the last day, oldest first. */
export const wrongOnDevice = async ({ tx, now }: Transaction, track: Track) =>
  (await tx.rows(sql<{ at: Date }>`select tried_at as at ${wrongToday(track, now)} order by tried_at`)).map(
    ({ at }) => at,
  )

/** The times of wrong codes from a network in the last hour, except on known devices; oldest first. */
export const wrongFrom = async ({ tx, now }: Transaction, network: string) =>
  (
    await tx.rows(sql<{ at: Date }>`
    select tried_at as at from wrong_try
    where network = ${network} and device_hash = ${EVERYBODY} and tried_at > ${hourBefore(now)} order by tried_at`)
  ).map(({ at }) => at)

type WrongTry = {
  tryId: string
  network: string
  /** How many codes it was compared with, without a challenge. */
  shared: number
  /** Whether it counts towards the pause. */
  isFailure: boolean
}

/** Records a wrong code; the hundredth consecutive one that was compared starts a pause. */
export const recordWrong = ({ tx, now }: Transaction, track: Track, wrong: WrongTry) =>
  tx.rows(sql`
    with recorded as (
      insert into wrong_try (try_id, identifier, device_hash, network, shared, tried_at)
      values (${wrong.tryId}, ${track.identifier}, ${track.deviceHash}, ${wrong.network}, ${wrong.shared}, ${now}))
    update code_window set
      failures = (failures + 1) % ${FAILURES_BEFORE_PAUSE}::int,
      paused_until = case when failures + 1 = ${FAILURES_BEFORE_PAUSE}::int
        then ${secondsAfter(now, PAUSE_SECONDS)}::timestamptz else paused_until end
    where ${wrong.isFailure} and ${ofTrack(track)}`)

/**
 * A right code resets the consecutive failures of its identifier. It ends itself, or all its codes if no hash is given.
 */
export async function useOtps({ tx, now }: Transaction, { purpose, identifier }: OtpTarget, hash: string | null) {
  // Windows before codes, the order of every other try.
  await tx.rows(sql`
    update code_window set failures = 0, paused_until = null
    where ${ofTrack({ purpose, identifier, deviceHash: EVERYBODY })}`)
  await tx.rows(sql`
    update one_time_code set used_at = ${now}
    where purpose = ${purpose} and identifier = ${identifier} and used_at is null
      and code_hash = coalesce(${hash}::text, code_hash)`)
}

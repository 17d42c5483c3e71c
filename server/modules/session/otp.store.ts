// Sending codes: the window of a track, and the codes of the last day.
import { sql } from 'kysely'
import { OTP_EXPIRES_SECONDS, OTP_RESEND_SECONDS } from '#contract/session.ts'
import type { Transaction } from '#server/platform/action.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Queryable } from '#server/platform/database.ts'
import { sweepTable } from '#server/platform/sweeping.store.ts'
import { dayBefore, hourBefore, type Sends, type Track } from './otp.rules.ts'

/** The rows of a table that belong to a track. */
export const ofTrack = ({ purpose, identifier, deviceHash }: Track) =>
  sql`purpose = ${purpose} and identifier = ${identifier} and device_hash = ${deviceHash}`

/**
 * Opens the window of a track for one send and returns its number; undefined if the window is already open or paused.
 */
export const openWindow = ({ tx, now }: Transaction, { purpose, identifier, deviceHash }: Track) =>
  tx.first(sql<{ sends: number }>`
    insert into code_window as w (purpose, identifier, device_hash, window_until)
    values (${purpose}, ${identifier}, ${deviceHash}, ${secondsAfter(now, OTP_RESEND_SECONDS)})
    on conflict (purpose, identifier, device_hash) do update
      set window_until = excluded.window_until, sends = w.sends + 1
    where w.window_until <= ${now} and (w.paused_until is null or w.paused_until <= ${now})
    returning sends`)

type Waiting = { windowUntil: Date; pausedUntil: Date | null }

/** Why the window did not open; undefined if the row has just been purged. */
export const waitingOf = (tx: Queryable, track: Track) =>
  tx.first(sql<Waiting>`
    select window_until, paused_until from code_window where ${ofTrack(track)}`)

/** Ends the window of a failed send at that time, unless a later send uses it. */
export const endWindow = (db: Queryable, track: Track, sends: number, at: Date) =>
  db.rows(sql`update code_window set window_until = ${at} where ${ofTrack(track)} and sends = ${sends}`)

/** Lets only one request at a time read and raise the counts of one identifier or network. */
export const lockCounts = (tx: Queryable, names: readonly string[]) =>
  tx.rows(sql`
    select pg_advisory_xact_lock(hashtextextended('codes of ' || name, 0))
    from (select unnest(${[...names].sort()}::text[]) as name) counted`)

type Send = { sentAt: Date; isOnTrack: boolean; isFromNetwork: boolean }

/**
 * Returns the times of the codes that count towards the limits of a track: all codes for its identifier, of any
 * purpose, requested by everybody or by its known device; and codes for the network in the last hour, except those of
 * known devices.
 */
export async function recentSends({ tx, now }: Transaction, track: Track, network: string): Promise<Sends> {
  const { identifier, deviceHash } = track
  const sends = await tx.rows(sql<Send>`
    select sent_at, identifier = ${identifier} and device_hash = ${deviceHash} as is_on_track,
      network = ${network} and device_hash = '' and sent_at > ${hourBefore(now)} as is_from_network
    from one_time_code
    where sent_at > ${dayBefore(now)} and (identifier = ${identifier} or network = ${network})
    order by sent_at`)
  const times = (counts: (send: Send) => boolean) => sends.filter(counts).map(({ sentAt }) => sentAt)
  return { onTrack: times(({ isOnTrack }) => isOnTrack), fromNetwork: times(({ isFromNetwork }) => isFromNetwork) }
}

/** The seed of the newest code of a track, if it may have arrived and is still valid. */
export const lateSeed = async ({ tx, now }: Transaction, track: Track) =>
  (
    await tx.first(sql<{ seed: string | null }>`
    select case when used_at is null and expires_at > ${now} then late_seed end as seed from one_time_code
    where ${ofTrack(track)} order by sent_at desc, code_id desc limit 1`)
  )?.seed

type NewCode = Track & { codeId: string; network: string; codeHash: string; challengeHashes: string[] }

/** Stores a code before it is sent, with its challenges; a code sent again has the same key. */
export async function insertCode({ tx, now }: Transaction, code: NewCode) {
  await tx.rows(sql`
    insert into one_time_code (code_id, purpose, identifier, device_hash, network, code_hash, sent_at, expires_at)
    values (${code.codeId}, ${code.purpose}, ${code.identifier}, ${code.deviceHash}, ${code.network},
      ${code.codeHash}, ${now}, ${secondsAfter(now, OTP_EXPIRES_SECONDS)})`)
  await tx.rows(sql`
    insert into code_challenge (challenge_hash, code_id)
    select unnest(${code.challengeHashes}::text[]), ${code.codeId}
    on conflict (challenge_hash) do update set code_id = excluded.code_id, tries = 0`)
}

/** Activates a code after sending; `lateSeed` if it is unknown whether it arrived. */
export const markSent = (db: Queryable, codeId: string, lateSeed: string | null) =>
  db.rows(sql`update one_time_code set is_sent = true, late_seed = ${lateSeed} where code_id = ${codeId}`)

/** Deletes a code that was never sent. */
export const dropCode = (db: Queryable, codeId: string) =>
  db.rows(sql`delete from one_time_code where code_id = ${codeId}`)

/** Deletes codes and tries that are more than a day old. */
export async function sweepOtps(db: Queryable, now: Date) {
  const before = dayBefore(now)
  await sweepTable(db, 'one_time_code', sql`sent_at < ${before}`)
  await sweepTable(db, 'wrong_try', sql`tried_at < ${before}`)
  const isOver = sql`window_until < ${before} and (paused_until is null or paused_until < ${now})`
  await sweepTable(db, 'code_window', isOver)
}

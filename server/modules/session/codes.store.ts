import { sql } from 'kysely'
import { OTP_EXPIRES_SECONDS, OTP_RESEND_SECONDS, OTP_TRIES_MAX } from '#contract/session.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Queryable } from '#server/platform/database.ts'
import { sweepTable } from '#server/platform/sweeping.store.ts'
import {
  type CodeTarget,
  dayBefore,
  FAILURES_BEFORE_PAUSE,
  hourBefore,
  type LiveCode,
  PAUSE_SECONDS,
  type Sends,
} from './codes.rules.ts'

/** One send: its number, and the seed of the one before where nobody knows whether that arrived. */
export type Opened = { sends: number; unsureSeed: string | null }

/** Opens the window of an identifier for one send; undefined where it is open or paused. */
export const openWindow = (tx: Queryable, { purpose, identifier }: CodeTarget, now: Date) =>
  tx.first(sql<Opened>`
    insert into code_challenge as c (purpose, identifier, window_until)
    values (${purpose}, ${identifier}, ${secondsAfter(now, OTP_RESEND_SECONDS)})
    on conflict (purpose, identifier) do update set window_until = excluded.window_until, sends = c.sends + 1
    where c.window_until <= ${now} and (c.paused_until is null or c.paused_until <= ${now})
    returning sends,
      case when unsure_send = sends - 1 and unsure_until > ${now} then unsure_seed end as "unsureSeed"`)

export type Waiting = { windowUntil: Date; pausedUntil: Date | null }

/** Why the window did not open; undefined where the row has just been swept away. */
export const waitingOf = (tx: Queryable, { purpose, identifier }: CodeTarget) =>
  tx.first(sql<Waiting>`
    select window_until as "windowUntil", paused_until as "pausedUntil" from code_challenge
    where purpose = ${purpose} and identifier = ${identifier}`)

/** Ends the window of a failed send then, unless a later send has it. */
export const endWindow = (db: Queryable, { purpose, identifier }: CodeTarget, sends: number, at: Date) =>
  db.rows(sql`
    update code_challenge set window_until = ${at}
    where purpose = ${purpose} and identifier = ${identifier} and sends = ${sends}`)

/** Keeps what the code of a send was made from, for the next send, as nobody knows whether it arrived. */
export const keepSeed = (db: Queryable, { purpose, identifier }: CodeTarget, sends: number, seed: string, now: Date) =>
  db.rows(sql`
    update code_challenge set unsure_seed = ${seed}, unsure_send = ${sends},
      unsure_until = ${secondsAfter(now, OTP_EXPIRES_SECONDS)}
    where purpose = ${purpose} and identifier = ${identifier} and sends = ${sends}`)

/** Counts of one address are taken and added to by one request at a time. */
export const lockAddress = (tx: Queryable, address: string) =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`)

type Send = { sentAt: Date; toIdentifier: boolean; fromAddress: boolean }

/** What was sent to the identifier or asked for from the address in the last day, oldest first. */
export async function recentSends(tx: Queryable, identifier: string, address: string, now: Date): Promise<Sends> {
  const sends = await tx.rows(sql<Send>`
    select sent_at as "sentAt", identifier = ${identifier} as "toIdentifier", address = ${address} as "fromAddress"
    from code_send
    where sent_at > ${dayBefore(now)} and (identifier = ${identifier} or address = ${address})
    order by sent_at`)
  const times = (counts: (send: Send) => boolean) => sends.filter(counts).map(({ sentAt }) => sentAt)
  const isInHour = ({ sentAt }: Send) => sentAt > hourBefore(now)
  return {
    inHour: times((send) => send.toIdentifier && isInHour(send)),
    inDay: times(({ toIdentifier }) => toIdentifier),
    fromAddressInHour: times((send) => send.fromAddress && isInHour(send)),
  }
}

export const recordSend = (tx: Queryable, sendId: string, identifier: string, address: string, now: Date) =>
  tx.rows(sql`
    insert into code_send (send_id, identifier, address, sent_at) values (${sendId}, ${identifier}, ${address}, ${now})`)

export const forgetSend = (db: Queryable, sendId: string) =>
  db.rows(sql`delete from code_send where send_id = ${sendId}`)

/** Puts a code in the slot of its send; the one before it stays alive in the other slot. */
export const putCode = (tx: Queryable, { purpose, identifier }: CodeTarget, sends: number, hash: string, now: Date) =>
  tx.rows(sql`
    insert into one_time_code (purpose, identifier, slot, code_hash, sent_at, expires_at)
    values (${purpose}, ${identifier}, ${sends % 2}, ${hash}, ${now}, ${secondsAfter(now, OTP_EXPIRES_SECONDS)})
    on conflict (purpose, identifier, slot) do update set code_hash = excluded.code_hash,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at, tries = 0, used_at = null`)

/** Makes tries of one identifier wait for each other; false where there is nothing to try or it is paused. */
export async function lockChallenge(tx: Queryable, { purpose, identifier }: CodeTarget, now: Date) {
  const row = await tx.first(sql<{ isOpen: boolean }>`
    select (paused_until is null or paused_until <= ${now}) as "isOpen" from code_challenge
    where purpose = ${purpose} and identifier = ${identifier} for update`)
  return row?.isOpen ?? false
}

/** Counts one try on each unused code that has tries left, before anything is compared; answers those codes. */
export const countTry = (tx: Queryable, { purpose, identifier }: CodeTarget) =>
  tx.rows(sql<LiveCode>`
    update one_time_code set tries = tries + 1
    where purpose = ${purpose} and identifier = ${identifier} and used_at is null and tries < ${OTP_TRIES_MAX}
    returning code_hash as "codeHash", expires_at as "expiresAt"`)

/** One more wrong code in a row; the hundredth begins a pause. */
export const countFailure = (tx: Queryable, { purpose, identifier }: CodeTarget, now: Date) =>
  tx.rows(sql`
    update code_challenge set
      failures = (failures + 1) % ${FAILURES_BEFORE_PAUSE}::int,
      paused_until = case when failures + 1 = ${FAILURES_BEFORE_PAUSE}::int
        then ${secondsAfter(now, PAUSE_SECONDS)}::timestamptz else paused_until end
    where purpose = ${purpose} and identifier = ${identifier}`)

/** A right code ends the row of failures of its identifier, is never sent again, and ends itself, or all its codes where no hash is named. */
export async function useCodes(tx: Queryable, { purpose, identifier }: CodeTarget, hash: string | null, now: Date) {
  await tx.rows(sql`
    update one_time_code set used_at = ${now}
    where purpose = ${purpose} and identifier = ${identifier} and used_at is null
      and code_hash = coalesce(${hash}::text, code_hash)`)
  await tx.rows(sql`
    update code_challenge set failures = 0, paused_until = null,
      unsure_seed = null, unsure_send = null, unsure_until = null
    where purpose = ${purpose} and identifier = ${identifier}`)
}

/** Forgets codes and sends that are more than a day old. */
export async function sweepCodes(db: Queryable, now: Date) {
  const before = dayBefore(now)
  await sweepTable(db, 'code_send', sql`sent_at < ${before}`)
  const isOver = sql`window_until < ${before} and (paused_until is null or paused_until < ${now})`
  await sweepTable(db, 'code_challenge', isOver)
}

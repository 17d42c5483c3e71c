import type { Transaction } from './action.ts'
import { secondsAfter } from './clock.ts'
import type { NoticeLimits } from './config-limits.ts'
import type { Database } from './database.ts'
import { secondsToWait } from './limits.ts'
import type { Notice } from './notice.ts'
import * as store from './notices.store.ts'
import { enqueue } from './queue.ts'

/** The task that sends one notice. */
export const NOTICE_TASK = 'notice'

const DAY_SECONDS = 24 * 3600

/** Sends a notice after the caller's transaction commits; there is one notice for each fact. */
export const enqueueNotice = (transaction: Transaction, fact: string, notice: Notice) =>
  enqueue(transaction, { name: NOTICE_TASK, fact, payload: { ...notice, fact } })

type Cause = store.Cause
/** The sender of a notice; a company is verified once staff have verified it. */
type Sender = Cause & { readonly isVerified: boolean; readonly limits: NoticeLimits }
/** A notice and the fact it reports. */
type FactNotice = { fact: string; notice: Notice }

/**
 * Counts a notice that one person causes another to get, within daily limits shared by all processes; the transaction
 * must have entered as the sender. Returns the seconds to wait beyond the sender's own limits, else whether it may be
 * sent: beyond the recipient's limit it may not, and nobody learns of it, because that would reveal what others have sent.
 */
export async function takeNotice(transaction: Transaction, sender: Sender, to: string): Promise<number | boolean> {
  const { tx, now } = transaction
  const { accountId, companyId, limits } = sender
  const cause = { accountId, companyId }
  await store.lockCounts(tx, cause, to)
  const caused = await store.causedSince(tx, cause, to, secondsAfter(now, -DAY_SECONDS))
  const own = caused.filter(({ isOwn }) => isOwn)
  const toRecipient = ({ isToRecipient }: (typeof caused)[number]) => isToRecipient
  const wait = (notices: typeof caused, limit: number) =>
    secondsToWait(
      notices.map(({ at }) => at),
      limit,
      DAY_SECONDS,
      now,
    )
  const waits = [
    wait(own, sender.isVerified ? limits.perVerifiedDay : limits.perUnverifiedDay),
    wait(own.filter(toRecipient), limits.perSenderAndRecipientDay),
  ].filter((seconds) => seconds !== undefined)
  if (waits.length > 0) return Math.max(...waits)
  if (wait(caused.filter(toRecipient), limits.perRecipientDay) !== undefined) return false
  await store.insertCaused(transaction, cause, to)
  return true
}

/** Notifies somebody at another person's request, as `takeNotice` allows; returns its seconds to wait, if any. */
export async function notifyFor(transaction: Transaction, sender: Sender, { fact, notice }: FactNotice) {
  const taken = await takeNotice(transaction, sender, notice.to)
  if (typeof taken === 'number') return taken
  if (taken) await enqueueNotice(transaction, fact, notice)
  return undefined
}

/** Deletes notices that no longer count. */
export const purgeCausedNotices = (db: Database, now: Date) => store.sweepCaused(db, secondsAfter(now, -DAY_SECONDS))

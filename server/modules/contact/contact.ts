import type { ContactRequest } from '#contract/contact.ts'
import { dateInIndia } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import { Problem } from '#contract/problems.ts'
import { detailTexts } from '#contract/texts/details.en.ts'
import { type Tools, type Transaction, transact } from '#server/platform/action.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { secondsToWait } from '#server/platform/limits.ts'
import { enqueueNotice } from '#server/platform/notices.ts'
import type { ContactConfig } from './contact.config.ts'
import { digestOf, isTrapped, noticeToStaff, receiptFact, receiptTo } from './contact.rules.ts'
import * as store from './contact.store.ts'

export type ContactTools = Tools & { config: ContactConfig }

const HOUR_SECONDS = 3600
const RECEIVED = { status: 'RECEIVED' } as const

function tooMany(retryAfterSeconds: number, supportPhone: string) {
  const minutes = String(Math.ceil(retryAfterSeconds / 60))
  const detail = fill(detailTexts.tooManyMessages, { minutes, supportPhone })
  return new Problem('too-many-requests', { retryAfterSeconds, detail })
}

async function refuseTooMany({ tx, now }: Transaction, { config }: ContactTools, sender: store.Sender) {
  const { perHour, perAddressHour } = config.contactLimits
  const { ofEmail, fromAddress } = await store.receivedSince(tx, sender, secondsAfter(now, -HOUR_SECONDS))
  const waits = [
    secondsToWait(ofEmail, perHour, HOUR_SECONDS, now),
    secondsToWait(fromAddress, perAddressHour, HOUR_SECONDS, now),
  ].filter((wait) => wait !== undefined)
  if (waits.length > 0) throw tooMany(Math.max(...waits), config.supportPhone)
}

/** Notifies staff, and sends a receipt: at most one a day for a mailbox, whoever enters its address. */
async function notifyBoth(
  transaction: Transaction,
  { config }: ContactTools,
  messageId: string,
  message: ContactRequest,
) {
  const { contactTo, publicUrl: url, supportPhone } = config
  await enqueueNotice(transaction, `contact:${messageId}`, noticeToStaff(contactTo, message))
  const receipt = receiptTo(message.email, { url, supportPhone })
  await enqueueNotice(transaction, receiptFact(message.email, dateInIndia(transaction.now)), receipt)
}

/**
 * Stores a visitor's message and queues its mail, in one transaction; `address` is the sender's network address. The
 * same message from the same sender counts once a day. Throws `too-many-requests` at the hourly limits in the settings.
 */
export async function takeMessage(tools: ContactTools, message: ContactRequest, address: string) {
  // Bots get the usual answer.
  if (isTrapped(message)) return RECEIVED
  const sender = { email: message.email, address }
  const digest = digestOf(message)
  await transact({ ...tools, db: tools.db.serving('contact-form') }, async (transaction) => {
    const { tx, now } = transaction
    const [messageId, day] = [newId(now.getTime()), dateInIndia(now)]
    await store.lockSender(tx, sender)
    if (await store.isKnown(tx, digest, day)) return
    await refuseTooMany(transaction, tools, sender)
    await store.insertMessage(transaction, { ...message, messageId, address, digest, day })
    await notifyBoth(transaction, tools, messageId, message)
  })
  return RECEIVED
}

/** Deletes the network addresses of messages after an hour, when no limit counts them any more. */
export const purgeOldAddresses = (db: Database, now: Date) =>
  store.purgeAddresses(db.serving('contact-form'), secondsAfter(now, -HOUR_SECONDS))

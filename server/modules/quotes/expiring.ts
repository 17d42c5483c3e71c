// Timed steps of quotes: expiry and its reminders. Messages wait for the morning.
import { dateInIndia, formatDate, timeInIndia } from '#contract/dates.ts'
import { formatRupees } from '#contract/money.ts'
import { notifyOfEnquiry } from '#server/modules/enquiries/notifying.ts'
import { expireEnquiry } from '#server/modules/enquiries/quoting.ts'
import { type Tools, type Transaction, transact } from '#server/platform/action.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { settle } from '#server/platform/life-cycle.ts'
import { companyItself, customer } from '#server/platform/principal.ts'
import { enqueueAll } from '#server/platform/queue.ts'
import { answeredOf } from './answers.store.ts'
import * as store from './expiring.store.ts'
import { notesOf, putReminded } from './noting.store.ts'
import { quotes } from './quote-cycle.ts'
import { every } from './quotes.store.ts'

/** The task that reminds of one version. */
export const QUOTE_REMINDER = 'quote-reminder'
export type QuoteToRemind = { quoteId: string }

const DAY_SECONDS = 24 * 3600

const serving = ({ db, clock }: Tools): Tools => ({ db: db.serving('quotes'), clock })
/** Nine o'clock in India on the day of `now`. */
const morningOf = (now: Date) => timeInIndia(dateInIndia(now), '09:00')

/** Works as whoever the enquiry belongs to, because the clock owns nothing. */
function asOwner({ db, clock }: Tools, owner: store.Waiting, work: (transaction: Transaction) => Promise<void>) {
  const now = clock()
  const { accountId, companyId } = owner
  return db.as(companyId === null ? customer(accountId) : companyItself(companyId), (tx) => work({ tx, now }))
}

const paramsOf = ({ totalPaise, validUntil }: store.Waiting) => ({
  total: formatRupees(totalPaise),
  validUntil: formatDate(validUntil),
})

async function expire(transaction: Transaction, version: store.Waiting) {
  const { quoteId, enquiryId } = version
  const enquiry = await expireEnquiry(transaction, enquiryId)
  const happening = { ...transaction, by: { kind: 'SYSTEM' } } as const
  const quote = await settle(happening, quotes, { id: quoteId, visible: every })
  // Meanwhile it was accepted or superseded.
  if (enquiry !== 'EXPIRED' || quote !== 'EXPIRED') return
  const { validUntil } = paramsOf(version)
  const told = { fact: `quote-expired:${quoteId}`, kind: 'enquiryQuoteExpired', params: { validUntil } } as const
  const notBefore = morningOf(transaction.now)
  await notifyOfEnquiry(transaction, enquiryId, { ...told, recordId: quoteId, notBefore })
}

/** The task of each day: moves the versions that have expired with their enquiries, and notifies each customer once. */
export async function expireQuotes(tools: Tools) {
  const overdue = await transact(serving(tools), store.overdue)
  for (const version of overdue) await asOwner(tools, version, (transaction) => expire(transaction, version))
}

/** The task of each day: plans one reminder of each version that expires in two days. */
export const planReminders = (tools: Tools) =>
  transact(serving(tools), async (transaction) => {
    const soon = await store.expiringSoon(transaction)
    const dueAt = morningOf(transaction.now)
    await enqueueAll(
      transaction,
      soon.map(({ quoteId }) => ({ name: QUOTE_REMINDER, fact: quoteId, payload: { quoteId }, dueAt })),
    )
  })

/** Reminds of a version that still waits for its answer, unless the desk has reminded of it within a day. */
export async function remindBeforeExpiry(tools: Tools, { quoteId }: QuoteToRemind) {
  const version = await transact(serving(tools), (transaction) => store.stillLive(transaction, quoteId))
  if (!version) return
  await asOwner(serving(tools), version, async (transaction) => {
    // A customer who asked for a change waits for us.
    const asked = await answeredOf(transaction.tx, quoteId)
    if (asked?.requests.some(({ kind }) => kind === 'CHANGE')) return
    const { remindedAt } = await notesOf(transaction.tx, quoteId)
    if (remindedAt !== null && new Date(remindedAt) > secondsAfter(transaction.now, -DAY_SECONDS)) return
    await putReminded(transaction, quoteId)
    const told = { fact: `quote-reminder:${quoteId}`, recordId: quoteId, params: paramsOf(version) }
    await notifyOfEnquiry(transaction, version.enquiryId, { ...told, kind: 'enquiryQuoteReminder' })
  })
}

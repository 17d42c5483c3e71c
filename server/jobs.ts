import { PRODUCT_AVAILABLE, type ProductAvailable } from './modules/catalogue/availability.ts'
import { forgetOldLookups } from './modules/company/gst-lookups.ts'
import { forgetOldInvitations } from './modules/company/invitations.ts'
import { forgetOldAddresses } from './modules/contact/contact.ts'
import { forgetOldSubscriptions, tellAvailable } from './modules/enquiries/availability.ts'
import { forgetOldSessions } from './modules/session/forgetting.ts'
import { type Clock, secondsAfter } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database.ts'
import { sweepKeys } from './platform/idempotency.store.ts'
import { keysCountSince } from './platform/idempotency.ts'
import { sweepJobs } from './platform/jobs.store.ts'
import { type JobParts, type Jobs, makeJobs } from './platform/jobs.ts'
import { makeSendMessage } from './platform/messages.ts'
import { forgetCausedNotices, MESSAGE_JOB } from './platform/notices.ts'
import { sweepOutbox } from './platform/outbox.store.ts'
import type { Secrets } from './platform/secrets.ts'

const KEPT_SECONDS = 30 * 24 * 3600

/** Forgets, everywhere, what has had its time. */
async function sweep(db: Database, now: Date) {
  const kept = secondsAfter(now, -KEPT_SECONDS)
  await sweepOutbox(db, kept)
  await sweepJobs(db, kept)
  await sweepKeys(db, keysCountSince(now))
  await forgetOldSessions(db, now)
  await forgetOldLookups(db, now)
  await forgetOldInvitations(db, now)
  await forgetCausedNotices(db, now)
  await forgetOldSubscriptions(db)
  await forgetOldAddresses(db, now)
}

type Log = { warn: (line: object, text: string) => void; error: (line: object, text: string) => void }

/** A job that failed, as a line of the log. The provider's own words may name a person: they stay with the job. */
export const complainTo =
  (log: Log): JobParts['onComplaint'] =>
  ({ job, jobId, tries, isGivenUp }) => {
    if (isGivenUp) log.error({ job, jobId, tries }, 'A job is left alone after its last try; its row says why.')
    else log.warn({ job, jobId, tries }, 'A job failed and will be tried again.')
  }

export type QueueParts = {
  config: Config
  db: Database
  secrets: Secrets
  clock: Clock
  onComplaint: JobParts['onComplaint']
}

/** The queue with all this product's jobs. */
export function buildJobs({ config, db, secrets, clock, onComplaint }: QueueParts): Jobs {
  const handlers = {
    [MESSAGE_JOB]: makeSendMessage(config, db, clock),
    [PRODUCT_AVAILABLE]: (place: ProductAvailable) => tellAvailable({ config, db, secrets, clock }, place),
    sweep: () => sweep(db, clock()),
  }
  return makeJobs({ db, clock, handlers, daily: ['sweep'], onComplaint })
}

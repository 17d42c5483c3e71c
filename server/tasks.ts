import { batchWorkers } from './batch-workers.ts'
import type { Config } from './config.ts'
import { PRODUCT_AVAILABLE, type ProductAvailable } from './modules/catalogue/availability.ts'
import { purgeOldLookups } from './modules/company/gst-lookups.ts'
import { purgeOldAddresses } from './modules/contact/contact.ts'
import { alertOfBudgets, BUDGET_ALERTS } from './modules/dashboard/budget-alerts.ts'
import { notifyAvailable, purgeOldSubscriptions } from './modules/enquiries/availability.ts'
import { purgeUnattachedFiles } from './modules/files/files.ts'
import { TELEMATICS_TASK, telematicsPolling } from './modules/fleet/polling.ts'
import { purgeOldReadings } from './modules/fleet/telematics.ts'
import { eInvoiceReporting } from './modules/gst/reporting.ts'
import {
  deliverInvoiceNotification,
  INVOICE_NOTIFICATION,
  type InvoiceNotification,
} from './modules/invoices/notifying.ts'
import { E_INVOICE_TASK } from './modules/invoices/registering.ts'
import { remindOfInvoices } from './modules/invoices/reminding.ts'
import { DESK_NOTICE, type DeskNotice, deliverDeskNotice } from './modules/jobs/desk-notices.ts'
import { makeJobs } from './modules/jobs/making.ts'
import { remindAndDeem } from './modules/logsheets/deeming.ts'
import { deliverLogNotification, LOG_NOTIFICATION, type LogNotification } from './modules/logsheets/notifying.ts'
import { deliver } from './modules/notifications/delivery.ts'
import { purgeOldNotifications } from './modules/notifications/notifications.ts'
import { EXPORT_PART, type ExportPart } from './modules/own-data/asking.ts'
import { packWithPrints } from './modules/own-data/packing.ts'
import { purgeOldExports } from './modules/own-data/purging.ts'
import { ACCEPTED_QUOTE, type AcceptedQuote } from './modules/quotes/accepted-task.ts'
import {
  expireQuotes,
  planReminders,
  QUOTE_REMINDER,
  type QuoteToRemind,
  remindBeforeExpiry,
} from './modules/quotes/expiring.ts'
import { publishToday } from './modules/rate-card/publish.ts'
import { purgeOldSessions } from './modules/session/purging.ts'
import { deliverLink, LINK_TASK, type LinkToSend } from './modules/signed-links/sending.ts'
import { remindAndCertify } from './modules/summary-sheets/deeming.ts'
import {
  deliverSheetNotification,
  SHEET_NOTIFICATION,
  type SheetNotification,
} from './modules/summary-sheets/notifying.ts'
import { purgeOldInvitations } from './modules/users/invitations.ts'
import { BATCH_DOCUMENT, type BatchDocument, workOnDocument } from './platform/batches.ts'
import { type Clock, secondsAfter } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import type { Files } from './platform/files.ts'
import { openFiles } from './platform/files-configured.ts'
import { sweepKeys } from './platform/idempotency.store.ts'
import { keysCountSince } from './platform/idempotency.ts'
import { NOTICE_TASK, purgeCausedNotices } from './platform/notices.ts'
import { NOTIFICATION_TASK, type NotificationPayload } from './platform/notify.ts'
import { sweepOutbox } from './platform/outbox.store.ts'
import { sweepTasks } from './platform/queue.store.ts'
import { makeQueue, type Queue, type QueueOptions } from './platform/queue.ts'
import type { Secrets } from './platform/secrets.ts'
import { makeSendNotice } from './platform/send-notice.ts'

const KEPT_SECONDS = 30 * 24 * 3600

/** Purges expired data of every row. */
async function sweep(db: Database, files: Files, now: Date) {
  const kept = secondsAfter(now, -KEPT_SECONDS)
  await sweepOutbox(db, kept)
  await sweepTasks(db, kept)
  await sweepKeys(db, keysCountSince(now))
  await purgeOldSessions(db, now)
  await purgeOldLookups(db, now)
  await purgeOldInvitations(db, now)
  await purgeCausedNotices(db, now)
  await purgeOldSubscriptions(db)
  await purgeOldNotifications(db, now)
  await purgeOldAddresses(db, now)
  await purgeUnattachedFiles(db, files, now)
  await purgeOldReadings(db, now)
  await purgeOldExports(db, files, now)
}

type Log = { warn: (line: object, text: string) => void; error: (line: object, text: string) => void }

/** A failed task as a log line. The provider's message may name a person, so it is only stored with the task. */
export const complainTo =
  (log: Log): QueueOptions['onComplaint'] =>
  ({ task, taskId, tries, isGivenUp }) => {
    if (isGivenUp) log.error({ task, taskId, tries }, 'A task is left alone after its last try; its row says why.')
    else log.warn({ task, taskId, tries }, 'A task failed and will be tried again.')
  }

type QueueParts = {
  config: Config
  db: Database
  secrets: Secrets
  clock: Clock
  onComplaint: QueueOptions['onComplaint']
}

/** The queue with all tasks. */
export function buildQueue({ config, db, secrets, clock, onComplaint }: QueueParts): Queue {
  const sendNotice = makeSendNotice(config, db, clock)
  const handlers = {
    [NOTICE_TASK]: sendNotice,
    [LOG_NOTIFICATION]: (payload: LogNotification) => deliverLogNotification({ db, clock }, payload),
    'remind-and-deem': () => remindAndDeem({ db, clock }),
    [SHEET_NOTIFICATION]: (payload: SheetNotification) => deliverSheetNotification({ db, clock }, payload),
    [INVOICE_NOTIFICATION]: (payload: InvoiceNotification) => deliverInvoiceNotification({ db, clock }, payload),
    [E_INVOICE_TASK]: eInvoiceReporting({ config, db, clock }),
    'remind-of-invoices': () => remindOfInvoices({ db, clock }),
    [BATCH_DOCUMENT]: (document: BatchDocument) => workOnDocument({ db, clock }, batchWorkers, document),
    'remind-and-certify': () => remindAndCertify({ db, clock }),
    [EXPORT_PART]: (part: ExportPart) => packWithPrints({ config, db, clock, files: openFiles(config) }, part),
    [BUDGET_ALERTS]: () => alertOfBudgets({ db, clock }),
    [DESK_NOTICE]: (payload: DeskNotice) => deliverDeskNotice({ config, db, clock }, payload),
    [LINK_TASK]: (link: LinkToSend) => deliverLink({ config, secrets, sendNotice }, link),
    [PRODUCT_AVAILABLE]: (place: ProductAvailable) => notifyAvailable({ config, db, secrets, clock }, place),
    'publish-rates': () => publishToday({ db, clock }),
    'expire-quotes': () => expireQuotes({ db, clock }),
    'plan-reminders': () => planReminders({ db, clock }),
    [QUOTE_REMINDER]: (quote: QuoteToRemind) => remindBeforeExpiry({ db, clock }, quote),
    [ACCEPTED_QUOTE]: (accepted: AcceptedQuote) => makeJobs({ db, clock }, accepted),
    [TELEMATICS_TASK]: telematicsPolling({ config, db, clock }),
    [NOTIFICATION_TASK]: (told: NotificationPayload) => deliver({ config, db, secrets, clock }, told),
    sweep: () => sweep(db, openFiles(config), clock()),
  }
  return makeQueue({
    db,
    clock,
    handlers,
    daily: [
      'sweep',
      'publish-rates',
      'expire-quotes',
      'plan-reminders',
      'remind-and-deem',
      'remind-and-certify',
      'remind-of-invoices',
      BUDGET_ALERTS,
    ],
    hourly: config.telematicsUrl === undefined ? [] : [TELEMATICS_TASK],
    onComplaint,
  })
}

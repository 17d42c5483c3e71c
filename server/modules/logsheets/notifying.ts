// Notifications about logsheets. The actor may not be able to read the customer's people, so a task finds the recipients.
import { formatDate } from '#contract/dates.ts'
import type { NotificationKind } from '#contract/notification-kinds.ts'
import { type Tools, type Transaction, transact } from '#server/platform/action.ts'
import { notify } from '#server/platform/notify.ts'
import { enqueue } from '#server/platform/queue.ts'
import { asHirer, served, signersOf } from './as-hirer.ts'
import { type Duty, dutyOf } from './duties.store.ts'
import type { Hand } from './hand.ts'

export const LOG_NOTIFICATION = 'logsheet-notification'
type LogKind = Extract<NotificationKind, `log${string}`>
/** The payload of the task. */
export type LogNotification = {
  readonly kind: LogKind
  readonly logsheetId: string
  readonly version: number
  readonly by: string
}

const kinds = {
  submit: 'logSubmitted',
  revise: 'logAnswered',
  sign: 'logSigned',
  dispute: 'logDisputed',
} as const satisfies Record<string, LogKind>

type Log = { readonly logsheetId: string; readonly version: number }

/** Notifies the customer's signers of an act on a log by us or by the holder of a link, after it commits. */
export async function notifyOfLog(transaction: Transaction, hand: Hand, name: keyof typeof kinds, log: Log) {
  if (hand.by.kind === 'CUSTOMER') return
  const { logsheetId, version } = log
  const payload: LogNotification = { kind: kinds[name], logsheetId, version, by: hand.name }
  await enqueue(transaction, { name: LOG_NOTIFICATION, fact: `${name}:${logsheetId}:${version}`, payload })
}

type AboutLog = { readonly kind: LogKind; readonly fact: string; readonly by?: string; readonly notBefore?: Date }

/** Notifies those who sign for the customer, in a transaction of the hirer. */
export async function notifySigners(
  transaction: Transaction,
  duty: Duty,
  { kind, fact, by = '', notBefore }: AboutLog,
) {
  const { machine, site, hours, logsheetId: recordId } = duty
  const params = { machine, site, hours, date: formatDate(duty.date), by }
  const to = await signersOf(transaction.tx, duty)
  await notify(transaction, fact, { kind, to, params, recordId, notBefore })
}

/** The task of one act. A version replaced meanwhile notifies nobody. */
export async function deliverLogNotification(tools: Tools, { kind, logsheetId, version, by }: LogNotification) {
  const duty = await transact(served(tools), ({ tx }) => dutyOf(tx, logsheetId))
  if (duty === undefined || duty.version !== version) return
  await asHirer(tools, duty, (transaction) =>
    notifySigners(transaction, duty, { kind, by, fact: `${kind}:${logsheetId}:${version}` }),
  )
}

// Notifications about summary sheets. The desk may not read the customer's people, so a task finds the recipients.
import { formatDate } from '#contract/dates.ts'
import type { NotificationKind } from '#contract/notification-kinds.ts'
import { asHirer, served, signersOf } from '#server/modules/logsheets/as-hirer.ts'
import { type Tools, type Transaction, transact } from '#server/platform/action.ts'
import { notify } from '#server/platform/notify.ts'
import { enqueue } from '#server/platform/queue.ts'
import { type Duty, dutyOf } from './duties.store.ts'

export const SHEET_NOTIFICATION = 'summary-sheet-notification'
type SheetKind = Extract<NotificationKind, `summary${string}`>
/** The payload of the task. */
export type SheetNotification = { readonly kind: SheetKind; readonly summarySheetId: string; readonly version: number }

type Sheet = Omit<SheetNotification, 'kind'>

/** Notifies the customer's certifiers of our act on a sheet, after it commits. */
export const notifyOfSheet = (transaction: Transaction, kind: SheetKind, { summarySheetId, version }: Sheet) =>
  enqueue(transaction, {
    name: SHEET_NOTIFICATION,
    fact: `${kind}:${summarySheetId}:${version}`,
    payload: { kind, summarySheetId, version } satisfies SheetNotification,
  })

type AboutSheet = { readonly kind: SheetKind; readonly fact: string; readonly notBefore?: Date }

/** Notifies those who certify for the customer, in a transaction of the hirer. */
export async function notifyCertifiers(transaction: Transaction, duty: Duty, { kind, fact, notBefore }: AboutSheet) {
  const { machine, site, summarySheetId: recordId, summaryNumber: number } = duty
  const params = { number, machine, site, from: formatDate(duty.from), to: formatDate(duty.to) }
  const to = await signersOf(transaction.tx, duty)
  await notify(transaction, fact, { kind, to, params, recordId, notBefore })
}

/** The task of one act. A version replaced meanwhile notifies nobody. */
export async function deliverSheetNotification(tools: Tools, { kind, summarySheetId, version }: SheetNotification) {
  const duty = await transact(served(tools), ({ tx }) => dutyOf(tx, summarySheetId))
  if (duty === undefined || duty.version !== version) return
  await asHirer(tools, duty, (transaction) =>
    notifyCertifiers(transaction, duty, { kind, fact: `${kind}:${summarySheetId}:${version}` }),
  )
}

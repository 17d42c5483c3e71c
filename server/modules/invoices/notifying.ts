// Notifications about invoices. The desk may not read the customer's people, so a task finds the recipients.
import { dateInIndia, formatDate } from '#contract/dates.ts'
import { formatRupees } from '#contract/money.ts'
import type { NotificationKind } from '#contract/notification-kinds.ts'
import { daysBetween } from '#server/hire/calendar.ts'
import { asHirer, signersOf } from '#server/modules/logsheets/as-hirer.ts'
import { type Tools, type Transaction, transact } from '#server/platform/action.ts'
import { notify } from '#server/platform/notify.ts'
import { enqueue } from '#server/platform/queue.ts'
import { type Billed, billed, type Headline, headlineOf } from './notifying.store.ts'

export const INVOICE_NOTIFICATION = 'invoice-notification'
type InvoiceKind = Extract<NotificationKind, `invoice${string}`>
/** The payload of the task; the amount is in paise. */
export type InvoiceNotification = {
  readonly kind: InvoiceKind
  readonly fact: string
  readonly invoiceId: string
  readonly amountPaise: number
}

/** The act: the id of the invoice, note or allocation, and its amount in paise. */
type Event = { readonly invoiceId: string; readonly of: string; readonly amountPaise: number }

/** Notifies the people who answer for the customer of an act on an invoice, after it commits. */
export async function notifyOfInvoice(
  transaction: Transaction,
  kind: InvoiceKind,
  { invoiceId, of, amountPaise }: Event,
) {
  const fact = `${kind}:${of}`
  const payload: InvoiceNotification = { kind, fact, invoiceId, amountPaise }
  await enqueue(transaction, { name: INVOICE_NOTIFICATION, fact, payload })
}

export const served = ({ db, clock }: Tools): Tools => ({ db: db.serving('invoices'), clock })

/** The people who answer for all sites of an invoice; only they may open it. */
async function readersOf({ tx }: Transaction, { accountId, companyId }: Billed, addresses: Headline['addresses']) {
  const perSite: string[][] = []
  for (const addressId of addresses) perSite.push(await signersOf(tx, { accountId, companyId, addressId }))
  const [first = [], ...others] = perSite
  return first.filter((account) => others.every((signers) => signers.includes(account)))
}

type AboutInvoice = Omit<InvoiceNotification, 'invoiceId'> & {
  /** Statutory interest in paise; only for a kind that names it. */
  readonly interestPaise?: number | undefined
  readonly notBefore?: Date
}

/** Notifies those who answer for the customer, in a transaction of the hirer. */
export async function notifyReaders(
  transaction: Transaction,
  to: Billed,
  { kind, fact, amountPaise, interestPaise = 0, notBefore }: AboutInvoice,
) {
  const invoice = await headlineOf(transaction.tx, to.invoiceId)
  if (!invoice) return
  const params = {
    number: invoice.invoiceNumber,
    sites: invoice.sites.join(', '),
    date: formatDate(invoice.dueDate),
    days: String(daysBetween(invoice.dueDate, dateInIndia(transaction.now)) - 1),
    amount: formatRupees(amountPaise),
    balance: formatRupees(invoice.balancePaise),
    interest: formatRupees(interestPaise),
  }
  const readers = await readersOf(transaction, to, invoice.addresses)
  await notify(transaction, fact, { kind, to: readers, params, recordId: to.invoiceId, notBefore })
}

/** The task of one act. */
export async function deliverInvoiceNotification(tools: Tools, sent: InvoiceNotification) {
  const to = await transact(served(tools), ({ tx }) => billed(tx, sent.invoiceId))
  if (to === undefined) return
  await asHirer(tools, to, (transaction) => notifyReaders(transaction, to, sent))
}

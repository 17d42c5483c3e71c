// Issuing: the draft gets the next number and the date of today, and never changes again.
import { createHash } from 'node:crypto'
import type { CheckAnswers } from '#contract/checks.ts'
import { dateInIndia, financialYear } from '#contract/dates.ts'
import type { InvoiceDocument } from '#contract/invoices.ts'
import { Problem } from '#contract/problems.ts'
import { closeBilledJob } from '#server/modules/jobs/closing.ts'
import { post } from '#server/modules/ledger/posting.ts'
import { markBilled } from '#server/modules/summary-sheets/billing.ts'
import type { BillSettled } from '#server/modules/summary-sheets/sending.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { answeredBy } from '#server/platform/answered-checks.ts'
import { audit } from '#server/platform/audit.ts'
import { canonicalJson } from '#server/platform/canonical-json.ts'
import { move } from '#server/platform/life-cycle.ts'
import { drawNumber } from '#server/platform/number-series.store.ts'
import type { Staff } from '#server/platform/principal.ts'
import { dueDateOf } from './document.rules.ts'
import { type Change, lockDraft, subjectOf } from './drafting.ts'
import { incomeOf } from './income.rules.ts'
import { invoices } from './invoice-cycle.ts'
import { every } from './invoices.store.ts'
import { jobsBilledBy, lastInvoiceOf, lockJobsOf, sheetsBilledBy } from './lines.store.ts'
import { notifyOfInvoice } from './notifying.ts'
import { documentNow, invoiceSeen } from './reading.ts'
import { reportIfDue } from './registering.ts'
import { fillIn, type LockedInvoice } from './writing.store.ts'

const SERIES = 'INV'

/** `INV/2627/000001`: series, financial year of the date, number in that year. */
async function nextNumber({ tx }: Action, date: string) {
  const year = financialYear(date)
  return `${SERIES}/${year}/${String(await drawNumber(tx, SERIES, year)).padStart(6, '0')}`
}

type Dated = { readonly invoiceNumber: string; readonly invoiceDate: string; readonly dueDate: string }

/** The SHA-256 of what was issued, in hexadecimal. */
const hashOf = (document: InvoiceDocument, dated: Dated) =>
  createHash('sha256')
    .update(canonicalJson({ ...dated, document }))
    .digest('hex')

/** The draft's document with everything that issuing adds. The number is drawn last, because its series stays locked. */
async function number(
  action: Action<Staff>,
  invoiceId: string,
  { document, settings }: { readonly document: InvoiceDocument; readonly settings: { readonly version: number } },
) {
  const invoiceDate = dateInIndia(action.now)
  const dueDate = dueDateOf(document, invoiceDate)
  const dated = { invoiceNumber: await nextNumber(action, invoiceDate), invoiceDate, dueDate }
  const hash = hashOf(document, dated)
  await fillIn(action, invoiceId, { ...dated, document, hash, settingsVersion: settings.version, by: action.by.name })
  return dated
}

/** Debits the customer; credits revenue and tax. */
const posting = (invoice: LockedInvoice, { invoiceNumber, invoiceDate }: Dated, document: InvoiceDocument) => ({
  doc: { kind: 'INVOICE' as const, id: invoice.invoiceId, number: invoiceNumber, act: 'issue' },
  date: invoiceDate,
  customer: invoice,
  note: null,
  lines: [{ account: 'RECEIVABLES' as const, debitPaise: document.totalPaise }, ...incomeOf(document)],
})

/** Marks the sheets of an issued invoice as billed, and closes jobs whose last day it bills. */
async function settleBilled(action: Action<Staff>, invoiceId: string, { invoiceNumber }: Pick<Dated, 'invoiceNumber'>) {
  await markBilled(action, await sheetsBilledBy(action.tx, invoiceId))
  for (const job of await jobsBilledBy(action.tx, invoiceId)) await closeBilledJob(action, job, invoiceNumber)
}

/** A sheet that a revision certified, because what was left of it was agreed to before: its last invoice may settle it. */
export const billSettled: BillSettled = async (action, summarySheetId) => {
  const last = await lastInvoiceOf(action.tx, summarySheetId)
  if (last) await settleBilled(action, last.invoiceId, last)
}

/** The document to issue, with an answer to each finding. Throws `nothing-to-bill` and `unanswered-findings`. */
async function checkedDocument(action: Action<Staff>, draft: LockedInvoice, answers: CheckAnswers) {
  const { settings, document, checks } = await documentNow(action, draft)
  if (document.totalPaise <= 0) throw new Problem('nothing-to-bill')
  return { settings, document: { ...document, checks: answeredBy(action.by.name, checks, answers) } }
}

/** Issues a draft in this transaction. Throws what `lockDraft`, `documentNow` and `checkedDocument` throw. */
export async function issue(action: Action<Staff>, change: Change, answers: CheckAnswers) {
  const { invoiceId } = change
  const before = await lockDraft(action, change)
  await lockJobsOf(action.tx, invoiceId)
  const found = await checkedDocument(action, before, answers)
  const dated = await number(action, invoiceId, found)
  await move(action, invoices, { id: invoiceId, act: 'issue', visible: every })
  await post(action, posting(before, dated, found.document))
  await settleBilled(action, invoiceId, dated)
  await notifyOfInvoice(action, 'invoiceIssued', { invoiceId, of: invoiceId, amountPaise: found.document.totalPaise })
  await reportIfDue(action, found.settings, { documentId: invoiceId, billTo: found.document.billTo })
  await audit(action, 'issueInvoice', subjectOf({ ...before, ...dated }))
}

/** Throws what `issue` throws. */
export const issueInvoice = (tools: Tools, caller: Staff, change: Change, answers: CheckAnswers = []) =>
  act(tools, caller, async (action) => {
    await issue(action, change, answers)
    return invoiceSeen(action, change.invoiceId)
  })

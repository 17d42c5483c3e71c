// Invoices as both sides read them.
import { dateInIndia } from '#contract/dates.ts'
import { ages, type Invoice, type InvoiceDocument, type InvoiceTotals } from '#contract/invoices.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import type { Viewer } from '#server/modules/jobs/logging.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
import { type Action, act, type Tools, type Transaction } from '#server/platform/action.ts'
import { unanswered } from '#server/platform/answered-checks.ts'
import { runningBatch } from '#server/platform/batches.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Staff } from '#server/platform/principal.ts'
import { checksOf } from './checks.rules.ts'
import { jobsOf, sheetsOf } from './checks.store.ts'
import { disputesOf } from './disputes.store.ts'
import { documentOf } from './document.rules.ts'
import { lateInterest } from './interest.rules.ts'
import * as store from './invoices.store.ts'
import { billableSheets, draftedLines, sacsOn } from './lines.store.ts'
import { registrationsOf } from './registration.store.ts'
import { allDrafts } from './writing.store.ts'

/** The invoices that one side may read. */
export const visibleTo = (by: Staff | Viewer) => (by.kind === 'STAFF' ? store.every : store.seenByCaller(by))

/** A draft as it would be issued now, with what the rules say to it. Throws `settings-incomplete`, `nothing-to-bill` and `bills-differ`. */
export async function documentNow({ tx, now }: Transaction, { invoiceId, note }: Pick<Invoice, 'invoiceId' | 'note'>) {
  const today = dateInIndia(now)
  const settings = await settingsNow(tx)
  const document = documentOf(settings, await draftedLines(tx, invoiceId, today), { today, note })
  const [jobs, sheets] = [await jobsOf(tx, invoiceId), (await sheetsOf(tx, invoiceId)) ?? { rules: 0, findings: 0 }]
  return { settings, document, checks: checksOf({ document, jobs, sheets, today }) }
}

/** The same for its readers: what the rules find is not answered yet. */
async function draftNow(transaction: Transaction, row: Pick<Invoice, 'invoiceId' | 'note'>): Promise<InvoiceDocument> {
  const { document, checks } = await documentNow(transaction, row)
  return { ...document, checks: unanswered(checks) }
}

type Owed = Pick<Invoice, 'invoiceId' | 'status' | 'dueDate' | 'balancePaise' | 'disputedPaise' | 'udyam'>

/** Interest to date of an invoice of a micro or small enterprise that was not paid in time; null for others. */
export async function interestNow({ tx, now }: Transaction, owed: Owed) {
  const { invoiceId, status, dueDate, udyam, balancePaise, disputedPaise } = owed
  const today = dateInIndia(now)
  if (status === 'DRAFT' || udyam === null || dueDate === null || today <= dueDate) return null
  const changes = await store.changesOf(tx, invoiceId)
  const late = { dueDate, today, paise: Math.max(0, balancePaise - disputedPaise), changes }
  return lateInterest(late, (await settingsNow(tx)).bankRates)
}

/** One invoice whole, and its row. Throws `not-found`, and for a draft `settings-incomplete`. */
export async function readInvoice(action: Action<Staff | Caller>, invoiceId: string) {
  const { tx, now, by } = action
  const row = await store.invoiceById(tx, invoiceId, { visible: visibleTo(by), today: dateInIndia(now) })
  const life = row && (await store.lifeOf(tx, invoiceId))
  if (!(row && life)) throw new Problem('not-found')
  const { revision: _revision, document: issued, settingsVersion: _version, ...head } = row
  const document: InvoiceDocument = issued ?? (await draftNow(action, row))
  const interest = await interestNow(action, { ...head, udyam: document.udyam })
  const also = {
    lateInterest: interest,
    disputes: await disputesOf(tx, invoiceId),
    registrations: await registrationsOf(tx, invoiceId),
  }
  const invoice: Invoice = { ...document, ...head, totalPaise: document.totalPaise, ...life, ...also }
  return { row, invoice }
}

/** The same with its revision for If-Match. */
export async function invoiceSeen(action: Action<Staff | Caller>, invoiceId: string) {
  const { row, invoice } = await readInvoice(action, invoiceId)
  return { version: row.revision, invoice }
}

/** Throws what `invoiceSeen` throws. */
export const getInvoice = (tools: Tools, by: Staff | Caller, invoiceId: string) =>
  act(tools, by, (action: Action<Staff | Caller>) => invoiceSeen(action, invoiceId))

/** Whether what is owed is due and was not paid in time. */
export const isLate = (age: (typeof ages)[number]) => age !== 'NOT_DUE' && age !== 'IN_DISPUTE'

/** All ages in their order, those without an invoice too. */
export function totalsOf({ receivedPaise, ageing }: Pick<InvoiceTotals, 'receivedPaise' | 'ageing'>): InvoiceTotals {
  const all = ages.map((age) => ageing.find((one) => one.age === age) ?? { age, invoices: 0, balancePaise: 0 })
  const sum = (some: typeof all) => some.reduce((paise, { balancePaise }) => paise + balancePaise, 0)
  return {
    outstandingPaise: sum(all),
    overduePaise: sum(all.filter(({ age }) => isLate(age))),
    receivedPaise,
    ageing: all,
  }
}

/** One page of invoices, and what all of the same customer or job come to. */
export const listInvoices = (tools: Tools, by: Staff | Caller, filter: store.InvoiceFilter) =>
  act(tools, by, async ({ tx, now }) => {
    const listed = { visible: visibleTo(by), today: dateInIndia(now), filter }
    const rows = await store.invoices(tx, listed)
    const sums = (await store.sumsOf(tx, listed)) ?? { receivedPaise: 0, ageing: [] }
    return { invoices: toPage(rows, rows[0]?.total ?? 0, filter), totals: totalsOf(sums) }
  })

/** The sheets that may be billed now. */
export const listBillableSheets = (tools: Tools, caller: Staff) =>
  act(tools, caller, async (action) => ({
    sheets: await billableSheets(action.tx),
    drafts: (await allDrafts(action.tx)).length,
    runningBatchId: await runningBatch(action, ['DRAFT', 'ISSUE']),
  }))

/** The codes of today. */
export const listSacs = (tools: Tools, caller: Staff) =>
  act(tools, caller, async ({ tx, now }) => ({ sacs: await sacsOn(tx, dateInIndia(now)) }))

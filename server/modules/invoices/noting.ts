// Credit and debit notes: an issued invoice never changes, a note that names it corrects it.
import type { Totals } from '#contract/bill.ts'
import { dateInIndia, financialYear } from '#contract/dates.ts'
import type { IssueNote } from '#contract/invoices.calls.ts'
import { creditableLines } from '#contract/invoices.creditable.ts'
import type { InvoiceDocument } from '#contract/invoices.ts'
import { Problem } from '#contract/problems.ts'
import { post } from '#server/modules/ledger/posting.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { newId } from '#server/platform/ids.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import { move } from '#server/platform/life-cycle.ts'
import { drawNumber } from '#server/platform/number-series.store.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import { uphold } from './answering.ts'
import { type Change, subjectOf } from './drafting.ts'
import { incomeOf } from './income.rules.ts'
import { invoices } from './invoice-cycle.ts'
import { every } from './invoices.store.ts'
import { creditableUntil, leftOf, noteTotals, type PastNote } from './notes.rules.ts'
import * as store from './notes.store.ts'
import { notifyOfInvoice } from './notifying.ts'
import { invoiceSeen } from './reading.ts'
import { reportIfDue } from './registering.ts'
import { settle } from './settling.ts'
import { type LockedInvoice, lockInvoice } from './writing.store.ts'

/** The part of the explanation that an undone allocation keeps, in characters. */
const RELEASE_REASON_MAX = 500

const kinds = {
  CREDIT: { series: 'CRN', act: 'credit', doc: 'CREDIT_NOTE', sign: -1, notification: 'invoiceCredited' },
  DEBIT: { series: 'DBN', act: 'debit', doc: 'DEBIT_NOTE', sign: 1, notification: 'invoiceDebited' },
} as const

/** `CRN/2627/000001` or `DBN/2627/000001`: series, financial year of the date, number in that year. */
async function noteNumber({ tx }: Action, kind: IssueNote['kind'], date: string) {
  const year = financialYear(date)
  const { series } = kinds[kind]
  return `${series}/${year}/${String(await drawNumber(tx, series, year)).padStart(6, '0')}`
}

/** An issued invoice, locked. Throws `not-found`, `status-conflict` for a draft, and those of If-Match. */
async function lockIssued({ tx }: Action<Staff>, { invoiceId, ifMatch }: Change) {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) throw new Problem('not-found')
  requireFresh(ifMatch, invoice.revision)
  const issued = await store.issuedDocument(tx, invoiceId)
  if (!issued) throw new Problem('status-conflict')
  return { invoice, ...issued }
}

/** Throws `validation` for a line that the invoice does not have, and `over-credited` beyond what a line came to. */
function requireLines(document: InvoiceDocument, notes: readonly PastNote[], { kind, lines }: IssueNote) {
  const known = new Set(document.lines.map(({ lineNo }) => lineNo))
  const unknown = lines.findIndex(({ lineNo }) => !known.has(lineNo))
  if (unknown >= 0) throw new Problem('validation', { violations: [violation(`lines.${unknown}.lineNo`, 'invalid')] })
  const left = creditableLines(document.lines, notes)
  const isOver = lines.some(({ lineNo, amountPaise }) => amountPaise > (left.get(lineNo) ?? 0))
  if (kind === 'CREDIT' && isOver) throw new Problem('over-credited')
}

/** The sums of a note after those before it. Throws what `requireLines` throws. */
async function totalsOf({ tx }: Action<Staff>, { invoiceId, document }: Issued, asked: IssueNote) {
  const notes = await store.notesOf(tx, invoiceId)
  requireLines(document, notes, asked)
  return noteTotals(document, { ...asked, left: leftOf(document, notes) })
}
type Issued = { readonly invoiceId: string; readonly document: InvoiceDocument }

const lineNosOf = ({ kind, lines }: IssueNote) => new Set(kind === 'CREDIT' ? lines.map(({ lineNo }) => lineNo) : [])

/** The opposite of an invoice's sums for a credit note, and the same for a debit note. */
const signed = (
  { taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise }: Totals,
  sign: 1 | -1,
) => ({
  taxablePaise: sign * taxablePaise,
  cgstPaise: sign * cgstPaise,
  sgstPaise: sign * sgstPaise,
  igstPaise: sign * igstPaise,
  roundOffPaise: sign * roundOffPaise,
  totalPaise: sign * totalPaise,
})

type Noted = {
  readonly noteId: string
  readonly noteNumber: string
  readonly noteDate: string
  readonly totals: Totals
}

/** Posts a note to its invoice's balance and to the ledger. */
async function take(action: Action<Staff>, invoice: LockedInvoice, { kind, reason }: IssueNote, noted: Noted) {
  const { act: name, doc, sign, notification } = kinds[kind]
  const { noteId, noteNumber: number, noteDate: date, totals } = noted
  const { invoiceId } = invoice
  await move(action, invoices, { id: invoiceId, act: name, visible: every, reason: `${number} ${reason}` })
  const paise = totals.totalPaise
  await settle(action, invoiceId, kind === 'CREDIT' ? { creditedPaise: paise } : { debitedPaise: paise })
  const receivable =
    sign > 0
      ? { account: 'RECEIVABLES' as const, debitPaise: paise }
      : { account: 'RECEIVABLES' as const, creditPaise: paise }
  await post(action, {
    doc: { kind: doc, id: noteId, number, act: 'issue' },
    date,
    customer: invoice,
    note: invoice.invoiceNumber,
    lines: [receivable, ...incomeOf(signed(totals, sign))],
  })
  await notifyOfInvoice(action, notification, { invoiceId, of: noteId, amountPaise: paise })
}

/** Sets money of an invoice free on its payments, so that a note may take its place; the row of payments does it. */
export type Release = {
  /** Locks these payments. Everything that moves money locks its payment before its invoice, so a note does too. */
  readonly hold: (action: Action<Staff>, invoiceId: string) => Promise<void>
  readonly free: (
    action: Action<Staff>,
    invoiceId: string,
    wanted: { readonly paise: number; readonly reason: string },
  ) => Promise<void>
}
export type NotingTools = Tools & { readonly release?: Release }

/** Room for a credit note: what was paid beyond it becomes the customer's unallocated money. Throws `over-credited`. */
async function makeRoom(action: Action<Staff>, { invoiceId, balancePaise }: LockedInvoice, credit: Credit) {
  const { paise, reason, release } = credit
  if (paise > balancePaise) await release?.free(action, invoiceId, { paise: paise - balancePaise, reason })
  const { balancePaise: now = 0 } = (await lockInvoice(action.tx, invoiceId)) ?? {}
  if (paise > now) throw new Problem('over-credited')
}
type Credit = { readonly paise: number; readonly reason: string; readonly release: Release | undefined }

/**
 * Issues a note to an invoice. Throws what `lockIssued` and `requireLines` throw, and `note-too-late` for a credit after 30
 * November of the next financial year.
 */
export const issueNote = (tools: NotingTools, caller: Staff, change: Change, asked: IssueNote) =>
  act(tools, caller, async (action) => {
    const { tx, now, by } = action
    const { release } = tools
    if (asked.kind === 'CREDIT') await release?.hold(action, change.invoiceId)
    const { invoice, document, invoiceDate } = await lockIssued(action, change)
    const totals = await totalsOf(action, { invoiceId: invoice.invoiceId, document }, asked)
    const noteDate = dateInIndia(now)
    if (asked.kind === 'CREDIT' && noteDate > creditableUntil(invoiceDate)) throw new Problem('note-too-late')
    const credit = { paise: totals.totalPaise, reason: asked.explanation.slice(0, RELEASE_REASON_MAX), release }
    if (asked.kind === 'CREDIT') await makeRoom(action, invoice, credit)
    const key = { noteId: newId(now.getTime()), invoiceId: invoice.invoiceId }
    const number = await noteNumber(action, asked.kind, noteDate)
    const { lines, upholds = [], ...rest } = asked
    await store.insertNote(action, { ...rest, ...key, noteNumber: number, noteDate, totals, by: by.name })
    await store.insertNoteLines(tx, key, lines)
    await take(action, invoice, asked, { ...key, noteNumber: number, noteDate, totals })
    if (invoice.isDisputed || upholds.length > 0)
      await uphold(action, key.invoiceId, upholds, { ...key, reply: asked.explanation, lineNos: lineNosOf(asked) })
    await reportIfDue(action, await settingsNow(tx), { documentId: key.noteId, billTo: document.billTo })
    await audit(action, 'issueNote', subjectOf(invoice), { note: { was: null, is: number } })
    return invoiceSeen(action, invoice.invoiceId)
  })

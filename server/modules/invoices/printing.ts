// Invoices as PDF. What was issued never changes, so it is rendered once for a language, and once more with its IRN.
import type { Registration } from '#contract/invoices.registration.ts'
import type { Invoice } from '#contract/invoices.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { Problem } from '#contract/problems.ts'
import { inWords } from '#server/hire/words.ts'
import { settingsNow, settingsVersion } from '#server/modules/settings/settings.ts'
import { type Action, act } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Staff } from '#server/platform/principal.ts'
import { type PrintTools, pdfOf } from '#server/platform/printing.ts'
import { invoiceOfNote } from './notes.store.ts'
import { readInvoice } from './reading.ts'

const template = new URL('./invoice.pdf.ts', import.meta.url)

/** The invoice under the logo of its day. */
async function factsOf(action: Action<Staff | Caller>, invoiceId: string) {
  const { row, invoice } = await readInvoice(action, invoiceId)
  const { tx } = action
  const { logo } = await (row.settingsVersion === null ? settingsNow(tx) : settingsVersion(tx, row.settingsVersion))
  return { invoice, logoId: logo?.fileId ?? null }
}

/** The acknowledgement of an invoice or a note. */
const registrationOf = ({ registrations }: Pick<Invoice, 'registrations'>, id: string) =>
  registrations.find(({ documentId }) => documentId === id) ?? null

/** Names a paper: with its acknowledgement, and once that was cancelled, it is another one. */
const keyOf = (id: string, registration: Registration | null) =>
  [id, registration?.irn, registration?.cancelledAt].filter(Boolean).join(' ')

/** The name of the file: letters, digits, dots and dashes. */
const fileName = (number: string | null) => `${(number ?? 'invoice-draft').replaceAll(/[^\w.-]+/g, '-')}.pdf`

/**
 * An invoice as PDF, to whoever sees it. Throws `not-found`, `service-unavailable` where too many documents wait, and
 * for a draft `settings-incomplete`.
 */
export async function invoicePdf(tools: PrintTools, by: Staff | Caller, invoiceId: string, lang: LanguageCode) {
  const { invoice, logoId } = await act(tools, by, (action: Action<Staff | Caller>) => factsOf(action, invoiceId))
  const registration = registrationOf(invoice, invoiceId)
  const key = invoice.invoiceNumber === null ? null : keyOf(invoiceId, registration)
  const printable = { template, facts: { invoice, registration }, logoId, key }
  const content = await pdfOf(tools, printable, { lang, person: by.accountId })
  return { name: fileName(invoice.invoiceNumber), content }
}

const noteTemplate = new URL('./note.pdf.ts', import.meta.url)

/** A note with its invoice, under the logo of the invoice. Throws `not-found` where the invoice is not seen. */
async function noteFacts(action: Action<Staff | Caller>, noteId: string) {
  const { invoiceId } = (await invoiceOfNote(action.tx, noteId)) ?? {}
  if (invoiceId === undefined) throw new Problem('not-found')
  const { invoice, logoId } = await factsOf(action, invoiceId)
  const note = invoice.notes.find((one) => one.noteId === noteId)
  if (!note) throw new Problem('not-found')
  const registration = registrationOf(invoice, noteId)
  return { facts: { invoice, note, amountInWords: inWords(note.totalPaise), registration }, logoId }
}

/** A credit or debit note as PDF, to whoever sees its invoice. Throws `not-found`, `service-unavailable`. */
export async function notePdf(tools: PrintTools, by: Staff | Caller, noteId: string, lang: LanguageCode) {
  const { facts, logoId } = await act(tools, by, (action: Action<Staff | Caller>) => noteFacts(action, noteId))
  const printable = { template: noteTemplate, facts, logoId, key: keyOf(noteId, facts.registration) }
  const content = await pdfOf(tools, printable, { lang, person: by.accountId })
  return { name: fileName(facts.note.noteNumber), content }
}

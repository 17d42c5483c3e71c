// Invoices as PDF. What was issued never changes, so it is rendered once for a language; a draft each time.
import type { LanguageCode } from '#contract/languages.ts'
import { Problem } from '#contract/problems.ts'
import type { PrintTools } from '#server/modules/quotes/printing.ts'
import { settingsNow, settingsVersion } from '#server/modules/settings/settings.ts'
import { type Action, act } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import { pngWithin } from '#server/platform/clean-image.ts'
import { PdfFailed } from '#server/platform/pdf.ts'
import type { Staff } from '#server/platform/principal.ts'
import type { InvoicePdf } from './invoice-pdf.ts'
import { readInvoice } from './reading.ts'

const TEMPLATE = new URL('./invoice.pdf.ts', import.meta.url)
const LOGO_SIDE = 600
const RETRY_AFTER_SECONDS = 10

/** What is printed, before the logo is read. */
type Facts = Pick<InvoicePdf, 'invoice'> & { readonly logoId: string | null }

/** The invoice under the logo of its day. */
async function factsOf(action: Action<Staff | Caller>, invoiceId: string): Promise<Facts> {
  const { row, invoice } = await readInvoice(action, invoiceId)
  const { tx } = action
  const { logo } = await (row.settingsVersion === null ? settingsNow(tx) : settingsVersion(tx, row.settingsVersion))
  return { invoice, logoId: logo?.fileId ?? null }
}

/** In which language, and for whom. */
type Wish = { readonly lang: LanguageCode; readonly person: string }

async function rendered({ pdf, files }: PrintTools, { invoice, logoId }: Facts, { lang, person }: Wish) {
  const logo = logoId === null ? undefined : await files.read(logoId)
  const data: InvoicePdf = { invoice, lang, logo: logo ? await pngWithin(logo.bytes, LOGO_SIDE) : null }
  const body = await pdf.render(TEMPLATE, data, person)
  return { body, bytes: body.length }
}

/** The name of the file: letters, digits, dots and dashes. */
const fileName = (number: string | null) => `${(number ?? 'invoice-draft').replaceAll(/[^\w.-]+/g, '-')}.pdf`

/**
 * An invoice as PDF, to whoever sees it. Throws `not-found`, `service-unavailable` where too many documents wait, and
 * for a draft `settings-incomplete`.
 */
export async function invoicePdf(tools: PrintTools, by: Staff | Caller, invoiceId: string, lang: LanguageCode) {
  // Rendering takes seconds; the transaction ends before it.
  const facts = await act(tools, by, (action: Action<Staff | Caller>) => factsOf(action, invoiceId))
  const { invoiceNumber } = facts.invoice
  const make = () => rendered(tools, facts, { lang, person: by.accountId })
  try {
    const key = `${invoiceId} ${lang}`
    const { body } = await (invoiceNumber === null ? make() : tools.prints.get(key, make, () => true))
    return { name: fileName(invoiceNumber), content: body }
  } catch (error) {
    if (!(error instanceof PdfFailed)) throw error
    throw new Problem('service-unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
}

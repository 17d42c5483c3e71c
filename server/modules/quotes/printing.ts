// Quotes as PDF. A version that was sent never changes, so each is rendered once for a language and a status.
import { dateInIndia } from '#contract/dates.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { Problem } from '#contract/problems.ts'
import { quotedEnquiry } from '#server/modules/enquiries/quoting.ts'
import { readBy, type Viewer } from '#server/modules/enquiries/viewing.ts'
import { settingsNow, settingsVersion } from '#server/modules/settings/settings.ts'
import { type Action, act } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import { type PrintTools, pdfOf, type Wish } from '#server/platform/printing.ts'
import { certificateOf } from './certificate.rules.ts'
import { documentOf } from './documents.ts'
import { storedQuote } from './drafts.ts'
import * as store from './printing.store.ts'
import type { QuotePdf } from './quote-pdf.ts'
import { every } from './quotes.store.ts'

const template = new URL('./quote.pdf.ts', import.meta.url)

/** The printed data before the logo is read. */
type Facts = Omit<QuotePdf, 'lang' | 'logo'> & { readonly quoteId: string; readonly logoId: string | null }

const liveUrl = ({ config }: PrintTools, quoteId: string) =>
  config.publicUrl + pages.quote.path.replace(':quoteId', quoteId)

async function issued(action: Action, tools: PrintTools, found: store.Printed): Promise<Facts> {
  const { quoteId, status, document, sentAt, acceptance } = found
  const { logo } = await settingsVersion(action.tx, found.settingsVersion)
  return {
    quoteId,
    quote: acceptance?.document ?? document,
    status,
    sentOn: dateInIndia(new Date(sentAt)),
    logoId: logo?.fileId ?? null,
    liveUrl: liveUrl(tools, quoteId),
    certificate: acceptance && certificateOf(acceptance, document, tools.config.publicUrl),
  }
}

/** A draft at its present price. */
async function drafted(action: Action<Staff>, quoteId: string): Promise<Facts> {
  const found = await storedQuote(action, quoteId)
  const enquiry = await quotedEnquiry(action, found.enquiryId)
  const { document } = await documentOf(action, enquiry, found.content, found)
  const { logo } = await settingsNow(action.tx)
  const rest = { status: found.status, sentOn: null, liveUrl: null, certificate: null }
  return { quoteId, quote: document, logoId: logo?.fileId ?? null, ...rest }
}

/** The name of the file: letters, digits, dots and dashes. */
const fileName = ({ quoteNumber, version }: QuotePdf['quote']) =>
  `${quoteNumber}-v${version}.pdf`.replaceAll(/[^\w.-]+/g, '-')

/** The file of these facts. Throws `service-unavailable` where too many documents wait, of all or of this person. */
async function printed(tools: PrintTools, { quoteId, logoId, ...facts }: Facts, wish: Wish) {
  const key = facts.status === 'DRAFT' ? null : `${quoteId} ${facts.status}`
  return { name: fileName(facts.quote), content: await pdfOf(tools, { template, facts, logoId, key }, wish) }
}

/** One version that was sent, to whoever may see its enquiry. Throws `not-found` and `service-unavailable`. */
export async function downloadQuotePdf(tools: PrintTools, viewer: Viewer, quoteId: string, lang: LanguageCode) {
  const facts = await act(tools, viewer, async (action) => {
    const found = await store.issuedQuote(action.tx, quoteId, readBy(viewer))
    if (!found) throw new Problem('not-found')
    return issued(action, tools, found)
  })
  return printed(tools, facts, { lang, person: viewer.accountId })
}

/** One version, drafts included. Throws `not-found`, `service-unavailable`, and for a draft `settings-incomplete`. */
export async function downloadDeskQuotePdf(tools: PrintTools, caller: Staff, quoteId: string, lang: LanguageCode) {
  const facts = await act(tools, caller, async (action) => {
    const found = await store.issuedQuote(action.tx, quoteId, every)
    return found ? issued(action, tools, found) : drafted(action, quoteId)
  })
  return printed(tools, facts, { lang, person: caller.accountId })
}

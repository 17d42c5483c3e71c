// The document of a quote, from its draft, the enquiry and today's settings.
import { createHash } from 'node:crypto'
import { dateInIndia } from '#contract/dates.ts'
import type { QuoteContent } from '#contract/quotes.content.ts'
import { QuoteDocument } from '#contract/quotes.ts'
import { billedParty } from '#server/modules/company/company.ts'
import type { QuotedEnquiry } from '#server/modules/enquiries/quoting.ts'
import { holidaysIn, settingsNow } from '#server/modules/settings/settings.ts'
import type { Transaction } from '#server/platform/action.ts'
import { canonicalJson } from '#server/platform/canonical-json.ts'
import { supplierOf, taxFacts } from './parties.rules.ts'
import { priceOf } from './pricing.rules.ts'
import * as store from './quotes.store.ts'

type Version = { readonly quoteNumber: string; readonly version: number }

/** The billing party of a company; none yet for a person. */
export const billed = ({ tx }: Pick<Transaction, 'tx'>, { companyId }: Pick<QuotedEnquiry, 'companyId'>) =>
  companyId === null ? { party: null, isSez: false } : billedParty(tx, companyId)

/** The inputs of prices beside the content. Throws `settings-incomplete`. */
async function factsOf(transaction: Transaction, enquiry: QuotedEnquiry, content: QuoteContent) {
  const { tx, now } = transaction
  const settings = await settingsNow(tx)
  const customer = await billed(transaction, enquiry)
  const productIds = content.lines.flatMap(({ offers }) => offers.map(({ productId }) => productId))
  const facts = {
    names: await store.namesOf(tx, productIds),
    holidays: holidaysIn(settings, enquiry.state),
    tax: taxFacts(settings, customer, dateInIndia(now)),
  }
  return { settings, customer, facts }
}

/**
 * The document of a version, and what it follows from. Throws `settings-incomplete`, and `not-found`
 * for a machine that does not exist.
 */
export async function documentOf(
  transaction: Transaction,
  enquiry: QuotedEnquiry,
  content: QuoteContent,
  { quoteNumber, version }: Version,
) {
  const { settings, customer, facts } = await factsOf(transaction, enquiry, content)
  const { lines: _lines, discountReason: _reason, ...terms } = content
  // Parsed, so that the hash covers just what a reader of the API gets.
  const document = QuoteDocument.parse({
    ...priceOf(content, facts),
    ...terms,
    quoteNumber,
    version,
    enquiryNumber: enquiry.enquiryNumber,
    gstPercent: facts.tax.gstPercent,
    supply: facts.tax.supply,
    supplier: supplierOf(settings),
    billTo: customer.party,
    cityName: enquiry.cityName,
    deliveryAddress: enquiry.deliveryAddress,
  } satisfies QuoteDocument)
  return { document, settings, facts }
}

/** The SHA-256 of a document, in hexadecimal. */
export const hashOf = (document: QuoteDocument) => createHash('sha256').update(canonicalJson(document)).digest('hex')

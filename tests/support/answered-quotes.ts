// Quotes that were sent, and people who answer them.
import type { ParsedOf } from '#contract/endpoint.ts'
import type { quoteAnswersApi } from '#contract/quotes.answers.ts'
import type { QuoteContent } from '#contract/quotes.content.ts'
import type { Call } from '#web/platform/call.ts'
import { aCompany } from './company.ts'
import { accept, codeToAccept, draftFor, furnishQuote, sendDraft } from './quotes.ts'
import { BILLING_PARTY, enquire } from './sample-enquiry.ts'
import type { TestServer } from './server.ts'
import { type World } from './world.ts'

type Person = Awaited<ReturnType<TestServer['signIn']>>
type Body = Partial<ParsedOf<typeof quoteAnswersApi.acceptQuote>['body']>

/** Makes quotes that wait for an answer; `sales` has taken part in none of them yet. */
export async function aQuoteWorld(server: TestServer) {
  const { products } = await server.call('listProducts', { query: { sort: 'name', size: '3', location: 'pune' } })
  const [first, second] = products.content
  if (!first || !second) throw new Error('The catalogue has too few machines.')
  const sales = await server.atDesk('SALES')

  const enquiryOf = (person: Person) => enquire(server, person, first.productId)

  /** Changes the draft of an enquiry; an owner sends it, at any discount. */
  async function send(enquiryId: string, change: (content: QuoteContent) => QuoteContent = (same) => same) {
    const { quoteId, content } = await draftFor(server, enquiryId)
    const body = change(content)
    await (await server.atDesk('SALES')).call('saveQuote', {
      params: { id: quoteId },
      headers: { 'if-match': '*' },
      body,
    })
    return sendDraft(server, quoteId, 'OWNER')
  }

  /** A quote to a person without a company. */
  async function aQuote(change?: (content: QuoteContent) => QuoteContent) {
    const person = await server.signIn()
    const enquiryId = await enquiryOf(person)
    return { person, enquiryId, quoteId: await send(enquiryId, change) }
  }

  /** A quote to a company, for the enquiry of its user. */
  async function aCompanyQuote(change?: (content: QuoteContent) => QuoteContent) {
    const company = await aCompany(server)
    const enquiryId = await enquiryOf(company.user)
    return { company, enquiryId, quoteId: await send(enquiryId, change) }
  }

  /** The second machine of the catalogue as an alternative on each line, for half the price a month. */
  const withAlternative = (content: QuoteContent): QuoteContent => ({
    ...content,
    discountReason: 'An older machine',
    lines: content.lines.map((line) => ({
      ...line,
      offers: line.offers.flatMap((offer) => [
        offer,
        { ...offer, productId: second.productId, perMonthPaise: (offer.perMonthPaise ?? 0) / 2 },
      ]),
    })),
  })

  const raiseLimit = (company: Awaited<ReturnType<typeof aCompany>>, acceptLimitPaise: number) =>
    company.admin.call('updateCompanyUser', { params: { id: company.user.accountId }, body: { acceptLimitPaise } })

  return {
    sales,
    first,
    second,
    enquiryOf,
    send,
    aQuote,
    aCompanyQuote,
    withAlternative,
    raiseLimit,
    codeOf: (person: Person, quoteId: string) => codeToAccept(server, person, quoteId),
    accept: (person: Person, quoteId: string, more?: Body) => accept(server, person, quoteId, more),
    refused: (field: string, code: string) => ({ status: 422, violations: [{ field, code }] }),
  }
}

/** A row in every table of quotes, for an enquiry of user A or the individual of a world, who accepts; returns its id. */
export async function furnishAnswers(server: TestServer, { a, individualPhone }: World, call: Call, enquiryId: string) {
  const quoteId = await furnishQuote(server, enquiryId)
  const params = { quoteId }
  await call('readQuote', { params, body: {} })
  const body = { message: 'One day earlier' }
  const { quote } = await call('requestQuoteChange', { params, body })
  const { needsBillingParty, needsApproval } = quote.answers
  const limit = { params: { id: a.user.accountId }, body: { acceptLimitPaise: quote.totalPaise } }
  if (needsApproval) await a.admin.call('updateCompanyUser', limit)
  const by = { call, phoneOrEmail: needsBillingParty ? individualPhone : a.user.phoneOrEmail }
  await accept(server, by, quoteId, { billingParty: needsBillingParty ? BILLING_PARTY : null })
  return quoteId
}

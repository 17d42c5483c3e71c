import { expect, test } from 'vitest'
import { estimate } from '#server/hire/estimate.ts'
import { EstimateRequest } from '#server/hire/planned.ts'
import { draftFor, sendDraft } from '#tests/support/quotes.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'
import { termsOf } from './pricing.rules.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '2', location: 'pune' } })
const sales = await server.signInStaff('SALES')
const fresh = { 'if-match': '*' }

async function anEnquiry() {
  const customer = await server.signIn()
  for (const { productId } of products.content) await customer.call('addCartItem', { body: { productId } })
  const { enquiryId } = await customer.call('submitEnquiry', { body: enquiryBody(server.clock.now()), headers: {} })
  return { customer, enquiryId }
}

test('a draft has the lines of the enquiry at the prices of the rate card', async () => {
  const { enquiryId } = await anEnquiry()
  const quote = await draftFor(server, enquiryId)
  expect(quote).toMatchObject({ version: 1, status: 'DRAFT', enquiryId, sentAt: null })
  expect(quote.quoteNumber).toMatch(/^QTN-\d{4}-\d{6}$/)
  expect(quote.content.lines.map(({ enquiryLineNo, offers }) => [enquiryLineNo, offers[0]?.productId])).toEqual(
    products.content.map(({ productId }, index) => [index + 1, productId]),
  )
  const [line] = quote.content.lines
  expect(line?.offers[0]).toMatchObject({ basis: 'MONTH', perMonthPaise: products.content[0]?.rate.perMonthPaise })
  expect(await draftFor(server, enquiryId)).toMatchObject({ quoteId: quote.quoteId })
})

test('a quote costs what the estimate of its lines costs', async () => {
  const { enquiryId } = await anEnquiry()
  const { content, priced } = await draftFor(server, enquiryId)
  const lines = content.lines.map(({ from, to, quantity, offers: [offer] }) => {
    if (!offer) throw new Error('A line has no offer.')
    const { yardId: _yard, ...trip } = offer.trip ?? { yardId: null }
    const mobilisation = offer.trip ? { mobilisation: trip } : {}
    return { terms: termsOf(offer), from, to, quantity, ...mobilisation }
  })
  const facts = { supplierState: '27', placeOfSupply: '27' }
  const expected = estimate(EstimateRequest.parse({ lines, ...facts }))
  expect(priced).toMatchObject({ taxablePaise: expected.taxablePaise, totalPaise: expected.totalPaise })
  expect(priced.lines.map(({ plannedPaise }) => plannedPaise)).toEqual(expected.lines.map((line) => line.plannedPaise))
})

test('the customer sees a quote once it is sent, and it never changes', async () => {
  const { customer, enquiryId } = await anEnquiry()
  const { quoteId, priced } = await draftFor(server, enquiryId)
  await expect(customer.call('getQuote', { params: { quoteId } })).rejects.toMatchObject({ status: 404 })
  await sendDraft(server, quoteId)
  const { quote } = await customer.call('getQuote', { params: { quoteId } })
  expect(quote).toMatchObject({ status: 'SENT', version: 1, totalPaise: priced.totalPaise })
  const { enquiry } = await customer.call('getEnquiry', { params: { id: enquiryId } })
  expect(enquiry).toMatchObject({
    status: 'QUOTED',
    quotes: [{ quoteId, status: 'SENT', totalPaise: quote.totalPaise }],
  })
})

test('a new version supersedes the live one; a withdrawn one gives the enquiry back', async () => {
  const { customer, enquiryId } = await anEnquiry()
  const first = await sendDraft(server, (await draftFor(server, enquiryId)).quoteId)
  const second = await draftFor(server, enquiryId)
  expect(second).toMatchObject({ version: 2, status: 'DRAFT' })
  await sendDraft(server, second.quoteId)
  const { quote } = await customer.call('getQuote', { params: { quoteId: first } })
  expect(quote.status).toBe('SUPERSEDED')
  await sales.call('withdrawQuote', { params: { id: second.quoteId }, body: { reason: 'The crane is gone.' } })
  const { enquiry } = await customer.call('getEnquiry', { params: { id: enquiryId } })
  expect(enquiry).toMatchObject({ status: 'SUBMITTED', quotes: [{ status: 'WITHDRAWN' }, { status: 'SUPERSEDED' }] })
})

test('a second save of the same revision is refused', async () => {
  const { enquiryId } = await anEnquiry()
  const { quoteId, content } = await draftFor(server, enquiryId)
  const ask = { params: { id: quoteId }, headers: { 'if-match': 'W/"1"' }, body: { ...content, paymentDays: 45 } }
  const saved = await sales.call('saveQuote', ask)
  expect(saved.quote.content.paymentDays).toBe(45)
  await expect(sales.call('saveQuote', ask)).rejects.toMatchObject({ status: 412 })
  await sales.call('discardQuote', { params: { id: quoteId }, headers: fresh })
  await expect(sales.call('getDeskQuote', { params: { id: quoteId } })).rejects.toMatchObject({ status: 404 })
})

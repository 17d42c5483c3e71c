import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import type { QuoteContent } from '#contract/quotes.content.ts'
import { draftFor, sentQuote, withdrawnQuote } from '#tests/support/quotes.ts'
import { aCard, addCard } from '#tests/support/rate-cards.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '2', location: 'pune' } })
const [sales, owner] = [await server.signInStaff('SALES'), await server.signInStaff('OWNER')]
const operations = await server.signInStaff('OPERATIONS')
const fresh = { 'if-match': '*' }
type Person = Awaited<ReturnType<typeof server.signIn>>

async function enquiryOf(customer: Person, machines = products.content) {
  for (const { productId } of machines) await customer.call('addCartItem', { body: { productId } })
  return (await customer.call('submitEnquiry', { body: enquiryBody(server.clock.now()), headers: {} })).enquiryId
}
const anEnquiry = async () => enquiryOf(await server.signIn())
const save = (quoteId: string, body: QuoteContent, { call } = sales) =>
  call('saveQuote', { params: { id: quoteId }, headers: fresh, body })
const send = (quoteId: string, { call } = sales) =>
  call('sendQuote', { params: { id: quoteId }, headers: fresh, body: {} })
const group = async (quoteId: string, enquiryNumber: string) => {
  const { quotes } = await sales.call('listQuotes', { query: { q: enquiryNumber } })
  return quotes.content.find((quote) => quote.quoteId === quoteId)?.group
}

/** The content with every monthly rate at this share of the card's. */
const cheaper = (content: QuoteContent, share: number): QuoteContent => ({
  ...content,
  lines: content.lines.map((line) => ({
    ...line,
    offers: line.offers.map((offer) => ({
      ...offer,
      perMonthPaise: offer.perMonthPaise && Math.round(offer.perMonthPaise * share),
    })),
  })),
})
const discounted = (content: QuoteContent, discountPaise: number): QuoteContent => ({
  ...content,
  lines: content.lines.map((line) => ({ ...line, discountPaise })),
})

test('a discount above the limit of sales is refused to sales, and the owner sends it', async () => {
  const { quoteId, content } = await draftFor(server, await anEnquiry())
  await save(quoteId, { ...cheaper(content, 0.5), discountReason: 'An old customer' })
  await expect(send(quoteId)).rejects.toMatchObject({ status: 409, type: '/problems/discount-above-limit' })
  const { quote } = await send(quoteId, owner)
  expect(quote).toMatchObject({ status: 'SENT', figures: { discount: { limitPercent: null, isWithin: true } } })
})

test('a discount within the limit needs a reason, however it is given', async () => {
  const { quoteId, content } = await draftFor(server, await anEnquiry())
  for (const changed of [cheaper(content, 0.95), discounted(content, 100_000)]) {
    await save(quoteId, changed)
    await expect(send(quoteId)).rejects.toMatchObject({ violations: [{ field: 'discountReason' }] })
  }
  await save(quoteId, { ...cheaper(content, 0.95), discountReason: 'Long hire' })
  expect((await send(quoteId)).quote.status).toBe('SENT')
})

test('margin is for those who may see it, once all costs are known', async () => {
  // From today: a day that other tests have moved on may lie after the hire.
  const from = dateInIndia(server.clock.now())
  const productId = products.content[0]?.productId ?? ''
  const { costs, ...card } = aCard(productId, from)
  await addCard(owner, { ...card, mobilisation: null, costs: { ...costs, tripPaise: 500_000 } })
  const enquiryId = await enquiryOf(await server.signIn(), products.content.slice(0, 1))
  const { quoteId, content } = await draftFor(server, enquiryId)
  const [line] = content.lines
  if (!line) throw new Error('The draft has no line.')
  const to = new Date(Date.parse(line.from) + 29 * 24 * 3600_000).toISOString().slice(0, 10)
  await save(quoteId, { ...content, lines: [{ ...line, to }] })
  const marginFor = async ({ call }: typeof sales) => (await call('getDeskQuote', { params: { id: quoteId } })).quote
  const { figures, priced } = await marginFor(sales)
  const costPaise = line.offers[0]?.withOperator ? 5_800_000 : 4_000_000
  const plannedPaise = priced.taxablePaise
  expect(figures.margin).toEqual({ plannedPaise, costPaise, marginPaise: plannedPaise - costPaise })
  expect((await marginFor(owner)).figures.margin).toEqual(figures.margin)
  expect((await marginFor(operations)).figures.margin).toBeNull()
})

test('the request to the owner stays on the draft until it is sent, also after another save', async () => {
  const enquiryId = await anEnquiry()
  const { quoteId, content, enquiryNumber, quoteNumber } = await draftFor(server, enquiryId)
  const asked = { params: { id: quoteId }, headers: fresh, body: { message: 'An old customer' } }
  const { quote } = await sales.call('askOwner', asked)
  expect(quote.askedOwner).toEqual({
    by: 'Meera Joshi',
    at: server.clock.now().toISOString(),
    message: 'An old customer',
  })
  const saved = await save(quoteId, { ...content, paymentDays: 45 })
  expect(saved.quote.askedOwner).toEqual(quote.askedOwner)
  expect(await group(quoteId, enquiryNumber)).toBe('OWNER')
  const [told] = await server.outbox(owner.phoneOrEmail)
  expect(told).toMatchObject({ subject: `Please send quote ${quoteNumber}` })
  expect(told?.text).toContain(`/desk/quotes/${quoteId}`)
  await send(quoteId, owner)
  expect(await group(quoteId, enquiryNumber)).toBe('UNSEEN')
})

test('an earlier quote gives a draft its prices and terms', async () => {
  const earlier = await draftFor(server, await anEnquiry())
  await save(earlier.quoteId, { ...cheaper(earlier.content, 0.9), paymentDays: 60 })
  const draft = await draftFor(server, await anEnquiry())
  const copy = { params: { id: draft.quoteId }, headers: fresh, body: { fromQuoteId: earlier.quoteId } }
  const { quote } = await sales.call('copyQuote', copy)
  expect(quote.content.paymentDays).toBe(60)
  expect(quote.content.lines.map(({ offers: [offer] }) => offer?.perMonthPaise)).toEqual(
    cheaper(earlier.content, 0.9).lines.map(({ offers: [offer] }) => offer?.perMonthPaise),
  )
  const stale = { ...copy, headers: { 'if-match': 'W/"1"' } }
  await expect(sales.call('copyQuote', stale)).rejects.toMatchObject({ status: 412 })
  const nowhere = { ...copy, body: { fromQuoteId: draft.enquiryId } }
  await expect(sales.call('copyQuote', nowhere)).rejects.toMatchObject({ status: 404 })
})

test('a reason is noted for a closed version that was lost, and none for an open one', async () => {
  const enquiryId = await anEnquiry()
  const quoteId = await withdrawnQuote(server, enquiryId)
  const note = (id: string, reason: 'PRICE' | 'TIMING') =>
    sales.call('noteLostQuote', { params: { id }, body: { reason, note: 'They rent from a neighbour.' } })
  expect((await note(quoteId, 'PRICE')).quote.lost).toEqual({ reason: 'PRICE', note: 'They rent from a neighbour.' })
  expect((await note(quoteId, 'TIMING')).quote.lost?.reason).toBe('TIMING')
  const draft = await draftFor(server, enquiryId)
  await expect(note(draft.quoteId, 'PRICE')).rejects.toMatchObject({ status: 409 })
  await send(draft.quoteId)
  await expect(note(draft.quoteId, 'PRICE')).rejects.toMatchObject({ status: 409 })
  await expect(sales.call('remindOfQuote', { params: { id: quoteId }, body: {} })).rejects.toMatchObject({
    status: 409,
  })
})

// Last, because it outlives the tokens of the others.
test('the customer is reminded of a live version at most once a day', async () => {
  const customer = await server.signIn()
  const quoteId = await sentQuote(server, await enquiryOf(customer))
  server.clock.advance({ minutes: 1 })
  const remind = async () =>
    (await server.signInStaff('SALES')).call('remindOfQuote', { params: { id: quoteId }, body: {} })
  const { quote } = await remind()
  expect(quote.remindedAt).toBe(server.clock.now().toISOString())
  await server.runTasks()
  const { notifications } = await customer.call('listNotifications')
  expect(notifications.content[0]).toMatchObject({ kind: 'enquiryQuoteReminder' })
  server.clock.advance({ hours: 23 })
  await expect(remind()).rejects.toMatchObject({ status: 429 })
  server.clock.advance({ hours: 1 })
  await remind()
})

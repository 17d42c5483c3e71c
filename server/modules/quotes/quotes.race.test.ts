import { expect, test } from 'vitest'
import { proofs } from '#tests/support/proofs.ts'
import { draftFor, sentQuote } from '#tests/support/quotes.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const ROUNDS = proofs(5, 100)
const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const [kavita, arun] = [await server.signInStaff('SALES'), await server.signInStaff('SALES')]
const customer = await server.signIn()

async function anEnquiry() {
  await customer.call('addCartItem', { body: { productId } })
  return (await customer.call('submitEnquiry', { body: enquiryBody(server.clock.now()), headers: {} })).enquiryId
}
const results = (all: readonly PromiseSettledResult<unknown>[]) =>
  all
    .map((one) => (one.status === 'fulfilled' ? 200 : (one.reason as { status: number }).status))
    .toSorted((one, other) => one - other)

test(`R14 when two editors save one quote at once, one gets a conflict and nothing is lost, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { quoteId, content } = await draftFor(server, await anEnquiry())
    const params = { id: quoteId }
    const save = ({ call }: typeof kavita, paymentDays: number) =>
      call('saveQuote', { params, headers: { 'if-match': 'W/"1"' }, body: { ...content, paymentDays } })
    const saved = await Promise.allSettled([save(kavita, 11), save(arun, 22)])
    expect(results(saved)).toEqual([200, 412])
    const kept = saved.flatMap((one) => (one.status === 'fulfilled' ? [one.value.quote.content.paymentDays] : []))
    expect([(await kavita.call('getDeskQuote', { params })).quote.content.paymentDays]).toEqual(kept)
  }
})

test(`R14 a version that one editor saves while another sends it goes out whole or is refused, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { quoteId, content } = await draftFor(server, await anEnquiry())
    const ask = { params: { id: quoteId }, headers: { 'if-match': 'W/"1"' } }
    const [saved, sent] = await Promise.allSettled([
      kavita.call('saveQuote', { ...ask, body: { ...content, paymentDays: 11 } }),
      arun.call('sendQuote', { ...ask, body: {} }),
    ])
    expect(results([saved, sent])).toEqual([200, 412])
    const { quote } = await kavita.call('getDeskQuote', { params: ask.params })
    const expected = sent.status === 'fulfilled' ? ['SENT', content.paymentDays] : ['DRAFT', 11]
    expect([quote.status, quote.content.paymentDays]).toEqual(expected)
  }
})

test(`R an enquiry gets one draft however many begin it at once, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const params = { id: await anEnquiry() }
    const begun = await Promise.all([kavita, arun, kavita].map(({ call }) => call('draftQuote', { params, body: {} })))
    expect(new Set(begun.map(({ quote }) => quote.quoteId)).size).toBe(1)
  }
})

test(`R a quote is reminded of once however many remind at once, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const params = { id: await sentQuote(server, await anEnquiry()) }
    const remind = ({ call }: typeof kavita) => call('remindOfQuote', { params, body: {} })
    expect(results(await Promise.allSettled([remind(kavita), remind(arun)]))).toEqual([200, 429])
  }
})

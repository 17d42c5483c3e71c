import { expect, test } from 'vitest'
import { aQuoteWorld } from '#tests/support/answered-quotes.ts'
import { refusal } from '#tests/support/newcomer.ts'
import { draftFor } from '#tests/support/quotes.ts'
import { BILLING_PARTY } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { aQuote, accept, enquiryOf } = await aQuoteWorld(server)
const missing = refusal('not-found', 404)
const verify = (quote: string, version: string, hash: string) =>
  server.call('verifyQuote', { query: { quote, version, hash } })

test('number, version and hash of a sent quote are confirmed with its date, and nothing else is said', async () => {
  const { person, quoteId } = await aQuote()
  const { quote } = await person.call('getQuote', { params: { quoteId } })
  const { quoteNumber, hash, sentAt } = quote
  const expected = { verified: { quoteNumber, version: 1, hash, kind: 'SENT', at: sentAt } }
  expect(await verify(quoteNumber, '1', hash)).toEqual(expected)
  const typed = hash
    .slice(0, 16)
    .toUpperCase()
    .replace(/(.{8})/, '$1 ')
  expect(await verify(` ${quoteNumber.toLowerCase()} `, '1', typed)).toEqual(expected)
})

test('an accepted quote is confirmed with the date of acceptance, by its own hash', async () => {
  const { person, quoteId } = await aQuote()
  const { quote } = await accept(person, quoteId, { billingParty: BILLING_PARTY })
  const hash = quote.acceptance?.hash ?? ''
  expect(await verify(quote.quoteNumber, '1', hash)).toMatchObject({
    verified: { kind: 'ACCEPTED', at: quote.acceptedAt, hash },
  })
  expect(await verify(quote.quoteNumber, '1', quote.hash)).toMatchObject({ verified: { kind: 'SENT' } })
})

test('anything else was never issued: another number, version, hash, too few digits, patterns, a draft', async () => {
  const { person, quoteId } = await aQuote()
  const { quoteNumber, hash } = (await person.call('getQuote', { params: { quoteId } })).quote
  const draft = await draftFor(server, await enquiryOf(person))
  const wrong = hash.startsWith('0') ? `1${hash.slice(1)}` : `0${hash.slice(1)}`
  for (const [number, version, digits] of [
    ['QTN-2627-999999', '1', hash],
    [quoteNumber, '2', hash],
    [quoteNumber, '1', wrong],
    [quoteNumber, '1', hash.slice(0, 15)],
    [quoteNumber, '1', '%'.repeat(16)],
    [quoteNumber, '1e0', hash],
    [draft.quoteNumber, '1', hash],
    ['', '', ''],
  ] as const)
    await expect(verify(number, version, digits)).rejects.toMatchObject(missing)
})

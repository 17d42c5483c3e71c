import { createPublicKey, verify } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { formatRupees } from '#contract/money.ts'
import { aQuoteWorld } from '#tests/support/answered-quotes.ts'
import { draftFor } from '#tests/support/quotes.ts'
import { BILLING_PARTY } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

vi.setConfig({ testTimeout: 60_000 })
const server = await aServer()
const { aQuote, enquiryOf, accept, withAlternative } = await aQuoteWorld(server)

const download = (token: string, url: string) => server.ask({ url, headers: { authorization: `Bearer ${token}` } })
const addressOf = (quoteId: string, question = '') => `/v1/enquiries/quotes/${quoteId}/download-pdf${question}`
const textOf = async (bytes: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text.replaceAll(/\s+/g, ' ')

test('S15 a quote is a PDF for a tab of its own, with a name of ours; nobody else gets it', async () => {
  const { person, quoteId } = await aQuote()
  const { quote } = await person.call('getQuote', { params: { quoteId } })
  const reply = await download(person.accessToken, addressOf(quoteId))
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${quote.quoteNumber}-v1.pdf"`,
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const text = await textOf(reply.rawPayload)
  for (const part of [
    quote.quoteNumber,
    quote.lines[0]?.productName ?? '',
    formatRupees(quote.totalPaise),
    'Page 1 of',
  ])
    expect(text).toContain(part)
  const stranger = await server.signIn()
  expect((await download(stranger.accessToken, addressOf(quoteId))).statusCode).toBe(404)
  expect((await server.ask({ url: addressOf(quoteId) })).statusCode).toBe(401)
})

test('a version is rendered once for each language', async () => {
  const { person, quoteId } = await aQuote()
  const first = await download(person.accessToken, addressOf(quoteId, '?lang=hi'))
  const again = await download(person.accessToken, addressOf(quoteId, '?lang=hi'))
  expect(first.rawPayload.equals(again.rawPayload)).toBe(true)
  expect(await textOf(first.rawPayload)).toContain('कोटेशन')
  expect((await download(person.accessToken, addressOf(quoteId, '?lang=fr'))).statusCode).toBe(400)
})

test('the desk prints a draft with a watermark, customers do not', async () => {
  const person = await server.signIn()
  const { quoteId } = await draftFor(server, await enquiryOf(person))
  const staff = await server.signInStaff('OPERATIONS')
  const draft = await download(staff.accessToken, `/v1/desk/quotes/${quoteId}/download-pdf`)
  expect(await textOf(draft.rawPayload)).toContain('Draft, not sent')
  expect((await download(person.accessToken, addressOf(quoteId))).statusCode).toBe(404)
})

test('an accepted quote ends with a certificate that anybody can check with the published key', async () => {
  const { person, quoteId } = await aQuote(withAlternative)
  const { quote } = await accept(person, quoteId, { billingParty: BILLING_PARTY, poNumber: 'PO 77' })
  const { rawPayload } = await download(person.accessToken, addressOf(quoteId))
  const text = (await textOf(rawPayload)).replaceAll(' ', '')
  const { hash = '', signature } = quote.acceptance ?? {}
  if (!signature) throw new Error('The acceptance is not signed.')
  for (const part of ['Certificateofacceptance', 'PO77', hash, signature, '/v1/public/document-key', 'Accepted'])
    expect(text).toContain(part)
  const published = await server.ask({ url: '/v1/public/document-key' })
  const { keys } = published.json<{ keys: { kty: string; crv: string; x: string }[] }>()
  const { quoteNumber: number, version, acceptedAt } = quote
  const signed = Buffer.from(JSON.stringify({ acceptedAt, hash, number, version }))
  const key = createPublicKey({ key: { ...keys[0] }, format: 'jwk' })
  expect(verify(null, signed, key, Buffer.from(signature, 'base64url'))).toBe(true)
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aQuoteWorld } from '#tests/support/answered-quotes.ts'
import { refusal } from '#tests/support/newcomer.ts'
import { BILLING_PARTY } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'
import { wrongFor } from '#tests/support/session.ts'

const server = await aServer()
const { aQuote, codeOf } = await aQuoteWorld(server)
const wrongCode = refusal('invalid-otp', 422)
const billed = { billingParty: BILLING_PARTY }
const acceptances = (quoteId: string) => server.db.rows(sql`select 1 from quote_acceptance where quote_id = ${quoteId}`)

test('a code accepts one quote in one session, once, and nothing else', async () => {
  const [{ person, quoteId }, other] = [await aQuote(), await aQuote()]
  const otp = await codeOf(person, quoteId)
  const asked = { params: { quoteId }, body: { otp, ...billed } }
  const elsewhere = await server.signIn(person.phoneOrEmail)
  await expect(elsewhere.call('acceptQuote', asked)).rejects.toMatchObject(wrongCode)
  await expect(other.person.call('acceptQuote', { ...asked, params: other })).rejects.toMatchObject(wrongCode)
  const signIn = { phoneOrEmail: person.phoneOrEmail, otp }
  await expect(server.call('verifyOtp', { body: signIn })).rejects.toMatchObject(wrongCode)
  await person.call('acceptQuote', asked)
})

test('a code for another quote of the same person does not accept this one', async () => {
  const { person, quoteId } = await aQuote()
  const world = await aQuoteWorld(server)
  const otherId = await world.send(await world.enquiryOf(person))
  const otp = await codeOf(person, otherId)
  const asked = { params: { quoteId }, body: { otp, ...billed } }
  await expect(person.call('acceptQuote', asked)).rejects.toMatchObject(wrongCode)
  expect(await acceptances(quoteId)).toEqual([])
})

test('a code for signing in accepts nothing', async () => {
  const { person, quoteId } = await aQuote()
  await server.call('requestOtp', { query: { phoneOrEmail: person.phoneOrEmail } })
  const otp = await server.codeFor(person.phoneOrEmail)
  const asked = { params: { quoteId }, body: { otp, ...billed } }
  await expect(person.call('acceptQuote', asked)).rejects.toMatchObject(wrongCode)
})

test('each wrong code counts: the sixth is not compared, and the right one no longer helps', async () => {
  const { person, quoteId } = await aQuote()
  const otp = await codeOf(person, quoteId)
  const attempt = (typed: string) =>
    person.call('acceptQuote', { params: { quoteId }, body: { otp: typed, ...billed } })
  for (let n = 0; n < 5; n += 1) await expect(attempt(wrongFor(otp))).rejects.toMatchObject(wrongCode)
  await expect(attempt(otp)).rejects.toMatchObject(refusal('too-many-requests', 429))
  expect(await acceptances(quoteId)).toEqual([])
})

test('the message with a code names quote, version and total, in the person’s language', async () => {
  const { person, quoteId } = await aQuote()
  await person.call('setOwnLanguage', { body: { language: 'hi' } })
  const sent = await person.call('requestOwnOtp', { query: { purpose: 'ACCEPT_QUOTE', ref: quoteId } })
  expect(sent.sentTo).toBe(`••••••${person.phoneOrEmail.slice(-4)}`)
  const { quote } = await person.call('getQuote', { params: { quoteId } })
  const message = (await server.outbox(person.phoneOrEmail)).find(({ purpose }) => purpose === 'code')
  expect(message?.channel).toBe('sms')
  for (const words of [quote.quoteNumber, 'संस्करण 1', '₹']) expect(message?.text).toContain(words)
})

test('anybody who may see a quote gets a code, and only for a live one', async () => {
  const { quoteId } = await aQuote()
  const stranger = await server.signIn()
  const asked = { query: { purpose: 'ACCEPT_QUOTE' as const, ref: quoteId } }
  await expect(stranger.call('requestOwnOtp', asked)).rejects.toMatchObject(refusal('not-found', 404))
  expect(await server.outbox(stranger.phoneOrEmail)).toEqual([])
})

test('B-18 a code for a quote is sent again only after 60 seconds, whatever codes were asked for besides', async () => {
  const { person, quoteId } = await aQuote()
  await server.call('requestOtp', { query: { phoneOrEmail: person.phoneOrEmail } })
  await codeOf(person, quoteId)
  await expect(codeOf(person, quoteId)).rejects.toMatchObject(refusal('otp-already-requested', 429))
  server.clock.advance({ seconds: 60 })
  await codeOf(person, quoteId)
})

test('B-16 a session gets as many codes for quotes as the limits say', async () => {
  const strict = await aServer({ settings: { LIMIT_OTP_PER_HOUR: '2' } })
  const world = await aQuoteWorld(strict)
  const { person, quoteId } = await world.aQuote()
  for (let n = 0; n < 2; n += 1) {
    await world.codeOf(person, quoteId)
    strict.clock.advance({ minutes: 2 })
  }
  await expect(world.codeOf(person, quoteId)).rejects.toMatchObject(refusal('too-many-requests', 429))
})

test('a code that comes too late is refused as such', async () => {
  const { person, quoteId } = await aQuote()
  const otp = await codeOf(person, quoteId)
  server.clock.advance({ minutes: 6 })
  const asked = { params: { quoteId }, body: { otp, ...billed } }
  await expect(person.call('acceptQuote', asked)).rejects.toMatchObject(refusal('expired-otp', 422))
})

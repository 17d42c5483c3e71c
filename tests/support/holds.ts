// Quotes that hold machines.
import { draftFor } from './quotes.ts'
import { enquiryBody } from './sample-enquiry.ts'
import type { TestServer } from './server.ts'

type Person = Awaited<ReturnType<TestServer['signIn']>>

/** A draft of a quote for one machine of a product, for a new person without a company. */
export async function aDraftFor(server: TestServer, productId: string) {
  const person = await server.signIn()
  await person.call('addCartItem', { body: { productId } })
  const { enquiryId } = await person.call('submitEnquiry', { body: enquiryBody(server.clock.now()), headers: {} })
  const { quoteId, quoteNumber, content } = await draftFor(server, enquiryId)
  const [line] = content.lines
  return { person, enquiryId, quoteId, quoteNumber, from: line?.from ?? '', to: line?.to ?? '' }
}

/** Sends a draft, holding what is free of its machines. */
export async function sendHolding(server: TestServer, quoteId: string, hold = true) {
  const { call } = await server.atDesk('SALES')
  const sent = { params: { id: quoteId }, headers: { 'if-match': '*' }, body: { hold } }
  return (await call('sendQuote', sent)).quote
}

/** Accepts a quote; its jobs are made. */
export async function accept(server: TestServer, { call, phoneOrEmail }: Person, quoteId: string, more: object = {}) {
  await call('requestOwnOtp', { query: { purpose: 'ACCEPT_QUOTE', ref: quoteId } })
  await call('acceptQuote', { params: { quoteId }, body: { otp: await server.codeFor(phoneOrEmail), ...more } })
  await server.runTasks()
}

// Quotes that hold machines.
import { draftFor } from './quotes.ts'
import { enquire } from './sample-enquiry.ts'
import type { TestServer } from './server.ts'

/** A draft of a quote for one machine of a product, for a new person without a company. */
export async function aDraftFor(server: TestServer, productId: string) {
  const person = await server.signIn()
  const enquiryId = await enquire(server, person, productId)
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

// Quotes made at the desk.
import type { TestServer } from './server.ts'

/** The draft for an enquiry, begun by sales. */
export const draftFor = async ({ signInStaff }: TestServer, enquiryId: string) =>
  (await (await signInStaff('SALES')).call('draftQuote', { params: { id: enquiryId }, body: {} })).quote

/** Sends a draft and returns its id. */
export async function sendDraft({ signInStaff }: TestServer, quoteId: string) {
  const { call } = await signInStaff('SALES')
  await call('sendQuote', { params: { id: quoteId }, headers: { 'if-match': '*' }, body: {} })
  return quoteId
}

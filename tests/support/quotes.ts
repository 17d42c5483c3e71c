// Quotes made at the desk.
import type { StaffRole } from '#contract/staff.ts'
import type { Call } from '#web/platform/call.ts'
import { once } from './once.ts'
import type { TestServer } from './server.ts'

/** The draft for an enquiry, begun by sales. */
export const draftFor = async ({ atDesk }: TestServer, enquiryId: string) =>
  (await (await atDesk('SALES')).call('draftQuote', { params: { id: enquiryId }, body: {} })).quote

/** Sends a draft and returns its id. */
export async function sendDraft({ atDesk }: TestServer, quoteId: string, by: StaffRole = 'SALES') {
  const { call } = await atDesk(by)
  await call('sendQuote', { params: { id: quoteId }, headers: { 'if-match': '*' }, body: {} })
  return quoteId
}

/** Sends the draft for an enquiry, and returns its id. */
export const sentQuote = async (server: TestServer, enquiryId: string) =>
  sendDraft(server, (await draftFor(server, enquiryId)).quoteId)

type Customer = { readonly call: Call; readonly phoneOrEmail: string }

/** A code by which somebody accepts a quote. */
export async function codeToAccept({ codeFor }: TestServer, { call, phoneOrEmail }: Customer, quoteId: string) {
  await call('requestOwnOtp', { query: { purpose: 'ACCEPT_QUOTE', ref: quoteId } })
  return codeFor(phoneOrEmail)
}

/** Accepts a quote with a new code. */
export async function accept(server: TestServer, by: Customer, quoteId: string, more: object = {}) {
  const otp = await codeToAccept(server, by, quoteId)
  return by.call('acceptQuote', { params: { quoteId }, body: { otp, ...more } })
}

/** Sends the draft for an enquiry and withdraws it again; returns its id. */
export async function withdrawnQuote(server: TestServer, enquiryId: string) {
  const quoteId = await sentQuote(server, enquiryId)
  const { call } = await server.atDesk('SALES')
  await call('withdrawQuote', { params: { id: quoteId }, body: { reason: 'The crane is gone.' } })
  return quoteId
}

/** A row in every table of the desk's quotes, for an enquiry; returns the id of the live version. */
export async function furnishQuote(server: TestServer, enquiryId: string) {
  const { quoteId } = await draftFor(server, enquiryId)
  const { call } = await server.atDesk('SALES')
  const asked = { params: { id: quoteId }, headers: { 'if-match': '*' }, body: { message: 'An old customer' } }
  await call('askOwner', asked)
  return sendDraft(server, quoteId)
}

/** Quotes to enquiries of a world, each made on first use. */
export const quotesFor = (server: TestServer, submit: () => Promise<string>) => ({
  quoteToDecline: once(async () => sentQuote(server, await submit())),
  quoteToRemind: once(async () => sentQuote(server, await submit())),
  quoteLost: once(async () => withdrawnQuote(server, await submit())),
  quoteSent: once(async () => sentQuote(server, await submit())),
})

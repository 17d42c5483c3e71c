import { expect, test } from 'vitest'
import { REQUESTS_PER_DAY } from '#contract/quotes.answers.ts'
import { customer } from '#server/platform/principal.ts'
import { aQuoteWorld } from '#tests/support/answered-quotes.ts'
import { refusal } from '#tests/support/newcomer.ts'
import { draftFor } from '#tests/support/quotes.ts'
import { aServer } from '#tests/support/server.ts'
import { countingStatements } from '#tests/support/statements.ts'
import { getQuote } from './quotes.ts'

const server = await aServer()
const { aQuote, aCompanyQuote, accept, send, sales, refused } = await aQuoteWorld(server)

/** Somebody of sales, signed in now. */
const atDesk = () => server.signInStaff('SALES')
const conflict = refusal('status-conflict', 409)

test('a version records each of the customer’s people who has seen it, once', async () => {
  const { company, quoteId } = await aCompanyQuote()
  await company.user.call('readQuote', { params: { quoteId }, body: {} })
  server.clock.advance({ minutes: 5 })
  for (const reader of [company.user, company.admin]) await reader.call('readQuote', { params: { quoteId }, body: {} })
  const { quote } = await sales.call('getDeskQuote', { params: { id: quoteId } })
  expect(quote.seen.map(({ by }) => by)).toEqual(['Asha Patil', 'Asha Patil'])
  expect(Date.parse(quote.seen[1]?.at ?? '') - Date.parse(quote.seen[0]?.at ?? '')).toBe(5 * 60_000)
})

test('declining ends the version and the enquiry with the reason, and notifies both sides', async () => {
  const { company, quoteId, enquiryId } = await aCompanyQuote()
  const answer = { params: { quoteId }, body: { reason: 'Too dear' } }
  server.clock.advance({ seconds: 1 })
  const { quote } = await company.user.call('declineQuote', answer)
  expect(quote).toMatchObject({ status: 'DECLINED', answers: { mayAccept: false, mayDecline: false } })
  expect(quote.events.at(-1)).toMatchObject({ event: 'decline', reason: 'Too dear', actor: 'Asha Patil' })
  const { enquiry } = await company.admin.call('getEnquiry', { params: { id: enquiryId } })
  expect(enquiry.status).toBe('DECLINED')
  await expect(company.user.call('declineQuote', answer)).rejects.toMatchObject(conflict)
  for (const { phoneOrEmail } of [company.user, company.admin])
    expect((await server.outbox(phoneOrEmail)).some(({ text }) => text.includes('Too dear'))).toBe(true)
  expect((await server.outbox(sales.phoneOrEmail))[0]?.subject).toContain(quote.quoteNumber)
})

test('the customer asks for a change as a whole or by lines, also of a version that has run out', async () => {
  const { person, quoteId } = await aQuote()
  const lines = [{ lineNo: 1, message: 'Two machines' }]
  const ask = (body: object) => person.call('requestQuoteChange', { params: { quoteId }, body })
  await expect(ask({ lines: [{ lineNo: 9, message: 'x' }] })).rejects.toMatchObject(
    refused('lines.0.lineNo', 'invalid'),
  )
  await expect(ask({})).rejects.toMatchObject(refused('message', 'required'))
  const { quote } = await ask({ message: 'One day earlier', lines })
  expect(quote.requests).toMatchObject([{ kind: 'CHANGE', by: 'Asha Patil', message: 'One day earlier', lines }])
  expect(quote.status).toBe('SENT')
  expect((await server.outbox(sales.phoneOrEmail))[0]?.text).toContain('Two machines')
  server.clock.advance({ days: 60 })
  const later = await server.signIn(person.phoneOrEmail)
  const asked = await later.call('requestQuoteChange', { params: { quoteId }, body: { message: 'A new version' } })
  expect(asked.quote).toMatchObject({ answers: { mayAccept: false, mayRequestChange: true } })
  expect(asked.quote.requests).toHaveLength(2)
  const shown = await (await atDesk()).call('getDeskQuote', { params: { id: quoteId } })
  expect(shown.quote.requests).toHaveLength(2)
})

test('a draft shows the desk the requests about the version that it replaces', async () => {
  const { person, quoteId, enquiryId } = await aQuote()
  const lines = [{ lineNo: 1, message: 'Two machines' }]
  await person.call('requestQuoteChange', { params: { quoteId }, body: { lines } })
  const draft = await draftFor(server, enquiryId)
  expect(draft).toMatchObject({ version: 2, status: 'DRAFT', requests: [{ kind: 'CHANGE', lines }], seen: [] })
})

test('B-38 a request sent twice counts once and notifies sales once, and a minute later it is another one', async () => {
  const { person, quoteId } = await aQuote()
  const body = { message: 'One day earlier', lines: [{ lineNo: 1, message: 'Two machines' }] }
  const ask = () => person.call('requestQuoteChange', { params: { quoteId }, body })
  const before = (await server.outbox(sales.phoneOrEmail)).length
  const [, { quote }] = await Promise.all([ask(), ask()])
  expect(quote.requests).toHaveLength(1)
  expect((await server.outbox(sales.phoneOrEmail)).length - before).toBe(1)
  server.clock.advance({ seconds: 61 })
  expect((await ask()).quote.requests).toHaveLength(2)
})

test('requests about one version are limited each day', async () => {
  const { person, quoteId } = await aQuote()
  const ask = (n: number) => person.call('requestQuoteChange', { params: { quoteId }, body: { message: `Day ${n}` } })
  for (let n = 0; n < REQUESTS_PER_DAY; n += 1) await ask(n)
  await expect(ask(REQUESTS_PER_DAY)).rejects.toMatchObject(refusal('too-many-requests', 429))
  const { quote } = await person.call('getQuote', { params: { quoteId } })
  expect(quote.requests).toHaveLength(REQUESTS_PER_DAY)
})

test('a person who may not accept asks the administrators, and only them', async () => {
  const { company, quoteId } = await aCompanyQuote()
  const ask = { params: { quoteId }, body: { message: 'For the tower' } }
  const { quote } = await company.user.call('requestQuoteApproval', ask)
  expect(quote).toMatchObject({
    answers: { needsApproval: true },
    requests: [{ kind: 'APPROVAL', message: 'For the tower' }],
  })
  const toAdmin = await server.outbox(company.admin.phoneOrEmail)
  expect(toAdmin.some(({ text }) => text.includes('For the tower'))).toBe(true)
  const own = await server.outbox(company.user.phoneOrEmail)
  expect(own.filter(({ text }) => text.includes('For the tower'))).toEqual([])
  await expect(company.admin.call('requestQuoteApproval', ask)).rejects.toMatchObject(conflict)
  const { person, quoteId: personal } = await aQuote()
  const others = { params: { quoteId: personal }, body: {} }
  await expect(person.call('requestQuoteApproval', others)).rejects.toMatchObject(conflict)
})

test('cancelling an enquiry withdraws its live version; its draft can no longer be sent', async () => {
  const { person, quoteId, enquiryId } = await aQuote()
  const { quote: draft } = await (await atDesk()).call('draftQuote', { params: { id: enquiryId }, body: {} })
  server.clock.advance({ seconds: 1 })
  await person.call('cancelEnquiry', { params: { id: enquiryId }, body: { reason: 'Postponed' } })
  const { quote } = await person.call('getQuote', { params: { quoteId } })
  expect(quote).toMatchObject({ status: 'WITHDRAWN' })
  expect(quote.events.at(-1)).toMatchObject({ event: 'withdraw', reason: 'Postponed' })
  const sending = { params: { id: draft.quoteId }, headers: { 'if-match': '*' }, body: {} }
  await expect((await atDesk()).call('sendQuote', sending)).rejects.toMatchObject(conflict)
})

test('the desk withdraws the live version with the enquiry that it cancels', async () => {
  const { person, quoteId, enquiryId } = await aQuote()
  await (await atDesk()).call('cancelInboxEnquiry', { params: { id: enquiryId }, body: { reason: 'No such city' } })
  expect((await person.call('getQuote', { params: { quoteId } })).quote.status).toBe('WITHDRAWN')
})

test('nobody dissolves a company while quotes to it are live', async () => {
  const { company, quoteId } = await aCompanyQuote()
  const erased = { params: { id: company.user.accountId }, query: { isPermDelete: 'true' as const } }
  await company.admin.call('deleteCompanyUser', erased)
  const leave = () => company.admin.call('continueAsIndividual', { body: {} })
  await expect(leave()).rejects.toMatchObject(refusal('live-quotes', 409))
  await company.admin.call('declineQuote', { params: { quoteId }, body: { reason: 'We close' } })
  await leave()
})

test('a quote that has run out by the clock does not prevent dissolving a company', async () => {
  const { company } = await aCompanyQuote()
  const erased = { params: { id: company.user.accountId }, query: { isPermDelete: 'true' as const } }
  await company.admin.call('deleteCompanyUser', erased)
  server.clock.advance({ days: 60 })
  const later = await server.signIn(company.admin.phoneOrEmail)
  expect(await later.call('continueAsIndividual', { body: {} })).toHaveProperty('accessToken')
})

test('a quote is read by the same few statements, however many versions it has', async () => {
  const { company, quoteId, enquiryId } = await aCompanyQuote()
  const { counted, statements } = countingStatements(server.appDb)
  const tools = { db: counted, clock: server.clock.now, secrets: server.secrets }
  const { companyId, user } = company
  const viewer = { ...customer(user.accountId, companyId), role: 'ROLE_USER' } as const
  await getQuote(tools, viewer, quoteId)
  const once = statements()
  expect(once).toBeLessThanOrEqual(5)
  const newest = await send(enquiryId)
  await getQuote(tools, viewer, newest)
  expect(statements()).toBe(2 * once)
})

test('once a version has run out, only a change can be requested, even if something was begun in time', async () => {
  const { company, quoteId } = await aCompanyQuote()
  server.clock.advance({ days: 60 })
  const [user, admin] = [
    await server.signIn(company.user.phoneOrEmail),
    await server.signIn(company.admin.phoneOrEmail),
  ]
  const params = { quoteId }
  for (const answer of [
    () => admin.call('requestOwnOtp', { query: { purpose: 'ACCEPT_QUOTE', ref: quoteId } }),
    () => admin.call('acceptQuote', { params, body: { otp: '000000' } }),
    () => user.call('requestQuoteApproval', { params, body: {} }),
    () => user.call('declineQuote', { params, body: { reason: 'Too dear' } }),
  ])
    await expect(answer()).rejects.toMatchObject(conflict)
  const { quote } = await user.call('getQuote', { params })
  expect(quote.answers).toMatchObject({ mayAccept: false, mayDecline: false, mayRequestChange: true })
  expect(quote.requests).toEqual([])
})

test('the customer is notified of a new version, with the one it replaces', async () => {
  const { person, enquiryId } = await aQuote()
  await send(enquiryId, (content) => ({ ...content, paymentDays: 45 }))
  const notices = await server.outbox(person.phoneOrEmail)
  expect(notices.some(({ subject }) => subject.startsWith('Version 2 of your quote'))).toBe(true)
})

test('an acceptance is confirmed to the person who accepted, and notifies the one who asked for approval', async () => {
  const { company, quoteId } = await aCompanyQuote()
  await company.user.call('requestQuoteApproval', { params: { quoteId }, body: {} })
  await accept(company.admin, quoteId)
  for (const { phoneOrEmail } of [company.admin, company.user]) {
    const notices = await server.outbox(phoneOrEmail)
    expect(notices.filter(({ text }) => text.includes('accepted it for'))).toHaveLength(1)
  }
})

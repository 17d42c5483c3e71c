import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aQuoteWorld } from '#tests/support/answered-quotes.ts'
import { foundCompany, joinCompany } from '#tests/support/company.ts'
import { refusal } from '#tests/support/newcomer.ts'
import { BILLING_PARTY } from '#tests/support/sample-enquiry.ts'
import { aPdf } from '#tests/support/sample-files.ts'
import { aServer } from '#tests/support/server.ts'
import { wrongFor } from '#tests/support/session.ts'
import { settled, takenDocument } from './choices.rules.ts'
import { hashOf } from './documents.ts'

const server = await aServer()
const { aQuote, aCompanyQuote, withAlternative, raiseLimit, second, sales, codeOf, accept, refused } =
  await aQuoteWorld(server)
const conflict = refusal('status-conflict', 409)
const billed = { billingParty: BILLING_PARTY }
const acceptances = (quoteId: string) =>
  server.db.rows(sql<{ ip: string }>`select ip from quote_acceptance where quote_id = ${quoteId}`)

test('accepting records the person, the way, the network address and the document; both sides are notified', async () => {
  const { company, quoteId, enquiryId } = await aCompanyQuote()
  const { quote } = await accept(company.admin, quoteId, { poNumber: 'PO 77' })
  expect(quote).toMatchObject({
    status: 'ACCEPTED',
    acceptedBy: 'Asha Patil',
    acceptedAt: server.clock.now().toISOString(),
    acceptance: {
      by: 'Asha Patil',
      how: 'OTP',
      contactPoint: `••••••${company.admin.phoneOrEmail.slice(-4)}`,
      ip: '127.0.0.1',
      poNumber: 'PO 77',
      workOrder: null,
    },
    answers: { mayAccept: false, mayDecline: false, mayRequestChange: false },
  })
  const { enquiry } = await company.user.call('getEnquiry', { params: { id: enquiryId } })
  expect(enquiry.status).toBe('ACCEPTED')
  for (const { phoneOrEmail } of [company.admin, company.user])
    expect((await server.outbox(phoneOrEmail))[0]?.text).toContain(quote.quoteNumber)
  expect((await server.outbox(sales.phoneOrEmail))[0]?.subject).toContain(quote.quoteNumber)
  const { quote: atDesk } = await sales.call('getDeskQuote', { params: { id: quoteId } })
  expect(atDesk).toMatchObject({ status: 'ACCEPTED', acceptance: quote.acceptance })
})

test('the same acceptance again gets the same reply; another one is refused', async () => {
  const { company, quoteId } = await aCompanyQuote(withAlternative)
  const otp = await codeOf(company.admin, quoteId)
  const asked = { params: { quoteId }, body: { otp, poNumber: 'PO 1' } }
  const first = await company.admin.call('acceptQuote', asked)
  server.clock.advance({ minutes: 3 })
  expect(await company.admin.call('acceptQuote', asked)).toEqual(first)
  expect(await company.user.call('acceptQuote', { ...asked, body: { otp: '000000', poNumber: 'PO 1' } })).toMatchObject(
    { quote: { acceptance: { by: 'Asha Patil' }, acceptedAt: first.quote.acceptedAt } },
  )
  const choices = [{ lineNo: 1, productId: second.productId }]
  for (const body of [{ otp, poNumber: 'PO 1', choices }, { otp, poNumber: 'PO 2' }, { otp }])
    await expect(company.admin.call('acceptQuote', { params: { quoteId }, body })).rejects.toMatchObject(conflict)
  expect(await acceptances(quoteId)).toHaveLength(1)
})

test('a code asked for in time does not accept a version that has run out since, and nothing is recorded', async () => {
  const { person, quoteId, enquiryId } = await aQuote((content) => ({ ...content, validUntil: todayInIndia() }))
  server.clock.advance({ seconds: secondsToMidnight() - 60 })
  const later = await server.signIn(person.phoneOrEmail)
  const otp = await codeOf(later, quoteId)
  server.clock.advance({ seconds: 61 })
  const asked = { params: { quoteId }, body: { otp, ...billed } }
  await expect(later.call('acceptQuote', asked)).rejects.toMatchObject(conflict)
  expect(await acceptances(quoteId)).toEqual([])
  const { enquiry } = await later.call('getEnquiry', { params: { id: enquiryId } })
  expect(enquiry.status).toBe('EXPIRED')
  const again = { query: { purpose: 'ACCEPT_QUOTE' as const, ref: quoteId } }
  await expect(later.call('requestOwnOtp', again)).rejects.toMatchObject(conflict)
})

const IST_MS = 5.5 * 3_600_000
const DAY_MS = 86_400_000
const todayInIndia = () => new Date(server.clock.now().getTime() + IST_MS).toISOString().slice(0, 10)
const secondsToMidnight = () => (DAY_MS - ((server.clock.now().getTime() + IST_MS) % DAY_MS)) / 1000

test('a user accepts up to the limit the administrator set, with GST', async () => {
  const { company, quoteId } = await aCompanyQuote()
  const { quote } = await company.user.call('getQuote', { params: { quoteId } })
  expect(quote.answers.needsApproval).toBe(true)
  await raiseLimit(company, quote.totalPaise - 1)
  await expect(accept(company.user, quoteId)).rejects.toMatchObject(refusal('above-accept-limit', 409))
  server.clock.advance({ minutes: 2 })
  await raiseLimit(company, quote.totalPaise)
  expect((await accept(company.user, quoteId)).quote.status).toBe('ACCEPTED')
})

test('refusals come in one order, and none of them costs the code', async () => {
  const { company, quoteId } = await aCompanyQuote(withAlternative)
  await company.admin.call('saveCompanyProfile', { body: { poNumberRequired: true }, headers: {} })
  const otp = await codeOf(company.admin, quoteId)
  const attempt = (body: object) => company.admin.call('acceptQuote', { params: { quoteId }, body: { otp, ...body } })
  await expect(attempt({ otp: wrongFor(otp) })).rejects.toMatchObject(refused('poNumber', 'required'))
  const unknown = { poNumber: 'PO 1', choices: [{ lineNo: 1, productId: crypto.randomUUID() }] }
  await expect(attempt(unknown)).rejects.toMatchObject(refused('choices.0.productId', 'invalid'))
  await expect(attempt({ poNumber: 'PO 1', ...billed })).rejects.toMatchObject(refused('billingParty', 'fixed'))
  await expect(attempt({ poNumber: 'PO 1', workOrderFileId: crypto.randomUUID() })).rejects.toMatchObject(
    refused('workOrderFileId', 'invalid'),
  )
  expect((await attempt({ poNumber: 'PO 1' })).quote.status).toBe('ACCEPTED')
})

test('a person without a company names the billing party, whose state decides the tax', async () => {
  const { person, quoteId } = await aQuote()
  const { quote: sent } = await person.call('getQuote', { params: { quoteId } })
  expect(sent).toMatchObject({ billTo: null, igstPaise: 0, answers: { needsBillingParty: true, needsApproval: false } })
  const otp = await codeOf(person, quoteId)
  const attempt = (body: object) => person.call('acceptQuote', { params: { quoteId }, body: { otp, ...body } })
  await expect(attempt({})).rejects.toMatchObject(refused('billingParty', 'required'))
  const billingParty = { ...BILLING_PARTY, state: 'Goa' }
  const { document } = await person.call('previewChoices', { params: { quoteId }, body: { billingParty } })
  const { quote } = await attempt({ billingParty })
  expect(quote).toMatchObject({
    billTo: { ...billingParty, gstin: null },
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: sent.cgstPaise + sent.sgstPaise,
    totalPaise: document.totalPaise,
  })
  const desk = await server.signInStaff('SALES')
  const { quote: atDesk } = await desk.call('getDeskQuote', { params: { id: quoteId } })
  expect(atDesk.billTo).toEqual(quote.billTo)
})

test('a chosen machine is priced as it was sent, whatever the settings say since', async () => {
  const { company, quoteId, enquiryId } = await aCompanyQuote(withAlternative)
  const { quote: sent } = await company.admin.call('getQuote', { params: { quoteId } })
  const offered = sent.lines[0]?.alternatives[0]
  const choices = [{ lineNo: 1, productId: second.productId }]
  const { document } = await company.user.call('previewChoices', { params: { quoteId }, body: { choices } })
  expect(document.taxablePaise).toBe(offered?.plannedPaise)
  expect(document.taxablePaise).toBeLessThan(sent.taxablePaise)
  expect(document.lines[0]).toMatchObject({
    productId: second.productId,
    alternatives: [{ productId: sent.lines[0]?.productId }],
  })
  const { quote } = await accept(company.admin, quoteId, { choices })
  expect(quote).toMatchObject({
    totalPaise: document.totalPaise,
    hash: sent.hash,
    lines: [{ productId: second.productId, alternatives: [] }],
  })
  expect(quote.acceptance?.hash).toBe(hashOf(settled(document)))
  const { totalPaise } = document
  expect(quote.acceptance).toMatchObject({ totalPaise, chosen: [{ lineNo: 1, productName: second.name }] })
  // Every list says what was accepted.
  expect(quote.versions).toMatchObject([{ totalPaise }])
  const { enquiry } = await company.user.call('getEnquiry', { params: { id: enquiryId } })
  expect(enquiry.quotes).toMatchObject([{ totalPaise }])
  const desk = await server.signInStaff('SALES')
  const { quotes } = await desk.call('listQuotes', { query: {} })
  expect(quotes.content.find((one) => one.quoteId === quoteId)).toMatchObject({ totalPaise })
  const { quote: atDesk } = await desk.call('getDeskQuote', { params: { id: quoteId } })
  expect(atDesk).toMatchObject({
    versions: [{ totalPaise }],
    acceptance: { totalPaise },
    priced: { totalPaise, lines: [{ productId: second.productId, alternatives: [] }] },
    content: { lines: [{ offers: [{ productId: second.productId }] }] },
  })
})

test('without choices a document equals the sent one, to its hash', async () => {
  const { quoteId } = await aCompanyQuote(withAlternative)
  const [row] = await server.db.rows(
    sql<{ document: Parameters<typeof hashOf>[0]; hash: string }>`
      select document, hash from quote where quote_id = ${quoteId}`,
  )
  if (!row) throw new Error('The quote is gone.')
  expect(hashOf(takenDocument(row.document, { choices: [], billTo: null }))).toBe(row.hash)
})

test('a work order goes with the acceptance and is read by both sides', async () => {
  const { company, quoteId } = await aCompanyQuote()
  const reply = await server.ask({
    method: 'POST',
    url: '/v1/files?purpose=work-order',
    headers: { authorization: `Bearer ${company.admin.accessToken}`, 'yantra-file-name': 'work-order.pdf' },
    payload: aPdf,
  })
  const { fileId } = reply.json<{ file: { fileId: string } }>().file
  const { quote } = await accept(company.admin, quoteId, { workOrderFileId: fileId })
  expect(quote.acceptance?.workOrder).toMatchObject({ fileId, name: 'work-order.pdf' })
  const { quote: own } = await company.user.call('getQuote', { params: { quoteId } })
  const { quote: atDesk } = await (await server.signInStaff('SALES')).call('getDeskQuote', { params: { id: quoteId } })
  for (const workOrder of [own.acceptance?.workOrder, atDesk.acceptance?.workOrder])
    expect((await server.ask({ url: workOrder?.url ?? '' })).statusCode).toBe(200)
})

test('an acceptance is neither changed nor deleted, even by the server itself', async () => {
  const { company, quoteId } = await aCompanyQuote()
  await accept(company.admin, quoteId)
  const by = { kind: 'CUSTOMER', accountId: company.admin.accountId, companyId: company.companyId } as const
  for (const change of [sql`update quote_acceptance set po_number = 'x'`, sql`delete from quote_acceptance`])
    await expect(server.appDb.as(by, (tx) => tx.rows(change))).rejects.toMatchObject({ code: '42501' })
})

test('a quote to a person who has since registered a company is billed to the company, and nobody else', async () => {
  const { person, quoteId, enquiryId } = await aQuote()
  const { companyId, gstin } = await foundCompany(server.db, { createdBy: person.accountId, at: server.clock.now() })
  await joinCompany(server.db, companyId, person.accountId, 'ROLE_ADMIN')
  await server.db.rows(sql`update enquiry set company_id = ${companyId} where enquiry_id = ${enquiryId}`)
  const { quote: sent } = await person.call('getQuote', { params: { quoteId } })
  expect(sent).toMatchObject({ billTo: null, answers: { needsBillingParty: false } })
  const { document } = await person.call('previewChoices', { params: { quoteId }, body: {} })
  expect(document.billTo).toMatchObject({ gstin, state: 'Maharashtra' })
  expect((await accept(person, quoteId)).quote).toMatchObject({ billTo: document.billTo, totalPaise: sent.totalPaise })
})

// A world in which every private table has rows of a company and of a person.
import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { judgeByCommand } from '#server/modules/company/verification.ts'
import { insertSubscription } from '#server/modules/enquiries/availability.store.ts'
import { customer } from '#server/platform/principal.ts'
import { furnishAnswers } from './answered-quotes.ts'
import { furnishHire } from './furnished-hire.ts'
import { knockAt } from './knock.ts'
import { matrix } from './matrix.ts'
import { enquiryBody, site } from './sample-enquiry.ts'
import type { TestServer } from './server.ts'
import { type World } from './world.ts'

export const accountOf = (token: string | undefined) => decodeJwt(token ?? '').sub ?? ''

/** Creates rows in every private table for the people of a world. */
export async function furnish(server: TestServer, world: World) {
  const { appDb: db, clock } = server
  const knock = knockAt(server)
  const { a, productId, tokens } = world
  const individual = server.callAs(tokens.individual ?? '')
  for (const call of [a.user.call, individual]) {
    await call('addCartItem', { body: { productId } })
    await call('submitEnquiry', { body: enquiryBody(clock.now()), headers: { 'idempotency-key': randomUUID() } })
    await call('addCartItem', { body: { productId } })
  }
  for (const call of [a.user.call, individual])
    await call('getCompanyGstDetails', { query: { gstnId: '27ZZXCB9949G1ZM' } })
  for (const accountId of [a.user.accountId, accountOf(tokens.individual)]) {
    const place = { productId, city: 'pune' }
    await db.as(customer(accountId), (tx) => insertSubscription({ tx, now: clock.now() }, accountId, place))
  }
  for (const actor of ['userA', 'individual', 'owner'] as const)
    await knock(actor === 'owner' ? 'uploadDeskFile' : 'uploadFile', world, actor, await matrix.uploadFile.ask(world))
  await a.admin.call('saveCompanyProfile', { body: { billingAddress: site }, headers: {} })
  await judgeByCommand({ db, clock: clock.now }, a.gstin, { verdict: 'VERIFIED', by: 'Asha Rao', reason: 'Seen' })
  const { site: itsSite, accessRequest, invitation, rateCard, customerDocument, closedMonth } = world
  for (const make of [itsSite, accessRequest, invitation, rateCard, customerDocument, closedMonth]) await make()
  for (const { call } of [a.user, a.admin]) {
    const preferences = [{ kind: 'accessApproved' as const, email: true, sms: true }]
    await call('saveNotificationPreferences', { body: { preferences } })
  }
  // The administrator is notified of the enquiry.
  await server.runTasks()
  for (const call of [a.user.call, individual]) {
    const id = (await call('listEnquiries')).enquiries.content[0]?.enquiryId ?? ''
    await call('sendEnquiryMessage', { params: { id }, headers: {}, body: { text: 'The gate is 3.2 m wide.' } })
    const desk = server.callAs(tokens.sales ?? '')
    await desk('writeToCustomer', { params: { id }, headers: {}, body: { text: 'How high is it?' } })
    const quoteId = await furnishAnswers(server, world, call, id)
    await furnishHire(server, quoteId, call === a.user.call ? a.companyId : null)
    await desk('addEnquiryNote', { params: { id }, headers: {}, body: { text: 'They pay on time.' } })
  }
  await a.admin.call('startCompanyExport', { body: { language: 'en' } })
  await individual('startOwnExport', { body: { language: 'en' } })
  await server.runTasks()
  const owner = server.callAs(tokens.owner ?? '')
  await owner('endStaffSessions', { params: { id: await world.colleagueAtDesk() }, body: {} })
  const params = { id: world.a.companyId }
  const limits = { params, headers: { 'if-match': '*' }, body: { creditLimitPaise: 100_000, paymentDays: 30 } }
  await owner('saveCustomerLimits', limits)
  await owner('addCustomerNote', { params, body: { text: 'Pays late.' } })
  const answered = { params: { id: await world.contactMessage() }, headers: { 'if-match': '*' } }
  await owner('answerContactMessage', { ...answered, body: { text: 'Yes.' } })
}

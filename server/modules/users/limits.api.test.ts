// Limits on the messages that a company or a person may send to others, however often they repeat their actions.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { judgeByCommand } from '#server/modules/company/verification.ts'
import { companyItself } from '#server/platform/principal.ts'
import { aColleague, aCompany, aloneIn } from '#tests/support/company.ts'
import { aCompanyServer, anAddress, refusal } from '#tests/support/newcomer.ts'
import { anEmail, aPhone } from '#tests/support/session.ts'

const wide = {
  LIMIT_NOTICES_PER_COMPANY_DAY: '1000',
  LIMIT_NOTICES_PER_UNVERIFIED_DAY: '1000',
  LIMIT_NOTICES_TO_ONE_DAY: '1000',
  LIMIT_NOTICES_PER_RECIPIENT_DAY: '1000',
}
/** With the demo's limits. */
const demo = await aCompanyServer()
type Server = Awaited<ReturnType<typeof aCompanyServer>>
type Company = Awaited<ReturnType<typeof aCompany>>
const noticesTo = async ({ outbox }: Server, to: string) =>
  (await outbox(to)).filter(({ purpose }) => purpose === 'notice').length
const add = ({ admin }: Pick<Company, 'admin'>, colleague: ReturnType<typeof aColleague>) =>
  admin.call('addCompanyUser', { body: colleague })
const withdraw = ({ admin }: Pick<Company, 'admin'>, id: string) =>
  admin.call('deleteCompanyUser', { params: { id }, query: { isPermDelete: 'true' } })
const tooMany = {
  ...refusal('too-many-requests', 429),
  detail: 'You have sent as many messages as a day allows. Please try again later.',
}
/** Adds and deletes one person repeatedly; returns how often that was refused. */
async function loop(company: Pick<Company, 'admin'>, times: number, colleague = () => aColleague()) {
  const refusals: unknown[] = []
  for (let round = 0; round < times; round += 1) {
    const added = await add(company, colleague()).catch((problem) => void refusals.push(problem))
    if (added) await withdraw(company, added.User.userId)
  }
  expect(refusals).toMatchObject(refusals.map(() => tooMany))
  return refusals.length
}

test('a person who is added and deleted 25 times gets no more messages than the limit, in the demo too', async () => {
  for (const [settings, limit] of [
    [{}, 10],
    [{ ...wide, LIMIT_NOTICES_TO_ONE_DAY: '3' }, 3],
  ] as const) {
    const server = await aCompanyServer(settings)
    const [company, person] = [await aCompany(server), aColleague()]
    expect(await loop(company, 25, () => person)).toBe(25 - limit)
    expect(await noticesTo(server, person.email)).toBe(limit)
    expect(await noticesTo(server, person.phone)).toBe(limit)
  }
})

test('a changed phone, role or name sends the unchanged email address no further message', async () => {
  const server = await aCompanyServer({ ...wide, LIMIT_NOTICES_TO_ONE_DAY: '3' })
  const [company, email] = [await aCompany(server), anEmail()]
  expect(await loop(company, 25, () => ({ ...aColleague(), email }))).toBe(0)
  expect(await noticesTo(server, email)).toBe(3)
  const { User } = await add(company, aColleague())
  for (const firstName of ['Asha', 'Usha', 'Nisha', 'Trisha'])
    await company.admin.call('updateCompanyUser', { params: { id: User.userId }, body: { firstName } })
  expect(await noticesTo(server, User.email ?? '')).toBe(1)
})

test('an invitation moved from one phone to another and back counts each time, and is refused as a whole', async () => {
  const server = await aCompanyServer({ ...wide, LIMIT_NOTICES_TO_ONE_DAY: '2' })
  const company = await aCompany(server)
  const [first, second, person] = [aPhone(), aPhone(), aColleague()]
  let { userId } = (await add(company, { ...person, phone: first })).User
  const move = async (phone: string) => {
    const { User } = await company.admin.call('updateCompanyUser', { params: { id: userId }, body: { phone } })
    userId = User.userId
  }
  for (const phone of [second, first, second]) await move(phone)
  await expect(move(first)).rejects.toMatchObject(tooMany)
  const { Users } = await company.admin.call('listCompanyUsers', { query: { filter: person.email } })
  expect(Users.content).toMatchObject([{ userId, phone: second, status: 'INVITED' }])
  for (const to of [first, second, person.email]) expect(await noticesTo(server, to)).toBe(2)
})

test('an unverified company has a small quota, a verified one a larger one; both start again a day later', async () => {
  const server = await aCompanyServer({
    ...wide,
    LIMIT_NOTICES_PER_UNVERIFIED_DAY: '4',
    LIMIT_NOTICES_PER_COMPANY_DAY: '10',
  })
  const { clock, db } = server
  const company = await aCompany(server)
  expect(await loop(company, 4)).toBe(2)
  await judgeByCommand({ db, clock: clock.now }, company.gstin, { verdict: 'VERIFIED', by: 'Asha Rao', reason: 'Seen' })
  clock.advance({ minutes: 5 })
  expect(await loop(company, 5)).toBe(2)
  const headers = { authorization: `Bearer ${company.admin.accessToken}` }
  const refused = await server.ask({ method: 'POST', url: '/v1/company/users', headers, payload: aColleague() })
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, (24 * 60 - 5) * 60])
  clock.advance({ hours: 24 })
  const again = { admin: await server.signIn(company.admin.phoneOrEmail) }
  expect(await loop(again, 5)).toBe(0)
})

test('S6 messages from others stay secret: beyond the limit the invitation is made without a message', async () => {
  const server = await aCompanyServer({ ...wide, LIMIT_NOTICES_PER_RECIPIENT_DAY: '2' })
  const guest = await server.signIn()
  for (let round = 0; round < 4; round += 1) {
    const company = await aCompany(server)
    const { User } = await add(company, aColleague({ phone: guest.phoneOrEmail }))
    expect(User.status).toBe('INVITED')
  }
  expect((await guest.call('listOwnInvitations')).invitations).toHaveLength(4)
  expect(await noticesTo(server, guest.phoneOrEmail)).toBe(2)
})

test('a person who repeatedly requests access and withdraws is refused, and the administrators get no more messages', async () => {
  const server = await aCompanyServer({ ...wide, LIMIT_NOTICES_TO_ONE_DAY: '3' })
  const [company, person] = [await aCompany(server), await server.signIn()]
  const ask = () => person.call('requestCompanyAccess', { body: { gstnId: company.gstin } })
  for (let round = 0; round < 3; round += 1) {
    await ask()
    const [request] = (await person.call('listOwnAccessRequests')).accessRequests
    await person.call('withdrawAccessRequest', { params: { id: request?.accessRequestId ?? '' } })
  }
  await expect(ask()).rejects.toMatchObject(tooMany)
  expect((await person.call('listOwnAccessRequests')).accessRequests).toEqual([])
  expect(await noticesTo(server, company.admin.phoneOrEmail)).toBe(3)
})

test('an action that does not need its notice succeeds without one: deactivating, activating, approving', async () => {
  const server = await aCompanyServer({ ...wide, LIMIT_NOTICES_PER_UNVERIFIED_DAY: '3' })
  const { admin, user, gstin } = await aCompany(server)
  const params = { id: user.accountId }
  for (let round = 0; round < 25; round += 1) {
    server.clock.advance({ seconds: 1 })
    await admin.call('deactivateCompanyUser', { params, body: undefined })
    expect((await admin.call('activateCompanyUser', { params, body: undefined })).User.status).toBe('ACTIVE')
  }
  expect(await noticesTo(server, user.phoneOrEmail)).toBe(3)
  const person = await server.signIn()
  await person.call('requestCompanyAccess', { body: { gstnId: gstin } })
  const [request] = (await admin.call('listAccessRequests')).accessRequests
  await admin.call('approveAccessRequest', { params: { id: request?.accessRequestId ?? '' } })
  await person.call('getCompanyProfile')
  expect(await noticesTo(server, person.phoneOrEmail)).toBe(0)
})

test('a company that is dissolved and registered again gets no new allowance', async () => {
  const server = await aCompanyServer({ ...wide, LIMIT_NOTICES_PER_UNVERIFIED_DAY: '4' })
  const company = await aloneIn(server)
  expect(await loop(company, 2)).toBe(0)
  const { accessToken } = await company.admin.call('continueAsIndividual', { body: undefined })
  const body = { gstnId: company.gstin, gstTreatment: 'business_gst' as const, billingAddress: anAddress() }
  const again = await server.callAs(accessToken)('registerCompany', { body })
  expect(await loop({ admin: { ...company.admin, call: server.callAs(again.accessToken) } }, 3)).toBe(3)
})

test('messages that no longer count are purged daily', async () => {
  const server = await aCompanyServer()
  const company = await aCompany(server)
  await add(company, aColleague())
  const counted = () =>
    server.db.as(companyItself(company.companyId), (tx) => tx.rows(sql`select 1 from caused_notice`))
  expect(await counted()).toHaveLength(2)
  server.clock.advance({ days: 2 })
  await server.runTasks()
  expect(await counted()).toEqual([])
})

test('outsiders see the name in the GST directory, never the name a company gives itself', async () => {
  const { admin, companyName } = await aCompany(demo)
  await admin.call('saveCompanyProfile', { headers: {}, body: { companyName: 'You have won a prize' } })
  const guest = await demo.signIn()
  await add({ admin }, aColleague({ phone: guest.phoneOrEmail }))
  const [notice] = await demo.outbox(guest.phoneOrEmail)
  expect(notice).toMatchObject({ subject: `${companyName} invites you at Yantra` })
  expect(notice?.text).not.toContain('prize')
  expect((await guest.call('listOwnInvitations')).invitations).toMatchObject([{ companyName }])
})

test.each([
  ['Malvan\r\nBcc: everyone@people.example', 'characters'],
  ['Malvan\u2028Towers', 'characters'],
  ['Malvan http://prize.example', 'link'],
  ['malvan-towers.com', 'link'],
])('B-45 a company cannot be named %j', async (companyName, code) => {
  const { admin } = await aCompany(demo)
  const wrong = {
    ...refusal('validation', 422),
    violations: [expect.objectContaining({ field: 'companyName', code })],
  }
  const save = admin.call('saveCompanyProfile', { headers: {}, body: { companyName } })
  await expect(save).rejects.toMatchObject(wrong)
  const { call } = await demo.signIn()
  const body = { gstnId: '27ZZQPR0569A1ZG', gstTreatment: 'business_gst' as const, billingAddress: anAddress() }
  await expect(call('registerCompany', { body: { ...body, companyName } })).rejects.toMatchObject(wrong)
})

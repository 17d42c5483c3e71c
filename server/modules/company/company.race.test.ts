import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { customer } from '#server/platform/principal.ts'
import { outcomes, tally, times } from '#tests/support/at-once.ts'
import { aCompany, aGstin, aloneIn } from '#tests/support/company.ts'
import { aCompanyServer, aNewcomer, anAddress } from '#tests/support/newcomer.ts'
import { proofs } from '#tests/support/proofs.ts'

const ROUNDS = proofs(5, 100)
const AT_ONCE = 20
const server = await aCompanyServer()
const { db } = server

const companiesOf = (gstin: string) => db.rows(sql`select company_id from company where gstin = ${gstin}`)
const membersOf = (companyId: string, role: string) =>
  db.rows(sql`
    select account_id from account where company_id = ${companyId} and role = ${role} and status = 'ACTIVE'`)

test(`R14 B-30 ${AT_ONCE} individuals who register one GSTIN at once create one company`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const gstnId = aGstin()
    const people = await Promise.all(times(AT_ONCE, () => server.signIn()))
    const body = { gstnId, gstTreatment: 'business_gst' as const, billingAddress: anAddress() }
    const kinds = await outcomes(people.map(({ call }) => call('registerCompany', { body })))
    expect(tally(kinds)).toEqual({ done: 1, 'company-exists': AT_ONCE - 1 })
    const [company] = await companiesOf(gstnId)
    expect(await membersOf((company as { companyId: string }).companyId, 'ROLE_ADMIN')).toHaveLength(1)
    const losers = people.filter((_, index) => kinds[index] !== 'done')
    await Promise.all(losers.map(({ call }) => call('getOwnProfile')))
  }
})

test(`R14 ${AT_ONCE} new users who confirm one GSTIN at once create one company and only one account`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const gstnId = aGstin()
    const people = await Promise.all(times(AT_ONCE, () => aNewcomer(server)))
    await Promise.all(people.map(({ call }) => call('getRegisterGstDetails', { query: { gstnId } })))
    const kinds = await outcomes(
      people.map(({ call, phoneOrEmail }) =>
        call('confirmRegistration', { query: { gstnId, phoneOrEmail }, body: null }),
      ),
    )
    expect(tally(kinds)).toEqual({ done: 1, 'company-exists': AT_ONCE - 1 })
    const phones = people.map(({ phoneOrEmail }) => phoneOrEmail)
    expect(await db.rows(sql`select 1 from identifier where value = any(${phones}::text[])`)).toHaveLength(1)
  }
})

test(`R14 ${AT_ONCE} individuals who register a freed GSTIN while its last person leaves create one company`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { admin, gstin: gstnId } = await aloneIn(server)
    const people = await Promise.all(times(AT_ONCE, () => server.signIn()))
    const body = { gstnId, gstTreatment: 'business_gst' as const, billingAddress: anAddress() }
    const registrations = () => people.map(({ call }) => call('registerCompany', { body }))
    const [left, ...kinds] = await outcomes([
      admin.call('continueAsIndividual', { body: undefined }),
      ...registrations(),
    ])
    expect(left).toBe('done')
    if (!kinds.includes('done')) kinds.push(...(await outcomes(registrations())))
    expect(tally(kinds)['done']).toBe(1)
    expect(new Set(kinds)).toEqual(new Set(['done', 'company-exists']))
    expect(await companiesOf(gstnId)).toHaveLength(2)
    expect(await db.rows(sql`select 1 from company where gstin = ${gstnId} and status = 'ACTIVE'`)).toHaveLength(1)
  }
})

test(`S9 one token that confirms ${AT_ONCE} GSTINs at once creates one company`, async () => {
  const { call, phoneOrEmail } = await aNewcomer(server)
  const gstins = times(AT_ONCE, aGstin)
  await Promise.all(gstins.map((gstnId) => call('getRegisterGstDetails', { query: { gstnId } })))
  const confirm = (gstnId: string) => call('confirmRegistration', { query: { gstnId, phoneOrEmail }, body: null })
  expect(tally(await outcomes(gstins.map(confirm)))).toEqual({ done: 1, 'already-registered': AT_ONCE - 1 })
  const made = await Promise.all(gstins.map(companiesOf))
  expect(made.flat()).toHaveLength(1)
})

test('R10 a request approved and rejected at once ends in one state, and the person is notified once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { admin, companyId, gstin } = await aCompany(server)
    const person = await server.signIn()
    await person.call('requestCompanyAccess', { body: { gstnId: gstin } })
    const [request] = (await admin.call('listAccessRequests')).accessRequests
    const params = { id: request?.accessRequestId ?? '' }
    const kinds = await outcomes([
      admin.call('approveAccessRequest', { params }),
      admin.call('rejectAccessRequest', { params }),
      admin.call('approveAccessRequest', { params }),
    ])
    expect(tally(kinds)).toEqual({ done: 1, 'access-request-decided': 2 })
    const isMember = (await membersOf(companyId, 'ROLE_USER')).length === 2
    const status = await db.as(customer(person.accountId), (tx) =>
      tx.rows(sql`select status from access_request where access_request_id = ${params.id}`),
    )
    expect(status).toEqual([{ status: isMember ? 'APPROVED' : 'REJECTED' }])
    expect(isMember).toBe(kinds[1] !== 'done')
    const told = (await server.outbox(person.phoneOrEmail)).map(({ subject }) => subject)
    expect(told).toEqual([isMember ? 'Your access to Malvan Towers Private Limited' : 'Your request for access'])
  }
})

test('R10 two companies that approve one person at once: they join one', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const companies = [await aCompany(server), await aCompany(server)]
    const person = await server.signIn()
    for (const { gstin } of companies) await person.call('requestCompanyAccess', { body: { gstnId: gstin } })
    const approvals = companies.map(async ({ admin }) => {
      const [request] = (await admin.call('listAccessRequests')).accessRequests
      await admin.call('approveAccessRequest', { params: { id: request?.accessRequestId ?? '' } })
    })
    const kinds = await outcomes(approvals)
    expect(kinds.filter((kind) => kind === 'done')).toHaveLength(1)
    const members = await Promise.all(companies.map(({ companyId }) => membersOf(companyId, 'ROLE_USER')))
    expect(members.flat()).toHaveLength(3)
  }
})

test('R11 a person deactivated with 50 requests in flight succeeds with none that starts after the reply', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { admin, user } = await aCompany(server)
    const flight = times(50, () => user.call('getCompanyProfile'))
    const deactivation = admin.call('deactivateCompanyUser', { params: { id: user.accountId }, body: undefined })
    const inFlight = outcomes(flight)
    await deactivation
    const after = await outcomes(times(50, () => user.call('getCompanyProfile')))
    expect(tally(after)).toEqual({ unauthorized: 50 })
    expect((await inFlight).filter((kind) => kind !== 'done' && kind !== 'unauthorized')).toEqual([])
    const body = { refreshToken: user.refreshToken }
    expect(tally(await outcomes(times(5, () => server.call('refreshTokens', { body, query: {} }))))).toEqual({
      'invalid-refresh-token': 5,
    })
  }
})

type Action = (by: Admin, on: Admin) => Promise<unknown>
type Admin = Awaited<ReturnType<typeof server.signIn>>
const idOf = ({ accountId }: Admin) => ({ params: { id: accountId } })
const actions: [string, Action][] = [
  ['deactivate', ({ call }, on) => call('deactivateCompanyUser', { ...idOf(on), body: undefined })],
  ['delete', ({ call }, on) => call('deleteCompanyUser', { ...idOf(on), query: { isPermDelete: 'true' } })],
  ['demote', ({ call }, on) => call('updateCompanyUser', { ...idOf(on), body: { userRole: 'ROLE_USER' } })],
]

test.each(actions)('R12 two administrators who %s each other at once: one stays', async (_, action) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { admin, user, join, companyId } = await aCompany(server)
    await join(user.accountId, 'ROLE_ADMIN')
    const kinds = await outcomes([action(admin, user), action(user, admin)])
    expect(kinds.filter((kind) => kind === 'done')).toHaveLength(1)
    expect(['last-admin', 'unauthorized', 'not-found', 'forbidden']).toContain(kinds.find((kind) => kind !== 'done'))
    expect(await membersOf(companyId, 'ROLE_ADMIN')).toHaveLength(1)
  }
})

test('R12 two administrators who leave at once: one stays if the company has other members', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { admin, user, join, companyId } = await aCompany(server)
    await join(user.accountId, 'ROLE_ADMIN')
    await join((await server.signIn()).accountId, 'ROLE_USER')
    const leave = ({ call }: Admin) => call('continueAsIndividual', { body: undefined })
    expect(tally(await outcomes([leave(admin), leave(user)]))).toEqual({ done: 1, 'last-admin': 1 })
    expect(await membersOf(companyId, 'ROLE_ADMIN')).toHaveLength(1)
  }
})

test('R14 of editors who saw the same version one succeeds, the others get a conflict', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { admin } = await aCompany(server)
    const save = (number: number) =>
      admin.call('saveCompanyProfile', { headers: { 'if-match': 'W/"1"' }, body: { companyName: `Name ${number}` } })
    const kinds = await outcomes(times(5, save))
    expect(tally(kinds)).toEqual({ done: 1, 'precondition-failed': 4 })
    const { Company } = await admin.call('getCompanyProfile')
    expect(Company.companyName).toBe(`Name ${kinds.indexOf('done')}`)
  }
})

test('B-29 twenty simultaneous look-ups stay within the limit', async () => {
  const limited = await aCompanyServer({ LIMIT_GST_LOOKUPS_PER_HOUR: '10' })
  const { call } = await limited.signIn()
  const kinds = await outcomes(times(AT_ONCE, () => call('getCompanyGstDetails', { query: { gstnId: aGstin() } })))
  expect(tally(kinds)).toEqual({ done: 10, 'too-many-requests': 10 })
})

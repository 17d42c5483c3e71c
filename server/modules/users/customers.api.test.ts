import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aCompany } from '#tests/support/company.ts'
import { site } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'
import { anOrphan } from '#tests/support/world.ts'

const server = await aServer()
const { clock, db, outbox, signIn, signInStaff } = server
const [sales, owner] = [await signInStaff('SALES'), await signInStaff('OWNER')]
const PAYLOAD = '<script>alert(1)</script> "><img src=x onerror=alert(1)> =cmd|calc'
const reason = 'Letter of the directors'
const anyVersion = { 'if-match': '*' }

const companyOf = async (id: string) => (await sales.call('getDeskCompany', { params: { id } })).company
const judge = (id: string, verdict: 'VERIFIED' | 'DISPUTED', version = '*') =>
  sales.call('judgeCompany', { params: { id }, headers: { 'if-match': version }, body: { verdict, reason } })

describe('a company', () => {
  test('is found by its name, its GSTIN and its people', async () => {
    const company = await aCompany(server, 'Zuari Infra Private Limited')
    for (const filter of ['zuari', company.gstin.toLowerCase(), company.user.phoneOrEmail]) {
      const { companies } = await sales.call('listCompanies', { query: { filter } })
      expect(companies.content).toMatchObject([
        { companyId: company.companyId, people: 2, verification: 'UNVERIFIED', isDissolved: false, city: null },
      ])
    }
    expect((await sales.call('listCompanies', { query: { filter: '100%' } })).companies.totalElements).toBe(0)
    await judge(company.companyId, 'DISPUTED')
    const disputed = await sales.call('listCompanies', { query: { filter: 'zuari', verification: 'DISPUTED' } })
    expect(disputed.companies.totalElements).toBe(1)
  })

  test('shows its addresses, people and number of sites', async () => {
    const { companyId, admin, user } = await aCompany(server)
    await admin.call('saveCompanyProfile', { body: { billingAddress: site }, headers: {} })
    await admin.call('addProjectSite', { body: site })
    const company = await companyOf(companyId)
    expect(company).toMatchObject({
      projectSites: 1,
      billingAddress: site,
      deliveryAddress: null,
      notes: [],
      events: [],
    })
    expect(company.members.map(({ userId, phone }) => [userId, phone])).toEqual([
      [admin.accountId, admin.phoneOrEmail],
      [user.accountId, user.phoneOrEmail],
    ])
  })

  test('S13 has internal notes, stored as typed, newest first, which its people never get', async () => {
    const { companyId, admin } = await aCompany(server)
    for (const text of ['Pays late.', PAYLOAD]) {
      clock.advance({ seconds: 1 })
      await sales.call('addCustomerNote', { params: { id: companyId }, body: { text } })
    }
    expect((await companyOf(companyId)).notes.map(({ text, by }) => [text, by])).toEqual([
      [PAYLOAD, 'Meera Joshi'],
      ['Pays late.', 'Meera Joshi'],
    ])
    expect(JSON.stringify(await admin.call('getCompanyProfile'))).not.toContain('Pays late')
    for (const text of ['', 'x'.repeat(2001)])
      await expect(sales.call('addCustomerNote', { params: { id: companyId }, body: { text } })).rejects.toMatchObject({
        status: 422,
      })
  })

  test('B-30 is verified and disputed at the desk, with name and reason', async () => {
    const { companyId, admin } = await aCompany(server)
    await judge(companyId, 'VERIFIED', 'W/"1"')
    expect((await admin.call('getCompanyProfile')).Company.verification).toBe('VERIFIED')
    clock.advance({ seconds: 1 })
    await judge(companyId, 'DISPUTED')
    expect((await companyOf(companyId)).events).toMatchObject([
      { event: 'DISPUTED', by: 'Meera Joshi', reason },
      { event: 'VERIFIED', by: 'Meera Joshi', reason },
    ])
    const { audit } = await owner.call('listAudit', { query: { subject: companyId } })
    expect(audit.content[0]?.changes).toContainEqual({ field: 'verification', was: 'VERIFIED', is: 'DISPUTED' })
  })

  test('B-36 is judged only by somebody who has seen its latest state', async () => {
    const { companyId } = await aCompany(server)
    await judge(companyId, 'VERIFIED', 'W/"1"')
    await expect(judge(companyId, 'DISPUTED', 'W/"1"')).rejects.toMatchObject({ status: 412 })
    expect((await companyOf(companyId)).verification).toBe('VERIFIED')
  })
})

describe('the limits of a company', () => {
  const save = (id: string, body: object, headers: Record<string, string> = anyVersion) =>
    sales.call('saveCustomerLimits', { params: { id }, headers, body: body as never })
  const limits = { creditLimitPaise: 50_000_000, paymentDays: 45 }

  test('are none at first, saved with their version, and recorded', async () => {
    const { companyId } = await aCompany(server)
    const read = async () => (await sales.call('getCustomerLimits', { params: { id: companyId } })).limits
    expect(await read()).toEqual({ customerId: companyId, creditLimitPaise: null, paymentDays: null })
    await save(companyId, limits, { 'if-match': 'W/"0"' })
    expect(await read()).toEqual({ customerId: companyId, ...limits })
    await expect(save(companyId, limits, { 'if-match': 'W/"0"' })).rejects.toMatchObject({ status: 412 })
    await expect(save(companyId, limits, {})).rejects.toMatchObject({ status: 428 })
    const { audit } = await owner.call('listAudit', { query: { subject: companyId } })
    expect(audit.content[0]?.changes).toContainEqual({ field: 'paymentDays', was: null, is: 45 })
  })

  test.each([
    { ...limits, creditLimitPaise: -1 },
    { ...limits, creditLimitPaise: 1.5 },
    { ...limits, creditLimitPaise: 1e15 },
    { ...limits, paymentDays: 366 },
  ])('are whole numbers within bounds: %j', async (body) => {
    const { companyId } = await aCompany(server)
    await expect(save(companyId, body)).rejects.toMatchObject({ status: 422 })
  })

  test('are refused with their bounds', async () => {
    const { companyId } = await aCompany(server)
    const violations = [{ field: 'paymentDays', message: 'Payment days must be between 0 and 365' }]
    await expect(save(companyId, { ...limits, paymentDays: 366 })).rejects.toMatchObject({ violations })
  })

  test('are seen by no customer, whatever the statement', async () => {
    const { companyId, admin } = await aCompany(server)
    await save(companyId, limits)
    const person = { kind: 'CUSTOMER', accountId: admin.accountId, companyId } as const
    expect(await server.appDb.as(person, (tx) => tx.rows(sql`select 1 from customer_limit`))).toEqual([])
  })
})

describe('a person without a company', () => {
  test('is found by name, phone and e-mail address; people of companies and staff are not', async () => {
    const person = await signIn()
    const { user } = await aCompany(server)
    const found = async (filter: string) =>
      (await sales.call('listPersons', { query: { filter } })).persons.content.map(({ userId }) => userId)
    expect(await found(person.phoneOrEmail)).toEqual([person.accountId])
    for (const { phoneOrEmail } of [user, sales]) expect(await found(phoneOrEmail)).toEqual([])
    for (const { accountId: id } of [user, sales])
      await expect(sales.call('getPerson', { params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  test('S13 has notes of their own', async () => {
    const { accountId: id } = await signIn()
    await sales.call('addCustomerNote', { params: { id }, body: { text: PAYLOAD } })
    const { person } = await sales.call('getPerson', { params: { id } })
    expect(person.notes).toMatchObject([{ text: PAYLOAD, by: 'Meera Joshi' }])
  })

  test('has limits of their own, which they never see', async () => {
    const { accountId: id } = await signIn()
    const limits = { creditLimitPaise: 2_500_000, paymentDays: 15 }
    await sales.call('saveCustomerLimits', { params: { id }, headers: { 'if-match': 'W/"0"' }, body: limits })
    expect((await sales.call('getCustomerLimits', { params: { id } })).limits).toEqual({ customerId: id, ...limits })
    const { audit } = await owner.call('listAudit', { query: { subject: id } })
    expect(audit.content).toMatchObject([{ act: 'saveCustomerLimits', subject: { kind: 'person', id } }])
    const person = { kind: 'CUSTOMER', accountId: id, companyId: null } as const
    expect(await server.appDb.as(person, (tx) => tx.rows(sql`select 1 from customer_limit`))).toEqual([])
  })

  test('has them only without a company: those of members and staff are not found', async () => {
    const { user } = await aCompany(server)
    for (const { accountId: id } of [user, sales]) {
      const body = { creditLimitPaise: null, paymentDays: 15 }
      const save = sales.call('saveCustomerLimits', { params: { id }, headers: anyVersion, body })
      await expect(save).rejects.toMatchObject({ status: 404 })
      await expect(sales.call('listCustomerDocuments', { params: { id } })).rejects.toMatchObject({ status: 404 })
      const note = sales.call('addCustomerNote', { params: { id }, body: { text: 'Pays late.' } })
      await expect(note).rejects.toMatchObject({ status: 404 })
    }
  })

  test('is not the same customer as a company, for the database too', async () => {
    const { companyId } = await aCompany(server)
    const { accountId } = await signIn()
    const both = sql`insert into customer_limit (company_id, account_id) values (${companyId}, ${accountId})`
    await expect(db.rows(both)).rejects.toThrow('customer_limit_of_one')
  })
})

describe('an access request', () => {
  const approve = (id: string) => sales.call('approveOrphanRequest', { params: { id }, body: { reason } })
  const reject = (id: string) => sales.call('rejectOrphanRequest', { params: { id }, body: { reason } })
  const listed = async () =>
    (await sales.call('listOrphanRequests')).accessRequests.map(({ accessRequestId }) => accessRequestId)
  const memberships = (accountId: string) =>
    db.rows(sql`select company_id, role from account where account_id = ${accountId}`)

  test('B-28 to a company without an active administrator makes the person its administrator', async () => {
    const { company, person, accessRequestId } = await anOrphan(server)
    expect(await listed()).toContain(accessRequestId)
    await approve(accessRequestId)
    expect(await memberships(person.accountId)).toEqual([{ companyId: company.companyId, role: 'ROLE_ADMIN' }])
    expect(await listed()).not.toContain(accessRequestId)
    await outbox(person.phoneOrEmail)
    const { audit } = await owner.call('listAudit', { query: { subject: accessRequestId } })
    expect(audit.content).toMatchObject([{ act: 'approveOrphanRequest', changes: [{ field: 'reason', is: reason }] }])
  })

  test('is rejected with a reason and leaves the person as they were', async () => {
    const { person, accessRequestId } = await anOrphan(server)
    await reject(accessRequestId)
    expect(await memberships(person.accountId)).toEqual([{ companyId: null, role: 'ROLE_USER' }])
    await expect(approve(accessRequestId)).rejects.toMatchObject({ type: '/problems/access-request-decided' })
  })

  test('B-28 is not decided at the desk while the company has an active administrator', async () => {
    const { company, person, accessRequestId } = await anOrphan(server)
    await db.rows(sql`update account set status = 'ACTIVE' where account_id = ${company.admin.accountId}`)
    expect(await listed()).not.toContain(accessRequestId)
    for (const decide of [approve, reject])
      await expect(decide(accessRequestId)).rejects.toMatchObject({ type: '/problems/administrator-decides' })
    expect(await memberships(person.accountId)).toEqual([{ companyId: null, role: 'ROLE_USER' }])
  })

  test('runs out after seven days', async () => {
    const { accessRequestId } = await anOrphan(server)
    clock.advance({ days: 7, minutes: 1 })
    const later = await signInStaff('SALES')
    const { accessRequests } = await later.call('listOrphanRequests')
    expect(accessRequests.map((one) => one.accessRequestId)).not.toContain(accessRequestId)
    const late = later.call('approveOrphanRequest', { params: { id: accessRequestId }, body: { reason } })
    await expect(late).rejects.toMatchObject({ type: '/problems/access-request-decided' })
  })
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { customer } from '#server/platform/principal.ts'
import { aCompany, aGstin } from '#tests/support/company.ts'
import { aCompanyServer, anAddress, refusal } from '#tests/support/newcomer.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { judgeByCommand } from './verification.ts'

const server = await aCompanyServer()
const { clock, db, signIn } = server
const tools = { db, clock: clock.now }

type Company = Awaited<ReturnType<typeof aCompany>>
const verificationOf = async ({ admin }: Company) => (await admin.call('getCompanyProfile')).Company.verification
const seen = { by: 'Asha Rao', reason: 'A letter on the paper of the company' }
const eventsOf = ({ companyId, admin }: Company) =>
  db.as(customer(admin.accountId, companyId), (tx) =>
    tx.rows(sql`
      select event, judged_by as by, reason, happened_at as at from company_event
      where company_id = ${companyId} order by happened_at`),
  )

test('B-30 a company starts unverified, and its enquiries are accepted all the same', async () => {
  const company = await aCompany(server)
  expect(await verificationOf(company)).toBe('UNVERIFIED')
  const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
  await company.user.call('addCartItem', { body: { productId: products.content[0]?.productId ?? '' } })
  const sent = await company.user.call('submitEnquiry', { body: enquiryBody(clock.now()), headers: {} })
  expect((await company.admin.call('listEnquiries', {})).enquiries.content).toMatchObject([
    { enquiryId: sent.enquiryId },
  ])
})

test('B-30 only staff verify or dispute a company, which records by whom, when and why', async () => {
  const [company, other] = [await aCompany(server), await aCompany(server)]
  await judgeByCommand(tools, company.gstin.toLowerCase(), { verdict: 'VERIFIED', ...seen })
  expect(await verificationOf(company)).toBe('VERIFIED')
  const verifiedAt = clock.now()
  clock.advance({ seconds: 1 })
  await judgeByCommand(tools, company.gstin, { verdict: 'DISPUTED', by: 'Ravi Iyer', reason: 'Its owner wrote to us' })
  expect(await verificationOf(company)).toBe('DISPUTED')
  expect(await eventsOf(company)).toEqual([
    { event: 'VERIFIED', ...seen, at: verifiedAt },
    { event: 'DISPUTED', by: 'Ravi Iyer', reason: 'Its owner wrote to us', at: clock.now() },
  ])
  expect(await verificationOf(other)).toBe('UNVERIFIED')
  expect(await eventsOf(other)).toEqual([])
  const write = company.admin.call('saveCompanyProfile', { body: { verification: 'VERIFIED' } as never, headers: {} })
  await expect(write).rejects.toMatchObject({
    ...refusal('validation', 422),
    violations: [{ field: 'verification', code: 'fixed' }],
  })
})

test('B-30 while a company is disputed its creator stays masked and its access requests go to its administrators', async () => {
  const company = await aCompany(server)
  await judgeByCommand(tools, company.gstin, { verdict: 'DISPUTED', ...seen })
  const stranger = await signIn()
  const details = await stranger.call('getCompanyGstDetails', { query: { gstnId: company.gstin } })
  expect(details).toMatchObject({ status: 'existing', createdByName: 'A***a P.' })
  expect(details).not.toHaveProperty('verification')
  await stranger.call('requestCompanyAccess', { body: { gstnId: company.gstin, message: 'It is mine' } })
  const { accessRequests } = await company.admin.call('listAccessRequests')
  expect(accessRequests).toMatchObject([{ phoneEmail: stranger.phoneOrEmail, message: 'It is mine' }])
  await expect(
    stranger.call('registerCompany', {
      body: { gstnId: company.gstin, gstTreatment: 'business_gst', billingAddress: anAddress() },
    }),
  ).rejects.toMatchObject(refusal('company-exists', 409))
})

test('B-30 a GSTIN without a company is not found, and an invalid one is refused', async () => {
  const judged = (gstin: string) => judgeByCommand(tools, gstin, { verdict: 'VERIFIED', ...seen })
  await expect(judged(aGstin())).rejects.toMatchObject({ problem: 'not-found' })
  await expect(judged('27')).rejects.toMatchObject({ problem: 'validation' })
})

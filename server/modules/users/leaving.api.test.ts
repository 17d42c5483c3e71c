import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { moveOpenEnquiries, takeOwnEnquiries } from '#server/modules/enquiries/ownership.ts'
import { companyItself, customer } from '#server/platform/principal.ts'
import { aColleague, aCompany, aloneIn } from '#tests/support/company.ts'
import { anyGst } from '#tests/support/gst.ts'
import { aCompanyServer, anAddress, refusal } from '#tests/support/newcomer.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { continueAsIndividual } from './leaving.ts'

const server = await aCompanyServer()
const { callAs, clock, config, db, tools } = server
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const productId = products.content[0]?.productId ?? ''

type Company = Awaited<ReturnType<typeof aCompany>>
type Person = Company['user']
const removeUser = ({ admin, user }: Company) =>
  admin.call('deleteCompanyUser', { params: { id: user.accountId }, query: { isPermDelete: 'true' } })
const leave = async ({ call }: Person) => {
  const tokens = await call('continueAsIndividual', { body: undefined })
  return { call: callAs(tokens.accessToken), claims: decodeJwt(tokens.accessToken) }
}
async function enquire({ call }: Person) {
  clock.advance({ seconds: 1 })
  await call('addCartItem', { body: { productId } })
  return (await call('submitEnquiry', { body: enquiryBody(clock.now()), headers: {} })).enquiryId
}
const statusOf = (companyId: string) =>
  db.first<{ status: string }>(sql`select status from company where company_id = ${companyId}`)

test('the only person of a company leaves and dissolves it; their own enquiries come with them', async () => {
  const company = await aCompany(server)
  const { admin, user, companyId } = company
  const [theirs, own] = [await enquire(user), await enquire(admin)]
  await removeUser(company)
  await admin.call('saveCompanyProfile', { body: { billingAddress: anAddress() }, headers: {} })
  const { call, claims } = await leave(admin)
  expect(claims).toMatchObject({ userType: 'INDIVIDUAL', role: 'ROLE_USER', sub: admin.accountId })
  expect((await call('listEnquiries')).enquiries.content.map(({ enquiryId }) => enquiryId)).toEqual([own])
  expect(await statusOf(companyId)).toEqual({ status: 'DISSOLVED' })
  const kept = await db.as(companyItself(companyId), async (tx) => ({
    addresses: await tx.rows(sql`select 1 from company_address`),
    enquiries: await tx.rows(sql`select enquiry_id from enquiry`),
  }))
  expect(kept).toEqual({ addresses: [{ '?column?': 1 }], enquiries: [{ enquiryId: theirs }] })
})

test('the GSTIN of a dissolved company is free, and a company registered with it is a new one', async () => {
  const { admin, gstin, companyId } = await aloneIn(server)
  await leave(admin)
  const next = await server.signIn()
  expect(await next.call('getCompanyGstDetails', { query: { gstnId: gstin } })).toMatchObject({ status: 'new' })
  const body = { gstnId: gstin, gstTreatment: 'business_gst' as const, billingAddress: anAddress() }
  const { accessToken } = await next.call('registerCompany', { body })
  const { call } = { call: callAs(accessToken) }
  expect((await call('getCompanyProfile')).Company).toMatchObject({ gstin, verification: 'UNVERIFIED' })
  expect((await call('listEnquiries')).enquiries.content).toEqual([])
  const found = await db.rows(sql`select status from company where gstin = ${gstin} order by status desc`)
  expect(found).toEqual([{ status: 'DISSOLVED' }, { status: 'ACTIVE' }])
  expect(await statusOf(companyId)).toEqual({ status: 'DISSOLVED' })
})

test('dissolving a company ends its open invitations and access requests', async () => {
  const { admin, gstin } = await aloneIn(server)
  const [guest, asking] = [await server.signIn(), await server.signIn()]
  const { User } = await admin.call('addCompanyUser', { body: aColleague({ phone: guest.phoneOrEmail }) })
  await asking.call('requestCompanyAccess', { body: { gstnId: gstin } })
  await leave(admin)
  expect((await guest.call('listOwnInvitations')).invitations).toEqual([])
  const accept = guest.call('acceptInvitation', { params: { id: User.userId }, body: undefined })
  await expect(accept).rejects.toMatchObject(refusal('not-found', 404))
  expect((await asking.call('listOwnAccessRequests')).accessRequests).toEqual([])
  const again = asking.call('requestCompanyAccess', { body: { gstnId: gstin } })
  await expect(again).rejects.toMatchObject(refusal('gstin-not-found', 404))
})

test('the last administrator cannot leave other members behind, not even deactivated ones', async () => {
  const company = await aCompany(server)
  const { admin, user, companyId } = company
  const lastAdmin = refusal('last-admin', 409)
  await expect(leave(admin)).rejects.toMatchObject(lastAdmin)
  await admin.call('deactivateCompanyUser', { params: { id: user.accountId }, body: undefined })
  await expect(leave(admin)).rejects.toMatchObject(lastAdmin)
  expect(await statusOf(companyId)).toEqual({ status: 'ACTIVE' })
  await removeUser(company)
  await leave(admin)
})

test('an objection of a later row keeps the company unchanged', async () => {
  const { admin, companyId } = await aloneIn(server)
  const asked: string[] = []
  const companyTools = {
    db,
    session: tools,
    clock: clock.now,
    config,
    gst: anyGst,
    onRegistered: [moveOpenEnquiries],
    onDissolved: [takeOwnEnquiries],
  }
  const objection = async (_tx: unknown, id: string) => {
    asked.push(id)
    return 'forbidden' as const
  }
  const caller = { ...customer(admin.accountId, companyId), role: 'ROLE_ADMIN', userType: 'COMPANY' } as const
  const session = { phoneEmail: admin.phoneOrEmail, name: '', familyId: '', tokenId: '' }
  const attempt = continueAsIndividual(
    { ...companyTools, whyNotDissolve: [async () => undefined, objection] },
    { ...caller, ...session },
  )
  await expect(attempt).rejects.toMatchObject({ problem: 'forbidden' })
  expect(asked).toEqual([companyId])
  expect(await statusOf(companyId)).toEqual({ status: 'ACTIVE' })
})

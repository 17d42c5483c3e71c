import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { type Customer, customer } from '#server/platform/principal.ts'
import { aCompany } from '#tests/support/company.ts'
import { aServer } from '#tests/support/server.ts'
import { moveOpenEnquiries } from './ownership.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const missing = '01980000-0000-7000-8000-000000000000'
const request = {
  city: 'pune',
  startDate: addDays(dateInIndia(server.clock.now()), 7),
  operatorRequired: false,
}
const deliveryAddress = 'Gate 3, Chakan Industrial Area, Pune'
const yard = {
  addressName: 'Chakan yard',
  addressLine1: 'Plot 14, MIDC Phase 2',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '410501',
} as const
const yardInOneLine = 'Chakan yard, Plot 14, MIDC Phase 2, Pune, Maharashtra 410501'

type Person = Awaited<ReturnType<typeof server.signIn>>
const bearer = ({ accessToken }: Person) => ({ authorization: `Bearer ${accessToken}` })
const isNotFound = { status: 404, type: '/problems/not-found' }

async function enquire(
  person: Person,
  place: { projectSiteId?: string; deliveryAddress?: string } = { deliveryAddress },
) {
  server.clock.advance({ seconds: 1 })
  await person.call('addCartItem', { body: { productId } })
  return person.call('submitEnquiry', { body: { ...request, ...place }, headers: {} })
}
const read = async (person: Person, enquiryId: string) =>
  (await person.call('getEnquiry', { params: { id: enquiryId } })).enquiry
const numbers = async (person: Person) =>
  (await person.call('listEnquiries')).enquiries.content.map(({ enquiryNumber }) => enquiryNumber)
const addYard = async (admin: Person, change = {}) =>
  (await admin.call('addProjectSite', { body: { ...yard, ...change } })).projectSite
const leave = ({ accountId }: Person) =>
  server.db.rows(sql`
    update account set user_type = 'INDIVIDUAL', company_id = null, role = 'ROLE_USER' where account_id = ${accountId}`)

test('an enquiry for a site records the site and its address at that time', async () => {
  const { admin, user } = await aCompany(server)
  const site = await addYard(admin)
  const { enquiryId } = await enquire(user, { projectSiteId: site.addressId })
  expect(await read(user, enquiryId)).toMatchObject({
    projectSiteId: site.addressId,
    projectSite: site,
    deliveryAddress: yardInOneLine,
  })
  const params = { id: site.addressId }
  const { projectSite } = await admin.call('updateProjectSite', { params, headers: {}, body: { pincode: '410502' } })
  expect(await read(user, enquiryId)).toMatchObject({ projectSite, deliveryAddress: yardInOneLine })
})

test('B-23 when the site is removed the enquiry keeps its address', async () => {
  const { admin, user } = await aCompany(server)
  const site = await addYard(admin)
  const { enquiryId } = await enquire(user, { projectSiteId: site.addressId })
  await admin.call('deleteProjectSite', { params: { id: site.addressId }, query: { isPermDelete: 'true' } })
  expect(await read(admin, enquiryId)).toMatchObject({
    projectSiteId: null,
    projectSite: null,
    deliveryAddress: yardInOneLine,
  })
})

test('a user sees their own enquiries, the administrator all of the company, and outsiders none', async () => {
  const { admin, user, join } = await aCompany(server)
  const colleague = await server.signIn()
  await join(colleague.accountId, 'ROLE_USER')
  const other = await aCompany(server)
  const individual = await server.signIn()
  const asked = await enquire(user)
  const byColleague = await enquire(colleague)
  const byAdmin = await enquire(admin)
  expect(await numbers(user)).toEqual([asked.enquiryNumber])
  expect(await numbers(colleague)).toEqual([byColleague.enquiryNumber])
  expect(await numbers(admin)).toEqual([byAdmin.enquiryNumber, byColleague.enquiryNumber, asked.enquiryNumber])
  expect((await read(admin, asked.enquiryId)).enquiryNumber).toBe(asked.enquiryNumber)
  const counted = async ({ call }: typeof admin) => (await call('countEnquiries')).ALL
  expect([await counted(user), await counted(colleague), await counted(admin)]).toEqual([1, 1, 3])
  const search = { query: { q: asked.enquiryNumber } }
  expect((await admin.call('listEnquiries', search)).enquiries.totalElements).toBe(1)
  for (const stranger of [colleague, other.admin, other.user, individual]) {
    await expect(read(stranger, asked.enquiryId)).rejects.toMatchObject(isNotFound)
    expect((await stranger.call('listEnquiries', search)).enquiries.totalElements).toBe(0)
    expect(await counted(stranger)).toBe(stranger === colleague ? 1 : 0)
  }
})

test('S1 an enquiry of another company gets the same answer as one that does not exist', async () => {
  const { user } = await aCompany(server)
  const other = await aCompany(server)
  const { enquiryId } = await enquire(user)
  const ask = (id: string) => server.ask({ url: `/v1/enquiries/${id}`, headers: bearer(other.admin) })
  expect((await ask(enquiryId)).body).toBe((await ask(missing)).body)
})

test('B-23 the actions of a permanently deleted person stay, shown as of a deleted user', async () => {
  const { admin, user } = await aCompany(server)
  const { enquiryId } = await enquire(user)
  expect((await read(admin, enquiryId)).events).toMatchObject([{ event: 'submit', actor: 'Asha Patil' }])
  await admin.call('deleteCompanyUser', { params: { id: user.accountId }, query: { isPermDelete: 'true' } })
  expect((await read(admin, enquiryId)).events).toMatchObject([{ event: 'submit', actor: 'Deleted user' }])
})

test('S2 row-level security alone hides and refuses enquiries of another company', async () => {
  const { user, companyId } = await aCompany(server)
  const other = await aCompany(server)
  const { enquiryId } = await enquire(user)
  const stranger = customer(other.admin.accountId, other.companyId)
  const count = (person: Customer) =>
    server.db.as(person, (tx) =>
      tx.first(sql`
        select (select count(*) from enquiry) as enquiries, (select count(*) from enquiry_line) as lines,
          (select count(*) from enquiry_event) as events`),
    )
  expect(await count(customer(user.accountId, companyId))).toEqual({ enquiries: 1, lines: 1, events: 1 })
  const none = { enquiries: 0, lines: 0, events: 0 }
  expect(await count(stranger)).toEqual(none)
  expect(await count(customer(user.accountId))).toEqual(none)
  const take = server.db.as(stranger, (tx) =>
    tx.rows(sql`update enquiry set company_id = ${other.companyId} where enquiry_id = ${enquiryId} returning 1`),
  )
  expect(await take).toEqual([])
  const smuggle = server.db.as(stranger, (tx) =>
    tx.rows(sql`
      insert into enquiry (enquiry_id, account_id, enquiry_number, enquiry_date, status, city_slug, delivery_address,
        start_date, operator_required, submitted_at, company_id)
      values (${missing}, ${other.admin.accountId}, 'ENQ-X', '2026-11-21', 'SUBMITTED', 'pune', ${deliveryAddress},
        '2026-11-28', false, now(), ${companyId})`),
  )
  await expect(smuggle).rejects.toMatchObject({ code: '42501' })
})

test("a former member no longer sees the company's enquiries, not even their own; the administrator still does", async () => {
  const { admin, user, companyId } = await aCompany(server)
  const before = await server.signIn(user.phoneOrEmail)
  const { enquiryId, enquiryNumber } = await enquire(user)
  await leave(user)
  await expect(read(before, enquiryId)).rejects.toMatchObject(isNotFound)
  expect(await numbers(before)).toEqual([])
  expect(await numbers(admin)).toEqual([enquiryNumber])
  const mine = await enquire(before)
  expect(await numbers(before)).toEqual([mine.enquiryNumber])
  expect(await numbers(admin)).toEqual([enquiryNumber])
  const actor = (await read(admin, enquiryId)).events[0]?.actor
  expect([actor, companyId]).toEqual(['Asha Patil', expect.any(String)])
})

test('joining moves no enquiry: earlier ones stay with the person, hidden from the company', async () => {
  const { admin, join } = await aCompany(server)
  const person = await server.signIn()
  const before = await enquire(person)
  await join(person.accountId, 'ROLE_USER')
  const after = await enquire(person)
  expect(await numbers(person)).toEqual([after.enquiryNumber, before.enquiryNumber])
  expect(await numbers(admin)).toEqual([after.enquiryNumber])
})

test("registering a company takes the person's open enquiries along, not closed ones", async () => {
  const person = await server.signIn()
  const over = await enquire(person)
  await server.db.as(customer(person.accountId), (tx) =>
    tx.rows(sql`update enquiry set status = 'CANCELLED' where enquiry_id = ${over.enquiryId}`),
  )
  const open = await enquire(person)
  const { admin, join, companyId } = await aCompany(server)
  await join(person.accountId, 'ROLE_USER')
  await server.db.as(customer(person.accountId, companyId), (tx) => moveOpenEnquiries(tx, person.accountId, companyId))
  expect(await numbers(admin)).toEqual([open.enquiryNumber])
  expect(await numbers(person)).toEqual([open.enquiryNumber, over.enquiryNumber])
})

test.each([
  ['neither', () => ({}), 'deliveryAddress', 'Delivery address is required'],
  [
    'both blank',
    () => ({ projectSiteId: '', deliveryAddress: ' ' }),
    'deliveryAddress',
    'Delivery address is required',
  ],
  [
    'both null',
    () => ({ projectSiteId: null, deliveryAddress: null }),
    'deliveryAddress',
    'Delivery address is required',
  ],
  [
    'both',
    ({ own }: { own: string }) => ({ projectSiteId: own, deliveryAddress }),
    'projectSiteId',
    'Choose a project site or give a delivery address, not both',
  ],
  [
    'a site of another company',
    ({ foreign }: { foreign: string }) => ({ projectSiteId: foreign }),
    'projectSiteId',
    'Enter valid project site',
  ],
  ['a site nobody has', () => ({ projectSiteId: missing }), 'projectSiteId', 'Enter valid project site'],
  ['no UUID', () => ({ projectSiteId: 'x' }), 'projectSiteId', 'Enter valid project site'],
  ['S3 a company', () => ({ deliveryAddress, companyId: missing }), 'companyId', 'Company id is not a known field'],
] as const)('I4 %s is a violation that names the field, and the cart stays', async (_name, placeOf, field, message) => {
  const { admin, user } = await aCompany(server)
  const other = await aCompany(server)
  const [own, foreign] = [(await addYard(admin)).addressId, (await addYard(other.admin)).addressId]
  await user.call('addCartItem', { body: { productId } })
  const payload = { ...request, ...placeOf({ own, foreign }) }
  const reply = await server.ask({ method: 'POST', url: '/v1/enquiries', headers: bearer(user), payload })
  expect(reply.statusCode).toBe(422)
  expect(reply.json()).toMatchObject({ type: '/problems/validation', violations: [{ field, message }] })
  expect((await user.call('listCartItems')).items).toHaveLength(1)
})

test('an individual has no project sites for enquiries', async () => {
  const { admin } = await aCompany(server)
  const site = await addYard(admin)
  await expect(enquire(await server.signIn(), { projectSiteId: site.addressId })).rejects.toMatchObject({
    type: '/problems/validation',
    violations: [{ field: 'projectSiteId' }],
  })
})

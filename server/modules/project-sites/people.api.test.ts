import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { customer } from '#server/platform/principal.ts'
import { aCompany } from '#tests/support/company.ts'
import { anAcceptedJob } from '#tests/support/hire.ts'
import { enquire, site } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const productId = products.content[0]?.productId ?? ''
const missing = '01980000-0000-7000-8000-000000000000'
const refusal = (problem: string) => ({ type: `/problems/${problem}` })

/** A company with two sites. */
async function twoSites() {
  const company = await aCompany(server)
  const add = async (addressName: string) =>
    (await company.admin.call('addProjectSite', { body: { ...site, addressName } })).projectSite.addressId
  return { ...company, kharadi: await add('Kharadi Tower B'), nerul: await add('Nerul Depot') }
}
type Company = Awaited<ReturnType<typeof twoSites>>

const assign = ({ admin, user }: Company, id: string, engineer = false) =>
  admin.call('assignToSite', { params: { id }, body: { userId: user.accountId, engineer } })
const unassign = ({ admin, user }: Company, id: string) =>
  admin.call('removeFromSite', { params: { id }, query: { userId: user.accountId } })
const titles = async ({ user }: Company) => {
  await server.runTasks()
  return (await user.call('listNotifications', { query: {} })).notifications.content.map(({ title }) => title)
}

/** A job of the company at a site. */
async function aJobAt({ admin }: Company, projectSiteId: string) {
  const enquiryId = await enquire(server, admin, productId, projectSiteId)
  return { enquiryId, jobId: await anAcceptedJob(server, admin, enquiryId) }
}

test('a person is assigned, named engineer and removed; each change is notified once, a repeated one not at all', async () => {
  const company = await twoSites()
  const { admin, user, kharadi: id } = company
  const { person } = await assign(company, id)
  expect(person).toMatchObject({ userId: user.accountId, engineer: false, active: true, userRole: 'ROLE_USER' })
  expect((await assign(company, id)).person).toEqual(person)
  expect(await titles(company)).toEqual(['You are now assigned to Kharadi Tower B'])
  server.clock.advance({ seconds: 1 })
  expect((await assign(company, id, true)).person).toEqual({ ...person, engineer: true })
  expect(await titles(company)).toContain('You are now an engineer of Kharadi Tower B')
  expect((await user.call('listSitePeople', { params: { id } })).people).toMatchObject({
    content: [{ ...person, engineer: true }],
    totalElements: 1,
  })
  const { sites } = await admin.call('listUserSites', { params: { id: user.accountId } })
  expect(sites.content).toEqual([{ siteId: id, addressName: 'Kharadi Tower B', city: 'Pune', engineer: true }])
  server.clock.advance({ seconds: 1 })
  await unassign(company, id)
  expect(await titles(company)).toContain('You no longer work at Kharadi Tower B')
  await expect(unassign(company, id)).rejects.toMatchObject(refusal('not-found'))
  expect((await admin.call('listUserSites', { params: { id: user.accountId } })).sites.totalElements).toBe(0)
})

test('a member sees the jobs of their sites and of no other, from the assignment to its end', async () => {
  const company = await twoSites()
  const { user, kharadi, nerul } = company
  const here = await aJobAt(company, kharadi)
  const there = await aJobAt(company, nerul)
  const seen = async () => (await user.call('listJobs', { query: {} })).jobs.content.map(({ jobId }) => jobId)
  const get = (jobId: string) => user.call('getJob', { params: { jobId } })
  expect(await seen()).toEqual([])
  await assign(company, kharadi)
  expect(await seen()).toEqual([here.jobId])
  expect((await get(here.jobId)).job.jobId).toBe(here.jobId)
  await expect(get(there.jobId)).rejects.toMatchObject(refusal('not-found'))
  await unassign(company, kharadi)
  expect(await seen()).toEqual([])
  await expect(get(here.jobId)).rejects.toMatchObject(refusal('not-found'))
})

test('a member reads the enquiries of their sites with their quotes, and acts on none of them', async () => {
  const company = await twoSites()
  const { user, kharadi } = company
  const { enquiryId } = await aJobAt(company, kharadi)
  const list = async () => (await user.call('listEnquiries', { query: {} })).enquiries.totalElements
  const read = () => user.call('getEnquiry', { params: { id: enquiryId } })
  expect(await list()).toBe(0)
  await expect(read()).rejects.toMatchObject(refusal('not-found'))
  await assign(company, kharadi, true)
  expect([await list(), (await user.call('countEnquiries')).ALL]).toEqual([1, 1])
  const { enquiry } = await read()
  expect(enquiry).toMatchObject({ enquiryId, mayAct: false })
  const params = { quoteId: enquiry.quotes[0]?.quoteId ?? '' }
  const { quote } = await user.call('getQuote', { params })
  expect(Object.values(quote.answers)).toEqual(Array(6).fill(false))
  const id = { params: { id: enquiryId } }
  for (const act of [
    () => user.call('cancelEnquiry', { ...id, body: { reason: 'Not needed.' } }),
    () => user.call('sendEnquiryMessage', { ...id, headers: {}, body: { text: 'When?' } }),
    () => user.call('readEnquiryMessages', { ...id, body: {} }),
    () => user.call('declineQuote', { params, body: { reason: 'Not needed.' } }),
  ])
    await expect(act()).rejects.toMatchObject(refusal('not-found'))
  expect((await company.admin.call('getEnquiry', id)).enquiry.mayAct).toBe(true)
})

test('a person who leaves the company leaves its sites, and finds none on return', async () => {
  const company = await twoSites()
  const { admin, user, kharadi: id } = company
  await assign(company, id, true)
  await user.call('continueAsIndividual', { body: {} })
  await company.join(user.accountId, 'ROLE_USER')
  expect((await admin.call('listSitePeople', { params: { id } })).people.content).toEqual([])
})

test('a deleted person works nowhere, a deactivated one is shown as such, a deleted site has nobody', async () => {
  const company = await twoSites()
  const { admin, user, kharadi, nerul } = company
  for (const id of [kharadi, nerul]) await assign(company, id)
  await admin.call('deactivateCompanyUser', { params: { id: user.accountId }, body: {} })
  const peopleOf = async (id: string) => (await admin.call('listSitePeople', { params: { id } })).people.content
  expect(await peopleOf(kharadi)).toMatchObject([{ active: false }])
  await admin.call('deleteProjectSite', { params: { id: nerul }, query: { isPermDelete: 'true' } })
  const rows = () =>
    server.db.asOwner((owner) => owner.rows(sql`select from site_assignment where account_id = ${user.accountId}`))
  expect(await rows()).toHaveLength(1)
  await admin.call('deleteCompanyUser', { params: { id: user.accountId }, query: { isPermDelete: 'true' } })
  expect(await rows()).toEqual([])
})

test('S1 only people of the company are assigned, and only to its sites', async () => {
  const company = await twoSites()
  const other = await twoSites()
  const put = (id: string, userId: string) =>
    company.admin.call('assignToSite', { params: { id }, body: { userId, engineer: false } })
  for (const id of [other.kharadi, missing])
    await expect(put(id, company.user.accountId)).rejects.toMatchObject(refusal('not-found'))
  for (const userId of [other.user.accountId, missing])
    await expect(put(company.kharadi, userId)).rejects.toMatchObject({
      status: 422,
      violations: [{ field: 'userId', code: 'invalid' }],
    })
  for (const id of [other.user.accountId, missing])
    await expect(company.admin.call('listUserSites', { params: { id } })).rejects.toMatchObject(refusal('not-found'))
  await assign(other, other.kharadi)
  await expect(
    company.admin.call('removeFromSite', { params: { id: other.kharadi }, query: { userId: other.user.accountId } }),
  ).rejects.toMatchObject(refusal('not-found'))
})

test('S2 the database alone keeps assignments within a company', async () => {
  const company = await twoSites()
  const other = await twoSites()
  await assign(company, company.kharadi)
  const insert = (companyId: string) =>
    server.db.as(customer(other.admin.accountId, other.companyId), (tx) =>
      tx.rows(sql`
        insert into site_assignment (address_id, account_id, company_id, is_engineer, assigned_at)
        values (${company.kharadi}, ${other.user.accountId}, ${companyId}, true, now())`),
    )
  await expect(insert(company.companyId)).rejects.toMatchObject({ code: '42501' })
  await expect(insert(other.companyId)).rejects.toMatchObject({ code: '23503' })
  const rows = await server.db.as(customer(other.admin.accountId, other.companyId), (tx) =>
    tx.rows(sql`select from site_assignment`),
  )
  expect(rows).toEqual([])
})

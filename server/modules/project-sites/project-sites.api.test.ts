import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { companyItself, customer } from '#server/platform/principal.ts'
import { aCompany } from '#tests/support/company.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { admin, user, companyId } = await aCompany(server)
const other = await aCompany(server)
const sitesUrl = '/v1/profile/project-sites'
const missing = '01980000-0000-7000-8000-000000000000'
const bearer = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` })
const refusal = (problem: string) => ({ type: `/problems/${problem}` })

const kharadi = {
  addressName: 'Kharadi Tower B',
  addressLine1: 'Survey 62, Kharadi Bypass Road',
  addressLine2: 'Gate 3',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411014',
} as const

const addSite = async (changes: { addressName?: string } = {}) =>
  (await admin.call('addProjectSite', { body: { ...kharadi, ...changes } })).projectSite

test('a new site has the defaults India and BILLING, can be read, and is listed first', async () => {
  const earlier = await addSite({ addressName: 'Older yard' })
  server.clock.advance({ seconds: 1 })
  const site = await addSite({ addressName: 'Newer yard' })
  const defaults = { country: 'India', addressType: 'BILLING', zohoCrmId: null, addressId: expect.any(String) }
  expect(site).toEqual({ ...kharadi, ...defaults, addressName: 'Newer yard' })
  expect(await user.call('getProjectSite', { params: { id: site.addressId } })).toEqual({ projectSite: site })
  const { projectSites } = await user.call('listProjectSites')
  expect(projectSites.content.slice(0, 2)).toEqual([site, earlier])
  expect(projectSites).toMatchObject({ page: 0, size: 100 })
})

test('filter searches names and places, wildcards are plain characters, and pages follow each other', async () => {
  const { admin } = await aCompany(server)
  for (const [addressName, city, state, pincode] of [
    ['Yard 1', 'Surat', 'Gujarat', '395003'],
    ['Yard 2', 'Pune', 'Maharashtra', '411014'],
    ['100% Steel', 'Nagpur', 'Maharashtra', '440001'],
  ] as const) {
    server.clock.advance({ seconds: 1 })
    await admin.call('addProjectSite', { body: { ...kharadi, addressName, city, state, pincode } })
  }
  const names = async (query: { filter?: string; page?: string; size?: string }) =>
    (await admin.call('listProjectSites', { query })).projectSites.content.map(({ addressName }) => addressName)
  expect(await names({})).toEqual(['100% Steel', 'Yard 2', 'Yard 1'])
  expect(await names({ filter: ' yard' })).toEqual(['Yard 2', 'Yard 1'])
  expect(await names({ filter: 'gujarat' })).toEqual(['Yard 1'])
  expect(await names({ filter: '100%' })).toEqual(['100% Steel'])
  expect(await names({ filter: '_' })).toEqual([])
  expect(await names({ filter: '' })).toHaveLength(3)
  expect(await names({ page: '1', size: '2' })).toEqual(['Yard 1'])
  const { projectSites } = await admin.call('listProjectSites', { query: { page: '1', size: '2' } })
  expect(projectSites).toMatchObject({ page: 1, size: 2, totalElements: 3, totalPages: 2 })
})

test('only the fields sent change; an empty second line removes it', async () => {
  const site = await addSite()
  const params = { id: site.addressId }
  const change = (body: Record<string, unknown>) => admin.call('updateProjectSite', { params, headers: {}, body })
  expect((await change({ city: 'Nashik', addressType: 'SITE' })).projectSite).toEqual({
    ...site,
    city: 'Nashik',
    addressType: 'SITE',
  })
  expect((await change({})).projectSite).toMatchObject({ city: 'Nashik', addressLine2: 'Gate 3', addressType: 'SITE' })
  expect((await change({ addressLine2: '' })).projectSite.addressLine2).toBeNull()
  await change({ addressLine2: 'Gate 4' })
  expect((await change({ addressLine2: null })).projectSite.addressLine2).toBeNull()
})

test('B-36 R14 a writer with a stale version overwrites nothing; without If-Match the change is accepted', async () => {
  const site = await addSite()
  const url = `${sitesUrl}/${site.addressId}`
  const put = (payload: object, headers = {}) =>
    server.ask({ method: 'PUT', url, headers: { ...bearer(admin), ...headers }, payload })
  const { headers } = await server.ask({ url, headers: bearer(user) })
  const seen = { 'if-match': String(headers.etag) }
  const first = await put({ city: 'Nashik' }, seen)
  expect(first.statusCode).toBe(200)
  expect(first.headers.etag).not.toBe(headers.etag)
  const late = await put({ city: 'Thane' }, seen)
  expect([late.statusCode, late.json().type]).toEqual([412, '/problems/precondition-failed'])
  expect((await put({ pincode: '422001' }, { 'if-match': String(first.headers.etag) })).statusCode).toBe(200)
  expect((await put({ addressName: 'Nashik yard' })).json().projectSite).toMatchObject({
    addressName: 'Nashik yard',
    city: 'Nashik',
    pincode: '422001',
  })
})

test('R14 of simultaneous editors with the same version, one wins', async () => {
  const site = await addSite()
  const url = `${sitesUrl}/${site.addressId}`
  const { headers } = await server.ask({ url, headers: bearer(admin) })
  const put = (city: string) =>
    server.ask({
      method: 'PUT',
      url,
      headers: { ...bearer(admin), 'if-match': String(headers.etag) },
      payload: { city },
    })
  const replies = await Promise.all(['Pune', 'Thane', 'Surat', 'Delhi'].map(put))
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412])
})

test('B-23 a site is deleted permanently only with confirmation', async () => {
  const site = await addSite()
  const url = `${sitesUrl}/${site.addressId}`
  for (const query of ['', '?isPermDelete=false', '?isPermDelete=TRUE']) {
    const reply = await server.ask({ method: 'DELETE', url: url + query, headers: bearer(admin) })
    expect([reply.statusCode, reply.json().violations[0].field]).toEqual([400, 'isPermDelete'])
  }
  const request = { params: { id: site.addressId }, query: { isPermDelete: 'true' } } as const
  await admin.call('deleteProjectSite', request)
  await expect(admin.call('deleteProjectSite', request)).rejects.toMatchObject(refusal('not-found'))
  expect((await server.ask({ url, headers: bearer(admin) })).statusCode).toBe(404)
})

test('a company has at most 500 sites; deleting one makes room for another', async () => {
  const { admin, companyId } = await aCompany(server)
  await server.db.as(companyItself(companyId), (tx) =>
    tx.rows(sql`
      insert into project_site (address_id, company_id, address_type, address_name, address_line1, city, state, country,
        pincode, created_at, slot)
      select gen_random_uuid(), ${companyId}, 'SITE', 'Yard', 'Plot 1', 'Pune', 'Goa', 'India', '411014', now(), place
      from generate_series(1, 500) as place`),
  )
  await expect(admin.call('addProjectSite', { body: kharadi })).rejects.toMatchObject({
    ...refusal('max-project-sites-exceeded'),
    status: 422,
    detail: 'A company can have a maximum of 500 project sites. Delete one that is over first.',
  })
  const [site] = (await admin.call('listProjectSites')).projectSites.content
  const params = { id: site?.addressId ?? '' }
  await admin.call('deleteProjectSite', { params, query: { isPermDelete: 'true' } })
  await admin.call('addProjectSite', { body: kharadi })
  expect((await admin.call('listProjectSites')).projectSites.totalElements).toBe(500)
})

test.each(['GET', 'PUT', 'DELETE'] as const)(
  "S1 %s of another company's site gets the same answer as one that does not exist",
  async (method) => {
    const site = await addSite()
    const ask = (id: string) =>
      server.ask({
        method,
        url: `${sitesUrl}/${id}${method === 'DELETE' ? '?isPermDelete=true' : ''}`,
        headers: bearer(other.admin),
        ...(method === 'PUT' ? { payload: { city: 'Surat' } } : {}),
      })
    const foreign = await ask(site.addressId)
    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe((await ask(missing)).body)
    expect((await other.admin.call('listProjectSites')).projectSites.totalElements).toBe(0)
    expect((await user.call('getProjectSite', { params: { id: site.addressId } })).projectSite).toEqual(site)
  },
)

test('S2 row-level security alone hides and refuses sites of another company', async () => {
  await addSite()
  const stranger = customer(other.admin.accountId, other.companyId)
  const rows = await server.db.as(stranger, (tx) => tx.rows(sql`select address_id from project_site`))
  expect(rows).toEqual([])
  const smuggle = server.db.as(stranger, (tx) =>
    tx.rows(sql`
      insert into project_site (address_id, company_id, address_type, address_name, address_line1, city, state, country,
        pincode, created_at)
      values (${missing}, ${companyId}, 'SITE', 'x', 'x', 'xx', 'Goa', 'India', '403001', now())`),
  )
  await expect(smuggle).rejects.toMatchObject({ code: '42501' })
  const nobody = await server.db.as(customer(admin.accountId), (tx) => tx.rows(sql`select 1 from project_site`))
  expect(nobody).toEqual([])
})

test('an individual has no sites, a user can only read them, and a caller without a token gets nothing', async () => {
  const site = await addSite()
  const individual = await server.signIn()
  await expect(individual.call('listProjectSites')).rejects.toMatchObject({ status: 403, ...refusal('forbidden') })
  const writes: [method: 'POST' | 'PUT' | 'DELETE', url: string][] = [
    ['POST', sitesUrl],
    ['PUT', `${sitesUrl}/${site.addressId}`],
    ['DELETE', `${sitesUrl}/${site.addressId}?isPermDelete=true`],
  ]
  for (const [method, url] of writes) {
    const payload = method === 'DELETE' ? {} : { payload: kharadi }
    expect((await server.ask({ method, url, headers: bearer(user), ...payload })).statusCode).toBe(403)
    expect((await server.ask({ method, url, ...payload })).statusCode).toBe(401)
  }
})

test.each([
  ['no name', { addressName: '' }, 'addressName', 'Site name is required'],
  ['61 characters of name', { addressName: 'x'.repeat(61) }, 'addressName', 'Enter valid site name'],
  ['no line 1', { addressLine1: ' ' }, 'addressLine1', 'Address line 1 is required'],
  ['121 characters of line 2', { addressLine2: 'x'.repeat(121) }, 'addressLine2', 'Enter valid address line 2'],
  ['a city of one letter', { city: 'P' }, 'city', 'Enter valid city'],
  ['an unknown state', { state: 'Atlantis' }, 'state', 'Enter valid state'],
  ['a state in lower case', { state: 'maharashtra' }, 'state', 'Enter valid state'],
  ['another country', { country: 'Nepal' }, 'country', 'Enter valid country'],
  ['no PIN code', { pincode: '' }, 'pincode', 'PIN code is required'],
  ['a PIN code from 0', { pincode: '011014' }, 'pincode', 'Enter valid PIN code'],
  ['a PIN code as a number', { pincode: 411014 }, 'pincode', 'Enter valid PIN code'],
  ['PIN and state', { state: 'Kerala', pincode: '400070' }, 'pincode', 'This PIN code is in another state'],
  ['another state', { state: 'Kerala' }, 'pincode', 'This PIN code is in another state'],
  ['an army PIN code', { state: 'Rajasthan', pincode: '900056' }, 'pincode', 'An army PIN code names no place'],
  ['an unknown kind', { addressType: 'HOME' }, 'addressType', 'Enter valid address type'],
  ['NUL', { addressName: 'Yard\0' }, 'addressName', 'Site name contains invalid characters'],
  ['S3 another company', { companyId: other.companyId }, 'companyId', 'Company id is not a known field'],
])('%s is a violation that names the field, when added and when changed', async (_name, wrong, field, message) => {
  const site = await addSite()
  const headers = bearer(admin)
  const added = await server.ask({ method: 'POST', url: sitesUrl, headers, payload: { ...kharadi, ...wrong } })
  const url = `${sitesUrl}/${site.addressId}`
  const changed = await server.ask({ method: 'PUT', url, headers, payload: wrong })
  for (const reply of [added, changed]) {
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ ...refusal('validation'), violations: [{ field, message }] })
  }
  expect((await admin.call('getProjectSite', { params: { id: site.addressId } })).projectSite).toEqual(site)
})

test('B-35 the CRM identifier is unknown on adding and can’t be changed', async () => {
  const { addressId } = await addSite()
  const send = (method: 'POST' | 'PUT', url: string) =>
    server.ask({ method, url, headers: bearer(admin), payload: { ...kharadi, zohoCrmId: 'Z1' } })
  const [added, changed] = [await send('POST', sitesUrl), await send('PUT', `${sitesUrl}/${addressId}`)]
  expect(added.json()).toMatchObject({ violations: [{ field: 'zohoCrmId', code: 'unknown' }] })
  expect(changed.json()).toMatchObject({ violations: [{ field: 'zohoCrmId', code: 'fixed' }] })
})

test.each(['page=-1', 'size=0', 'size=101', 'page=101&size=100', 'other=1', 'filter=a&filter=b'])(
  'I3 %s is a bad request that names the parameter',
  async (query) => {
    const reply = await server.ask({ url: `${sitesUrl}?${query}`, headers: bearer(user) })
    expect(reply.statusCode).toBe(400)
    expect(['page', 'size', 'other', 'filter']).toContain(reply.json().violations[0].field)
  },
)

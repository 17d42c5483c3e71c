import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { aCompany, aGstin } from '#tests/support/company.ts'
import { holderOf, UNKNOWN_GSTIN } from '#tests/support/gst.ts'
import { aCompanyServer, aNewcomer, anAddress, refusal } from '#tests/support/newcomer.ts'
import { anEmail } from '#tests/support/session.ts'

const server = await aCompanyServer()
const { call, callAs, clock } = server

type Company = Awaited<ReturnType<typeof aCompany>>
const requestsOf = async ({ admin }: Company) => (await admin.call('listAccessRequests')).accessRequests
/** Sessions expire when days pass, so the administrator signs in again. */
const signedInAgain = async (company: Company) => ({
  ...company,
  admin: await server.signIn(company.admin.phoneOrEmail),
})
const askOne = async (company: Company, message?: string) => {
  const person = await server.signIn()
  const body = { gstnId: company.gstin, ...(message === undefined ? {} : { message }) }
  const reply = await person.call('requestCompanyAccess', { body })
  const id = (await requestsOf(company))[0]?.accessRequestId ?? ''
  return { ...person, reply, params: { id } }
}

test('B-28 a new user who requests access gets an individual account and nothing of the company', async () => {
  const company = await aCompany(server)
  const { call: ask, token, phoneOrEmail } = await aNewcomer(server)
  const email = anEmail()
  const body = {
    gstnId: company.gstin,
    first_name: 'Rahul',
    last_name: 'Sharma',
    email,
    message: ' Site engineer, Pune ',
  }
  const { accessToken, refreshToken } = await ask('registerWithAccessRequest', { body })
  expect(refreshToken).toMatch(/^[\w-]{43}$/)
  expect(decodeJwt(accessToken)).toMatchObject({
    sub: decodeJwt(token).sub,
    role: 'ROLE_USER',
    userType: 'INDIVIDUAL',
    name: 'Rahul Sharma',
    phoneEmail: phoneOrEmail,
  })
  const own = callAs(accessToken)
  await expect(own('getCompanyProfile')).rejects.toMatchObject(refusal('forbidden', 403))
  await expect(own('listProjectSites', { query: {} })).rejects.toMatchObject(refusal('forbidden', 403))
  await expect(own('listCompanyUsers', { query: {} })).rejects.toMatchObject(refusal('forbidden', 403))
  await expect(own('listAccessRequests')).rejects.toMatchObject(refusal('forbidden', 403))
  expect(await requestsOf(company)).toEqual([
    {
      accessRequestId: expect.any(String),
      firstName: 'Rahul',
      lastName: 'Sharma',
      phoneEmail: phoneOrEmail,
      message: 'Site engineer, Pune',
      requestedAt: clock.now().toISOString(),
    },
  ])
  await expect(ask('registerWithAccessRequest', { body })).rejects.toMatchObject(refusal('already-registered', 409))
})

test.each([
  ['a short first name', { first_name: 'Ra' }, 'first_name', 'First name must be at least 3 characters long'],
  ['an invalid email address', { email: 'rahul' }, 'email', 'Enter valid email ID'],
  ['a malformed GSTIN', { gstnId: '27' }, 'gstnId', 'A GSTIN has exactly 15 characters'],
  ['a company id', { companyId: 'x' }, 'companyId', 'Company id is not a known field'],
])('B-28 a request with %s is refused and spends no token', async (_, wrong, field, message) => {
  const { gstin } = await aCompany(server)
  const { call: ask } = await aNewcomer(server)
  const body = { gstnId: gstin, first_name: 'Rahul', last_name: 'Sharma' }
  await expect(ask('registerWithAccessRequest', { body: { ...body, ...wrong } })).rejects.toMatchObject({
    ...refusal('validation', 422),
    violations: [expect.objectContaining({ field, message })],
  })
  await ask('registerWithAccessRequest', { body })
})

test('S9 nobody can request access to a company that does not exist', async () => {
  const { call: ask } = await aNewcomer(server)
  const unknown = { ...refusal('gstin-not-found', 404), detail: 'No company with this GSTIN is registered here.' }
  for (const gstnId of [UNKNOWN_GSTIN, aGstin()]) {
    const body = { gstnId, first_name: 'Rahul', last_name: 'Sharma' }
    await expect(ask('registerWithAccessRequest', { body })).rejects.toMatchObject(unknown)
    const individual = await server.signIn()
    await expect(individual.call('requestCompanyAccess', { body: { gstnId } })).rejects.toMatchObject(unknown)
  }
})

test('B-28 an administrator approves an individual, who becomes a user', async () => {
  const company = await aCompany(server)
  const person = await askOne(company, 'Please')
  expect(person.reply).toEqual({ status: 'PENDING' })
  const again = { ...refusal('access-already-requested', 409) }
  const body = { gstnId: company.gstin }
  await expect(person.call('requestCompanyAccess', { body })).rejects.toMatchObject({
    ...again,
    detail: 'You have requested access to this company already. Its administrator will decide.',
  })
  await expect(company.user.call('approveAccessRequest', person)).rejects.toMatchObject(refusal('forbidden', 403))
  await company.admin.call('approveAccessRequest', person)
  expect((await person.call('getCompanyProfile')).Company.gstin).toBe(company.gstin)
  const renewed = await call('refreshTokens', { body: { refreshToken: person.refreshToken }, query: {} })
  expect(decodeJwt(renewed.accessToken)).toMatchObject({ userType: 'COMPANY', role: 'ROLE_USER' })
  expect(await requestsOf(company)).toEqual([])
  const decided = { ...refusal('access-request-decided', 409), detail: 'This request has been decided already.' }
  await expect(company.admin.call('approveAccessRequest', person)).rejects.toMatchObject(decided)
  await expect(company.admin.call('rejectAccessRequest', person)).rejects.toMatchObject(decided)
  await expect(person.call('requestCompanyAccess', { body })).rejects.toMatchObject(refusal('forbidden', 403))
})

test('a rejected person stays outside and may request access again', async () => {
  const company = await aCompany(server)
  const person = await askOne(company)
  await company.admin.call('rejectAccessRequest', person)
  await expect(person.call('getCompanyProfile')).rejects.toMatchObject({ status: 403 })
  await person.call('requestCompanyAccess', { body: { gstnId: company.gstin } })
  expect(await requestsOf(company)).toHaveLength(1)
})

test('B-28 S1 another company’s requests are not found', async () => {
  const [mine, theirs] = [await aCompany(server), await aCompany(server)]
  const person = await askOne(theirs)
  await expect(mine.admin.call('approveAccessRequest', person)).rejects.toMatchObject(refusal('not-found', 404))
  await expect(mine.admin.call('rejectAccessRequest', person)).rejects.toMatchObject(refusal('not-found', 404))
  expect(await requestsOf(mine)).toEqual([])
})

test('B-28 a request expires after seven days', async () => {
  const company = await aCompany(server)
  const person = await askOne(company)
  clock.advance({ days: 7 })
  const later = await signedInAgain(company)
  expect(await requestsOf(later)).toEqual([])
  await expect(later.admin.call('approveAccessRequest', person)).rejects.toMatchObject(
    refusal('access-request-decided', 409),
  )
  const again = await server.signIn(person.phoneOrEmail)
  await again.call('requestCompanyAccess', { body: { gstnId: company.gstin } })
  expect(await requestsOf(later)).toHaveLength(1)
})

test('a person who already belongs to a company cannot be admitted to another one', async () => {
  const [first, second] = [await aCompany(server), await aCompany(server)]
  const person = await askOne(first)
  await person.call('requestCompanyAccess', { body: { gstnId: second.gstin } })
  const id = (await requestsOf(second))[0]?.accessRequestId ?? ''
  await first.admin.call('approveAccessRequest', person)
  expect(await requestsOf(second)).toEqual([])
  await expect(second.admin.call('approveAccessRequest', { params: { id } })).rejects.toMatchObject(
    refusal('access-request-decided', 409),
  )
  expect((await person.call('getCompanyProfile')).Company.gstin).toBe(first.gstin)
})

test("registering a company closes the person's access requests", async () => {
  const company = await aCompany(server)
  const person = await askOne(company)
  const body = { gstnId: aGstin(), gstTreatment: 'consumer' as const, billingAddress: anAddress() }
  await person.call('registerCompany', { body })
  expect(await requestsOf(company)).toEqual([])
  await expect(company.admin.call('approveAccessRequest', person)).rejects.toMatchObject({ status: 409 })
})

const ownRequests = async (person: { call: typeof call }) => (await person.call('listOwnAccessRequests')).accessRequests

test('B-28 the requester sees their own request until it is decided, and nothing of the company but what they know', async () => {
  const company = await aCompany(server, 'A name of its own')
  const person = await askOne(company)
  const asked = {
    accessRequestId: person.params.id,
    gstin: company.gstin,
    requestedAt: clock.now().toISOString(),
    expiresAt: new Date(clock.now().getTime() + 7 * 24 * 3600 * 1000).toISOString(),
  }
  expect(await ownRequests(person)).toEqual([asked])
  expect(await ownRequests(await askOne(await aCompany(server)))).not.toContainEqual(asked)
  expect(await ownRequests(company.admin)).toEqual([])
  await company.admin.call('rejectAccessRequest', person)
  expect(await ownRequests(person)).toEqual([])

  const { gstin } = company
  await person.call('getCompanyGstDetails', { query: { gstnId: gstin } })
  await person.call('requestCompanyAccess', { body: { gstnId: gstin } })
  expect(await ownRequests(person)).toMatchObject([{ gstin, companyName: holderOf(gstin).name }])
  clock.advance({ days: 7 })
  expect(await ownRequests(await server.signIn(person.phoneOrEmail))).toEqual([])
})

test('B-28 only the requester withdraws a request, and then nobody can decide on it', async () => {
  const company = await aCompany(server)
  const person = await askOne(company)
  const stranger = await askOne(await aCompany(server))
  for (const { call: other } of [stranger, company.user, company.admin])
    await expect(other('withdrawAccessRequest', person)).rejects.toMatchObject(refusal('not-found', 404))
  expect(await ownRequests(person)).toHaveLength(1)
  await person.call('withdrawAccessRequest', person)
  expect(await ownRequests(person)).toEqual([])
  expect(await requestsOf(company)).toEqual([])
  await expect(company.admin.call('approveAccessRequest', person)).rejects.toMatchObject(
    refusal('access-request-decided', 409),
  )
  await expect(person.call('withdrawAccessRequest', person)).rejects.toMatchObject(refusal('not-found', 404))
  await person.call('requestCompanyAccess', { body: { gstnId: company.gstin } })
})

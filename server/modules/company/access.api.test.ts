import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCompany, aGstin } from '#tests/support/company.ts'
import { UNKNOWN_GSTIN } from '#tests/support/gst.ts'
import { aCompanyServer, aNewcomer, anAddress, refusal } from '#tests/support/newcomer.ts'
import { anEmail, aPhone, enterCode } from '#tests/support/session.ts'

const server = await aCompanyServer()
const { call, callAs, clock, db } = server

type Company = Awaited<ReturnType<typeof aCompany>>
const requestsOf = async ({ admin }: Company) => (await admin.call('listAccessRequests')).accessRequests
/** Sessions end by themselves when days pass; the administrator signs in again. */
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

test('B-28 a new user who asks for access gets their own individual account and nothing of the company', async () => {
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
  ['an e-mail address that is none', { email: 'rahul' }, 'email', 'Enter valid email ID'],
  ['a malformed GSTIN', { gstnId: '27' }, 'gstnId', 'A GSTIN has exactly 15 characters'],
  ['a company’s number', { companyId: 'x' }, 'companyId', 'Company id is not a known field'],
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

test('S9 nobody asks a company in that is not there', async () => {
  const { call: ask } = await aNewcomer(server)
  const unknown = { ...refusal('gstin-not-found', 404), detail: 'No company with this GSTIN is registered here.' }
  for (const gstnId of [UNKNOWN_GSTIN, aGstin()]) {
    const body = { gstnId, first_name: 'Rahul', last_name: 'Sharma' }
    await expect(ask('registerWithAccessRequest', { body })).rejects.toMatchObject(unknown)
    const individual = await server.signIn()
    await expect(individual.call('requestCompanyAccess', { body: { gstnId } })).rejects.toMatchObject(unknown)
  }
})

test('B-28 an administrator lets an individual in, who is a user from then on', async () => {
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

test('a person who was turned down stays outside and may ask again', async () => {
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

test('B-28 a request runs out after seven days', async () => {
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

test('somebody who has a company by now cannot be let into another one', async () => {
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

const aColleague = (more: object = {}) => ({
  firstName: 'Meera',
  lastName: 'Joshi',
  email: anEmail(),
  phone: aPhone(),
  userRole: 'ROLE_USER' as const,
  ...more,
})
const inviteTo = async ({ admin }: Company, phone: string, more: object = {}) =>
  (await admin.call('addCompanyUser', { body: aColleague({ phone, ...more }) })).User
const invitationsOf = async ({ call: own }: { call: typeof call }) => (await own('listOwnInvitations')).invitations

test('B-32 somebody who has an account is invited, and only what the ADMIN typed is shown', async () => {
  const [company, other] = [await aCompany(server), await aCompany(server)]
  const guests = [await server.signIn(), other.user]
  for (const guest of guests) {
    clock.advance({ seconds: 1 })
    const typed = aColleague({ phone: guest.phoneOrEmail })
    const { User } = await company.admin.call('addCompanyUser', { body: typed })
    expect(User).toEqual({ ...typed, userId: User.userId, active: false, status: 'INVITED' })
    expect(User.userId).not.toBe(guest.accountId)
    expect((await company.admin.call('listCompanyUsers', { query: {} })).Users.content[0]).toEqual(User)
    expect(await invitationsOf(guest)).toEqual([
      {
        invitationId: User.userId,
        companyName: company.companyName,
        userRole: 'ROLE_USER',
        expiresAt: new Date(clock.now().getTime() + 7 * 24 * 3600 * 1000).toISOString(),
      },
    ])
    await expect(guest.call('listCompanyUsers', { query: {} })).rejects.toMatchObject({ status: 403 })
  }
  const [, member] = guests
  const id = (member && (await invitationsOf(member))[0]?.invitationId) ?? ''
  await expect(member?.call('acceptInvitation', { params: { id }, body: undefined })).rejects.toMatchObject(
    refusal('forbidden', 403),
  )
  await member?.call('declineInvitation', { params: { id }, body: undefined })
})

test('B-32 accepting joins with tokens of the company; the old ones are refused', async () => {
  const company = await aCompany(server)
  const guest = await server.signIn()
  const { userId } = await inviteTo(company, guest.phoneOrEmail, { userRole: 'ROLE_ADMIN' })
  const params = { id: userId }
  const stranger = await server.signIn()
  await expect(stranger.call('acceptInvitation', { params, body: undefined })).rejects.toMatchObject(
    refusal('not-found', 404),
  )
  const tokens = await guest.call('acceptInvitation', { params, body: undefined })
  expect(decodeJwt(tokens.accessToken)).toMatchObject({ role: 'ROLE_ADMIN', userType: 'COMPANY', sub: guest.accountId })
  await expect(guest.call('getOwnProfile')).rejects.toMatchObject(refusal('unauthorized', 401))
  const { Users } = await callAs(tokens.accessToken)('listCompanyUsers', { query: {} })
  expect(Users.content.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE'])
  expect(Users.content[0]?.userId).toBe(guest.accountId)
})

test('B-32 an invitation is declined, withdrawn or runs out, and then it is nobody’s', async () => {
  const company = await aCompany(server)
  const guest = await server.signIn()
  const invite = () => inviteTo(company, guest.phoneOrEmail)
  const gone = async (id: string) => {
    const missing = refusal('not-found', 404)
    const own = await server.signIn(guest.phoneOrEmail)
    await expect(own.call('acceptInvitation', { params: { id }, body: undefined })).rejects.toMatchObject(missing)
    await expect(own.call('declineInvitation', { params: { id }, body: undefined })).rejects.toMatchObject(missing)
    expect(await invitationsOf(own)).toEqual([])
    const { admin } = await signedInAgain(company)
    await expect(admin.call('getCompanyUser', { params: { id } })).rejects.toMatchObject(missing)
  }
  const declined = await invite()
  await guest.call('declineInvitation', { params: { id: declined.userId }, body: undefined })
  await gone(declined.userId)
  const withdrawn = await invite()
  await company.admin.call('deleteCompanyUser', { params: { id: withdrawn.userId }, query: { isPermDelete: 'true' } })
  await gone(withdrawn.userId)
  const late = await invite()
  clock.advance({ days: 7 })
  await gone(late.userId)
  await inviteTo(await signedInAgain(company), guest.phoneOrEmail)
})

test('a person is added once, by phone or by e-mail address', async () => {
  const company = await aCompany(server)
  const colleague = aColleague()
  const body = colleague
  await company.admin.call('addCompanyUser', { body })
  const there = { ...refusal('user-already-there', 409), detail: 'This person is a user of your company already.' }
  const add = (more: object) => company.admin.call('addCompanyUser', { body: { ...aColleague(), ...more } })
  await expect(add({ phone: colleague.phone })).rejects.toMatchObject(there)
  await expect(add({ email: colleague.email.toUpperCase() })).rejects.toMatchObject(there)
  const guest = await server.signIn()
  await inviteTo(company, guest.phoneOrEmail)
  await expect(add({ phone: guest.phoneOrEmail })).rejects.toMatchObject(there)
})

test('an invitation is changed in place; for another phone it is made anew', async () => {
  const company = await aCompany(server)
  const [guest, other] = [await server.signIn(), await server.signIn()]
  const { userId } = await inviteTo(company, guest.phoneOrEmail)
  const change = async (body: object) =>
    (await company.admin.call('updateCompanyUser', { params: { id: userId }, body })).User
  expect(await change({ firstName: 'Mira', userRole: 'ROLE_ADMIN' })).toMatchObject({
    userId,
    firstName: 'Mira',
    userRole: 'ROLE_ADMIN',
    status: 'INVITED',
  })
  const moved = await change({ phone: other.phoneOrEmail })
  expect(moved).toMatchObject({ firstName: 'Mira', phone: other.phoneOrEmail, status: 'INVITED' })
  expect(await invitationsOf(guest)).toEqual([])
  expect(await invitationsOf(other)).toMatchObject([{ invitationId: moved.userId, userRole: 'ROLE_ADMIN' }])
})

test('B-32 an unproved claim to an e-mail address is no account', async () => {
  const company = await aCompany(server)
  const { call: ask, phoneOrEmail } = await aNewcomer(server)
  const email = anEmail()
  await ask('registerUser', { body: { customer_type: 'INDIVIDUAL', first_name: 'Rahul', last_name: 'Rao', email } })
  const { User } = await company.admin.call('addCompanyUser', { body: aColleague({ email }) })
  expect(User.status).toBe('ACTIVE')
  const tokens = await enterCode(server, email)
  expect(decodeJwt(tokens.accessToken).sub).toBe(User.userId)
  const squatted = await db.rows(sql`
    select 1 from identifier where value = ${email} and account_id <> ${User.userId}`)
  expect(squatted).toEqual([])
  await server.signIn(phoneOrEmail)
})

test('S2 row-level security alone shows requests and invitations to the two they stand between', async () => {
  const company = await aCompany(server)
  const person = await askOne(company)
  await inviteTo(company, person.phoneOrEmail)
  const seen = (who: { accountId: string; companyId: string | null }) =>
    db.forPerson(who, async (tx) => [
      ...(await tx.rows(sql`select 1 from access_request`)),
      ...(await tx.rows(sql`select 1 from invitation`)),
    ])
  const { companyId } = await aCompany(server)
  expect(await seen({ accountId: crypto.randomUUID(), companyId })).toHaveLength(0)
  expect(await seen({ accountId: crypto.randomUUID(), companyId: null })).toHaveLength(0)
  expect(await seen({ accountId: person.accountId, companyId: null })).toHaveLength(2)
  expect(await seen({ accountId: crypto.randomUUID(), companyId: company.companyId })).toHaveLength(2)
})

test('who makes a company asks for nothing any more', async () => {
  const company = await aCompany(server)
  const person = await askOne(company)
  const body = { gstnId: aGstin(), gstTreatment: 'consumer' as const, billingAddress: anAddress() }
  await person.call('registerCompany', { body })
  expect(await requestsOf(company)).toEqual([])
  await expect(company.admin.call('approveAccessRequest', person)).rejects.toMatchObject({ status: 409 })
})

test('S3 the creator’s name and address never leave the company through a request or an invitation', async () => {
  const company = await aCompany(server)
  const guest = await server.signIn()
  await inviteTo(company, guest.phoneOrEmail)
  const told = JSON.stringify(await invitationsOf(guest))
  expect(told).not.toContain(company.gstin)
  expect(told).not.toContain(company.admin.phoneOrEmail)
})

import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Customer, companyItself, customer } from '#server/platform/principal.ts'
import { aColleague, aCompany } from '#tests/support/company.ts'
import { aCompanyServer, aNewcomer, refusal } from '#tests/support/newcomer.ts'
import { anEmail, aPhone, enterCode } from '#tests/support/session.ts'

const server = await aCompanyServer()
const { call, callAs, clock, db } = server

type Company = Awaited<ReturnType<typeof aCompany>>
/** Sessions expire when days pass, so the administrator signs in again. */
const signedInAgain = async (company: Company) => ({
  ...company,
  admin: await server.signIn(company.admin.phoneOrEmail),
})

const inviteTo = async ({ admin }: Company, phone: string, more: Parameters<typeof aColleague>[0] = {}) =>
  (await admin.call('addCompanyUser', { body: aColleague({ phone, ...more }) })).User
const invitationsOf = async ({ call: own }: { call: typeof call }) => (await own('listOwnInvitations')).invitations

test('B-32 adding a person invites them, and shows only what the ADMIN entered', async () => {
  const [company, other] = [await aCompany(server), await aCompany(server)]
  const guests = [await aNewcomer(server), await server.signIn(), other.user]
  for (const guest of guests) {
    clock.advance({ seconds: 1 })
    const typed = aColleague({ phone: guest.phoneOrEmail })
    const { User } = await company.admin.call('addCompanyUser', { body: typed })
    expect(User).toEqual({ ...typed, userId: User.userId, active: false, status: 'INVITED', acceptLimitPaise: 0 })
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
  const [, , member] = guests
  const id = (member && (await invitationsOf(member))[0]?.invitationId) ?? ''
  await expect(member?.call('acceptInvitation', { params: { id }, body: undefined })).rejects.toMatchObject(
    refusal('forbidden', 403),
  )
  await member?.call('declineInvitation', { params: { id }, body: undefined })
})

test('B-32 accepting joins with tokens of the company, and the old ones are refused', async () => {
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

test('B-32 an invitation that is declined, withdrawn or expired is open to nobody', async () => {
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

test('a person is added once, by phone or by email address', async () => {
  const company = await aCompany(server)
  const colleague = aColleague()
  const body = colleague
  await company.admin.call('addCompanyUser', { body })
  const there = {
    ...refusal('user-already-there', 409),
    detail: 'This person is a user of your company already, or invited.',
  }
  const add = (more: object) => company.admin.call('addCompanyUser', { body: { ...aColleague(), ...more } })
  await expect(add({ phone: colleague.phone })).rejects.toMatchObject(there)
  await expect(add({ email: colleague.email.toUpperCase() })).rejects.toMatchObject(there)
  await expect(add({ phone: company.user.phoneOrEmail })).rejects.toMatchObject(there)
})

test('an invitation changes in place; a new phone replaces it', async () => {
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

test('B-32 a pending email address that was never verified opens no invitation', async () => {
  const company = await aCompany(server)
  const newcomer = await aNewcomer(server)
  const email = anEmail()
  const names = { first_name: 'Rahul', last_name: 'Rao' }
  await newcomer.call('registerUser', { body: { customer_type: 'INDIVIDUAL', ...names, email } })
  const registered = await server.signIn(newcomer.phoneOrEmail)
  const { User } = await company.admin.call('addCompanyUser', { body: aColleague({ email }) })
  const params = { id: User.userId }
  expect(await invitationsOf(registered)).toEqual([])
  for (const answer of ['acceptInvitation', 'declineInvitation'] as const)
    await expect(registered.call(answer, { params, body: undefined })).rejects.toMatchObject(refusal('not-found', 404))
  expect(await invitationsOf(await aNewcomer(server, email))).toMatchObject([{ invitationId: User.userId }])
})

test('a new user accepts instead of registering, with the name the ADMIN entered; that spends the token', async () => {
  const company = await aCompany(server)
  const newcomer = await aNewcomer(server)
  const { email, userId } = await inviteTo(company, newcomer.phoneOrEmail)
  const params = { id: userId }
  const tokens = await newcomer.call('acceptInvitation', { params, body: undefined })
  expect(decodeJwt(tokens.accessToken)).toMatchObject({
    role: 'ROLE_USER',
    userType: 'COMPANY',
    name: 'Meera Joshi',
    phoneEmail: newcomer.phoneOrEmail,
    sub: decodeJwt(newcomer.token).sub,
  })
  expect(await callAs(tokens.accessToken)('getOwnProfile')).toMatchObject({
    User: { phone: newcomer.phoneOrEmail, isPhoneVerified: true, email, isEmailVerified: false },
  })
  const again = await inviteTo(await aCompany(server), newcomer.phoneOrEmail)
  await expect(
    newcomer.call('acceptInvitation', { params: { id: again.userId }, body: undefined }),
  ).rejects.toMatchObject(refusal('already-registered', 409))
})

test('a new user registers first and accepts later, also at the email address', async () => {
  const company = await aCompany(server)
  const email = anEmail()
  const { userId } = await inviteTo(company, aPhone(), { email })
  const newcomer = await aNewcomer(server, email)
  const names = { first_name: 'Rahul', last_name: 'Rao' }
  const { accessToken } = await newcomer.call('registerUser', {
    body: { customer_type: 'INDIVIDUAL', ...names, phone: aPhone() },
  })
  expect(decodeJwt(accessToken)).toMatchObject({ userType: 'INDIVIDUAL' })
  const { invitations } = await callAs(accessToken)('listOwnInvitations')
  expect(invitations).toMatchObject([{ invitationId: userId }])
  const joined = await callAs(accessToken)('acceptInvitation', { params: { id: userId }, body: undefined })
  expect(decodeJwt(joined.accessToken)).toMatchObject({ userType: 'COMPANY', name: 'Rahul Rao' })
})

test('a company has no power over the people it has invited: it cannot activate or deactivate them', async () => {
  const company = await aCompany(server)
  const phone = aPhone()
  const { userId } = await inviteTo(company, phone)
  const params = { id: userId }
  const pending = { ...refusal('invitation-pending', 409), detail: 'This person has not accepted the invitation yet.' }
  for (const verb of ['activateCompanyUser', 'deactivateCompanyUser'] as const)
    await expect(company.admin.call(verb, { params, body: undefined })).rejects.toMatchObject(pending)
  const { accessToken } = await enterCode(server, phone)
  expect(decodeJwt(accessToken)).toMatchObject({ role: 'ROLE_NEW_USER' })
  const names = { first_name: 'Rahul', last_name: 'Rao' }
  const own = await callAs(accessToken)('registerUser', {
    body: { customer_type: 'INDIVIDUAL', ...names, email: anEmail() },
  })
  await company.admin.call('deleteCompanyUser', { params, query: { isPermDelete: 'true' } })
  expect(decodeJwt(own.accessToken)).toMatchObject({ userType: 'INDIVIDUAL', name: 'Rahul Rao' })
  await callAs(own.accessToken)('getOwnProfile')
})

test('an invitation is deleted a month after it expired, whatever its outcome', async () => {
  const company = await aCompany(server)
  await inviteTo(company, aPhone())
  const gone = await inviteTo(company, aPhone())
  await company.admin.call('deleteCompanyUser', { params: { id: gone.userId }, query: { isPermDelete: 'true' } })
  const left = () => db.as(companyItself(company.companyId), (tx) => tx.rows(sql`select 1 from invitation`))
  clock.advance({ days: 36 })
  await server.runTasks()
  expect(await left()).toHaveLength(2)
  clock.advance({ days: 2 })
  await server.runTasks()
  expect(await left()).toEqual([])
})

test('S2 row-level security alone shows requests and invitations only to their two sides', async () => {
  const company = await aCompany(server)
  const person = await server.signIn()
  await person.call('requestCompanyAccess', { body: { gstnId: company.gstin } })
  await inviteTo(company, person.phoneOrEmail)
  const seen = (who: Customer) =>
    db.as(who, async (tx) => [
      ...(await tx.rows(sql`select 1 from access_request`)),
      ...(await tx.rows(sql`select 1 from invitation`)),
    ])
  const { companyId } = await aCompany(server)
  expect(await seen(customer(crypto.randomUUID(), companyId))).toHaveLength(0)
  expect(await seen(customer(crypto.randomUUID()))).toHaveLength(0)
  expect(await seen(customer(person.accountId))).toHaveLength(2)
  expect(await seen(customer(crypto.randomUUID(), company.companyId))).toHaveLength(2)
})

test('S3 the creator’s name and address never leave the company through a request or an invitation', async () => {
  const company = await aCompany(server)
  const guest = await server.signIn()
  await inviteTo(company, guest.phoneOrEmail)
  const told = JSON.stringify(await invitationsOf(guest))
  expect(told).not.toContain(company.gstin)
  expect(told).not.toContain(company.admin.phoneOrEmail)
})

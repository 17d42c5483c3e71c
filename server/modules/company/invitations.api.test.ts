import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCompany } from '#tests/support/company.ts'
import { aCompanyServer, aNewcomer, refusal } from '#tests/support/newcomer.ts'
import { anEmail, aPhone, enterCode } from '#tests/support/session.ts'

const server = await aCompanyServer()
const { call, callAs, clock, db } = server

type Company = Awaited<ReturnType<typeof aCompany>>
/** Sessions end by themselves when days pass; the administrator signs in again. */
const signedInAgain = async (company: Company) => ({
  ...company,
  admin: await server.signIn(company.admin.phoneOrEmail),
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
  const person = await server.signIn()
  await person.call('requestCompanyAccess', { body: { gstnId: company.gstin } })
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

test('S3 the creator’s name and address never leave the company through a request or an invitation', async () => {
  const company = await aCompany(server)
  const guest = await server.signIn()
  await inviteTo(company, guest.phoneOrEmail)
  const told = JSON.stringify(await invitationsOf(guest))
  expect(told).not.toContain(company.gstin)
  expect(told).not.toContain(company.admin.phoneOrEmail)
})

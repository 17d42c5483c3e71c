import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aColleague, aCompany } from '#tests/support/company.ts'
import { aCompanyServer, refusal } from '#tests/support/newcomer.ts'
import { aPhone, enterCode } from '#tests/support/session.ts'

const server = await aCompanyServer()
const { callAs, clock, db } = server

type Company = Awaited<ReturnType<typeof aCompany>>
const usersOf = async ({ admin }: Company, query: { filter?: string; page?: string; size?: string } = {}) =>
  (await admin.call('listCompanyUsers', { query })).Users
const add = async ({ admin }: Company, more: Parameters<typeof aColleague>[0] = {}) =>
  (await admin.call('addCompanyUser', { body: aColleague(more) })).User
const holding = (tokens: { accessToken: string; refreshToken: string }) => ({
  ...tokens,
  call: callAs(tokens.accessToken),
  claims: decodeJwt(tokens.accessToken),
})
const signInWithCode = async (phoneOrEmail: string) => holding(await enterCode(server, phoneOrEmail))
/** A new user who accepts their only invitation. */
async function joinByCode(phoneOrEmail: string) {
  const { call } = await signInWithCode(phoneOrEmail)
  const [invitation] = (await call('listOwnInvitations')).invitations
  const params = { id: invitation?.invitationId ?? '' }
  return holding(await call('acceptInvitation', { params, body: undefined }))
}

test('a person joins by accepting, is listed first, and is a user with the details entered', async () => {
  const company = await aCompany(server)
  clock.advance({ seconds: 1 })
  const colleague = aColleague()
  const { User } = await company.admin.call('addCompanyUser', { body: colleague })
  expect(User).toEqual({
    ...colleague,
    userId: User.userId,
    active: false,
    status: 'INVITED',
    acceptLimitPaise: 0,
  })
  const { call, claims } = await joinByCode(colleague.phone)
  expect(claims).toMatchObject({ role: 'ROLE_USER', userType: 'COMPANY', name: 'Meera Joshi' })
  const { User: own } = (await call('getOwnProfile')) as { User: Record<string, unknown> }
  expect(own).toMatchObject({ isPhoneVerified: true, isEmailVerified: false, email: colleague.email })
  const member = { ...colleague, userId: claims.sub, active: true, status: 'ACTIVE', acceptLimitPaise: 0 }
  expect((await usersOf(company)).content[0]).toEqual(member)
  expect((await company.admin.call('getCompanyUser', { params: { id: claims.sub ?? '' } })).User).toEqual(member)
})

test('users are listed newest first, filtered by free text and paged', async () => {
  const company = await aCompany(server)
  const colleagues = []
  for (const firstName of ['Anil', 'Bharat', 'Chitra']) {
    clock.advance({ seconds: 1 })
    colleagues.push(await add(company, { firstName, lastName: 'Naik' }))
  }
  const names = async (query: object) => (await usersOf(company, query)).content.map(({ firstName }) => firstName)
  expect((await names({})).slice(0, 3)).toEqual(['Chitra', 'Bharat', 'Anil'])
  expect(await names({ filter: 'anil naik' })).toEqual(['Anil'])
  expect(await names({ filter: colleagues[1]?.phone?.slice(2) })).toEqual(['Bharat'])
  expect(await names({ filter: colleagues[2]?.email?.toUpperCase() })).toEqual(['Chitra'])
  expect(await names({ filter: '%' })).toEqual([])
  expect(await usersOf(company, { filter: 'Naik', page: '1', size: '2' })).toMatchObject({
    content: [{ firstName: 'Anil' }],
    page: 1,
    size: 2,
    totalElements: 3,
    totalPages: 2,
  })
})

test('B-31 only an administrator manages users', async () => {
  const { user, admin } = await aCompany(server)
  const params = { id: admin.accountId }
  const forbidden = refusal('forbidden', 403)
  await expect(user.call('listCompanyUsers', {})).rejects.toMatchObject(forbidden)
  await expect(user.call('addCompanyUser', { body: aColleague() })).rejects.toMatchObject(forbidden)
  await expect(user.call('updateCompanyUser', { params, body: {} })).rejects.toMatchObject(forbidden)
  await expect(user.call('deactivateCompanyUser', { params, body: undefined })).rejects.toMatchObject(forbidden)
  await expect(user.call('deleteCompanyUser', { params })).rejects.toMatchObject(forbidden)
})

test('S1 people of another company are not found, by any call', async () => {
  const [mine, theirs] = [await aCompany(server), await aCompany(server)]
  const { call } = mine.admin
  for (const id of [theirs.user.accountId, crypto.randomUUID()]) {
    const params = { id }
    const missing = refusal('not-found', 404)
    await expect(call('getCompanyUser', { params })).rejects.toMatchObject(missing)
    await expect(call('updateCompanyUser', { params, body: { firstName: 'Own' } })).rejects.toMatchObject(missing)
    await expect(call('activateCompanyUser', { params, body: undefined })).rejects.toMatchObject(missing)
    await expect(call('deactivateCompanyUser', { params, body: undefined })).rejects.toMatchObject(missing)
    await expect(call('deleteCompanyUser', { params })).rejects.toMatchObject(missing)
    const query = { isPermDelete: 'true' as const }
    await expect(call('deleteCompanyUser', { params, query })).rejects.toMatchObject(missing)
  }
  await theirs.user.call('getCompanyProfile')
})

test('B-35 S3 a user’s id, company and status cannot be written', async () => {
  const { admin } = await aCompany(server)
  for (const field of ['companyId', 'status', 'active', 'userId', 'isEmailVerified']) {
    const body = { ...aColleague(), [field]: 'x' }
    const refused = { ...refusal('validation', 422), violations: [expect.objectContaining({ field, code: 'unknown' })] }
    await expect(admin.call('addCompanyUser', { body })).rejects.toMatchObject(refused)
  }
})

test('a user is changed in part; a new phone is pending, even if somebody else has it', async () => {
  const company = await aCompany(server)
  const { phone, email } = await add(company)
  const { claims } = await joinByCode(phone ?? '')
  const params = { id: claims.sub ?? '' }
  const change = async (body: object) => (await company.admin.call('updateCompanyUser', { params, body })).User
  expect(await change({ lastName: 'Rao' })).toMatchObject({ firstName: 'Meera', lastName: 'Rao', phone, email })
  const taken = await server.signIn()
  for (const later of [aPhone(), taken.phoneOrEmail]) {
    expect(await change({ phone: later })).toMatchObject({ phone: later })
    expect((await signInWithCode(later)).claims.sub).not.toBe(claims.sub)
  }
  clock.advance({ seconds: 60 })
  expect((await signInWithCode(phone ?? '')).claims.sub).toBe(claims.sub)
})

test('S10 R11 a deactivated person is refused at once, and can sign in again after activation', async () => {
  const company = await aCompany(server)
  const { user, admin } = company
  const params = { id: user.accountId }
  const { User } = await admin.call('deactivateCompanyUser', { params, body: undefined })
  expect(User).toMatchObject({ active: false, status: 'INACTIVE' })
  await expect(user.call('getCompanyProfile')).rejects.toMatchObject(refusal('unauthorized', 401))
  await expect(server.call('refreshTokens', { body: { refreshToken: user.refreshToken } })).rejects.toMatchObject(
    refusal('invalid-refresh-token', 401),
  )
  await expect(enterCode(server, user.phoneOrEmail)).rejects.toMatchObject({
    ...refusal('account-deactivated', 422),
    detail: 'This account is deactivated. Please contact support.',
  })
  expect((await admin.call('activateCompanyUser', { params, body: undefined })).User).toMatchObject({
    active: true,
    status: 'ACTIVE',
  })
  await expect(user.call('getCompanyProfile')).rejects.toMatchObject({ status: 401 })
  clock.advance({ seconds: 60 })
  await (await signInWithCode(user.phoneOrEmail)).call('getCompanyProfile')
})

test('S10 a changed role ends the sessions with the old one', async () => {
  const { user, admin } = await aCompany(server)
  const params = { id: user.accountId }
  await admin.call('updateCompanyUser', { params, body: { userRole: 'ROLE_USER' } })
  await user.call('getCompanyProfile')
  const { User } = await admin.call('updateCompanyUser', { params, body: { userRole: 'ROLE_ADMIN' } })
  expect(User.userRole).toBe('ROLE_ADMIN')
  await expect(user.call('getCompanyProfile')).rejects.toMatchObject({ status: 401 })
})

test('B-23 a permanently deleted person leaves every list; the freed phone starts a new account', async () => {
  const company = await aCompany(server)
  const { user, admin } = company
  const params = { id: user.accountId }
  await admin.call('deleteCompanyUser', { params, query: { isPermDelete: 'true' } })
  expect((await usersOf(company)).content.map(({ userId }) => userId)).toEqual([admin.accountId])
  await expect(admin.call('getCompanyUser', { params })).rejects.toMatchObject(refusal('not-found', 404))
  await expect(user.call('getCompanyProfile')).rejects.toMatchObject({ status: 401 })
  await expect(server.call('refreshTokens', { body: { refreshToken: user.refreshToken } })).rejects.toMatchObject({
    status: 401,
  })
  expect((await signInWithCode(user.phoneOrEmail)).claims['role']).toBe('ROLE_NEW_USER')
  const left = await db.rows(sql`
    select first_name, last_name, status, company_id from account where account_id = ${user.accountId}`)
  expect(left).toEqual([{ firstName: '', lastName: '', status: 'DELETED', companyId: null }])
  const traces = await db.rows(sql`
    select 1 from identifier where account_id = ${user.accountId}
    union all select 1 from token_family where account_id = ${user.accountId}`)
  expect(traces).toEqual([])
})

test('B-23 without isPermDelete=true a person is only deactivated', async () => {
  const company = await aCompany(server)
  const params = { id: company.user.accountId }
  await company.admin.call('deleteCompanyUser', { params })
  expect((await company.admin.call('getCompanyUser', { params })).User.status).toBe('INACTIVE')
})

test('nobody deactivates, deletes or demotes themself', async () => {
  const { admin } = await aCompany(server)
  const params = { id: admin.accountId }
  const own = { ...refusal('own-account', 409), detail: 'You cannot do this to your own account.' }
  await expect(admin.call('deactivateCompanyUser', { params, body: undefined })).rejects.toMatchObject(own)
  await expect(admin.call('deleteCompanyUser', { params })).rejects.toMatchObject(own)
  await expect(admin.call('deleteCompanyUser', { params, query: { isPermDelete: 'true' } })).rejects.toMatchObject(own)
  const body = { userRole: 'ROLE_USER' as const }
  await expect(admin.call('updateCompanyUser', { params, body })).rejects.toMatchObject(own)
  const kept = await admin.call('updateCompanyUser', { params, body: { lastName: 'Rane', userRole: 'ROLE_ADMIN' } })
  expect(kept.User).toMatchObject({ lastName: 'Rane', userRole: 'ROLE_ADMIN' })
})

test('B-33 continuing as individual: new tokens, old ones refused, the cart stays with the person', async () => {
  const { user } = await aCompany(server)
  const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
  await user.call('addCartItem', { body: { productId: products.content[0]?.productId ?? '' } })
  const tokens = await user.call('continueAsIndividual', { body: undefined })
  expect(decodeJwt(tokens.accessToken)).toMatchObject({
    role: 'ROLE_USER',
    userType: 'INDIVIDUAL',
    sub: user.accountId,
  })
  await expect(user.call('getOwnProfile')).rejects.toMatchObject({ status: 401 })
  const { call } = { call: callAs(tokens.accessToken) }
  await expect(call('getCompanyProfile')).rejects.toMatchObject(refusal('forbidden', 403))
  expect((await call('listCartItems')).items).toHaveLength(1)
})

test('B-33 the last administrator stays while others belong to the company', async () => {
  const { admin, user, join } = await aCompany(server)
  const detail = 'A company keeps at least one active administrator.'
  await expect(admin.call('continueAsIndividual', { body: undefined })).rejects.toMatchObject({
    ...refusal('last-admin', 409),
    detail,
  })
  await join(user.accountId, 'ROLE_ADMIN')
  await admin.call('continueAsIndividual', { body: undefined })
})

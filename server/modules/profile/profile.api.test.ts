import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Person } from '#contract/profile.ts'
import { registrationToken } from '#server/modules/session/access-tokens.ts'
import { aServer } from '#tests/support/server.ts'
import { anEmail, aPhone } from '#tests/support/session.ts'

const server = await aServer()
const { ask, callAs, db, tools } = server

const refusal = (problem: string, status: number) => ({ type: `/problems/${problem}`, status })
const personOf = (answer: { Profile: Person } | { User: Person }) => ('User' in answer ? answer.User : answer.Profile)
const put = (token: string, payload: unknown) =>
  ask({
    method: 'PUT',
    url: '/v1/user/profile',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  })

/** Makes the person a user of a company, as joining does. */
async function joinCompany(accountId: string, role: 'ROLE_USER' | 'ROLE_ADMIN') {
  await db.serving('identity').transaction(async (tx) => {
    const company = await tx.first(sql<{ id: string }>`
      insert into company (company_id, gstin, pan, company_name, gst_treatment, registered_address, created_by, created_at)
      values (gen_random_uuid(), '27AAPFU0939F1ZV', 'AAPFU0939F', 'Patil Infra', 'business_gst', 'Pune', ${accountId}, now())
      returning company_id as id`)
    await tx.rows(sql`
      update account set user_type = 'COMPANY', role = ${role}, company_id = ${company?.id} where account_id = ${accountId}`)
  })
}

describe('reading', () => {
  test('an individual gets a Profile, with null for absent fields', async () => {
    const { accountId, call, phoneOrEmail } = await server.signIn()
    expect(await call('getOwnProfile')).toEqual({
      Profile: {
        userId: accountId,
        firstName: 'Asha',
        lastName: 'Patil',
        phone: phoneOrEmail,
        email: null,
        userRole: 'ROLE_USER',
        isPhoneVerified: true,
        isEmailVerified: false,
        verifiedPhone: phoneOrEmail,
        verifiedEmail: null,
      },
    })
  })

  test("a company's user gets a User, with the role in the company", async () => {
    const { accountId, call } = await server.signIn()
    await joinCompany(accountId, 'ROLE_ADMIN')
    expect(await call('getOwnProfile')).toMatchObject({ User: { userId: accountId, userRole: 'ROLE_ADMIN' } })
    expect(await call('updateOwnProfile', { body: { firstName: 'Usha' } })).toMatchObject({
      User: { firstName: 'Usha' },
    })
  })

  test('B-20 a new user and an anonymous caller get no profile, and answers are never cached', async () => {
    const newcomer = callAs(await registrationToken(tools.tokens, aPhone()))
    await expect(newcomer('getOwnProfile')).rejects.toMatchObject(refusal('forbidden', 403))
    await expect(newcomer('updateOwnProfile', { body: {} })).rejects.toMatchObject(refusal('forbidden', 403))
    const nobody = await ask({ url: '/v1/user/profile' })
    expect(nobody.json()).toMatchObject(refusal('unauthorized', 401))
    const { accessToken } = await server.signIn()
    const own = await ask({ url: '/v1/user/profile', headers: { authorization: `Bearer ${accessToken}` } })
    expect(own.headers['cache-control']).toBe('no-store')
  })
})

describe('a name', () => {
  test('changes at once, with a new access token of the same session; absent fields stay', async () => {
    const { accessToken, call, refreshToken } = await server.signIn()
    const answer = await call('updateOwnProfile', { body: { firstName: '  Asha  ', lastName: 'Kulkarni' } })
    expect(personOf(answer)).toMatchObject({ firstName: 'Asha', lastName: 'Kulkarni' })
    const claims = decodeJwt(answer.accessToken ?? '')
    expect(claims).toMatchObject({ name: 'Asha Kulkarni', sid: decodeJwt(accessToken)['sid'] })
    expect(answer.refreshToken).toBeUndefined()
    const after = personOf(await callAs(answer.accessToken ?? '')('getOwnProfile'))
    expect(after).toMatchObject({ firstName: 'Asha', lastName: 'Kulkarni' })
    await expect(server.call('refreshTokens', { body: { refreshToken } })).resolves.toBeDefined()
  })

  test('gives no new token if it is unchanged or absent', async () => {
    const { call } = await server.signIn()
    expect(Object.keys(await call('updateOwnProfile', { body: { firstName: 'Asha' } }))).toEqual(['Profile'])
    expect(Object.keys(await call('updateOwnProfile', { body: {} }))).toEqual(['Profile'])
  })

  test('changes only for the caller', async () => {
    const [one, other] = [await server.signIn(), await server.signIn()]
    await one.call('updateOwnProfile', { body: { firstName: 'Meenakshi' } })
    expect(personOf(await other.call('getOwnProfile')).firstName).toBe('Asha')
  })
})

describe('an invalid profile', () => {
  test.each([
    ['firstName', '', 'First name is required'],
    ['firstName', null, 'First name is required'],
    ['firstName', 7, 'First name is required'],
    ['firstName', 'Asha1', 'Enter valid first name'],
    ['firstName', 'As\0ha', 'Enter valid first name'],
    ['firstName', 'Om', 'First name must be at least 3 characters long'],
    ['firstName', 'A'.repeat(26), 'First name cannot exceed 25 characters'],
    ['firstName', 'Drop Asha', 'First name contains invalid characters'],
    ['lastName', '', 'Last name is required'],
    ['lastName', 'Patil-Rao', 'Enter valid last name'],
    ['lastName', 'P'.repeat(26), 'Last name cannot exceed 25 characters'],
    ['lastName', 'Select', 'Last name contains invalid characters'],
    ['phone', '', 'Phone number is required'],
    ['phone', 9000000001, 'Phone number is required'],
    ['phone', '900000000', 'Enter valid phone number'],
    ['phone', '+659000000001', 'Enter valid phone number'],
    ['email', '', 'Email ID is required'],
    ['email', 'asha@', 'Enter valid email ID'],
    ['email', `${'a'.repeat(40)}@people.example`, 'Enter valid email ID'],
    ['email', 'drop.asha@people.example', 'Email ID contains invalid characters'],
  ])('%s %j: %s', async (field, value, message) => {
    const { accessToken } = await server.signIn()
    const answer = await put(accessToken, { [field]: value })
    expect(answer.json()).toMatchObject({ ...refusal('validation', 422), violations: [{ field, message }] })
  })

  test.each([
    ['role', 'ROLE_ADMIN'],
    ['userType', 'COMPANY'],
    ['status', 'ACTIVE'],
    ['active', true],
    ['companyId', '0199a000-0000-7000-8000-000000000001'],
    ['zohoCrmId', '1'],
    ['constructor', 'x'],
    ['userRole', 'ROLE_ADMIN', 'fixed'],
    ['userId', '0199a000-0000-7000-8000-000000000001', 'fixed'],
    ['isEmailVerified', true, 'fixed'],
    ['isPhoneVerified', false, 'fixed'],
    ['verifiedPhone', '9000000001', 'fixed'],
    ['verifiedPhone', null, 'fixed'],
  ])('S3 B-35 %s %j cannot be written, and nothing else changes', async (field, value, code = 'unknown') => {
    const { accessToken, call } = await server.signIn()
    const before = await call('getOwnProfile')
    const answer = await put(accessToken, { firstName: 'Mallika', [field]: value })
    expect(answer.json()).toMatchObject({ ...refusal('validation', 422), violations: [{ field, code }] })
    expect(await call('getOwnProfile')).toEqual(before)
  })

  test('an absent email address may be sent back as empty, but an existing one cannot be removed', async () => {
    const { accessToken, call } = await server.signIn()
    expect((await put(accessToken, { email: null })).statusCode).toBe(200)
    await call('updateOwnProfile', { body: { email: anEmail() } })
    const answer = await put(accessToken, { email: null })
    expect(answer.json()).toMatchObject({ violations: [{ field: 'email', message: 'Email ID is required' }] })
  })

  test('several invalid fields are named in their order', async () => {
    const { accessToken } = await server.signIn()
    const answer = await put(accessToken, { email: 'x', phone: '1', lastName: '', firstName: 'Om' })
    const { violations } = answer.json<{ violations: { field: string }[] }>()
    expect(violations.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'email', 'phone'])
  })
})

describe('a pending phone or email address', () => {
  test('B-19 is shown at once as unverified, replaces an earlier one, and goes when the verified one is sent', async () => {
    const { call, phoneOrEmail } = await server.signIn()
    const [first, second] = [aPhone(), aPhone()]
    for (const phone of [first, second]) {
      const answer = await call('updateOwnProfile', { body: { phone } })
      expect(answer.accessToken).toBeUndefined()
      expect(personOf(answer)).toMatchObject({ phone, isPhoneVerified: false, verifiedPhone: phoneOrEmail })
    }
    await expect(call('requestOwnOtp', { query: { phoneOrEmail: first } })).rejects.toMatchObject(
      refusal('validation', 422),
    )
    const back = await call('updateOwnProfile', { body: { phone: phoneOrEmail } })
    expect(personOf(back)).toMatchObject({ phone: phoneOrEmail, isPhoneVerified: true, verifiedPhone: phoneOrEmail })
  })

  test('B-21 may be one that somebody else has verified', async () => {
    const [owner, stranger] = [await server.signIn(), await server.signIn()]
    const answer = await stranger.call('updateOwnProfile', { body: { phone: owner.phoneOrEmail } })
    expect(personOf(answer)).toMatchObject({ phone: owner.phoneOrEmail, isPhoneVerified: false })
    expect(personOf(await owner.call('getOwnProfile'))).toMatchObject({ isPhoneVerified: true })
  })

  test('B-21 cannot sign in', async () => {
    const { call } = await server.signIn()
    const email = anEmail()
    await call('updateOwnProfile', { body: { email } })
    await server.call('requestOtp', { query: { phoneOrEmail: email } })
    const otp = await server.codeFor(email)
    const { accessToken } = await server.call('verifyOtp', { body: { phoneOrEmail: email, otp } })
    expect(decodeJwt(accessToken)).toMatchObject({ role: 'ROLE_NEW_USER' })
  })

  test('is stored in lower case if it is an email address', async () => {
    const { call } = await server.signIn()
    const email = anEmail()
    const answer = await call('updateOwnProfile', { body: { email: ` ${email.toUpperCase()} ` } })
    expect(personOf(answer).email).toBe(email)
  })
})

import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { anEmail, aPhone, enterCode } from '#tests/support/session.ts'

const server = await aServer()
const { callAs, ask, clock, db } = server

const refusal = (problem: string, status: number) => ({ type: `/problems/${problem}`, status })
const profile = (more: Record<string, unknown> = {}) => ({
  customer_type: 'INDIVIDUAL' as const,
  first_name: 'Meera',
  last_name: 'Joshi',
  email: anEmail(),
  ...more,
})
const newUser = async (phoneOrEmail: string) => (await enterCode(server, phoneOrEmail)).accessToken
const register = (token: string, body = profile()) => callAs(token)('registerUser', { body })
const identifiersOf = (accountId: unknown) =>
  db.rows(sql`
    select kind, value, verified_at is not null as verified from identifier where account_id = ${accountId} order by kind`)

test('B-20 a new user gets nine claims and no refresh token, and a profile creates the account', async () => {
  const phone = aPhone()
  const { accessToken, refreshToken } = await enterCode(server, phone)
  expect(refreshToken).toBe('')
  const claims = decodeJwt(accessToken)
  expect(claims).toMatchObject({
    role: 'ROLE_NEW_USER',
    phoneEmail: phone,
    name: '',
    userType: 'INDIVIDUAL',
    status: 'NEW',
    publicKey: expect.stringMatching(/^YN-[2-9A-Z]{6}$/),
    userId: expect.any(String),
  })
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(15 * 60)

  const tokens = await register(accessToken)
  const known = decodeJwt(tokens.accessToken)
  expect(known).toMatchObject({ role: 'ROLE_USER', name: 'Meera Joshi', status: 'ACTIVE', phoneEmail: phone })
  expect(known['userId']).toBe(claims['userId'])
  expect((known.exp ?? 0) - (known.iat ?? 0)).toBe(10 * 60)
  expect(Object.keys(known).sort()).toEqual(
    'aud exp iat iss jti name phoneEmail publicKey role sid status sub userId userType'.split(' '),
  )
  expect(tokens.refreshToken).toMatch(/^[\w-]{43}$/)
})

test('B-20 the verified identifier is the token’s, whatever the body says; the other one is stored as pending', async () => {
  const phone = aPhone()
  const email = `Meera.${anEmail()}`
  const { accessToken } = await register(await newUser(phone), profile({ phone: '9999999999', email }))
  expect(await identifiersOf(decodeJwt(accessToken).sub)).toEqual([
    { kind: 'EMAIL', value: email.toLowerCase(), verified: false },
    { kind: 'PHONE', value: phone, verified: true },
  ])
})

test('B-21 a pending identifier blocks nobody, and belongs to the person who verifies it', async () => {
  const email = anEmail()
  const squatter = decodeJwt((await register(await newUser(aPhone()), profile({ email }))).accessToken).sub
  const token = await newUser(email)
  expect(decodeJwt(token)['role']).toBe('ROLE_NEW_USER')
  const owner = decodeJwt((await register(token, profile({ phone: aPhone(), email: null }))).accessToken).sub
  expect(await identifiersOf(owner)).toContainEqual({ kind: 'EMAIL', value: email, verified: true })
  expect(await identifiersOf(squatter)).not.toContainEqual(expect.objectContaining({ kind: 'EMAIL' }))
})

test.each([
  [{ customer_type: 'COMPANY', first_name: '' }, 'customer_type', 'Unsupported customer type'],
  [{ first_name: 'Om' }, 'first_name', 'First name must be at least 3 characters long'],
  [{ last_name: '' }, 'last_name', 'Last name is required'],
  [{ email: 'meera@' }, 'email', 'Enter valid email ID'],
  [{ email: undefined }, 'email', 'Email ID is required'],
  [{ email: `${'m'.repeat(40)}@people.example` }, 'email', 'Enter valid email ID'],
  [{ role: 'ROLE_ADMIN' }, 'role', 'Role is not a known field'],
])('the profile %j is refused: %s, %s', async (wrong, field, message) => {
  const token = await newUser(aPhone())
  const refused = { ...refusal('validation', 422), violations: [expect.objectContaining({ field, message })] }
  await expect(register(token, profile(wrong))).rejects.toMatchObject({
    ...refused,
    violations: expect.arrayContaining(refused.violations),
  })
  await register(token)
})

test('all violations are reported at once, in the order of the fields', async () => {
  const told = async (identifier: string, body: object) => {
    const headers = { authorization: `Bearer ${await newUser(identifier)}` }
    const answer = await ask({ method: 'POST', url: '/v1/user/register', headers, payload: body })
    return answer.json<{ violations: { message: string }[] }>().violations.map(({ message }) => message)
  }
  const wrong = { customer_type: 'COMPANY', first_name: 'Om', last_name: '' }
  const names = ['Unsupported customer type', 'First name must be at least 3 characters long', 'Last name is required']
  expect(await told(aPhone(), { ...wrong, phone: 'x' })).toEqual([...names, 'Email ID is required'])
  expect(await told(aPhone(), { email: 'x', ...wrong })).toEqual([...names, 'Enter valid email ID'])
  expect(await told(anEmail(), { ...wrong, email: 'x' })).toEqual([...names, 'Phone number is required'])
  expect(await told(anEmail(), { ...wrong, phone: '1', role: 'x' })).toEqual([
    ...names,
    'Enter valid phone number',
    'Role is not a known field',
  ])
})

test('a person who signed in by email must give a phone', async () => {
  const token = await newUser(anEmail())
  await expect(register(token, profile({ phone: '12345' }))).rejects.toMatchObject({
    violations: [expect.objectContaining({ field: 'phone', message: 'Enter valid phone number' })],
  })
  await register(token, profile({ phone: aPhone() }))
})

test('S8 B-20 a new user’s token registers once, then gets 409, and opens nothing else', async () => {
  const token = await newUser(aPhone())
  const cart = () =>
    ask({ url: '/v1/enquiry-cart/enquiry-cart-line-items', headers: { authorization: `Bearer ${token}` } })
  expect((await cart()).statusCode).toBe(403)
  await register(token)
  await expect(register(token)).rejects.toMatchObject(refusal('already-registered', 409))
  expect((await cart()).statusCode).toBe(403)
})

test('S8 B-20 a new user’s token expires after 15 minutes', async () => {
  const token = await newUser(aPhone())
  clock.advance({ minutes: 15 })
  await expect(register(token)).rejects.toMatchObject(refusal('unauthorized', 401))
})

test('registering requires a token', async () => {
  const answer = await ask({ method: 'POST', url: '/v1/user/register', payload: profile() })
  expect(answer.statusCode).toBe(401)
})

import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { proofs } from '#tests/support/proofs.ts'
import { aServer } from '#tests/support/server.ts'
import { anEmail, aPhone, enterCode, wrongFor } from '#tests/support/session.ts'
import { registrationToken } from './access-tokens.ts'

const ROUNDS = proofs(5, 100)
const AT_ONCE = 20

const server = await aServer()
const { ask, clock, codeFor, db, outbox, tools } = server

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const tally = (answers: { statusCode: number; json: () => { type?: string } }[]) => {
  const kinds = answers.map((answer) => answer.json().type ?? String(answer.statusCode))
  return Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]))
}

const requestOtp = (phone: string) => ask({ url: `/v1/jwt-auth/request-otp?phoneOrEmail=${phone}` })
const verifyOtp = (phoneOrEmail: string, otp: string) =>
  ask({ method: 'POST', url: '/v1/jwt-auth/verify-otp', payload: { phoneOrEmail, otp } })
const refresh = (refreshToken: string) =>
  ask({ method: 'POST', url: '/v1/jwt-auth/refresh', payload: { refreshToken } })
const register = (token: string) =>
  ask({
    method: 'POST',
    url: '/v1/user/register',
    headers: { authorization: `Bearer ${token}` },
    payload: { customer_type: 'INDIVIDUAL', first_name: 'Meera', last_name: 'Joshi', email: anEmail() },
  })

async function countOf(query: ReturnType<typeof sql<{ count: number }>>) {
  return (await db.first(query))?.count
}
const familiesOf = (accountId: string) =>
  countOf(sql`select count(*) from token_family where account_id = ${accountId}`)

test(`R7 the right code sent ${AT_ONCE} times at once opens one session`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { accountId, phoneOrEmail } = await server.signIn()
    await requestOtp(phoneOrEmail)
    const code = await codeFor(phoneOrEmail)
    const answers = await Promise.all(times(AT_ONCE, () => verifyOtp(phoneOrEmail, code)))
    expect(tally(answers)).toEqual({ 200: 1, '/problems/invalid-otp': AT_ONCE - 1 })
    expect(await familiesOf(accountId)).toBe(2)
  }
})

test('R7 of 200 wrong codes at once at most 5 are compared, and then the right one is refused', async () => {
  const phone = aPhone()
  await requestOtp(phone)
  const code = await codeFor(phone)
  const wrong = wrongFor(code)
  const answers = await Promise.all(times(200, () => verifyOtp(phone, wrong)))
  expect(tally(answers)).toEqual({ '/problems/invalid-otp': 200 })
  const [row] = await db.rows(sql<{ tries: number; failures: number }>`
    select shared_tries as tries, failures
    from one_time_code join code_window using (purpose, identifier, device_hash) where identifier = ${phone}`)
  expect(row).toEqual({ tries: 5, failures: 5 })
  expect((await verifyOtp(phone, code)).json()).toMatchObject({ type: '/problems/invalid-otp' })
})

test(`R8 ${AT_ONCE} simultaneous requests for a code send one message`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const phone = aPhone()
    const answers = await Promise.all(times(AT_ONCE, () => requestOtp(phone)))
    expect(tally(answers)).toEqual({ 200: 1, '/problems/otp-already-requested': AT_ONCE - 1 })
    const waits = answers.flatMap(({ statusCode, headers }) =>
      statusCode === 429 ? [Number(headers['retry-after'])] : [],
    )
    expect(waits.filter((seconds) => !Number.isInteger(seconds) || seconds < 1 || seconds > 60)).toEqual([])
    expect(await outbox(phone)).toHaveLength(1)
    clock.advance({ seconds: 60 })
    const second = await Promise.all(times(AT_ONCE, () => requestOtp(phone)))
    expect(tally(second)).toEqual({ 200: 1, '/problems/otp-already-requested': AT_ONCE - 1 })
  }
})

test('R9 ten tabs that refresh at once get one successor, and the session has one head', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { refreshToken, accessToken } = await server.signIn()
    const familyId = decodeJwt(accessToken)['sid']
    const heads = () =>
      countOf(sql`select count(*) from refresh_token where family_id = ${familyId} and superseded_at is null`)
    const answers = await Promise.all(times(10, () => refresh(refreshToken)))
    expect(tally(answers)).toEqual({ 200: 10 })
    const successors = new Set(answers.map((answer) => answer.json<{ refreshToken: string }>().refreshToken))
    expect(successors.size).toBe(1)
    expect(await heads()).toBe(1)

    const [successor = ''] = successors
    clock.advance({ seconds: 11 })
    const reused = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
    expect(tally(reused)).toEqual({ '/problems/invalid-refresh-token': 2 })
    expect((await refresh(successor)).statusCode).toBe(401)
  }
})

test('R9 a reused token and its head at once: no session is left', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { refreshToken } = await server.signIn()
    const { refreshToken: head } = (await refresh(refreshToken)).json<{ refreshToken: string }>()
    clock.advance({ seconds: 11 })
    const [reused, traded] = await Promise.all([refresh(refreshToken), refresh(head)])
    expect(reused.statusCode).toBe(401)
    const last = traded.statusCode === 200 ? traded.json<{ refreshToken: string }>().refreshToken : head
    expect((await refresh(last)).statusCode).toBe(401)
  }
})

test(`S8 ${AT_ONCE} registrations with one token create one account`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const phone = aPhone()
    const { accessToken } = await enterCode(server, phone)
    const answers = await Promise.all(times(AT_ONCE, () => register(accessToken)))
    expect(tally(answers)).toEqual({ 200: 1, '/problems/already-registered': AT_ONCE - 1 })
    expect(await countOf(sql`select count(*) from identifier where value = ${phone}`)).toBe(1)
  }
})

test(`S8 ${AT_ONCE} tokens of one phone that register at once create one account`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const phone = aPhone()
    const tokens = await Promise.all(times(AT_ONCE, () => registrationToken(tools.tokens, phone)))
    const answers = await Promise.all(tokens.map(register))
    expect(tally(answers)).toEqual({ 200: 1, '/problems/already-registered': AT_ONCE - 1 })
    expect(await countOf(sql`select count(*) from identifier where value = ${phone}`)).toBe(1)
  }
})

import { expect, test } from 'vitest'
import { signInDoor } from '#tests/support/flood.ts'
import { aServer } from '#tests/support/server.ts'
import { anEmail, aPhone, wrongFor } from '#tests/support/session.ts'

const server = await aServer()
const { clock, codeFor } = server
const { request, verify } = signInDoor(server)

const invalid = { type: '/problems/invalid-otp', status: 422 }
/** Requests a code and returns it with its challenge. */
async function asked(phoneOrEmail: string) {
  const { challenge } = (await request(phoneOrEmail)).json<{ challenge: string }>()
  return { challenge, otp: await codeFor(phoneOrEmail) }
}

test('S4 B-15 a challenge has five tries and no sixth, not even with the right code', async () => {
  const phone = aPhone()
  const { challenge, otp } = await asked(phone)
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect((await verify(phone, { otp: wrongFor(otp), challenge })).json()).toMatchObject(invalid)
  expect((await verify(phone, { otp, challenge })).json()).toMatchObject(invalid)
  // Another challenge has its own tries.
  expect((await verify(phone, { otp })).statusCode).toBe(200)
})

test('S4 B-15 tries without a challenge do not use up the tries of a challenge', async () => {
  const phone = aPhone()
  const { challenge, otp } = await asked(phone)
  for (let attempt = 1; attempt <= 20; attempt += 1) await verify(phone, { otp: wrongFor(otp) })
  expect((await verify(phone, { otp })).json()).toMatchObject(invalid)
  expect((await verify(phone, { otp, challenge })).statusCode).toBe(200)
})

test('S4 a code uses only the tries of its own challenge', async () => {
  const phone = aPhone()
  const first = await asked(phone)
  clock.advance({ seconds: 60 })
  const second = await asked(phone)
  expect((await verify(phone, { otp: first.otp, challenge: second.challenge })).json()).toMatchObject(invalid)
  expect((await verify(phone, { otp: second.otp, challenge: first.challenge })).json()).toMatchObject(invalid)
  expect((await verify(phone, first)).statusCode).toBe(200)
})

test('a code with its challenge is valid for five minutes, however many codes follow', async () => {
  const phone = aPhone()
  const first = await asked(phone)
  for (const _ of [2, 3, 4]) {
    clock.advance({ seconds: 60 })
    await request(phone)
  }
  clock.advance({ seconds: 119 })
  expect((await verify(phone, first)).statusCode).toBe(200)
})

test('B-17 an unknown challenge, or one of another person or purpose, is refused like a wrong code', async () => {
  const [phone, person] = [aPhone(), await server.signIn()]
  const { otp } = await asked(phone)
  const others = await asked(aPhone())
  const email = anEmail()
  await person.call('updateOwnProfile', { body: { email } })
  const proof = await person.call('requestOwnOtp', { query: { phoneOrEmail: email } })
  for (const challenge of ['x', others.challenge, proof.challenge])
    expect((await verify(phone, { otp, challenge })).json()).toMatchObject(invalid)
  expect((await verify(email, { otp: await codeFor(email), challenge: proof.challenge })).json()).toMatchObject(invalid)
  expect((await verify(phone, { otp })).statusCode).toBe(200)
})

test('the verification of a phone or an email address has a challenge too', async () => {
  const person = await server.signIn()
  const email = anEmail()
  await person.call('updateOwnProfile', { body: { email } })
  const { challenge } = await person.call('requestOwnOtp', { query: { phoneOrEmail: email } })
  const otp = await codeFor(email)
  const entered = (body: { otp: string; challenge?: string }) =>
    person.call('verifyOwnOtp', { body: { phoneOrEmail: email, ...body } })
  for (let attempt = 1; attempt <= 6; attempt += 1)
    await expect(entered({ otp: wrongFor(otp) })).rejects.toMatchObject(invalid)
  await expect(entered({ otp })).rejects.toMatchObject(invalid)
  await entered({ otp, challenge })
})

test('S4 wrong codes of one network are limited per hour, across all identifiers', async () => {
  const strict = await aServer({ settings: { LIMIT_OTP_TRIES_PER_ADDRESS_HOUR: '3' } })
  const door = signInDoor(strict)
  const from = (host: number) => ({ remoteAddress: `2001:db8:0:1::${host}` })
  for (let host = 1; host <= 3; host += 1)
    expect((await door.verify(aPhone(), { otp: '123456' }, from(host))).json()).toMatchObject(invalid)
  const refused = await door.verify(aPhone(), { otp: '123456' }, from(4))
  expect(refused.json()).toMatchObject({ type: '/problems/too-many-requests', status: 429 })
  expect(refused.headers['retry-after']).toBe('3600')
  expect((await door.verify(aPhone(), { otp: '123456' }, { remoteAddress: '2001:db8:0:2::1' })).statusCode).toBe(422)
  strict.clock.advance({ hours: 1 })
  expect((await door.verify(aPhone(), { otp: '123456' }, from(4))).statusCode).toBe(422)
})

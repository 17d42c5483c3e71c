import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { anEmail, aPhone, INVALID_IDENTIFIERS } from '#tests/support/session.ts'

const server = await aServer()
const { ask, call, clock, outbox } = server

const refusal = (problem: string, status = 422) => ({ type: `/problems/${problem}`, status })
type SignedIn = Awaited<ReturnType<typeof server.signIn>>
const requested = ({ call: own }: SignedIn, phoneOrEmail: string) => own('requestOwnOtp', { query: { phoneOrEmail } })

test('B-14 the code arrives before the answer, names its purpose, and is sent again only after 60 seconds', async () => {
  const person = await server.signIn()
  const phone = aPhone()
  await person.call('updateOwnProfile', { body: { phone } })
  expect(await requested(person, phone)).toMatchObject({ resendAfterSeconds: 60, expiresInSeconds: 300 })
  const [message, ...others] = await outbox(phone)
  expect(others).toEqual([])
  expect(message).toMatchObject({ to: phone, channel: 'sms', purpose: 'code' })
  expect(message?.subject).toBe('Confirm your phone number at Yantra')
  await expect(requested(person, phone)).rejects.toMatchObject({
    ...refusal('otp-already-requested', 429),
    message: 'OTP already sent. You can request a new one in 60 seconds.',
  })
  clock.advance({ seconds: 60 })
  await requested(person, phone)
  expect(await outbox(phone)).toHaveLength(2)
})

test('B-18 its window is separate from that of signing in', async () => {
  const person = await server.signIn()
  const email = anEmail()
  await person.call('updateOwnProfile', { body: { email } })
  await requested(person, email)
  await call('requestOtp', { query: { phoneOrEmail: email } })
  expect(await outbox(email)).toHaveLength(2)
})

test("B-19 it goes only to the caller's own pending identifiers: otherwise 422 on phoneOrEmail, and nothing is sent", async () => {
  const [person, other] = [await server.signIn(), await server.signIn()]
  const pendingOfOther = aPhone()
  await other.call('updateOwnProfile', { body: { phone: pendingOfOther } })
  for (const phoneOrEmail of [aPhone(), anEmail(), person.phoneOrEmail, other.phoneOrEmail, pendingOfOther]) {
    await expect(requested(person, phoneOrEmail)).rejects.toMatchObject({
      ...refusal('validation'),
      violations: [expect.objectContaining({ field: 'phoneOrEmail', message: 'Enter valid Phone/Email ID' })],
    })
    expect(await outbox(phoneOrEmail)).toEqual([])
  }
})

test.each(INVALID_IDENTIFIERS)('%j is neither a phone nor an email address: %s', async (phoneOrEmail, message) => {
  const person = await server.signIn()
  await expect(requested(person, phoneOrEmail)).rejects.toMatchObject({
    ...refusal('validation'),
    violations: [expect.objectContaining({ field: 'phoneOrEmail', message })],
  })
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' }],
  ['an image', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
  ['a link', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
])('B-13 %s sends no code, nor does HEAD', async (_name, headers) => {
  const person = await server.signIn()
  const phone = aPhone()
  await person.call('updateOwnProfile', { body: { phone } })
  const url = `/v1/user/request-otp?phoneOrEmail=${phone}`
  const authorization = `Bearer ${person.accessToken}`
  const answer = await ask({ url, headers: { ...headers, authorization } })
  expect(answer.json()).toMatchObject(refusal('forbidden', 403))
  expect((await ask({ method: 'HEAD', url, headers: { authorization } })).statusCode).toBe(404)
  expect(await outbox(phone)).toEqual([])
  await requested(person, phone)
})

test('B-16 the limits of live mode apply to it too', async () => {
  const strict = await aServer({ settings: { LIMIT_OTP_PER_HOUR: '2' } })
  const person = await strict.signIn()
  const phone = aPhone()
  await person.call('updateOwnProfile', { body: { phone } })
  for (let round = 1; round <= 2; round += 1) {
    await requested(person, phone)
    strict.clock.advance({ minutes: 2 })
  }
  await expect(requested(person, phone)).rejects.toMatchObject(refusal('too-many-requests', 429))
})

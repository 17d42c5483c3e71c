import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import type { Person } from '#contract/profile.ts'
import { createAccount } from '#server/modules/session/accounts.ts'
import { NOTICE_TASK } from '#server/platform/notices.ts'
import { makeQueue } from '#server/platform/queue.ts'
import { aServer } from '#tests/support/server.ts'
import { anEmail, aPhone, enterCode, wrongFor } from '#tests/support/session.ts'

const server = await aServer()
const { call, callAs, clock, codeFor, db, outbox } = server

const refusal = (problem: string, status = 422) => ({ type: `/problems/${problem}`, status })
const wrong = { ...refusal('invalid-otp'), message: 'OTP you have entered is incorrect. Retry again.' }
const personOf = (answer: { Profile: Person } | { User: Person }) => ('User' in answer ? answer.User : answer.Profile)
type SignedIn = Awaited<ReturnType<typeof server.signIn>>

const requested = ({ call: own }: SignedIn, phoneOrEmail: string) => own('requestOwnOtp', { query: { phoneOrEmail } })
const entered = ({ call: own }: SignedIn, otp: string, phoneOrEmail?: string) =>
  own('verifyOwnOtp', { body: phoneOrEmail === undefined ? { otp } : { phoneOrEmail, otp } })

/** Enters an identifier, requests its code and returns it. */
async function codeForPending(person: SignedIn, change: { phone: string } | { email: string }) {
  await person.call('updateOwnProfile', { body: change })
  const value = 'phone' in change ? change.phone : change.email
  await requested(person, value)
  return codeFor(value)
}
const notices = async (to: string) => (await outbox(to)).filter(({ purpose }) => purpose === 'notice')

describe('a code', () => {
  test('B-19 verifies the new phone: it signs in, the old one does not, and the old one is notified', async () => {
    const person = await server.signIn()
    const phone = aPhone()
    const code = await codeForPending(person, { phone })
    const answer = await entered(person, code, phone)
    expect(personOf(answer)).toMatchObject({ phone, isPhoneVerified: true })
    expect(await notices(phone)).toEqual([])
    const [notice, ...others] = await notices(person.phoneOrEmail)
    expect(others).toEqual([])
    expect(notice?.text).toContain('Your phone number was changed')
    expect(notice?.text).not.toContain(phone)

    const byNew = await enterCode(server, phone)
    expect(decodeJwt(byNew.accessToken)).toMatchObject({ sub: person.accountId, phoneEmail: phone })
    const byOld = await enterCode(server, person.phoneOrEmail)
    expect(decodeJwt(byOld.accessToken)).toMatchObject({ role: 'ROLE_NEW_USER' })
  })

  test("B-19 ends the person's other sessions; this one continues with the new identifier", async () => {
    const phone = aPhone()
    const [here, elsewhere, stranger] = [await server.signIn(phone), await server.signIn(phone), await server.signIn()]
    const email = anEmail()
    const mail = await entered(here, await codeForPending(here, { email }), email)
    expect(mail.accessToken).toBeUndefined()
    await expect(elsewhere.call('getOwnProfile')).rejects.toMatchObject(refusal('unauthorized', 401))
    await expect(call('refreshTokens', { body: { refreshToken: elsewhere.refreshToken } })).rejects.toMatchObject(
      refusal('invalid-refresh-token', 401),
    )
    await stranger.call('getOwnProfile')

    const next = aPhone()
    const { accessToken = '' } = await entered(here, await codeForPending(here, { phone: next }), next)
    expect(decodeJwt(accessToken)).toMatchObject({ phoneEmail: next, sid: decodeJwt(here.accessToken)['sid'] })
    const refreshed = await call('refreshTokens', { body: { refreshToken: here.refreshToken } })
    expect(decodeJwt(refreshed.accessToken)).toMatchObject({ phoneEmail: next })
    await callAs(accessToken)('getOwnProfile')
  })

  test('B-19 verifies a first email address: nobody is notified, and both identifiers sign in', async () => {
    const person = await server.signIn()
    const email = anEmail()
    const answer = await entered(person, await codeForPending(person, { email }), email.toUpperCase())
    expect(personOf(answer)).toMatchObject({ email, isEmailVerified: true, phone: person.phoneOrEmail })
    expect([...(await notices(person.phoneOrEmail)), ...(await notices(email))]).toEqual([])
    for (const identifier of [person.phoneOrEmail, email])
      expect(decodeJwt((await enterCode(server, identifier)).accessToken)).toMatchObject({ sub: person.accountId })
  })

  test('B-19 verifies the identifier given at registration in the same way', async () => {
    const [phone, email] = [aPhone(), anEmail()]
    const entry = { firstName: 'Meera', lastName: 'Joshi', verified: [phone], unverified: [email] }
    await db.serving('identity').transaction((tx) => createAccount({ tx, now: clock.now() }, entry))
    const person = await server.signIn(phone)
    expect(personOf(await person.call('getOwnProfile'))).toMatchObject({ email, isEmailVerified: false })
    await requested(person, email)
    expect(personOf(await entered(person, await codeFor(email)))).toMatchObject({ email, isEmailVerified: true })
  })

  test('B-18 without phoneOrEmail verifies the pending identifier that was last sent a code', async () => {
    const person = await server.signIn()
    const [phone, email] = [aPhone(), anEmail()]
    const phoneCode = await codeForPending(person, { phone })
    clock.advance({ seconds: 1 })
    const emailCode = await codeForPending(person, { email })
    await expect(entered(person, phoneCode)).rejects.toMatchObject(wrong)
    expect(personOf(await entered(person, emailCode))).toMatchObject({ isEmailVerified: true, isPhoneVerified: false })
    expect(personOf(await entered(person, phoneCode))).toMatchObject({ isEmailVerified: true, isPhoneVerified: true })
    await expect(entered(person, phoneCode)).rejects.toMatchObject(wrong)
  })

  test('B-18 for signing in never verifies a change, and one for a change never signs in', async () => {
    const person = await server.signIn()
    const email = anEmail()
    await person.call('updateOwnProfile', { body: { email } })
    await call('requestOtp', { query: { phoneOrEmail: email } })
    const loginCode = await codeFor(email)
    await expect(entered(person, loginCode, email)).rejects.toMatchObject(wrong)
    await expect(entered(person, loginCode)).rejects.toMatchObject(wrong)
    await requested(person, email)
    const verificationCode = await codeFor(email)
    await expect(call('verifyOtp', { body: { phoneOrEmail: email, otp: verificationCode } })).rejects.toMatchObject(
      wrong,
    )
    await expect(entered(person, loginCode, email)).rejects.toMatchObject(wrong)
    await entered(person, verificationCode, email)
  })

  test('B-17 is expired only if it is right but too late', async () => {
    const person = await server.signIn()
    const phone = aPhone()
    const code = await codeForPending(person, { phone })
    clock.advance({ seconds: 300 })
    await expect(entered(person, wrongFor(code), phone)).rejects.toMatchObject(wrong)
    await expect(entered(person, code, phone)).rejects.toMatchObject({
      ...refusal('expired-otp'),
      message: 'OTP has expired',
    })
    expect(personOf(await person.call('getOwnProfile'))).toMatchObject({ phone, isPhoneVerified: false })
  })

  test('B-15 allows five tries and no sixth, not even with the right code', async () => {
    const person = await server.signIn()
    const phone = aPhone()
    const code = await codeForPending(person, { phone })
    for (let attempt = 1; attempt <= 5; attempt += 1)
      await expect(entered(person, wrongFor(code), phone)).rejects.toMatchObject(wrong)
    await expect(entered(person, code, phone)).rejects.toMatchObject(wrong)
  })

  test('B-18 is worthless after the change is withdrawn', async () => {
    const person = await server.signIn()
    const phone = aPhone()
    const code = await codeForPending(person, { phone })
    await person.call('updateOwnProfile', { body: { phone: person.phoneOrEmail } })
    await expect(entered(person, code)).rejects.toMatchObject(wrong)
    await expect(entered(person, code, phone)).rejects.toMatchObject(wrong)
    expect(personOf(await person.call('getOwnProfile'))).toMatchObject({ phone: person.phoneOrEmail })
  })

  test('B-18 that was never requested is wrong', async () => {
    const person = await server.signIn()
    await expect(entered(person, '123456')).rejects.toMatchObject(wrong)
    await expect(entered(person, '123456', person.phoneOrEmail)).rejects.toMatchObject(wrong)
  })

  test.each([
    ['', 'OTP is required'],
    ['12345', 'Enter the 6-digit OTP'],
  ])('%j: %s', async (otp, message) => {
    const person = await server.signIn()
    await expect(entered(person, otp)).rejects.toMatchObject({
      ...refusal('validation'),
      violations: [expect.objectContaining({ field: 'otp', message })],
    })
  })
})

describe('an identifier of somebody else', () => {
  test('B-19 is in use: reported only after the right code, and nothing changes', async () => {
    const [owner, stranger] = [await server.signIn(), await server.signIn()]
    const code = await codeForPending(stranger, { phone: owner.phoneOrEmail })
    await expect(entered(stranger, wrongFor(code))).rejects.toMatchObject(wrong)
    await expect(entered(stranger, code)).rejects.toMatchObject({
      ...refusal('identifier-in-use', 409),
      message: 'This phone number or email ID belongs to another account.',
    })
    await expect(entered(stranger, code)).rejects.toMatchObject(wrong)
    expect(personOf(await owner.call('getOwnProfile'))).toMatchObject({ isPhoneVerified: true })
    expect(decodeJwt((await enterCode(server, stranger.phoneOrEmail)).accessToken)).toMatchObject({
      sub: stranger.accountId,
    })
    expect(await notices(stranger.phoneOrEmail)).toEqual([])
  })

  test('B-21 that is only pending is removed from all others once its owner has verified it', async () => {
    const [owner, squatter] = [await server.signIn(), await server.signIn()]
    const email = anEmail()
    await squatter.call('updateOwnProfile', { body: { email } })
    await entered(owner, await codeForPending(owner, { email }), email)
    expect(personOf(await squatter.call('getOwnProfile'))).toMatchObject({ email: null, isEmailVerified: false })
    await expect(requested(squatter, email)).rejects.toMatchObject(refusal('validation'))
    expect(decodeJwt((await enterCode(server, email)).accessToken)).toMatchObject({ sub: owner.accountId })
  })

  test('B-21 can be requested by a squatter without blocking its owner: the code that arrives works for the owner too', async () => {
    const [owner, squatter] = [await server.signIn(), await server.signIn()]
    const phone = aPhone()
    const code = await codeForPending(squatter, { phone })
    await owner.call('updateOwnProfile', { body: { phone } })
    await expect(requested(owner, phone)).rejects.toMatchObject(refusal('otp-already-requested', 429))
    expect(personOf(await entered(owner, code, phone))).toMatchObject({ phone, isPhoneVerified: true })
    expect(personOf(await squatter.call('getOwnProfile'))).toMatchObject({ phone: squatter.phoneOrEmail })
  })
})

test('F7 a notice that cannot be sent does not undo the change, and is sent once the provider accepts it', async () => {
  const person = await server.signIn()
  const phone = aPhone()
  const otp = await codeForPending(person, { phone })
  const changed = await person.call('verifyOwnOtp', { body: { otp } })
  expect(personOf(changed)).toMatchObject({ phone, isPhoneVerified: true })
  const handlers = { [NOTICE_TASK]: () => Promise.reject(new Error('no route')) }
  await makeQueue({ db, clock: clock.now, handlers, daily: [], onComplaint: () => {} }).runDue()
  expect(await notices(person.phoneOrEmail)).toEqual([])
  clock.advance({ seconds: 5 })
  expect(await notices(person.phoneOrEmail)).toHaveLength(1)
})

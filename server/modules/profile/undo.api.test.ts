import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Person } from '#contract/profile.ts'
import { createAccount } from '#server/modules/session/accounts.ts'
import { aCompany } from '#tests/support/company.ts'
import { aServer } from '#tests/support/server.ts'
import { anEmail, aPhone, enterCode } from '#tests/support/session.ts'

const server = await aServer({ settings: { PUBLIC_URL: 'https://yantra.example' } })
const { ask, call, callAs, clock, codeFor, db, outbox } = server

const refusal = (problem: string, status: number) => ({ type: `/problems/${problem}`, status })
const personOf = (answer: { Profile: Person } | { User: Person }) => ('User' in answer ? answer.User : answer.Profile)
type Own = Pick<Awaited<ReturnType<typeof server.signIn>>, 'call'>
const signInAgain = async (phone: string) => {
  const { accessToken } = await enterCode(server, phone)
  return { call: callAs(accessToken), accessToken }
}

/** Enters an identifier, requests its code and returns it. */
async function codeForPending({ call: own }: Own, change: { phone: string } | { email: string }) {
  await own('updateOwnProfile', { body: change })
  const value = 'phone' in change ? change.phone : change.email
  await own('requestOwnOtp', { query: { phoneOrEmail: value } })
  return codeFor(value)
}
const verify = ({ call: own }: Own, otp: string) => own('verifyOwnOtp', { body: { otp } })
const change = async (person: Own, to: { phone: string } | { email: string }) =>
  verify(person, await codeForPending(person, to))

/** The token in the last notice to this phone or email address. */
async function undoTokenFor(to: string) {
  const notice = (await outbox(to)).find(({ purpose }) => purpose === 'notice')
  return /https:\/\/yantra\.example\/undo-change#([\w-]{43}) /.exec(notice?.text ?? '')?.[1] ?? ''
}
const sqlOfReplaced = sql`select * from replaced_identifier`
const undo = (token: string) => call('undoChange', { body: { token } })
const holderOf = async (phoneOrEmail: string) =>
  decodeJwt((await enterCode(server, phoneOrEmail)).accessToken) as { sub: string; role: string }

describe('verifying a change', () => {
  test('B-19 needs a sign-in in the last ten minutes, and the code stays valid through a fresh one', async () => {
    const person = await server.signIn()
    clock.advance({ minutes: 9, seconds: 59 })
    const phone = aPhone()
    const otp = await codeForPending(person, { phone })
    clock.advance({ seconds: 1 })
    const { accessToken } = await call('refreshTokens', { body: { refreshToken: person.refreshToken } })
    for (const code of [otp, '000000'])
      await expect(verify({ call: callAs(accessToken) }, code)).rejects.toMatchObject({
        ...refusal('fresh-sign-in-required', 409),
        message: 'For your safety please sign in again, then verify.',
      })
    expect(await holderOf(phone)).toMatchObject({ role: 'ROLE_NEW_USER' })
    const again = await signInAgain(person.phoneOrEmail)
    expect(personOf(await verify(again, otp))).toMatchObject({ phone, isPhoneVerified: true })
  })

  /** A person who registered by phone with an email address, and has been signed in for three days. */
  async function oldSession() {
    const [phone, email] = [aPhone(), anEmail()]
    const entry = { firstName: 'Meera', lastName: 'Joshi', verified: [phone], unverified: [email] }
    await db.serving('identity').transaction((tx) => createAccount({ tx, now: clock.now() }, entry))
    const { refreshToken } = await server.signIn(phone)
    clock.advance({ days: 3 })
    const { accessToken } = await call('refreshTokens', { body: { refreshToken } })
    return { call: callAs(accessToken), phone, email }
  }

  test('B-19 needs no fresh sign-in for the address given at registration', async () => {
    const { email, ...person } = await oldSession()
    expect(personOf(await change(person, { email }))).toMatchObject({ email, isEmailVerified: true })
  })

  test('B-19 needs one for a first address entered later, which could sign in freshly and change the rest', async () => {
    const { phone, ...person } = await oldSession()
    const email = anEmail()
    const otp = await codeForPending(person, { email })
    await expect(verify(person, otp)).rejects.toMatchObject(refusal('fresh-sign-in-required', 409))
    expect(await holderOf(email)).toMatchObject({ role: 'ROLE_NEW_USER' })
    expect(personOf(await verify(await signInAgain(phone), otp))).toMatchObject({ email, isEmailVerified: true })
  })

  test('B-19 a session that replaces another is no fresh sign-in', async () => {
    const { user } = await aCompany(server)
    clock.advance({ minutes: 9 })
    const tokens = await user.call('continueAsIndividual', { body: undefined })
    clock.advance({ minutes: 1 })
    const otp = await codeForPending({ call: callAs(tokens.accessToken) }, { phone: aPhone() })
    await expect(verify({ call: callAs(tokens.accessToken) }, otp)).rejects.toMatchObject(
      refusal('fresh-sign-in-required', 409),
    )
  })
})

describe('the link to undo a change', () => {
  test('B-19 restores the old phone, removes the new one and ends every session', async () => {
    const person = await server.signIn()
    const phone = aPhone()
    await change(person, { phone })
    const thief = await signInAgain(phone)
    await undo(await undoTokenFor(person.phoneOrEmail))
    for (const session of [person, thief])
      await expect(session.call('getOwnProfile')).rejects.toMatchObject(refusal('unauthorized', 401))
    await expect(call('refreshTokens', { body: { refreshToken: person.refreshToken } })).rejects.toMatchObject({
      status: 401,
    })
    expect(await holderOf(person.phoneOrEmail)).toMatchObject({ sub: person.accountId, role: 'ROLE_USER' })
    clock.advance({ minutes: 1 })
    expect(await holderOf(phone)).toMatchObject({ role: 'ROLE_NEW_USER' })
  })

  test('B-19 works once, within 72 hours, and only unaltered', async () => {
    const [first, second] = [await server.signIn(), await server.signIn()]
    await change(first, { phone: aPhone() })
    await change(second, { phone: aPhone() })
    const [used, late] = [await undoTokenFor(first.phoneOrEmail), await undoTokenFor(second.phoneOrEmail)]
    await undo(used)
    clock.advance({ hours: 72 })
    const gone = { ...refusal('not-found', 404), message: 'Requested resource not found.' }
    for (const token of [used, late, `${late}A`, '0']) await expect(undo(token)).rejects.toMatchObject(gone)
  })

  test('B-19 undoing the first of two changes undoes both and invalidates the second link', async () => {
    const person = await server.signIn()
    const [between, last] = [aPhone(), aPhone()]
    await change(person, { phone: between })
    clock.advance({ minutes: 1 })
    await change(person, { phone: last })
    const theirs = await undoTokenFor(between)
    await undo(await undoTokenFor(person.phoneOrEmail))
    await expect(undo(theirs)).rejects.toMatchObject(refusal('not-found', 404))
    expect(await holderOf(person.phoneOrEmail)).toMatchObject({ sub: person.accountId })
    clock.advance({ minutes: 1 })
    for (const phone of [between, last]) expect(await holderOf(phone)).toMatchObject({ role: 'ROLE_NEW_USER' })
  })

  test('B-19 leaves an email address with another person who has verified it in the meantime', async () => {
    const [person, other] = [await server.signIn(), await server.signIn()]
    const email = anEmail()
    await change(person, { email })
    clock.advance({ minutes: 1 })
    await change(person, { email: anEmail() })
    const token = await undoTokenFor(email)
    await change(other, { email })
    await expect(undo(token)).rejects.toMatchObject({
      ...refusal('identifier-in-use', 409),
      message: 'This phone number or email ID belongs to another account.',
    })
    expect(personOf(await person.call('getOwnProfile'))).toMatchObject({ isEmailVerified: true })
    clock.advance({ minutes: 1 })
    expect(await holderOf(email)).toMatchObject({ sub: other.accountId })
  })

  test('B-19 stores no readable token, and is deleted with its person', async () => {
    const { admin, user } = await aCompany(server)
    await change(user, { phone: aPhone() })
    const token = await undoTokenFor(user.phoneOrEmail)
    expect(token).toHaveLength(43)
    const tables = [await db.rows(sqlOfReplaced), await db.rows(sql`select * from task`)]
    expect(JSON.stringify(tables)).not.toContain(token)
    await admin.call('deleteCompanyUser', { params: { id: user.accountId }, query: { isPermDelete: 'true' } })
    await expect(undo(token)).rejects.toMatchObject(refusal('not-found', 404))
    expect(JSON.stringify(await db.rows(sqlOfReplaced))).not.toContain(user.phoneOrEmail)
  })

  test.each([{}, { token: '' }, { token: 7 }, { token: 'x'.repeat(101) }])('%j is no token', async (payload) => {
    const answer = await ask({ method: 'POST', url: '/v1/user/undo-change', payload })
    expect(answer.json()).toMatchObject({ ...refusal('validation', 422), violations: [{ field: 'token' }] })
  })
})

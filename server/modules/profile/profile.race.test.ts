import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { registrationToken } from '#server/modules/session/access-tokens.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer } from '#tests/support/server.ts'
import { anEmail, aPhone } from '#tests/support/session.ts'

const ROUNDS = proofs(5, 100)
const AT_ONCE = 20
// PostgreSQL detects a deadlock after a second, so a few rounds of these are enough.
const ROUNDS_THAT_MAY_WAIT = Math.min(ROUNDS, 5)

const server = await aServer()
const { ask, clock, codeFor, db, outbox, tools } = server

type SignedIn = Awaited<ReturnType<typeof server.signIn>>
type Answer = { statusCode: number; json: () => { type?: string } }
const kindOf = (answer: Answer) => answer.json().type ?? String(answer.statusCode)
const tally = (answers: Answer[]) => {
  const kinds = answers.map(kindOf)
  return Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]))
}

const headersOf = ({ accessToken }: SignedIn) => ({ authorization: `Bearer ${accessToken}` })
const verify = (person: SignedIn, phoneOrEmail: string, otp: string) =>
  ask({
    method: 'POST',
    url: '/v1/user/verify-otp',
    headers: headersOf(person),
    payload: { phoneOrEmail, otp },
  })
const put = (person: SignedIn, phone: string) =>
  ask({ method: 'PUT', url: '/v1/user/profile', headers: headersOf(person), payload: { phone } })
async function codeForPending(person: SignedIn, phone: string) {
  await person.call('updateOwnProfile', { body: { phone } })
  await person.call('requestOwnOtp', { query: { phoneOrEmail: phone } })
  return codeFor(phone)
}
const holdersOf = (value: string) =>
  db.rows(sql<{ accountId: string; isVerifiedNow: boolean }>`
    select account_id, verified_at is not null as is_verified_now from identifier where value = ${value}`)
const phonesOf = ({ accountId }: SignedIn) =>
  db.rows(sql<{ value: string }>`select value from identifier where account_id = ${accountId} and kind = 'PHONE'`)

test(`B-19 two accounts verify one phone at once: one gets it, the other is refused, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const people = [await server.signIn(), await server.signIn()] as const
    const phone = aPhone()
    const first = await codeForPending(people[0], phone)
    clock.advance({ seconds: 60 })
    const second = await codeForPending(people[1], phone)
    const answers = await Promise.all([verify(people[0], phone, first), verify(people[1], phone, second)])
    expect(tally(answers)).toEqual({ 200: 1, '/problems/identifier-in-use': 1 })
    const winner = answers[0].statusCode === 200 ? people[0] : people[1]
    const loser = winner === people[0] ? people[1] : people[0]
    expect(await holdersOf(phone)).toEqual([{ accountId: winner.accountId, isVerifiedNow: true }])
    expect(await phonesOf(loser)).toEqual([{ value: loser.phoneOrEmail }])
  }
})

test(`B-18 the right code ${AT_ONCE} times at once is one change and one notice, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await server.signIn()
    const phone = aPhone()
    const code = await codeForPending(person, phone)
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => verify(person, phone, code)))
    expect(tally(answers)).toEqual({ 200: 1, '/problems/invalid-otp': AT_ONCE - 1 })
    expect(await phonesOf(person)).toEqual([{ value: phone }])
    expect((await outbox(person.phoneOrEmail)).filter(({ purpose }) => purpose === 'notice')).toHaveLength(1)
  }
})

test(`B-21 verifying a phone while a new user registers with it: one gets it, ${ROUNDS_THAT_MAY_WAIT} rounds`, async () => {
  for (let round = 0; round < ROUNDS_THAT_MAY_WAIT; round += 1) {
    const person = await server.signIn()
    const phone = aPhone()
    const code = await codeForPending(person, phone)
    const token = await registrationToken(tools.tokens, phone)
    const register = ask({
      method: 'POST',
      url: '/v1/user/register',
      headers: { authorization: `Bearer ${token}` },
      payload: { customer_type: 'INDIVIDUAL', first_name: 'Meera', last_name: 'Joshi', email: anEmail() },
    })
    const [verified, registered] = await Promise.all([verify(person, phone, code), register])
    const outcomes = [kindOf(verified), kindOf(registered)].join(' ')
    expect(['200 /problems/already-registered', '/problems/identifier-in-use 200']).toContain(outcomes)
    expect((await holdersOf(phone)).filter(({ isVerifiedNow }) => isVerifiedNow)).toHaveLength(1)
  }
})

test(`B-19 ten simultaneous changes of the pending phone leave one, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await server.signIn()
    const phones = Array.from({ length: 10 }, aPhone)
    const answers = await Promise.all(phones.map((phone) => put(person, phone)))
    expect(tally(answers)).toEqual({ 200: 10 })
    expect(await phonesOf(person)).toHaveLength(2)
  }
})

test(`B-18 a change withdrawn while its code is entered: one comes before the other, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await server.signIn()
    const phone = aPhone()
    const code = await codeForPending(person, phone)
    const [verified] = await Promise.all([verify(person, phone, code), put(person, person.phoneOrEmail)])
    const phones = (await phonesOf(person)).map(({ value }) => value).toSorted()
    // If the verification came first, sending the old number is a new pending change.
    const verificationFirst = { kind: '200', phones: [phone, person.phoneOrEmail].toSorted() }
    const verificationLate = { kind: '/problems/invalid-otp', phones: [person.phoneOrEmail] }
    expect([verificationFirst, verificationLate]).toContainEqual({ kind: kindOf(verified), phones })
  }
})

test(`B-19 one link undoes a change once, ${AT_ONCE} times at once, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await server.signIn()
    const phone = aPhone()
    await verify(person, phone, await codeForPending(person, phone))
    const [notice] = (await outbox(person.phoneOrEmail)).filter(({ purpose }) => purpose === 'notice')
    const token = /undo-change#([\w-]+)/.exec(notice?.text ?? '')?.[1] ?? ''
    const undo = () => ask({ method: 'POST', url: '/v1/user/undo-change', payload: { token } })
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, undo))
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length
    expect([count(204), count(404)]).toEqual([1, AT_ONCE - 1])
    expect(await phonesOf(person)).toEqual([{ value: person.phoneOrEmail }])
  }
})

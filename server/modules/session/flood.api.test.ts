// One identifier flooded from many addresses, with the limits of live mode: only its owner gets in.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { spacingSeconds } from '#server/platform/limits.ts'
import { anAttacker, signInDoor } from '#tests/support/flood.ts'
import { aServer } from '#tests/support/server.ts'
import { chanceOfHit, sharedTriesPerDay } from './otp.rules.ts'
import { OTP_LIMITS, type OtpLimits } from './session.config.ts'

const names: Record<keyof OtpLimits, string> = {
  perTenMinutes: 'LIMIT_OTP_PER_TEN_MINUTES',
  perHour: 'LIMIT_OTP_PER_HOUR',
  perDay: 'LIMIT_OTP_PER_DAY',
  perAddressHour: 'LIMIT_OTP_PER_ADDRESS_HOUR',
  triesPerAddressHour: 'LIMIT_OTP_TRIES_PER_ADDRESS_HOUR',
}

/** Live mode's limits on codes, as settings of a demo. */
const liveOtpSettings = Object.fromEntries(
  Object.entries(names).map(([limit, name]) => [name, String(OTP_LIMITS.live[limit as keyof OtpLimits])]),
)

const { perHour, perDay } = OTP_LIMITS.live
/** As documented: 4 h 48 min. */
const WAIT_SECONDS = spacingSeconds(perHour, perDay)

/** A server, a person with an account on it, and an attacker. */
async function aWorld() {
  const server = await aServer({ settings: liveOtpSettings })
  const door = signInDoor(server)
  const { phoneOrEmail: phone } = await server.signIn()
  const signIn = async (deviceToken?: string, remoteAddress = '192.0.2.1') => {
    const from = { deviceToken, remoteAddress }
    const asked = await door.request(phone, from)
    if (asked.statusCode !== 200) return { asked, entered: undefined }
    const { challenge } = asked.json<{ challenge: string }>()
    return { asked, entered: await door.verify(phone, { otp: await server.codeFor(phone), challenge }, from) }
  }
  return { server, phone, signIn, door, attacker: anAttacker(door, phone) }
}

test('S4 B-15 under a flood the owner on a known device signs in at the first try, all day long', async () => {
  const { server, signIn, attacker } = await aWorld()
  const first = await signIn()
  const { deviceToken } = first.entered?.json<{ deviceToken: string }>() ?? {}
  for (let hour = 1; hour <= 24; hour += 1) {
    server.clock.advance({ hours: 1 })
    await attacker.once()
    if (hour % 5 !== 0) continue
    const { entered } = await signIn(deviceToken)
    expect(entered?.statusCode).toBe(200)
    expect(entered?.json()).toMatchObject({ deviceToken })
  }
}, 60_000)

test('S4 B-15 under a flood a known device needs no challenge, and its code is useless to others', async () => {
  const { server, phone, signIn, door, attacker } = await aWorld()
  const { deviceToken } = (await signIn()).entered?.json<{ deviceToken: string }>() ?? {}
  for (let wave = 0; wave < 10; wave += 1) await attacker.once()
  const asked = await door.request(phone, { deviceToken })
  expect(asked.statusCode).toBe(200)
  const otp = await server.codeFor(phone)
  for (let wave = 0; wave < 10; wave += 1) await attacker.once()
  expect((await door.verify(phone, { otp })).statusCode).toBe(422)
  expect((await door.verify(phone, { otp }, { deviceToken })).statusCode).toBe(200)
})

test('S4 B-15 after a flood the owner on a new device waits as long as the reply says, and no longer than documented', async () => {
  const { server, phone, signIn, attacker } = await aWorld()
  for (let minute = 0; minute < 90; minute += 4) {
    await attacker.once()
    server.clock.advance({ minutes: 4 })
  }
  const { asked } = await signIn()
  expect(asked.json()).toMatchObject({ type: '/problems/too-many-requests' })
  expect(asked.json<{ detail: string }>().detail).toMatch(/^Too many requests. Please try again in \d h \d+ min.$/)
  const seconds = Number(asked.headers['retry-after'])
  expect(seconds).toBeLessThanOrEqual(WAIT_SECONDS)
  server.clock.advance({ seconds })
  const { entered } = await signIn()
  expect(entered?.statusCode).toBe(200)
  expect(await server.outbox(phone)).toHaveLength(perHour + 1)
}, 60_000)

test("S4 B-15 between the attacker's requests and tries the owner on a new device has five tries of their own", async () => {
  const { server, phone, door, attacker } = await aWorld()
  const asked = await door.request(phone)
  const otp = await server.codeFor(phone)
  for (let wave = 0; wave < 4; wave += 1) {
    await attacker.once()
    server.clock.advance({ seconds: 61 })
  }
  const { challenge } = asked.json<{ challenge: string }>()
  expect((await door.verify(phone, { otp, challenge })).statusCode).toBe(200)
})

test('S4 B-15 an endless flood brings the owner a code with a key, valid on any device, within the wait', async () => {
  const { server, phone, door, attacker } = await aWorld()
  // The attacker uses up everything available at once.
  for (let minute = 0; minute < 60; minute += 4) {
    await attacker.once()
    server.clock.advance({ minutes: 4 })
  }
  const before = (await server.outbox(phone)).length
  const newest = async () => (await server.outbox(phone))[0]?.text ?? ''
  let waited = 0
  while ((await server.outbox(phone)).length === before && waited <= WAIT_SECONDS) {
    server.clock.advance({ minutes: 6 })
    waited += 360
    await attacker.once()
  }
  expect(waited).toBeLessThanOrEqual(WAIT_SECONDS)
  const [, otp = ''] = /\b(\d{6})\b/.exec(await newest()) ?? []
  const [, key = ''] = /\bkey ([A-Z]{4}-[A-Z]{4})\./.exec(await newest()) ?? []
  // The attacker has used up the shared tries.
  expect((await door.verify(phone, { otp })).statusCode).toBe(422)
  expect((await door.verify(phone, { otp, challenge: key.toLowerCase() })).statusCode).toBe(200)
}, 60_000)

test('S4 a day of guessing makes no more comparisons than the bound allows: one hit in 10 000 days', async () => {
  const { server, attacker } = await aWorld()
  for (let minute = 0; minute < 24 * 60; minute += 12) {
    await attacker.once()
    server.clock.advance({ minutes: 12 })
  }
  const [counted] = await server.db.rows(sql<{ own: number; shared: number; codes: number }>`
    select (select sum(tries) from code_challenge)::int as own, sum(shared_tries)::int as shared, count(*)::int as codes
    from one_time_code`)
  const { own = 0, shared = 0, codes = 0 } = counted ?? {}
  expect(codes).toBeGreaterThan(perHour)
  expect(codes).toBeLessThanOrEqual(perDay)
  expect(own).toBe(codes * 5)
  expect(shared).toBeGreaterThan(0)
  expect(shared).toBeLessThanOrEqual(sharedTriesPerDay(OTP_LIMITS.live))
  expect((own + shared) / 1_000_000).toBeLessThanOrEqual(chanceOfHit(OTP_LIMITS.live))
  expect(chanceOfHit(OTP_LIMITS.live)).toBeLessThanOrEqual(1 / 10_000)
}, 60_000)

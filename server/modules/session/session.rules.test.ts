import { expect, test } from 'vitest'
import { otpTexts } from '#contract/texts/otp.en.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { fullName, identifierOf, newPublicKey } from './accounts.rules.ts'
import { hashToken, judgeRefresh, newRefreshToken, seal, unseal } from './families.rules.ts'
import {
  chanceOfHit,
  hashChallenge,
  hashOtp,
  isAskedByPage,
  judgeOtp,
  keyOf,
  newSeed,
  otpNotice,
  otpOf,
  type Sends,
  secondsOverLimit,
  secondsOverTries,
} from './otp.rules.ts'
import { OTP_LIMITS } from './session.config.ts'

const now = new Date('2026-11-21T10:00:00Z')
const ago = (seconds: number) => secondsAfter(now, -seconds)
const days = (count: number) => count * 24 * 3600

const login = { purpose: 'LOGIN', identifier: '9000000003' } as const

test('a code is six digits, with leading zeros', () => {
  const codes = Array.from({ length: 2000 }, () => otpOf('pepper', login, newSeed()))
  expect(codes.filter((code) => !/^[0-9]{6}$/.test(code))).toEqual([])
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(1900)
})

test('F8 a code depends on pepper, purpose, identifier and seed, and on nothing else', () => {
  const code = otpOf('pepper', login, 'seed')
  expect(otpOf('pepper', login, 'seed')).toBe(code)
  const others = [
    otpOf('salt', login, 'seed'),
    otpOf('pepper', { ...login, identifier: '9000000004' }, 'seed'),
    otpOf('pepper', { ...login, purpose: 'VERIFY_PHONE' }, 'seed'),
    otpOf('pepper', login, 'another'),
  ]
  expect(others).not.toContain(code)
})

test('S5 the hash of a code depends on pepper, purpose, identifier and code', () => {
  const hash = hashOtp('pepper', login, '123456')
  expect(hashOtp('pepper', login, '123456')).toBe(hash)
  expect(hashOtp('salt', login, '123456')).not.toBe(hash)
  expect(hashOtp('pepper', { ...login, identifier: '9000000004' }, '123456')).not.toBe(hash)
  expect(hashOtp('pepper', { ...login, purpose: 'VERIFY_PHONE' }, '123456')).not.toBe(hash)
  expect(hashOtp('pepper', login, '123457')).not.toBe(hash)
})

const live = { codeHash: 'aaaa', expiresAt: secondsAfter(now, 1) }
const late = { codeHash: 'bbbb', expiresAt: now }
test.each([
  [[live, late], 'aaaa', 'right'],
  [[live, late], 'bbbb', 'expired'],
  [[late, { ...late, expiresAt: live.expiresAt }], 'bbbb', 'right'],
  [[live, late], 'cccc', 'wrong'],
  [[], 'aaaa', 'wrong'],
] as const)('codes %j and the hash %s: %s', (codes, hash, verdict) => {
  expect(judgeOtp([...codes], hash, now)).toBe(verdict)
})

test.each([
  [{}, true],
  [{ fetchSite: 'same-origin', fetchDest: 'empty' }, true],
  [{ fetchSite: 'none' }, true],
  [{ fetchSite: 'cross-site', fetchDest: 'empty' }, false],
  [{ fetchSite: 'same-origin', fetchDest: 'image' }, false],
  [{ fetchSite: 'same-origin', fetchDest: 'iframe' }, false],
  [{ fetchSite: 'none', fetchDest: 'document' }, false],
  [{ purpose: 'prefetch;prerender' }, false],
])("S18 B-13 a visit with %j is a page's request for a code: %s", (signs, expected) => {
  const visit = {
    ip: '192.0.2.7',
    browser: '',
    network: '192.0.2.7',
    fetchSite: undefined,
    fetchDest: undefined,
    purpose: undefined,
    isInside: false,
    ...signs,
  }
  expect(isAskedByPage(visit)).toBe(expected)
})

const none: Sends = { onTrack: [], fromNetwork: [] }
const limits = { perTenMinutes: 2, perHour: 3, perDay: 5, perAddressHour: 2, triesPerAddressHour: 2 }
const hours = (count: number) => count * 3600
test.each([
  [none, undefined],
  [{ ...none, onTrack: [ago(10)] }, undefined],
  [{ ...none, onTrack: [ago(599), ago(60)] }, 1],
  [{ ...none, onTrack: [ago(3000), ago(2000)] }, undefined],
  // Three are free at any time; the other two of the day are twelve hours apart.
  [{ ...none, onTrack: [ago(3000), ago(2000), ago(1000)] }, hours(12) - 1000],
  [{ ...none, onTrack: [ago(hours(20)), ago(hours(19)), ago(hours(12))] }, undefined],
  [{ ...none, onTrack: [ago(hours(23)), ago(hours(22)), ago(hours(18)), ago(hours(1))] }, hours(11)],
  [{ ...none, onTrack: [ago(hours(25)), ago(hours(22)), ago(hours(1))] }, undefined],
  [{ ...none, fromNetwork: [ago(3599), ago(60)] }, 1],
])('B-16 after the sends %j the next code may be sent in %s seconds', (sends, seconds) => {
  expect(secondsOverLimit(limits, sends, now)).toBe(seconds)
})

test('S4 B-16 no pattern of requests gets more codes than the daily limit within 24 hours, or waits that long', () => {
  const { live } = OTP_LIMITS
  const sent: Date[] = []
  let longest = 0
  // One request a minute for three days, with a day and a half of silence between.
  for (let minute = 0; minute < 6 * 24 * 60; minute += 1) {
    if (minute > 2 * 24 * 60 && minute < 3.5 * 24 * 60) continue
    const at = secondsAfter(now, minute * 60)
    const wait = secondsOverLimit(live, { onTrack: sent, fromNetwork: [] }, at)
    if (wait === undefined) sent.push(at)
    else longest = Math.max(longest, wait)
  }
  const inDayFrom = (first: Date) => sent.filter((at) => at >= first && at < secondsAfter(first, hours(24))).length
  expect(Math.max(...sent.map(inDayFrom))).toBeLessThanOrEqual(live.perDay)
  expect(longest).toBeLessThanOrEqual(hours(4.8))
})

test('S4 with the limits of live mode a day of guesses hits at most once in ten thousand days', () => {
  expect(chanceOfHit(OTP_LIMITS.live)).toBeLessThanOrEqual(1 / 10_000)
})

test.each([
  [[ago(3599)], undefined],
  [[ago(3599), ago(60)], 1],
  [[ago(3700), ago(60)], undefined],
])('S4 after wrong codes from a network %j the next try may be made in %s seconds', (wrong, seconds) => {
  expect(secondsOverTries(limits, wrong, now)).toBe(seconds)
})

test('the code is the only group of six digits in the message', () => {
  for (const words of Object.values(otpTexts)) {
    const { text } = otpNotice({ to: '9000000003', words }, { code: '012345', key: 'KXPT-MWQR' })
    expect(text.match(/\d{6,}/g)).toEqual(['012345'])
  }
  const message = otpNotice({ to: 'ravi@kulkarni.example', words: otpTexts.LOGIN }, { code: '012345' })
  expect(message).toMatchObject({ channel: 'email', purpose: 'code' })
  expect(message.text).not.toContain('key')
})

test('S4 a key depends on pepper, purpose, identifier and seed, and may be typed in any spelling', () => {
  const key = keyOf('pepper', login, 'seed')
  expect(key).toMatch(/^[A-HJKMNP-TV-Z]{4}-[A-HJKMNP-TV-Z]{4}$/)
  const others = [
    keyOf('salt', login, 'seed'),
    keyOf('pepper', { ...login, identifier: '9000000004' }, 'seed'),
    keyOf('pepper', { ...login, purpose: 'VERIFY_PHONE' }, 'seed'),
    keyOf('pepper', login, 'another'),
  ]
  expect(others).not.toContain(key)
  for (const typed of [key.toLowerCase(), key.replace('-', ' '), ` ${key.replace('-', '')} `])
    expect(hashChallenge(typed)).toBe(hashChallenge(key))
})

test('a public key has no easily misheard character', () => {
  const keys = Array.from({ length: 500 }, newPublicKey)
  expect(keys.filter((key) => !/^YN-[2-9A-HJKMNP-TV-Z]{6}$/.test(key))).toEqual([])
})

test('identifiers and names', () => {
  expect(identifierOf('9000000003')).toEqual({ kind: 'PHONE', value: '9000000003' })
  expect(identifierOf('Ravi@Kulkarni.example')).toEqual({ kind: 'EMAIL', value: 'ravi@kulkarni.example' })
  expect(fullName({ firstName: '', lastName: '' })).toBe('')
})

const family = { createdAt: ago(days(30)), lastUsedAt: ago(600), revokedAt: null, status: 'ACTIVE' } as const
const head = { supersededAt: null, successorIsHead: false }
const before = (seconds: number) => ({ supersededAt: ago(seconds), successorIsHead: true })
test.each([
  [family, head, 'rotate'],
  [family, before(10), 'repeat'],
  [family, before(10.001), 'stolen'],
  [family, { ...before(1), successorIsHead: false }, 'stolen'],
  [{ ...family, revokedAt: ago(1) }, head, 'ended'],
  [{ ...family, revokedAt: ago(1) }, before(20), 'ended'],
  [{ ...family, status: 'INACTIVE' as const }, head, 'ended'],
  [{ ...family, lastUsedAt: ago(days(14)) }, head, 'ended'],
  [{ ...family, lastUsedAt: ago(days(14) - 1) }, head, 'rotate'],
  [{ ...family, createdAt: ago(days(60)) }, head, 'ended'],
])('R9 a session %j and a token %j: %s', (state, token, verdict) => {
  expect(judgeRefresh(state, token, now)).toBe(verdict)
})

test('reading a successor takes the previous token and the pepper', () => {
  const [old, next] = [newRefreshToken(), newRefreshToken()]
  const sealed = seal('pepper', old, next)
  expect(unseal('pepper', old, sealed)).toBe(next)
  expect(() => unseal('salt', old, sealed)).toThrow('unable to authenticate data')
  expect(() => unseal('pepper', newRefreshToken(), sealed)).toThrow('unable to authenticate data')
  expect(sealed).not.toContain(next)
  expect(hashToken(old)).not.toBe(hashToken(next))
})

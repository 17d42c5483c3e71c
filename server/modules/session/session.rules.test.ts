import { expect, test } from 'vitest'
import { secondsAfter } from '#server/platform/clock.ts'
import { fullName, identifierOf, newPublicKey } from './accounts.rules.ts'
import {
  codeMessage,
  codeOf,
  hashCode,
  isAskedByPage,
  judgeCode,
  newSeed,
  type Sends,
  secondsOverLimit,
  secondsUntil,
} from './codes.rules.ts'
import { hashToken, judgeRefresh, newRefreshToken, seal, unseal } from './families.rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const ago = (seconds: number) => secondsAfter(now, -seconds)
const days = (count: number) => count * 24 * 3600

const login = { purpose: 'LOGIN', identifier: '9000000003' } as const

test('a code is six digits, zeros in front kept', () => {
  const codes = Array.from({ length: 2000 }, () => codeOf('pepper', login, newSeed()))
  expect(codes.filter((code) => !/^[0-9]{6}$/.test(code))).toEqual([])
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(1900)
})

test('F8 a code hangs on pepper, purpose, identifier and seed, and on nothing else', () => {
  const code = codeOf('pepper', login, 'seed')
  expect(codeOf('pepper', login, 'seed')).toBe(code)
  const others = [
    codeOf('salt', login, 'seed'),
    codeOf('pepper', { ...login, identifier: '9000000004' }, 'seed'),
    codeOf('pepper', { ...login, purpose: 'VERIFY_PHONE' }, 'seed'),
    codeOf('pepper', login, 'another'),
  ]
  expect(others).not.toContain(code)
})

test('S5 a code’s hash hangs on pepper, purpose, identifier and code', () => {
  const hash = hashCode('pepper', login, '123456')
  expect(hashCode('pepper', login, '123456')).toBe(hash)
  expect(hashCode('salt', login, '123456')).not.toBe(hash)
  expect(hashCode('pepper', { ...login, identifier: '9000000004' }, '123456')).not.toBe(hash)
  expect(hashCode('pepper', login, '123457')).not.toBe(hash)
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
  expect(judgeCode([...codes], hash, now)).toBe(verdict)
})

test('Retry-After is in whole seconds, at least one', () => {
  expect(secondsUntil(secondsAfter(now, 41.2), now)).toBe(42)
  expect(secondsUntil(now, now)).toBe(1)
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
])('S18 B-13 a visit with %j asks for a code: %s', (signs, expected) => {
  const visit = { ip: '::1', fetchSite: undefined, fetchDest: undefined, purpose: undefined, ...signs }
  expect(isAskedByPage(visit)).toBe(expected)
})

const none: Sends = { inHour: [], inDay: [], fromAddressInHour: [] }
const limits = { perHour: 2, perDay: 3, perAddressHour: 2 }
test.each([
  [none, undefined],
  [{ ...none, inHour: [ago(10)] }, undefined],
  [{ ...none, inHour: [ago(600), ago(60)] }, 3000],
  [{ ...none, inHour: [ago(900), ago(600), ago(60)] }, 3000],
  [{ ...none, inDay: [ago(7200), ago(600), ago(60)] }, 24 * 3600 - 7200],
  [{ ...none, fromAddressInHour: [ago(3599), ago(60)] }, 1],
])('after the sends %j one waits %s seconds', (sends, seconds) => {
  expect(secondsOverLimit(limits, sends, now)).toBe(seconds)
})

test('without limits nobody waits', () => {
  const unlimited = { perHour: undefined, perDay: undefined, perAddressHour: undefined }
  expect(secondsOverLimit(unlimited, { ...none, inHour: [ago(1), ago(1), ago(1)] }, now)).toBeUndefined()
})

test('the code is the message’s only group of six digits', () => {
  for (const purpose of ['LOGIN', 'VERIFY_PHONE', 'VERIFY_EMAIL'] as const)
    expect(codeMessage('9000000003', purpose, '012345').text.match(/\d{6,}/g)).toEqual(['012345'])
  expect(codeMessage('ravi@kulkarni.example', 'LOGIN', '012345')).toMatchObject({ channel: 'email', purpose: 'code' })
})

test('a public key has no sign that is misheard', () => {
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

test('a successor is read only with the token before it and the pepper', () => {
  const [old, next] = [newRefreshToken(), newRefreshToken()]
  const sealed = seal('pepper', old, next)
  expect(unseal('pepper', old, sealed)).toBe(next)
  expect(() => unseal('salt', old, sealed)).toThrow('unable to authenticate data')
  expect(() => unseal('pepper', newRefreshToken(), sealed)).toThrow('unable to authenticate data')
  expect(sealed).not.toContain(next)
  expect(hashToken(old)).not.toBe(hashToken(next))
})

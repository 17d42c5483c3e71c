import { expect, test } from 'vitest'
import { hashPolicy, noncePolicy, takeMarks } from './csp.ts'

const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]
const HASH_OF_1 = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"

test('each of our own scripts is allowed by its hash, once', () => {
  expect(scriptsOf(hashPolicy(['1', '1']))).toBe(`'self' ${HASH_OF_1}`)
  expect(scriptsOf(hashPolicy([]))).toBe("'self'")
})

test('a script with the mark is our own, and its mark is removed', () => {
  const page = '<meta nonce="m4rk"/><script async="" nonce="m4rk">1</script><script src="/a.js"></script>'
  const { pieces, ownScripts } = takeMarks([page], 'm4rk')
  expect(pieces.join('')).toBe('<meta/><script async="">1</script><script src="/a.js"></script>')
  expect(ownScripts).toEqual(['1'])
})

test.each([
  '<script>evil()</script>',
  '<script nonce="">evil()</script>',
  '<script nonce="other">evil()</script>',
  '<script data-x=\'>\' nonce="m4r">evil()</script>',
  '<script type="module">evil()</script>',
  '<SCRIPT\n>evil()</SCRIPT>',
])('%s in data is not our own script', (smuggled) => {
  const { ownScripts } = takeMarks([`<p>${smuggled}</p><script nonce="m4rk">1</script>${smuggled}`], 'm4rk')
  expect(ownScripts).toEqual(['1'])
})

test('a shell allows its scripts by nonce, and Vite its socket in development only', () => {
  expect(scriptsOf(noncePolicy('abc', false))).toBe("'self' 'nonce-abc'")
  expect(noncePolicy('abc', false)).not.toContain('ws:')
  expect(noncePolicy('abc', true)).toContain("connect-src 'self' ws:")
  expect(noncePolicy('abc', true)).not.toContain('unsafe')
})

test.each(["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "object-src 'none'"])(
  'every page has %s',
  (directive) => {
    for (const policy of [hashPolicy([]), noncePolicy('abc', false), noncePolicy('abc', true)])
      expect(policy.split('; ')).toContain(directive)
  },
)

import { expect, test } from 'vitest'
import { hashPolicy, noncePolicy } from './csp.ts'

const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]

test('each script inside a page is allowed by its hash, once; addresses and data are not', () => {
  const html =
    '<script src="/a.js"></script><script type="application/ld+json">{}</script><script>1</script><script async="">1</script>'
  expect(scriptsOf(hashPolicy(html))).toBe("'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='")
})

test('a shell allows its scripts by nonce, and Vite its socket in development only', () => {
  expect(scriptsOf(noncePolicy('abc', false))).toBe("'self' 'nonce-abc'")
  expect(noncePolicy('abc', false)).not.toContain('ws:')
  expect(noncePolicy('abc', true)).toContain("connect-src 'self' ws:")
  expect(noncePolicy('abc', true)).not.toContain('unsafe')
})

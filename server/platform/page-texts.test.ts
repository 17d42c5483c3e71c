import { expect, test } from 'vitest'
import { Problem } from '#contract/problems.ts'
import { isSaidOnPages, plainPage } from './page-texts.ts'

test.each([
  ['/rental/pune', 'service-unavailable', 503, 'en-IN', 'Too many visitors'],
  ['/hi/rental/pune', 'too-many-requests', 429, 'hi-IN', 'एक साथ बहुत सारे पेज'],
  ['/hi', 'server-error', 500, 'hi-IN', 'यह पेज नहीं दिखाया जा सका'],
] as const)('%s explains why there is no page: %s', async (path, problem, status, language, words) => {
  const page = plainPage(new Problem(problem, { retryAfterSeconds: 2 }), path)
  expect(page.status).toBe(status)
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' })
  expect(page.headers['content-security-policy']).toContain("script-src 'self';")
  const html = (await page.body()).toString()
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(`<h1>${words}`)
})

test('all other problems are sent as JSON', () => {
  expect(isSaidOnPages(new Problem('not-found'))).toBe(false)
  expect(isSaidOnPages(new Problem('too-many-requests'))).toBe(true)
})

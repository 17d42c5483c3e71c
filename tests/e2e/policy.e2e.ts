import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aBrowser, started } from '#tests/support/browser.ts'

const { openPage, url } = aBrowser()

const sent = { method: 'POST', body: new URLSearchParams({ name: 'x' }) }
/** Every kind of page. */
const PAGES: readonly [name: string, path: string, init?: RequestInit][] = [
  ['cached', '/rental/pune'],
  ['cached, in Hindi', '/hi/rental/pune'],
  ['behind the guard', '/cart'],
  ['not found', '/nothing/here'],
  ['a refused form', '/about-us', sent],
]

test.each(PAGES)('a page that is %s has a content security policy and forbids framing', async (_name, path, init) => {
  const { headers } = await fetch(url + path, init)
  const policy = headers.get('content-security-policy')?.split('; ') ?? []
  for (const directive of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "object-src 'none'"])
    expect(policy).toContain(directive)
  expect(policy.join()).not.toContain('unsafe')
  expect(Object.fromEntries(headers)).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy-report-only': "require-trusted-types-for 'script'; trusted-types yantra yantra-worker",
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'same-origin',
  })
})

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.each(['/', '/rental/pune/equipment/jlg-600aj', '/blog/crane-lift-planning-basics', '/hi', '/nothing/here'])(
  'on %s the policy allows exactly the scripts of the page',
  async (path) => {
    const reply = await fetch(url + path)
    const scripts = [...(await reply.text()).matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    const inline = scripts.filter(([, attributes = '']) => !/\bsrc=|application\/ld/.test(attributes))
    const named = reply.headers.get('content-security-policy')?.match(/'sha256-[^']+'/g) ?? []
    expect(inline.length).toBeGreaterThan(1)
    expect(new Set(named)).toEqual(new Set(inline.map(([, , text = '']) => hashOf(text))))
  },
)

describe('in a browser', () => {
  test('a script inserted into a page does not run', async () => {
    const page = await openPage()
    // The test expects its errors, so it has a tab of its own.
    const tab = await page.context().newPage()
    await tab.route('**/rental/pune', async (route) => {
      const reply = await route.fetch()
      const body = (await reply.text()).replace('</main>', '<script>globalThis.stolen = true</script></main>')
      await route.fulfill({ response: reply, body })
    })
    await tab.goto('/rental/pune')
    await started(tab)
    expect(await tab.evaluate('globalThis.stolen')).toBeUndefined()
  })

  // A Trusted Types report fails a test like any other complaint (tests/support/complaints.ts).
  test('markup loaded by navigation is marked as our own', async () => {
    const page = await openPage()
    await page.goto('/blogs')
    await page.locator('main a[href^="/blog/"]').first().click()
    await expect.poll(() => page.locator('.post-body p').count()).toBeGreaterThan(1)
  })

  test('the server metadata of one page is not used for the next', async () => {
    const page = await openPage()
    await page.goto('/rental/pune')
    await page.getByRole('main').getByRole('searchbox').fill('scissor lift')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/rental/pune/equipments?filter=**')
    await page.locator('article h3').first().waitFor()
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0)
  })
})

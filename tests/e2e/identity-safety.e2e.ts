import type { Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'
import { removeFolder, seededFolder } from '#tests/support/folders.ts'
import { codeFor, noticesTo } from '#tests/support/outbox.ts'
import { startProduct } from '#tests/support/product.ts'
import { anEmail } from '#tests/support/session.ts'
import { callOver } from '#web/platform/call.ts'

const { openPage, signedInPage, url } = aBrowser()

const folder = seededFolder()
afterAll(() => removeFolder(folder))

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('refreshToken'))
const profileMenu = (page: Page) => page.getByRole('button', { name: /^Profile:/ })

/** An API client with the session of that browser page. */
async function callAs(page: Page) {
  const refreshToken = (await stored(page)) ?? ''
  const call = callOver((path, init) => fetch(url + path, init))
  const { accessToken } = await call('refreshTokens', { body: { refreshToken } })
  const authorization = `Bearer ${accessToken}`
  return callOver((path, init) =>
    fetch(url + path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), authorization } }),
  )
}

describe('the session in a browser', () => {
  test('B-01 is one opaque token under its name: no cookie, no access token, no foreign script', async () => {
    const page = await signedInPage()
    const asked: string[] = []
    page.context().on('request', (request) => asked.push(new URL(request.url()).origin))
    const reply = await page.goto('/cart')
    await profileMenu(page).waitFor()
    expect(await stored(page)).toMatch(/^[\w-]{43}$/)
    expect(await page.context().cookies()).toEqual([])
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(kept).toContain('refreshToken')
    expect(kept).not.toContain('eyJ')
    const policy = (await reply?.headerValue('content-security-policy')) ?? ''
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/)
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(new Set(asked)).toEqual(new Set([url]))
  })

  test('B-02 B-10 no request of the browser has a token in its address', async () => {
    const page = await signedInPage()
    const asked: string[] = []
    page.context().on('request', (request) => asked.push(request.url()))
    const [state] = (await page.context().storageState()).origins
    const before = state?.localStorage.find(({ name }) => name === 'refreshToken')?.value ?? 'none'
    await page.goto('/my-rental/manage-enquiry')
    await page.getByText('No enquiries yet').waitFor()
    const tokens = [before, (await stored(page)) ?? 'none', 'eyJ', 'refreshToken', 'accessToken']
    expect(tokens).not.toContain('none')
    expect(asked.some((address) => address.endsWith('/v1/jwt-auth/refresh'))).toBe(true)
    expect(asked.filter((address) => tokens.some((token) => address.includes(token)))).toEqual([])
  })
})

test('B-08 signing out without a connection ends the session at once', async () => {
  const page = await signedInPage()
  await page.goto('/')
  await profileMenu(page).waitFor()
  // The router may still be loading the routes of the menu's links.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await profileMenu(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Login/Sign Up' }).waitFor()
  expect(await stored(page)).toBeNull()
  await page.context().setOffline(false)
})

describe('a string in the place of a refresh token', () => {
  test.each(['x', 'true', '{"role":"ROLE_ADMIN"}', `${'A'.repeat(43)}`])(
    'B-11 %s passes the guard, shows nothing, and is removed',
    async (token) => {
      const page = await (await openPage(DESKTOP, { refreshToken: token })).context().newPage()
      const calls: string[] = []
      page.on('response', (reply) => {
        if (reply.url().includes('/v1/') && reply.ok()) calls.push(new URL(reply.url()).pathname)
      })
      await page.goto('/my-rental/manage-enquiry')
      await page.getByRole('dialog', { name: 'Get started' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/')
      expect(await stored(page)).toBeNull()
      expect(calls.filter((path) => !path.startsWith('/v1/public'))).toEqual([])
      expect(await page.evaluate(() => sessionStorage.getItem('yantra.wanted'))).toBe('/my-rental/manage-enquiry')
    },
  )

  test('B-11 a guarded page is an empty shell that is neither cached nor indexed', async () => {
    const replies = await Promise.all(
      ['', 'Bearer x'].map((authorization) => fetch(`${url}/my-rental/manage-enquiry`, { headers: { authorization } })),
    )
    for (const reply of replies) {
      expect(reply.headers.get('cache-control')).toBe('no-store')
      expect(reply.headers.get('x-robots-tag')).toBe('noindex')
    }
    const [nobody, somebody] = (await Promise.all(replies.map((reply) => reply.text()))).map((html) =>
      html.replaceAll(/nonce="[^"]+"|'nonce-[^']+'/g, ''),
    )
    expect(somebody).toBe(nobody)
  })
})

test('B-12 without the Login button the API works as before, and a guarded page still asks to sign in', async () => {
  const product = await startProduct(folder, { FEATURE_LOGIN: 'off' })
  const page = await openPage()
  await page.goto(`${product.url}/`)
  expect(await page.getByRole('button', { name: 'Login/Sign Up' }).count()).toBe(0)
  await page.goto(`${product.url}/cart`)
  await page.getByRole('dialog', { name: 'Get started' }).waitFor()
  const asked = await fetch(`${product.url}/v1/jwt-auth/request-otp?phoneOrEmail=7000000009`)
  expect(asked.status).toBe(200)
  expect((await fetch(`${product.url}/v1/user/profile`)).status).toBe(401)
  await page.goto('about:blank')
  await product.stop()
})

test.each(['//evil.example/x', '/\\evil.example'])(
  'S12 B-46 signing in never continues to another site, whatever the storage holds: %s',
  async (wanted) => {
    const known = await signedInPage()
    await known.goto('/')
    const profile = await (await callAs(known))('getOwnProfile')
    const { phone } = 'User' in profile ? profile.User : profile.Profile
    const page = await openPage()
    await page.goto('/')
    await page.evaluate((path) => sessionStorage.setItem('yantra.wanted', path), wanted)
    await page.getByRole('button', { name: 'Login/Sign Up' }).click()
    await page.getByLabel('Phone/Email ID').fill(phone ?? '')
    await page.keyboard.press('Enter')
    await page.getByLabel('OTP', { exact: true }).fill(await codeFor(phone ?? ''))
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog', { name: /OTP Verified Successfully/ }).waitFor()
    await page.keyboard.press('Enter')
    await profileMenu(page).waitFor()
    await page.waitForFunction(() => sessionStorage.getItem('yantra.wanted') === null)
    expect(page.url()).toBe(`${url}/`)
  },
)

describe('the link that undoes a changed e-mail address', () => {
  /** A person whose e-mail address was changed: their page, both addresses, and the path of the link in the notice. */
  async function changed(width?: number) {
    const page = await signedInPage(undefined, width)
    await page.goto('/')
    const call = await callAs(page)
    const [old, next] = [anEmail(), anEmail()]
    for (const email of [old, next]) {
      await call('updateOwnProfile', { body: { email } })
      await call('requestOwnOtp', { query: { phoneOrEmail: email } })
      await call('verifyOwnOtp', { body: { otp: await codeFor(email) } })
    }
    const noticeTo = async () => (await noticesTo(old)).find(({ purpose }) => purpose === 'notice')
    await expect.poll(noticeTo).toBeDefined()
    const notice = await noticeTo()
    const link = /\S+(\/undo-change#\S+)/.exec(notice?.text ?? '')?.[1] ?? ''
    return { call, next, link }
  }
  const addressOf = async (call: Awaited<ReturnType<typeof callAs>>) => {
    const profile = await call('getOwnProfile')
    return ('User' in profile ? profile.User : profile.Profile).email
  }

  test.each([PHONE, DESKTOP])('B-19 does nothing when opened; its button works, once, at %i px', async (width) => {
    const { call, next, link } = await changed(width)
    const page = await openPage(width)
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: 'Undo this change' }).waitFor()
    expect(await addressOf(call)).toBe(next)
    await noSeriousAxeViolations(page)
    await screenshot(page, 'undo change')
    await page.getByRole('button', { name: 'Undo this change' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'The change is undone' }).waitFor()
    expect(await page.locator(':focus').textContent()).toBe('The change is undone')
    expect(asked.filter((line) => line.startsWith('POST'))).toEqual(['POST /v1/user/undo-change'])
    await expect(call('getOwnProfile')).rejects.toMatchObject({ status: 401 })
    await noSeriousAxeViolations(page)
    await screenshot(page, 'undo change done')

    await page.goto('/')
    await page.goto(link)
    await page.getByRole('button', { name: 'Undo this change' }).click()
    await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor()
    await noSeriousAxeViolations(page)
    await screenshot(page, 'undo change gone')
  })

  test('B-19 a refusal is shown in the words of the server, with another try', async () => {
    const { link } = await changed()
    const page = await openPage()
    await page.route('**/v1/user/undo-change', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: '/problems/identifier-in-use',
          title: 'In use',
          status: 409,
          detail: 'This phone number or email ID belongs to another account.',
        }),
      }),
    )
    await page.goto(link)
    await page.getByRole('button', { name: 'Undo this change' }).click()
    await page.getByText('This phone number or email ID belongs to another account.').waitFor()
    await page.unroute('**/v1/user/undo-change')
    await page.getByRole('button', { name: 'Undo this change' }).click()
    const done = page.getByRole('heading', { level: 1, name: 'The change is undone' })
    await done.waitFor()
    expect(await done.isVisible()).toBe(true)
  })

  test('B-19 is not indexed', async () => {
    expect(await (await fetch(`${url}/undo-change`)).text()).toContain('<meta name="robots" content="noindex"')
    expect(await (await fetch(`${url}/sitemap-pages.xml`)).text()).not.toContain('undo-change')
  })
})

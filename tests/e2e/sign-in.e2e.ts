import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, PHONE } from '#tests/support/browser.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { aPhone } from '#tests/support/session.ts'

const { openPage, signedInPage, url } = aBrowser()

const focused = (page: Page) => page.locator(':focus').getAttribute('name')

test('B-11 a guarded link leads to the home page, asks to sign in, and continues where it was going', async () => {
  const page = await openPage(PHONE)
  await page.goto('/my-rental/manage-enquiry?filter=QUOTED')
  await page.getByRole('dialog', { name: 'Get started' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await byKeyboardAlone(page)
  await page.waitForURL('**/my-rental/manage-enquiry?filter=QUOTED')
})

test('rentals open with the enquiries', async () => {
  const page = await signedInPage()
  await page.goto('/my-rental?filter=QUOTED')
  await page.waitForURL('**/my-rental/manage-enquiry?filter=QUOTED')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('My Rentals')
})

/** Signs in and registers without a mouse, using the initial focus of each step. */
async function byKeyboardAlone(page: Page) {
  const address = `site.${aPhone()}@example.in`
  expect(await focused(page)).toBe('phoneOrEmail')
  await page.keyboard.type(address)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Enter the OTP' }).waitFor()
  expect(await focused(page)).toBe('otp')
  await page.keyboard.type(await codeFor(address))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'OTP Verified Successfully' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Create your profile' }).waitFor()
  expect(await focused(page)).toBe('customer_type')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('first_name')
  await page.keyboard.type('Asha')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Deshpande')
  await page.keyboard.press('Tab')
  await page.keyboard.type(aPhone())
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog', { name: /Profile Registered Successfully/ }).waitFor()
  await page.keyboard.press('Enter')
}

test('Escape closes the dialog and returns the focus', async () => {
  const page = await openPage()
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Login/Sign Up' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Get started' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.locator(':focus').textContent()).toBe('Login/Sign Up')
})

test('a known user is signed in at once, and a success dialog closes by itself', async () => {
  const page = await openPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Login/Sign Up' }).click()
  await page.getByLabel('Phone/Email ID').fill('9000000003')
  await page.keyboard.press('Enter')
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor('9000000003'))
  await page.keyboard.press('Enter')
  const told = page.getByRole('alertdialog', { name: /OTP Verified Successfully/ })
  await told.waitFor()
  await told.getByText('Logging in...').waitFor()
  await told.waitFor({ state: 'detached' })
  // The Login button, which had the focus, is gone.
  await page.locator('h1:focus').waitFor()
  await page.getByRole('button', { name: /^Profile:/ }).click()
  expect(await page.getByText('USER (INDIVIDUAL)').isVisible()).toBe(true)
})

test('B-49 a message stays open when the user has chosen so', async () => {
  const page = await signedInPage()
  await page.clock.install()
  // Before any script of the page, which may read the choice as it loads.
  await page.addInitScript(() => localStorage.setItem('yantra.stayOpen', 'true'))
  await page.goto(await productPath())
  for (const outcome of ['dialog', 'alertdialog'] as const) {
    await page.getByRole('button', { name: 'Add to Enquiry Cart' }).click()
    await page.getByRole(outcome).waitFor()
    await page.clock.runFor(20_000)
    expect(await page.getByRole(outcome).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
  }
})

async function productPath() {
  const reply = await fetch(`${url}/v1/public/products?location=pune&size=1`)
  const { products } = (await reply.json()) as { products: { content: { slug: string }[] } }
  return `/rental/pune/equipment/${products.content[0]?.slug}`
}

const refreshes = (context: BrowserContext) => {
  const seen: string[] = []
  context.on('request', (request) => request.url().endsWith('/v1/jwt-auth/refresh') && seen.push(request.url()))
  return seen
}

test('R9 B-05 two tabs whose access tokens end together refresh once; both stay signed in', async () => {
  const first = await signedInPage()
  const second = await first.context().newPage()
  // One clock drives all tabs of a browser context.
  const { clock } = first.context()
  await clock.install()
  for (const tab of [first, second]) {
    await tab.goto('/my-rental/manage-enquiry')
    // Needs an access token, so the exchange at start is over: moving the clock would time it out.
    await tab.getByText('No enquiries yet').waitFor()
  }
  const asked = refreshes(first.context())
  // The tabs' clocks move one after the other: a tab that gets new tokens before its clock moves would refresh again.
  const { promise: bothMoved, resolve: release } = Promise.withResolvers<void>()
  await first.context().route('**/v1/jwt-auth/refresh', (route) => bothMoved.then(() => route.continue()))
  // As after sleep: the refresh is due in both tabs at one moment.
  await clock.fastForward(600_000)
  release()
  await expect.poll(() => asked.length).toBe(1)
  // Another one would be asked for at once.
  await first.waitForTimeout(1000)
  expect(asked.length).toBe(1)
  for (const tab of [first, second]) await tab.getByRole('button', { name: /^Profile:/ }).waitFor()
})

test('S10 B-08 signing out in one tab signs out in all, and Back shows nothing of the person', async () => {
  const first = await signedInPage()
  const second = await first.context().newPage()
  for (const tab of [first, second]) {
    await tab.goto('/my-rental/manage-enquiry')
    await tab.getByText('No enquiries yet').waitFor()
  }
  const told = first.waitForResponse((reply) => reply.url().endsWith('/v1/jwt-auth/logout'))
  await first.getByRole('button', { name: /^Profile:/ }).click()
  await first.getByRole('button', { name: 'Sign out' }).click()
  expect((await told).status()).toBe(204)
  for (const tab of [first, second]) {
    await tab.waitForURL((url) => url.pathname === '/')
    await tab.getByRole('button', { name: 'Login/Sign Up' }).waitFor()
  }
  await second.goBack()
  await second.waitForURL((url) => url.pathname === '/')
  expect(await second.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull()
})

test('a manual refresh also reloads the cart', async () => {
  const page = await signedInPage()
  await page.goto('/cart')
  await page.getByRole('heading', { level: 1, name: 'Enquiry Cart' }).waitFor()
  await page.getByRole('button', { name: /^Profile:/ }).click()
  const [refreshed, reloaded] = [
    page.waitForResponse((reply) => reply.url().endsWith('/v1/jwt-auth/refresh')),
    page.waitForResponse((reply) => reply.url().endsWith('/enquiry-cart-line-items')),
  ]
  await page.route('**/v1/user/profile', (route) => route.fulfill({ status: 401 }), { times: 1 })
  await page.getByRole('link', { name: 'View Profile' }).click()
  expect([(await refreshed).status(), (await reloaded).status()]).toEqual([200, 200])
  await page.getByRole('heading', { name: 'Asha Patil' }).waitFor()
})

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'
import { keepsMessages } from '#tests/support/on-screen.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { somebodyKnown } from '#tests/support/people.ts'
import { anEmail } from '#tests/support/session.ts'

const { openPage, signedInPage, url } = aBrowser()

/** A machine that other cities have, and not Pune. */
const PRODUCT = '/rental/pune/equipment/genie-gs-1930'
const NAME = 'Genie GS-1930 Electric Scissor Lift'
const SUBSCRIBE = '**/v1/enquiries/product-availability/subscribe'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const notice = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
async function looked(page: Page, name: string) {
  await screenshot(page, `notify ${name}`)
  await noSeriousAxeViolations(page)
}

async function signIn(page: Page, phone: string) {
  await dialog(page, 'Get started').waitFor()
  await page.getByLabel('Phone/Email ID').fill(phone)
  await press(page, 'Send OTP')
  await dialog(page, 'Enter the OTP').waitFor()
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(phone))
  await press(page, 'Verify OTP')
  await notice(page, 'OTP Verified Successfully').waitFor()
  await press(page, 'Okay')
}

test('a visitor at 390 px signs in, proves an e-mail address, and is told that an update will come', async () => {
  const { phone } = await somebodyKnown()
  const page = await openPage(PHONE)
  const email = anEmail()
  await page.goto(PRODUCT)
  await looked(page, 'machine elsewhere')
  await press(page, 'Notify me')
  await signIn(page, phone)

  const proving = dialog(page, 'Verify your email ID')
  await proving.waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.getAttribute("name")')).toBe('email')
  await press(page, 'Send OTP')
  await proving.getByText('Email ID is required').waitFor()
  await page.getByRole('textbox', { name: 'Email ID' }).fill(email)
  await looked(page, 'email')
  await press(page, 'Send OTP')
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(email))
  await looked(page, 'code')
  await press(page, 'Verify OTP')
  await notice(page, `Email - ${email} Verified Successfully`).waitFor()
  await press(page, 'Okay')

  const soon = notice(page, 'We will Notify you soon!')
  await soon.getByText(`You will get an update by email when ${NAME} is available in Pune.`).waitFor()
  await looked(page, 'soon')
  await press(page, 'Okay')
  await press(page, 'Notify me')
  const already = notice(page, 'Notification Already Requested')
  await already.getByText(`You will get an update by email when ${NAME} is available in Pune.`).waitFor()
  await looked(page, 'already')
})

test('what fails is called so, and somebody who signed in too long ago signs in again and goes on', async () => {
  const page = await keepsMessages(await signedInPage('newcomer', DESKTOP))
  await page.goto(PRODUCT)
  await page.route(SUBSCRIBE, (route) => route.abort(), { times: 1 })
  await press(page, 'Notify me')
  await notice(page, 'Send Notify Failed.').getByText('No connection to the server.').waitFor()
  await press(page, 'Okay')

  await press(page, 'Notify me')
  const email = anEmail()
  await page.getByRole('textbox', { name: 'Email ID' }).fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('OTP', { exact: true }).waitFor()
  const stale = { type: '/problems/fresh-sign-in-required', title: 'x', status: 409, detail: 'Please sign in again.' }
  await page.route(
    '**/v1/user/verify-otp',
    (route) => route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(stale) }),
    { times: 1 },
  )
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(email))
  await page.keyboard.press('Enter')
  await notice(page, 'Email Verification Failed').getByText('Please sign in again.').waitFor()
  await press(page, 'Okay')
  await dialog(page, 'Get started').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => sessionStorage.getItem('yantra.wantedNotice'))).toBeNull()
})

test('a kind of machine that a city has none of leads to those of other cities, and to hearing of them', async () => {
  const page = await openPage(DESKTOP)
  await page.goto('/rental/pune/equipments/aerial-work-platforms/vertical-mast-lift')
  await page.getByText('These match, but are not in Pune now.').waitFor()
  await looked(page, 'none of a kind')
  const first = page.locator('article').first()
  await first.getByText('Not in Pune now').waitFor()
  await first.getByRole('link').click()
  await page.waitForURL('**/rental/pune/equipment/*')
  await expect.poll(() => page.getByRole('button', { name: 'Notify me' }).count()).toBe(1)
  await looked(page, 'machine elsewhere')
})

test.each([PHONE, DESKTOP])('the link of an update withdraws by its button alone, at %i px', async (width) => {
  const page = await openPage(width)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto('/stop-updates#nobody')
  await looked(page, 'stop')
  expect(asked.filter((line) => line.startsWith('POST'))).toEqual([])
  await press(page, 'Withdraw all requests')
  await page.getByRole('heading', { level: 1, name: 'This link does not work' }).waitFor()
  await page.goto(`${url}/`)
  await page.goto('/stop-updates#somebody')
  await page.route('**/product-availability/unsubscribe', (route) => route.fulfill({ status: 204 }))
  await press(page, 'Withdraw all requests')
  await page.getByRole('heading', { level: 1, name: 'Your requests are withdrawn' }).waitFor()
  expect(await page.locator(':focus').textContent()).toBe('Your requests are withdrawn')
  await looked(page, 'stopped')
})

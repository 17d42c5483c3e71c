import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'
import { staysOpen } from '#tests/support/on-screen.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { anIndividual } from '#tests/support/people.ts'
import { aPhone, wrongFor } from '#tests/support/session.ts'

const { openPage } = aBrowser()

const PROFILE = '/my-profile/profile-detail'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const notice = (page: Page, name: RegExp | string) => page.getByRole('alertdialog', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const okay = (page: Page) => press(page, 'Okay')

async function looked(page: Page, name: string) {
  await screenshot(page, `profile ${name}`)
  await noSeriousAxeViolations(page)
}

/** A new signed-in person with their page and their identity. */
async function aPerson(width: number = DESKTOP) {
  const person = await anIndividual()
  return { ...person, page: await staysOpen(await openPage(width, { refreshToken: person.refreshToken })) }
}

describe.each([PHONE, DESKTOP])('at %i px', (width) => {
  test('the profile shows its owner and the verified contact points', async () => {
    const { page, phone, email } = await aPerson(width)
    await page.goto(PROFILE)
    const main = page.getByRole('main')
    await main.getByRole('heading', { name: 'Meera Joshi' }).waitFor()
    await main.getByText('USER (INDIVIDUAL)').waitFor()
    await main.getByText(/^YN-\w{6}$/).waitFor()
    expect(await main.getByText(`+91 ${phone}`).locator('..').textContent()).toBe(`+91 ${phone}Verified`)
    expect(await main.getByText(email).locator('..').textContent()).toBe(`${email}Not verified`)
    await main.getByText('No company has invited you.').waitFor()
    await looked(page, 'own')
    await page.emulateMedia({ colorScheme: 'dark' })
    await looked(page, 'own dark')
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  })

  test('an e-mail address is verified by its code', async () => {
    const { page, email } = await aPerson(width)
    await page.goto(PROFILE)
    await press(page, 'Verify email ID')
    await dialog(page, 'Verify your email ID').waitFor()
    await looked(page, 'verify')
    await press(page, 'Send OTP')
    const code = await codeFor(email)
    await page.getByText(/Resend OTP in \d+ s/).waitFor()
    await page.getByLabel('OTP', { exact: true }).fill(wrongFor(code))
    await press(page, 'Verify OTP')
    await notice(page, /Email Verification Failed/)
      .getByText('OTP you have entered is incorrect. Retry again.')
      .waitFor()
    await okay(page)
    await looked(page, 'wrong code')
    await page.getByLabel('OTP', { exact: true }).fill(code)
    await press(page, 'Verify OTP')
    await notice(page, `Done: Email - ${email} Verified Successfully`).waitFor()
    await looked(page, 'verified')
    await okay(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByText('Not verified').count()).toBe(0)
    // The button that opened it is gone.
    await page.locator('h1:focus').waitFor()
  })
})

test('profile fields show the exact messages', async () => {
  const { page } = await aPerson()
  await page.goto('/my-profile/edit')
  for (const [field, typed, message] of [
    ['First name', '', 'First name is required'],
    ['First name', 'Meera2', 'Enter valid first name'],
    ['First name', 'Om', 'First name must be at least 3 characters long'],
    ['First name', 'M'.repeat(26), 'First name cannot exceed 25 characters'],
    ['First name', 'Drop Meera', 'First name contains invalid characters'],
    ['Last name', '', 'Last name is required'],
    ['Last name', 'Joshi-Rao', 'Enter valid last name'],
    ['Last name', 'J'.repeat(26), 'Last name cannot exceed 25 characters'],
    ['Last name', 'Select', 'Last name contains invalid characters'],
    ['Phone number', '', 'Phone number is required'],
    ['Phone number', '98765', 'Enter valid phone number'],
    ['Email ID', '', 'Email ID is required'],
    ['Email ID', 'meera@', 'Enter valid email ID'],
    ['Email ID', `${'m'.repeat(40)}@people.example`, 'Enter valid email ID'],
    ['Email ID', 'drop.meera@people.example', 'Email ID contains invalid characters'],
  ] as const) {
    await page.getByLabel(field).fill(typed)
    await page.getByLabel(field).blur()
    await page.getByText(message, { exact: true }).waitFor()
  }
  await page.getByLabel('Phone number').fill('98-765 abc')
  expect(await page.getByLabel('Phone number').inputValue()).toBe('98765')
  await press(page, 'Save changes')
  const summary = page.getByRole('alert', { name: 'Please check these fields' })
  await summary.waitFor()
  expect(await summary.getByRole('button').allTextContents()).toEqual([
    'First name contains invalid characters',
    'Last name contains invalid characters',
    'Enter valid phone number',
    'Email ID contains invalid characters',
  ])
  await looked(page, 'edit wrong')
})

test('only changed fields are sent; the header shows the new name at once, and a new phone is verified next', async () => {
  const { page } = await aPerson(PHONE)
  const sent: unknown[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postDataJSON()))
  await page.goto(PROFILE)
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await page.getByLabel('First name').fill('Meenakshi')
  await looked(page, 'edit')
  await press(page, 'Save changes')
  await notice(page, /Profile Updated Successfully/).waitFor()
  await looked(page, 'updated')
  await page.getByRole('button', { name: 'Profile: Meenakshi Joshi', includeHidden: true }).waitFor()
  await okay(page)

  const phone = aPhone()
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await page.getByLabel('Phone number').fill(`+91 ${phone}`)
  await press(page, 'Save changes')
  await notice(page, /Profile Updated Successfully/).waitFor()
  await okay(page)
  expect(sent).toEqual([{ firstName: 'Meenakshi' }, { phone }])
  await dialog(page, 'Verify your phone number').waitFor()
  await press(page, 'Send OTP')
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(phone))
  await press(page, 'Verify OTP')
  await notice(page, `Done: Phone - ${phone} Verified Successfully`).waitFor()
})

test.each([
  {
    problem: { type: '/problems/validation', title: 'Wrong input', status: 422, detail: 'Invalid data provided.' },
    violations: [{ field: 'email', message: 'Enter valid email ID', code: 'email.invalid' }],
    message: 'Enter valid email ID',
  },
  {
    problem: { type: '/problems/any-other', title: 'No', status: 409, detail: 'Please sign in again to change this.' },
    message: 'Please sign in again to change this.',
  },
])('a refusal of the server is shown and keeps the input: $message', async ({ problem, violations, message }) => {
  const { page } = await aPerson()
  await page.goto('/my-profile/edit')
  await page.route('**/v1/user/profile', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const body = JSON.stringify({ ...problem, violations })
    await route.fulfill({ status: problem.status, contentType: 'application/problem+json', body })
  })
  await page.getByLabel('Email ID').fill('meera@elsewhere.example')
  await press(page, 'Save changes')
  const told = notice(page, /Update Profile Details failed/)
  await told.getByText(message).waitFor()
  await okay(page)
  expect(await page.getByLabel('Email ID').inputValue()).toBe('meera@elsewhere.example')
  expect(await page.getByText(message).count()).toBe(violations === undefined ? 0 : 2)
})

test('Escape closes the profile menu and returns the focus', async () => {
  const { page } = await aPerson()
  await page.goto(PROFILE)
  const opener = page.getByRole('button', { name: 'Profile: Meera Joshi' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const entry = page.getByRole('link', { name: 'View Profile' })
  await entry.focus()
  await page.keyboard.press('Escape')
  expect(await entry.isVisible()).toBe(false)
  expect(await opener.getAttribute('aria-expanded')).toBe('false')
  expect(await page.locator(':focus').textContent()).toContain('Profile: Meera Joshi')
})

test('a phone is verified by keyboard alone with a code requested before', async () => {
  const { page, call } = await aPerson()
  const phone = aPhone()
  await call('updateOwnProfile', { body: { phone } })
  await call('requestOwnOtp', { query: { phoneOrEmail: phone } })
  await page.goto(PROFILE)
  const opener = page.getByRole('button', { name: 'Verify phone number' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await dialog(page, 'Verify your phone number').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Verify phone number')
  await page.keyboard.press('Enter')
  await dialog(page, 'Verify your phone number').waitFor()
  await page.keyboard.press('Enter')
  await notice(page, /Send OTP Failed/).waitFor()
  await page.getByText('OTP already sent. You can request a new one in 60 seconds.').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I already have a code' }).focus()
  await page.keyboard.press('Enter')
  expect(await page.locator(':focus').getAttribute('name')).toBe('otp')
  await page.keyboard.type('000000' === (await codeFor(phone)) ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await notice(page, /Phone Verification Failed/).waitFor()
  await page.keyboard.press('Enter')
  await page.getByLabel('OTP', { exact: true }).fill('')
  await page.keyboard.type(await codeFor(phone))
  await page.keyboard.press('Enter')
  await notice(page, `Done: Phone - ${phone} Verified Successfully`).waitFor()
})

test('B-53 a profile that cannot be loaded shows a panel with a retry', async () => {
  const { page } = await aPerson(PHONE)
  await page.route('**/v1/user/profile', (route) => route.abort())
  await page.goto(PROFILE)
  await page.getByText('Your profile could not be loaded').waitFor()
  await looked(page, 'failed')
  await page.unroute('**/v1/user/profile')
  await press(page, 'Try again')
  await page.getByRole('heading', { name: 'Meera Joshi' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('a manual refresh also reloads the cart', async () => {
  const { page } = await aPerson()
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
  await page.getByRole('heading', { name: 'Meera Joshi' }).waitFor()
})

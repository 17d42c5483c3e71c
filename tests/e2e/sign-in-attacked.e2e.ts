// Signing in while somebody else requests the same person's codes and guesses them.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'
import { codeFor, noticesTo } from '#tests/support/outbox.ts'
import { anEmail, wrongFor } from '#tests/support/session.ts'

const { openPage, url } = aBrowser()

const post = (path: string, body: object) =>
  fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const attacker = {
  asks: (phoneOrEmail: string) => post('/v1/jwt-auth/request-otp', { phoneOrEmail }),
  async guesses(phoneOrEmail: string) {
    const otp = wrongFor(await codeFor(phoneOrEmail))
    for (let attempt = 0; attempt < 6; attempt += 1) await post('/v1/jwt-auth/verify-otp', { phoneOrEmail, otp })
  },
}

async function typeIdentifier(page: Page, phoneOrEmail: string) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Login/Sign Up' }).click()
  await page.getByLabel('Phone/Email ID').fill(phoneOrEmail)
  await page.keyboard.press('Enter')
}
async function typeCode(page: Page, code: string) {
  await page.getByLabel('OTP', { exact: true }).fill(code)
  await page.keyboard.press('Enter')
}
async function verified(page: Page) {
  const told = page.getByRole('dialog', { name: 'OTP Verified Successfully' })
  await told.waitFor()
  return told.isVisible()
}

/** A new user, signed in and out again in this browser. */
async function aNewPerson(page: Page) {
  const email = anEmail()
  await typeIdentifier(page, email)
  await page.getByRole('dialog', { name: 'Enter the OTP' }).waitFor()
  await typeCode(page, await codeFor(email))
  await verified(page)
  await page.keyboard.press('Enter')
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Deshpande')
  await page.getByLabel('Phone number').fill(email.slice(0, 10))
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog', { name: /Profile Registered Successfully/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Profile:/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Login/Sign Up' }).waitFor()
  return email
}

test('S4 B-15 a known browser signs its person in at once, whoever else requests codes', async () => {
  const page = await openPage()
  const email = await aNewPerson(page)
  expect(await page.evaluate(() => localStorage.getItem('yantra.device'))).toMatch(/^[\w-]{43}$/)
  await attacker.asks(email)
  const before = (await noticesTo(email)).length
  await typeIdentifier(page, email)
  await page.getByRole('dialog', { name: 'Enter the OTP' }).waitFor()
  expect(await noticesTo(email)).toHaveLength(before + 1)
  const code = await codeFor(email)
  await attacker.guesses(email)
  await typeCode(page, code)
  await page.getByRole('button', { name: /^Profile:/ }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBeNull()
})

test('S4 B-15 other people’s guesses use up no tries of a page that requested a code', async () => {
  const page = await openPage()
  const email = anEmail()
  await typeIdentifier(page, email)
  await page.getByRole('dialog', { name: 'Enter the OTP' }).waitFor()
  await attacker.guesses(email)
  await typeCode(page, await codeFor(email))
  expect(await verified(page)).toBe(true)
})

test('a code that somebody else requested works too, with its key if it has one', async () => {
  const page = await openPage(PHONE)
  const email = anEmail()
  await attacker.asks(email)
  await typeIdentifier(page, email)
  await page.getByRole('alertdialog', { name: /Send OTP Failed/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'I already have a code' }).click()
  await page.getByLabel('Key (if the message has one)').waitFor()
  await noSeriousAxeViolations(page)
  await screenshot(page, 'otp with a key')
  await typeCode(page, await codeFor(email))
  expect(await verified(page)).toBe(true)
})

test('a limit says how long to wait', async () => {
  const page = await openPage(PHONE)
  await page.route('**/v1/jwt-auth/request-otp', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      headers: { 'retry-after': '17280' },
      body: JSON.stringify({
        type: '/problems/too-many-requests',
        title: 'Too many requests',
        status: 429,
        detail: 'Later',
      }),
    }),
  )
  await typeIdentifier(page, anEmail())
  await page.getByRole('alertdialog', { name: /Send OTP Failed/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Try again in 4 h 48 min. No wait in a browser where you have logged in before.').waitFor()
  await page.getByRole('button', { name: 'I already have a code' }).click()
  const countdown = page.getByText('Resend OTP in 4 h 48 min')
  await countdown.waitFor()
  expect(await countdown.isVisible()).toBe(true)
})

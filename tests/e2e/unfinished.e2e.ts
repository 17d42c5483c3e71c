import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser } from '#tests/support/browser.ts'
import { lookedInTheDark, press } from '#tests/support/on-screen.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { somebodyKnown } from '#tests/support/people.ts'
import { aPhone } from '#tests/support/session.ts'

const { openPage } = aBrowser()

const focused = (page: Page) => page.locator(':focus').getAttribute('name')

async function sendsCode(page: Page, phone: string) {
  await press(page, 'Login/Sign Up')
  await page.getByLabel('Phone/Email ID').fill(phone)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Enter the OTP' }).waitFor()
}

test('what was typed outlives Escape; a code sent before counts down to the next, which is asked for with no complaint', async () => {
  const [page, { phone }] = [await openPage(), await somebodyKnown()]
  await page.clock.install()
  await page.goto('/')
  await sendsCode(page, phone)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Login/Sign Up' }).click()
  expect(await page.getByLabel('Phone/Email ID').inputValue()).toBe(phone)
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog', { name: /Send OTP Failed/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have a code already' }).click()
  await page.getByText(/Resend OTP in [1-5]?\d s/).waitFor()
  expect(await page.getByRole('button', { name: 'Resend OTP' }).count()).toBe(0)

  await page.clock.runFor(61_000)
  await page.route('**/v1/jwt-auth/request-otp**', (route) =>
    route.fulfill({ json: { resendAfterSeconds: 60, expiresInSeconds: 300 } }),
  )
  expect(await focused(page)).toBe('otp')
  await page.getByRole('button', { name: 'Resend OTP' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(`A new code was sent to +91 ${phone}.`).waitFor()
  expect(await focused(page)).toBe('otp')
  expect(await page.getByText('OTP is required').count()).toBe(0)
})

test('what is typed outlives Escape, for whoever proves the same phone', async () => {
  const page = await openPage()
  const codeRight = page.waitForResponse((reply) => reply.url().endsWith('/verify-otp'))
  const phone = aPhone()
  await page.goto('/')
  await sendsCode(page, phone)
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(phone))
  await page.keyboard.press('Enter')
  await press(page, 'Okay')
  await page.getByRole('radio', { name: 'Company' }).check()
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Deshpande')
  await page.getByLabel('Email ID').fill(`${phone}@people.example`)
  await press(page, 'Continue to company')
  const body = await (await codeRight).text()
  await page.getByLabel('GSTIN').fill('27ZZ')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // One code a minute: the answers of the server are those of before.
  await page.route('**/request-otp**', (route) =>
    route.fulfill({ json: { resendAfterSeconds: 60, expiresInSeconds: 300 } }),
  )
  await page.route('**/verify-otp', (route) => route.fulfill({ contentType: 'application/json', body }))
  await press(page, 'Login/Sign Up')
  await page.keyboard.press('Enter')
  await page.getByLabel('OTP', { exact: true }).fill('123456')
  await page.keyboard.press('Enter')
  await press(page, 'Okay')
  await page.getByRole('dialog', { name: 'Create your profile' }).waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Asha')
  const fixed = page.getByLabel('Phone number')
  expect(await fixed.isDisabled()).toBe(true)
  expect(await page.evaluate("getComputedStyle(document.querySelector('input:disabled')).borderTopStyle")).toBe(
    'dashed',
  )
  await lookedInTheDark(page, 'get started fixed field')
  await press(page, 'Continue to company')
  expect(await page.getByLabel('GSTIN').inputValue()).toBe('27ZZ')
})

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { somebodyKnown } from '#tests/support/people.ts'
import { anEmail } from '#tests/support/session.ts'

const { openPage } = aBrowser()

/** A machine available in other cities, but not in Pune. */
const PRODUCT = '/rental/pune/equipment/genie-gs-1930'
const NAME = 'Genie GS-1930 Electric Scissor Lift'

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

// Failures and looks: web/pages/public/notify-me and stop-updates.component.test.tsx.
test('a visitor at 390 px signs in, verifies an e-mail address and subscribes to an update', async () => {
  const { phone } = await somebodyKnown()
  const page = await openPage(PHONE)
  const email = anEmail()
  await page.goto(PRODUCT)
  await press(page, 'Notify me')
  await signIn(page, phone)

  const verifying = dialog(page, 'Verify your email ID')
  await verifying.waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.getAttribute("name")')).toBe('email')
  await press(page, 'Send OTP')
  await verifying.getByText('Email ID is required').waitFor()
  await page.getByRole('textbox', { name: 'Email ID' }).fill(email)
  await press(page, 'Send OTP')
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(email))
  await press(page, 'Verify OTP')
  await notice(page, `Email - ${email} Verified Successfully`).waitFor()
  await press(page, 'Okay')

  const soon = notice(page, 'We will Notify you soon!')
  await soon.getByText(`You will get an update by email when ${NAME} is available in Pune.`).waitFor()
  await press(page, 'Okay')
  await press(page, 'Notify me')
  const already = notice(page, 'Notification Already Requested')
  await already.getByText(`You will get an update by email when ${NAME} is available in Pune.`).waitFor()
})

test('a category without machines in a city leads to other cities and to a subscription', async () => {
  const page = await openPage(DESKTOP)
  await page.goto('/rental/pune/equipments/aerial-work-platforms/vertical-mast-lift')
  await page.getByText('These match, but are not in Pune now.').waitFor()
  await looked(page, 'none of a kind')
  const first = page.locator('article').first()
  await first.getByText('Not in Pune now').waitFor()
  await first.getByRole('link').click()
  await page.waitForURL('**/rental/pune/equipment/*')
  await expect.poll(() => page.getByRole('button', { name: 'Notify me' }).count()).toBe(1)
})

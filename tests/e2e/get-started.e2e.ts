import { expect, test } from 'vitest'
import { aBrowser, PHONE } from '#tests/support/browser.ts'
import { enterCode, notice, press } from '#tests/support/on-screen.ts'
import { aPhone } from '#tests/support/session.ts'

const { openPage } = aBrowser()

/** Of the demo's directory; no other journey registers it. */
const GSTIN = '30ZZQHA7960F1Z8'

// Other states, refusals and looks: web/features/session/get-started-company.component.test.tsx.
test('a new user registers a company by GSTIN and becomes its administrator', async () => {
  const page = await openPage(PHONE)
  const phone = aPhone()
  await enterCode(page, phone)
  await page.getByRole('dialog', { name: 'OTP Verified Successfully' }).waitFor()
  await press(page, 'Okay')
  await page.getByRole('radio', { name: 'Company' }).check()
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Deshpande')
  await page.getByLabel('Email ID').fill(`${phone}@people.example`)
  await press(page, 'Continue to company')
  await page.getByLabel('GSTIN').fill(GSTIN)
  await press(page, 'Look up')
  await page.getByRole('dialog', { name: 'Is this your company?' }).waitFor()
  await press(page, 'Register this company')
  await notice(page, /Company Registered Successfully/).waitFor()
  await press(page, 'Okay')
  await page.getByRole('button', { name: /^Profile:/ }).click()
  await page.getByText('ADMIN (COMPANY)', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'View Profile' }).click()
  await page.getByText(`${phone}@people.example`).waitFor()
  expect(await page.getByRole('button', { name: 'Verify email ID' }).isVisible()).toBe(true)
})

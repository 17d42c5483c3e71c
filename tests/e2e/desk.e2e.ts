import { expect, test } from 'vitest'
import { aBrowser, PHONE } from '#tests/support/browser.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { anEmail } from '#tests/support/session.ts'

const { openPage } = aBrowser()
type Page = Awaited<ReturnType<typeof openPage>>

async function enter(page: Page, email: string) {
  await page.getByLabel('Phone/Email ID').fill(email)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(email))
  await page.getByRole('button', { name: 'Verify OTP' }).click()
}

test('an owner adds a colleague, who signs in on the site and lands at the desk; the trail says so', async () => {
  const owner = await openPage()
  await owner.goto('/desk/audit')
  await owner.waitForURL('**/desk/sign-in')
  await enter(owner, 'desk@yantra.example')
  // The page that asked for the sign-in.
  await owner.getByRole('heading', { level: 1, name: 'Audit trail' }).waitFor()
  await owner.getByRole('link', { name: 'People' }).click()
  await owner.getByRole('link', { name: 'Add person' }).click()
  const email = anEmail()
  await owner.getByLabel('First name').fill('Anjali')
  await owner.getByLabel('Last name').fill('Menon')
  await owner.getByLabel('Email').fill(email)
  await owner.getByRole('button', { name: 'Add person' }).click()
  await owner.getByRole('link', { name: 'Anjali Menon' }).first().waitFor()

  const colleague = await openPage(PHONE)
  await colleague.goto('/')
  await colleague.getByRole('button', { name: 'Login/Sign Up' }).click()
  await enter(colleague, email)
  await colleague.waitForURL(/\/desk/)
  await colleague.getByRole('button', { name: /Anjali Menon, Sales/ }).waitFor()
  expect(await colleague.getByRole('link', { name: 'Audit trail' }).count()).toBe(0)

  await owner.getByRole('link', { name: 'Audit trail' }).click()
  await owner.getByText('Added a person').first().waitFor()
  const saved = owner.waitForEvent('download')
  await owner.getByRole('button', { name: 'Download as CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
})

test('a customer who signs in at the desk sees that they have no access, and keeps no session', async () => {
  const page = await openPage()
  await page.goto('/desk/sign-in')
  await enter(page, 'ravi@kulkarni.example')
  await page.getByText('No access to the desk').waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('refreshToken')))).toEqual([])
})

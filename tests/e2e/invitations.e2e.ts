import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addDays, dateInIndia, formatDate } from '#contract/dates.ts'
import { aBrowser, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'
import { enterCode, notice, press } from '#tests/support/on-screen.ts'
import { aCompanysAdministrator, invite, somebodyKnown } from '#tests/support/people.ts'
import { aPhone } from '#tests/support/session.ts'

const { openPage } = aBrowser()

const PROFILE = '/my-profile/profile-detail'

const okay = (page: Page) => press(page, 'Okay')

async function looked(page: Page, name: string) {
  await screenshot(page, `invitations ${name}`)
  await noSeriousAxeViolations(page)
}

async function signInByCode(page: Page, phone: string) {
  await enterCode(page, phone)
  await notice(page, /OTP Verified Successfully/).waitFor()
  await okay(page)
}

// Refusals, the last administrator and dissolving: web/pages/account/invitations.component.test.tsx.
test('an invitation is announced after sign-in and accepted on the profile; its guest can leave the company again', async () => {
  const [admin, { phone }] = [await aCompanysAdministrator(), await somebodyKnown()]
  await invite(admin, phone)
  const page = await openPage(PHONE)
  await signInByCode(page, phone)
  await notice(page, 'You are invited').waitFor()
  await page.getByText(`${admin.companyName} invites you`).waitFor()
  await page.getByRole('link', { name: 'See invitation' }).click()
  await page.waitForURL(`**${PROFILE}#invitations`)
  const until = formatDate(addDays(dateInIndia(new Date()), 7))
  await page.getByText(`As a user · Open until ${until}`).waitFor()
  expect(await page.locator(':focus').textContent()).toBe('Invitations')
  expect(await page.evaluate('scrollY')).toBeGreaterThan(0)

  const company = page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Project sites' })
  expect(await company.count()).toBe(0)
  await press(page, `Accept the invitation of ${admin.companyName}`)
  await notice(page, /Invitation Accepted Successfully/).waitFor()
  await okay(page)
  await page.getByRole('main').getByText('USER (COMPANY)').waitFor()
  await company.waitFor()
  await page.getByText('No company has invited you.').waitFor()

  await page.getByRole('link', { name: 'Enquiries' }).click()
  await page.getByText('No enquiries yet').waitFor()
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  const otherTab = await page.context().newPage()
  await otherTab.goto(PROFILE)
  await otherTab.getByRole('main').getByText('USER (COMPANY)').waitFor()
  await press(page, 'Continue as individual')
  const asked = notice(page, 'Continue as individual?')
  await asked.getByText('Enquiries that you made for it stay with it.').waitFor()
  expect(await page.locator(':focus').textContent()).toBe('Stay')
  await page.keyboard.press('Escape')
  await press(page, 'Continue as individual')
  await asked.getByRole('button', { name: 'Continue as individual' }).click()
  await notice(page, /Continued as Individual Successfully/).waitFor()
  await okay(page)
  await page.getByRole('main').getByText('USER (INDIVIDUAL)').waitFor()
  expect(await company.count()).toBe(0)
  await otherTab.getByRole('main').getByText('USER (INDIVIDUAL)').waitFor()
  // Data read as the company's user is not shown again.
  const readAnew = page.waitForRequest((request) => new URL(request.url()).pathname === '/v1/enquiries')
  await page.getByRole('link', { name: 'Enquiries' }).click()
  await readAnew
})

test('a new user accepts an invitation instead of creating a profile', async () => {
  const [admin, phone] = [await aCompanysAdministrator(), aPhone()]
  await invite(admin, phone)
  const page = await openPage(PHONE)
  await enterCode(page, phone)
  await page.getByRole('dialog', { name: 'OTP Verified Successfully' }).waitFor()
  await okay(page)
  const dialog = page.getByRole('dialog', { name: 'Create your profile' })
  await dialog.getByText(`${admin.companyName} invites you to join it as a user.`).waitFor()
  await looked(page, 'somebody new')
  await press(page, `Join ${admin.companyName}`)
  await notice(page, /Invitation Accepted Successfully/).waitFor()
  await page.getByText(`Welcome to Yantra, Meera Joshi. You have joined ${admin.companyName}.`).waitFor()
  await okay(page)
  await page.goto(PROFILE)
  await page.getByRole('main').getByText('USER (COMPANY)').waitFor()
  const { Users } = await admin.call('listCompanyUsers', { query: {} })
  expect(Users.content[0]).toMatchObject({ phone, status: 'ACTIVE' })
})

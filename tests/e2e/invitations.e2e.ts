import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addDays, dateInIndia, formatDate } from '#contract/dates.ts'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'
import { aColleague } from '#tests/support/company.ts'
import { enterCode, notice, press } from '#tests/support/on-screen.ts'
import { aCompanysAdministrator, aMember, anIndividual, invite, somebodyKnown } from '#tests/support/people.ts'
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

test('an invitation is announced after sign-in and accepted on the profile; its guest can leave the company again', async () => {
  const [admin, { phone }] = [await aCompanysAdministrator(), await somebodyKnown()]
  await invite(admin, phone)
  const page = await openPage(PHONE)
  await signInByCode(page, phone)
  await notice(page, 'You are invited').waitFor()
  await page.getByText(`${admin.companyName} invites you`).waitFor()
  await looked(page, 'invited')
  await page.getByRole('link', { name: 'See invitation' }).click()
  await page.waitForURL(`**${PROFILE}#invitations`)
  const until = formatDate(addDays(dateInIndia(new Date()), 7))
  await page.getByText(`As a user · Open until ${until}`).waitFor()
  expect(await page.locator(':focus').textContent()).toBe('Invitations')
  expect(await page.evaluate('scrollY')).toBeGreaterThan(0)
  await looked(page, 'invitations')

  const company = page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Project sites' })
  expect(await company.count()).toBe(0)
  await press(page, `Accept the invitation of ${admin.companyName}`)
  await notice(page, /Invitation Accepted Successfully/).waitFor()
  await okay(page)
  await page.getByRole('main').getByText('USER (COMPANY)').waitFor()
  await company.waitFor()
  await page.getByText('No company has invited you.').waitFor()
  await looked(page, 'of a company')

  await page.getByRole('link', { name: 'Enquiries' }).click()
  await page.getByText('No enquiries yet').waitFor()
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  const otherTab = await page.context().newPage()
  await otherTab.goto(PROFILE)
  await otherTab.getByRole('main').getByText('USER (COMPANY)').waitFor()
  await press(page, 'Continue as individual')
  const asked = notice(page, 'Continue as individual?')
  await asked.getByText('Enquiries that you made for it stay with it.').waitFor()
  await looked(page, 'leaving')
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

test.each([PHONE, DESKTOP])(
  'a new user accepts an invitation instead of creating a profile, at %i px',
  async (width) => {
    const [admin, phone] = [await aCompanysAdministrator(), aPhone()]
    await invite(admin, phone)
    const page = await openPage(width)
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
  },
)

test('a new user registers as an individual and decides on the invitation later', async () => {
  const [admin, phone] = [await aCompanysAdministrator(), aPhone()]
  const { User } = await invite(admin, phone)
  const page = await openPage(PHONE)
  await enterCode(page, phone)
  await page.getByRole('dialog', { name: 'OTP Verified Successfully' }).waitFor()
  await okay(page)
  const join = page.getByRole('button', { name: `Join ${admin.companyName}` })
  await join.waitFor()
  await admin.call('deleteCompanyUser', { params: { id: User.userId }, query: { isPermDelete: 'true' } })
  await join.click()
  await notice(page, /Request Failed/).waitFor()
  await okay(page)
  await expect.poll(() => join.count()).toBe(0)
  await invite(admin, phone)
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Deshpande')
  await page.getByLabel('Email ID').fill(`${phone}@people.example`)
  await press(page, 'Create profile')
  await notice(page, /Profile Registered Successfully/).waitFor()
  await okay(page)
  await notice(page, 'You are invited').waitFor()
})

test('the last administrator stays, and sees why another company’s invitation has to wait', async () => {
  const [admin, other] = [await aCompanysAdministrator(), await aCompanysAdministrator()]
  await aMember(admin, aColleague())
  await invite(other, admin.phone, 'ROLE_ADMIN')
  const page = await openPage(DESKTOP, { refreshToken: admin.refreshToken })
  await page.goto(PROFILE)
  await page.getByRole('main').getByText('ADMIN (COMPANY)').waitFor()
  await page.getByText('You belong to a company already.').waitFor()
  await page.getByText('As an administrator').waitFor()
  expect(await page.getByRole('button', { name: /^Accept/ }).count()).toBe(0)
  await looked(page, 'invited elsewhere')

  await press(page, 'Continue as individual')
  await notice(page, 'Continue as individual?').getByRole('button', { name: 'Continue as individual' }).click()
  await notice(page, /Continued as Individual Failed/).waitFor()
  await page.getByText('A company keeps at least one active administrator.').waitFor()
  await okay(page)

  await press(page, `Decline the invitation of ${other.companyName}`)
  await notice(page, 'Decline this invitation?').waitFor()
  await looked(page, 'declining')
  await press(page, 'Keep it')
  await press(page, `Decline the invitation of ${other.companyName}`)
  await press(page, 'Decline')
  await notice(page, /Invitation Declined Successfully/).waitFor()
  await okay(page)
  await page.getByText('No company has invited you.').waitFor()
})

test('an invitation withdrawn meanwhile is refused and disappears', async () => {
  const [admin, person] = [await aCompanysAdministrator(), await anIndividual()]
  const { User } = await invite(admin, person.phone)
  const page = await openPage(PHONE, { refreshToken: person.refreshToken })
  await page.goto(PROFILE)
  const accept = page.getByRole('button', { name: /^Accept/ })
  await accept.waitFor()
  await admin.call('deleteCompanyUser', { params: { id: User.userId }, query: { isPermDelete: 'true' } })
  await accept.click()
  await notice(page, /Request Failed/).waitFor()
  await page.getByText('Requested resource not found.').waitFor()
  await okay(page)
  await page.getByText('No company has invited you.').waitFor()
  expect(await accept.count()).toBe(0)
})

test.each([PHONE, DESKTOP])('the only member of a company dissolves it after a warning, at %i px', async (width) => {
  const admin = await aCompanysAdministrator()
  await invite(admin, aPhone())
  const page = await openPage(width, { refreshToken: admin.refreshToken })
  await page.goto(PROFILE)
  await page.getByRole('main').getByText('ADMIN (COMPANY)').waitFor()
  await page.waitForLoadState('networkidle')
  await press(page, 'Continue as individual')
  const asked = notice(page, 'Continue as individual?')
  await asked.getByText('Nobody else belongs to the company, so it is dissolved. This cannot be undone.').waitFor()
  for (const line of ['Enquiries that you made for it become your own.', 'Its GSTIN can be registered again'])
    await asked.getByText(line).waitFor()
  await looked(page, 'dissolving')
  await asked.getByRole('button', { name: 'Continue as individual' }).click()
  await notice(page, /Continued as Individual Successfully/).waitFor()
  await page.getByText('The company is dissolved.').waitFor()
  await okay(page)
  await page.getByRole('main').getByText('USER (INDIVIDUAL)').waitFor()
  expect(await page.getByRole('button', { name: 'Continue as individual' }).count()).toBe(0)
})

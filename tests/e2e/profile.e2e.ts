import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { addDays, dateInIndia, formatDate } from '#contract/dates.ts'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { anAdministrator, anIndividual, invite, somebodyKnown } from '#tests/support/people.ts'
import { aPhone, wrongFor } from '#tests/support/session.ts'

const { openPage } = aBrowser()

/** GSTINs of the demo's register, each for one test of this file. */
const INVITING = '19ZZXTE8576F1ZM'
const LEFT = '21ZZZCG0222RAZV'
const OTHER = '37ZZQPD0686G1ZF'
const WITHDRAWING = '08ZZZPR7640K1ZK'

const PROFILE = '/my-profile/profile-detail'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const notice = (page: Page, name: RegExp | string) => page.getByRole('alertdialog', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const okay = (page: Page) => press(page, 'Okay')

async function looked(page: Page, name: string) {
  await screenshot(page, `profile ${name}`)
  await noSeriousAxeViolations(page)
}

/** Somebody new with their page, signed in, and who they are. */
async function aPerson(width: number = DESKTOP) {
  const person = await anIndividual()
  return { ...person, page: await openPage(width, { refreshToken: person.refreshToken }) }
}

describe.each([PHONE, DESKTOP])('at %i px', (width) => {
  test('the own profile says who one is, and what is verified', async () => {
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
    await notice(page, /Email Verification Failed/).waitFor()
    await page.getByText('OTP you have entered is incorrect. Retry again.').first().waitFor()
    await okay(page)
    await looked(page, 'wrong code')
    await page.getByLabel('OTP', { exact: true }).fill(code)
    await press(page, 'Verify OTP')
    await notice(page, `Done: Email - ${email} Verified Successfully`).waitFor()
    await looked(page, 'verified')
    await okay(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByText('Not verified').count()).toBe(0)
  })
})

test('the exact messages of a profile’s fields', async () => {
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

test('only what changed is sent; the header shows the new name at once, and a new phone is verified next', async () => {
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

test('a save that the server refuses says why and keeps what was typed', async () => {
  const { page } = await aPerson()
  await page.goto('/my-profile/edit')
  await page.route('**/v1/user/profile', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const violations = [{ field: 'email', message: 'Enter valid email ID', code: 'email.invalid' }]
    const body = { type: '/problems/validation', title: 'Wrong input', status: 422, detail: 'Invalid', violations }
    await route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(body) })
  })
  await page.getByLabel('Email ID').fill('meera@elsewhere.example')
  await press(page, 'Save changes')
  await notice(page, /Update Profile Details failed/).waitFor()
  await okay(page)
  expect(await page.getByLabel('Email ID').inputValue()).toBe('meera@elsewhere.example')
  expect(await page.getByText('Enter valid email ID').count()).toBeGreaterThan(0)
})

test('phone verification by keyboard alone, from a code that was asked for before', async () => {
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
  await page.getByRole('button', { name: 'I have a code already' }).focus()
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

test('a profile that does not come says so in its place, with another try', async () => {
  const { page } = await aPerson(PHONE)
  await page.route('**/v1/user/profile', (route) => route.abort())
  await page.goto(PROFILE)
  await page.getByText('Your profile could not be loaded').waitFor({ timeout: 15_000 })
  await looked(page, 'failed')
  await page.unroute('**/v1/user/profile')
  await press(page, 'Try again')
  await page.getByRole('heading', { name: 'Meera Joshi' }).waitFor()
})

async function signInByCode(page: Page, phone: string) {
  await page.goto('/')
  await press(page, 'Login/Sign Up')
  await page.getByLabel('Phone/Email ID').fill(phone)
  await page.keyboard.press('Enter')
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(phone))
  await page.keyboard.press('Enter')
  await notice(page, /OTP Verified Successfully/).waitFor()
  await okay(page)
}

test('an invitation is told after signing in, accepted on the profile, and the company left again', async () => {
  const [admin, { phone }] = [await anAdministrator(INVITING), await somebodyKnown()]
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
  // Nothing that was read as the company's user is shown again.
  const readAnew = page.waitForRequest((request) => new URL(request.url()).pathname === '/v1/enquiries')
  await page.getByRole('link', { name: 'Enquiries' }).click()
  await readAnew
})

test('the last administrator stays, and sees why an invitation of another company has to wait', async () => {
  const [admin, other] = [await anAdministrator(LEFT), await anAdministrator(OTHER)]
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

test('an invitation that was withdrawn meanwhile is refused, and gone', async () => {
  const [admin, person] = [await anAdministrator(WITHDRAWING), await aPerson()]
  const { User } = await invite(admin, person.phone)
  await person.page.goto(PROFILE)
  const accept = person.page.getByRole('button', { name: /^Accept/ })
  await accept.waitFor()
  await admin.call('deleteCompanyUser', { params: { id: User.userId }, query: { isPermDelete: 'true' } })
  await accept.click()
  await notice(person.page, /Request Failed/).waitFor()
  await person.page.getByText('Requested resource not found.').waitFor()
  await okay(person.page)
  await person.page.getByText('No company has invited you.').waitFor()
})

test('A manual refresh also reloads the cart', async () => {
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
  await Promise.all([refreshed, reloaded])
  await page.getByRole('heading', { name: 'Meera Joshi' }).waitFor()
})

import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'
import { aGstin } from '#tests/support/company.ts'
import { enterCode, notice, press } from '#tests/support/on-screen.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { anAdministrator } from '#tests/support/people.ts'
import { aPhone } from '#tests/support/session.ts'

const { openPage } = aBrowser()

/** GSTINs of the demo's directory, one for each test of this file. */
const NEW_AT = { [PHONE]: '30ZZQHA7960F1Z8', [DESKTOP]: '38ZZQPM9929V1ZX' }
const BY_KEYBOARD = '24ZZXHS1925H1ZN'
const EXISTING = '07ZZQCC4572W1ZC'
const TAKEN_MEANWHILE = '09ZZZFD9648X1ZF'
const NAMELESS = '37ZZQPD0686G1ZF'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const okay = (page: Page) => press(page, 'Okay')

async function looked(page: Page, name: string) {
  await screenshot(page, `get started ${name}`)
  await noSeriousAxeViolations(page)
}

/** Signs in as a new user, up to the profile step. */
async function verified(page: Page) {
  const phone = aPhone()
  await enterCode(page, phone)
  await dialog(page, 'OTP Verified Successfully').waitFor()
  await okay(page)
  await dialog(page, 'Create your profile').waitFor()
  return phone
}

async function asCompany(page: Page) {
  const phone = await verified(page)
  await page.getByRole('radio', { name: 'Company' }).check()
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Deshpande')
  await page.getByLabel('Email ID').fill(`${phone}@people.example`)
  await press(page, 'Continue to company')
  await dialog(page, 'Your company').waitFor()
  return phone
}

async function lookUp(page: Page, gstin: string) {
  await page.getByLabel('GSTIN').fill(gstin)
  await press(page, 'Look up')
}

async function menuSays(page: Page, role: string) {
  await page.getByRole('button', { name: /^Profile:/ }).click()
  await page.getByText(role, { exact: true }).waitFor()
}

describe.each([PHONE, DESKTOP] as const)('a new user from a company, at %i px', (width) => {
  test('registers it by GSTIN and becomes its administrator', async () => {
    const page = await openPage(width)
    const phone = await asCompany(page)
    await looked(page, 'company')
    const gstin = NEW_AT[width]
    await page.getByLabel('GSTIN').pressSequentially(`  ${gstin.toLowerCase()} `)
    expect(await page.getByLabel('GSTIN').inputValue()).toBe(gstin)
    await press(page, 'Look up')
    const found = dialog(page, 'Is this your company?')
    await found.waitFor()
    await found.getByText(gstin, { exact: true }).waitFor()
    await found.getByText(gstin.slice(2, 12), { exact: true }).waitFor()
    await looked(page, 'found new')
    await press(page, 'Register this company')

    await notice(page, /Company Registered Successfully/).waitFor()
    await page.getByText(/^Welcome to Yantra, Asha Deshpande\. You are the administrator of /).waitFor()
    await looked(page, 'company registered')
    await okay(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await menuSays(page, 'ADMIN (COMPANY)')
    await page.getByRole('link', { name: 'View Profile' }).click()
    await page.getByText(`${phone}@people.example`).waitFor()
    expect(await page.getByRole('button', { name: 'Verify email ID' }).isVisible()).toBe(true)
  })
})

test('a new user registers a company by keyboard alone', async () => {
  const page = await openPage()
  const phone = aPhone()
  const { keyboard } = page
  const field = () => page.locator(':focus').getAttribute('name')
  await page.goto('/cart')
  await dialog(page, 'Get started').waitFor()
  await keyboard.type(phone)
  await keyboard.press('Enter')
  await dialog(page, 'Enter the OTP').waitFor()
  await keyboard.type(await codeFor(phone))
  await keyboard.press('Enter')
  await dialog(page, 'OTP Verified Successfully').waitFor()
  await keyboard.press('Enter')
  await dialog(page, 'Create your profile').waitFor()
  expect(await field()).toBe('customer_type')
  await keyboard.press('ArrowRight')
  await keyboard.press('Tab')
  await keyboard.type('Asha')
  await keyboard.press('Tab')
  await keyboard.type('Deshpande')
  await keyboard.press('Tab')
  await keyboard.type('asha@narmada.example')
  await keyboard.press('Enter')
  await dialog(page, 'Your company').waitFor()
  expect(await field()).toBe('gstnId')
  await keyboard.type(BY_KEYBOARD)
  await keyboard.press('Enter')
  await dialog(page, 'Is this your company?').waitFor()
  expect(await page.locator(':focus').textContent()).toBe('Is this your company?')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  expect(await page.locator(':focus').textContent()).toBe('Register this company')
  await keyboard.press('Enter')
  await notice(page, /Company Registered Successfully/).waitFor()
  await keyboard.press('Enter')
  await page.waitForURL('**/cart')
})

test('input survives every way back', async () => {
  const page = await openPage(PHONE)
  await asCompany(page)
  await page.getByLabel('GSTIN').fill('27ZZ')
  await press(page, 'Back')
  await dialog(page, 'Create your profile').waitFor()
  expect(await page.getByRole('radio', { name: 'Company' }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: 'Individual' }).check()
  expect(await page.getByLabel('First name').inputValue()).toBe('Asha')
  await page.getByRole('button', { name: 'Create profile' }).waitFor()
  await page.getByRole('radio', { name: 'Company' }).check()
  expect(await page.getByLabel('Last name').inputValue()).toBe('Deshpande')
  await press(page, 'Continue to company')
  expect(await page.getByLabel('GSTIN').inputValue()).toBe('27ZZ')
})

test('a GSTIN is checked while it is typed, and by the directory', async () => {
  const page = await openPage()
  await asCompany(page)
  await press(page, 'Look up')
  await page.getByText('GSTIN is required').waitFor()
  const unknown = aGstin()
  for (const [typed, message] of [
    [unknown.slice(0, 14), 'A GSTIN has exactly 15 characters'],
    [`${unknown.slice(0, 14)}-`, 'A GSTIN has only letters and digits'],
    [`00${unknown.slice(2)}`, 'The first two characters are not a state code'],
    [`27ZZZCE00001AZ1`, 'Characters 3 to 12 are not a PAN'],
    [`27ZZZXE4375E1Z5`, 'The fourth character of the PAN is not a kind of holder'],
    [`24ZZZCE4375E0Z5`, 'Character 13 must be 1 to 9 or A to Z'],
    [`24ZZZCE4375E1A5`, 'Character 14 must be Z'],
    [`24ZZZCE4375E1Z6`, 'The last character does not match; please check for a typing mistake'],
  ] as const) {
    await page.getByLabel('GSTIN').fill(typed)
    await page.getByText(message).waitFor()
  }
  await looked(page, 'GSTIN wrong')
  await lookUp(page, unknown)
  await notice(page, /Request Failed/).waitFor()
  await page.getByText('This GSTIN is not known to the GST directory.').waitFor()
  await okay(page)
  expect(await page.getByLabel('GSTIN').inputValue()).toBe(unknown)
})

test('B-28 B-29 a registered company shows only its masked creator, and access can be requested', async () => {
  const admin = await anAdministrator(EXISTING)
  const page = await openPage(PHONE)
  const phone = await asCompany(page)
  await lookUp(page, EXISTING)
  const found = dialog(page, 'Already registered')
  await found.getByText(admin.companyName).waitFor()
  await found.getByText('A***l R.').waitFor()
  await looked(page, 'found existing')
  await page.getByLabel('Message').fill('Site engineer at Silvassa')
  await press(page, 'Another GSTIN')
  expect(await page.getByLabel('GSTIN').inputValue()).toBe(EXISTING)
  await press(page, 'Look up')
  expect(await page.getByLabel('Message').inputValue()).toBe('Site engineer at Silvassa')
  await press(page, 'Request access')

  await dialog(page, 'Access Requested Successfully').waitFor()
  await page.getByText(`An administrator of ${admin.companyName} has seven days to decide`).waitFor()
  await page.getByText('Until then you are signed in as an individual').waitFor()
  await looked(page, 'access requested')
  await okay(page)
  await menuSays(page, 'USER (INDIVIDUAL)')
  const { accessRequests } = await admin.call('listAccessRequests')
  expect(accessRequests).toMatchObject([{ firstName: 'Asha', phoneEmail: phone, message: 'Site engineer at Silvassa' }])
})

test('when another user was faster, the registration is refused and the next look-up says why', async () => {
  const page = await openPage()
  await asCompany(page)
  await lookUp(page, TAKEN_MEANWHILE)
  await dialog(page, 'Is this your company?').waitFor()
  await anAdministrator(TAKEN_MEANWHILE)
  await press(page, 'Register this company')
  await notice(page, /Register Profile Failed/).waitFor()
  await page.getByText('This company is registered already. Please request access to it.').waitFor()
  await okay(page)
  await press(page, 'Look up')
  await dialog(page, 'Already registered').waitFor()
  await page.route('**/v1/register/request-access', (route) => route.abort())
  await press(page, 'Request access')
  await notice(page, /Request Access Failed/).waitFor()
  await okay(page)
  expect(await dialog(page, 'Already registered').isVisible()).toBe(true)
})

test('a user who registered a company without giving a name must enter it first', async () => {
  const { refreshToken } = await anAdministrator(NAMELESS, null)
  const page = await openPage(PHONE, { refreshToken })
  await page.goto('/my-rental/manage-enquiry')
  await dialog(page, 'Tell us your name').waitFor()
  await looked(page, 'name')
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape')
  await dialog(page, 'Tell us your name').waitFor()
  await press(page, 'Save name')
  for (const message of ['First name is required', 'Last name is required']) await page.getByText(message).waitFor()
  await page.getByLabel('First name').fill('Latha')
  await page.getByLabel('Last name').fill('Menon')
  await press(page, 'Save name')
  await page.getByRole('button', { name: 'Profile: Latha Menon' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

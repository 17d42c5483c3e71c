import type { Page } from 'playwright'
import { type Call, callOver } from '#web/platform/call.ts'
import { noSeriousAxeViolations, screenshot } from './browser.ts'

export const ORGANISATION = '/my-profile/organisation-detail'
export const EDIT = '/my-profile/edit-organisation-detail'
export const OVERVIEW = '/my-rental/company/overview'

/** Each state of the company's screens: a picture to look at, and no barrier in it. */
export async function looked(page: Page, name: string) {
  await screenshot(page, `company ${name}`)
  await noSeriousAxeViolations(page)
}

export const notice = (page: Page, name: RegExp) => page.getByRole('alertdialog', { name })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
export const gstin = (page: Page) => page.getByLabel('GSTIN', { exact: true })
export const billing = (page: Page) => page.getByRole('group', { name: 'Billing address' })
export const delivery = (page: Page) => page.getByRole('group', { name: 'Delivery address' })

export async function lookUp(page: Page, number: string) {
  await page.goto(EDIT)
  await gstin(page).fill(number)
  await press(page, 'Look up')
}

/** Registers the company of a GSTIN that nobody has registered yet. */
export async function register(page: Page, number: string) {
  await lookUp(page, number)
  await press(page, 'Register company')
  await notice(page, /Company Registered Successfully/).waitFor()
  await press(page, 'Okay')
  await page.waitForURL(`**${ORGANISATION}`)
}

/** The server's refusal of one call, at the edge of the network. */
export const refuse = (page: Page, path: string, status: number, body: object, type = 'application/problem+json') =>
  page.route(`**${path}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status, contentType: type, body: JSON.stringify(body) })
      : route.fallback(),
  )

export const wrongPincode = {
  type: '/problems/validation',
  title: 'Wrong input',
  status: 422,
  detail: 'Invalid data provided. Please check your input.',
  violations: [{ field: 'billingAddress.pincode', code: 'invalid', message: 'Enter valid PIN code' }],
}

/** Calls the API as the person of this page, with the token the page itself sends. */
export async function callOf(page: Page): Promise<Call> {
  const asked = page.waitForRequest((request) => request.headers()['authorization'] !== undefined)
  await page.reload()
  const authorization = (await asked).headers()['authorization'] ?? ''
  const { origin } = new URL(page.url())
  return callOver((path, init) =>
    fetch(origin + path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), authorization } }),
  )
}

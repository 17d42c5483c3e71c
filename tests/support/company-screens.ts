import type { Page } from 'playwright'

export const ORGANISATION = '/my-profile/organisation-detail'
export const EDIT = '/my-profile/edit-organisation-detail'
export const OVERVIEW = '/my-rental/company/overview'

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

/** Registers the company of an unregistered GSTIN. */
export async function register(page: Page, number: string) {
  await lookUp(page, number)
  await press(page, 'Register company')
  await notice(page, /Company Registered Successfully/).waitFor()
  await press(page, 'Okay')
  await page.waitForURL(`**${ORGANISATION}`)
}

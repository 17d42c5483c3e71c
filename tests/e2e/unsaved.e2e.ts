import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, PHONE } from '#tests/support/browser.ts'
import { aColleague } from '#tests/support/company.ts'
import { callAs, looked, notice, press, told } from '#tests/support/on-screen.ts'
import { aMember } from '#tests/support/people.ts'
import { ADMINISTRATOR } from '#tests/support/session-stock.ts'
import { site } from '#tests/support/world.ts'

const { signedInPage } = aBrowser()

const LEAVE = 'Leave without saving?'

/** Goes away by the link back: is asked, stays with what was typed, and goes on asking. */
async function isAsked(page: Page, back: string, field: string, typed: string) {
  await page.getByLabel(field, { exact: true }).fill(typed)
  await page.getByRole('link', { name: back, exact: true }).click()
  await notice(page, LEAVE).getByText('What you have changed here is lost if you leave.').waitFor()
  await press(page, 'Stay')
  // What is under an open dialog takes no letters.
  await notice(page, LEAVE).waitFor({ state: 'detached' })
  expect(await page.getByLabel(field, { exact: true }).inputValue()).toBe(typed)
}

async function leaves(page: Page, back: string, list: string) {
  await page.getByRole('link', { name: back, exact: true }).click()
  await press(page, 'Leave without saving')
  await page.waitForURL(`**${list}`)
}

const LISTS = [
  ['User', '/my-rental/company/users', 'All users', 'Add user', 'Meera Joshi', 'First name'],
  ['Project Site', '/my-rental/company/project-sites', 'All project sites', 'Add site', site.addressName, 'Site name'],
] as const

test.each(LISTS)('what is typed of a %s is not lost unasked', { timeout: 60_000 }, async (...of) => {
  const [kind, list, back, add, entry, field] = of
  const page = await signedInPage(ADMINISTRATOR, PHONE)
  const call = await callAs(page)
  await aMember({ call }, aColleague())
  await call('addProjectSite', { body: site })
  await page.goto(list)
  await page.getByRole('link', { name: add, exact: true }).click()
  await isAsked(page, back, field, 'Bhairavi')
  await leaves(page, back, list)

  const open = () => page.getByRole('main').getByRole('link', { name: entry }).click()
  await open()
  await isAsked(page, back, field, 'Bhairavi')
  // As it was, though typed anew, it is no change; nor are blanks.
  await page.getByLabel(field, { exact: true }).fill(entry === site.addressName ? ` ${entry} ` : ' Meera ')
  await page.getByRole('link', { name: back, exact: true }).click()
  await page.waitForURL(`**${list}`)
  await open()
  await page.getByLabel(field, { exact: true }).fill('Bhairavi')
  await press(page, 'Save changes')
  await told(page, `${kind} Updated Successfully`, /Bhairavi/)
  expect(new URL(page.url()).pathname).toBe(list)

  await page.getByRole('link', { name: /Bhairavi/ }).click()
  await page.getByLabel(field, { exact: true }).fill('Kalyani')
  await press(page, 'Delete permanently')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click()
  await told(page, `${kind} Deleted Successfully`, /Bhairavi/)
  expect(new URL(page.url()).pathname).toBe(list)
})

test('what is typed of the own company is not lost unasked, in either of its forms', async () => {
  const page = await signedInPage(ADMINISTRATOR, DESKTOP)
  await page.goto('/my-profile/edit-organisation-detail')
  await isAsked(page, 'Back to organisation', 'Company name', 'Konkan Metro Works')
  await press(page, 'Save company details')
  await told(page, 'Company Details Updated Successfully', /up to date/)
  const billing = page.getByRole('group', { name: 'Billing address' })
  await billing.getByLabel('PIN code').fill('411014')
  await page.getByRole('link', { name: 'Back to organisation' }).click()
  await notice(page, LEAVE).waitFor()
  await looked(page, 'company unsaved')
  await press(page, 'Leave without saving')
  await page.getByText('Konkan Metro Works').waitFor()
  expect(await page.getByText('411014').count()).toBe(0)
})

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, PHONE } from '#tests/support/browser.ts'
import { aColleague } from '#tests/support/company.ts'
import { callAs, notice, press, told } from '#tests/support/on-screen.ts'
import { aMember } from '#tests/support/people.ts'
import { ADMINISTRATOR } from '#tests/support/session-stock.ts'

const { signedInPage } = aBrowser()

const LEAVE = 'Leave without saving?'
const LIST = '/my-rental/company/users'
const firstName = (page: Page) => page.getByLabel('First name', { exact: true })
const back = (page: Page) => page.getByRole('link', { name: 'All users', exact: true }).click()

/** Follows the link back: the page asks, keeps the input, and asks again. */
async function isAsked(page: Page, typed: string) {
  await firstName(page).fill(typed)
  await back(page)
  await notice(page, LEAVE).getByText('What you have changed here is lost if you leave.').waitFor()
  await press(page, 'Stay')
  // A field under an open dialog takes no input.
  await notice(page, LEAVE).waitFor({ state: 'detached' })
  expect(await firstName(page).inputValue()).toBe(typed)
}

async function leaves(page: Page) {
  await back(page)
  await press(page, 'Leave without saving')
  await page.waitForURL(`**${LIST}`)
}

// Of a site and of the own company: web/layouts/ask-before-leaving.component.test.tsx.
test('leaving a user with unsaved input asks first', async () => {
  const page = await signedInPage(ADMINISTRATOR, PHONE)
  const call = await callAs(page)
  await aMember({ call }, aColleague())
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Add user', exact: true }).click()
  await isAsked(page, 'Bhairavi')
  await leaves(page)

  const open = () => page.getByRole('main').getByRole('link', { name: 'Meera Joshi' }).click()
  await open()
  await isAsked(page, 'Bhairavi')
  // Retyping the old value is no change; nor are blanks.
  await firstName(page).fill(' Meera ')
  await back(page)
  await page.waitForURL(`**${LIST}`)
  await open()
  await firstName(page).fill('Bhairavi')
  await press(page, 'Save changes')
  await told(page, 'User Updated Successfully', /Bhairavi/)
  expect(new URL(page.url()).pathname).toBe(LIST)

  await page.getByRole('link', { name: /Bhairavi/ }).click()
  await firstName(page).fill('Kalyani')
  await press(page, 'Delete permanently')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click()
  await told(page, 'User Deleted Successfully', /Bhairavi/)
  expect(new URL(page.url()).pathname).toBe(LIST)
})

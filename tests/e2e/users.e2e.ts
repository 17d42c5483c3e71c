import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, PHONE } from '#tests/support/browser.ts'
import { aColleague } from '#tests/support/company.ts'
import { callAs, notice, press, told } from '#tests/support/on-screen.ts'
import { aMember } from '#tests/support/people.ts'
import { ADMINISTRATOR, NEWCOMER } from '#tests/support/session-stock.ts'

const { signedInPage } = aBrowser()

const LIST = '/my-rental/company/users'
/** An administrator's page and API client, with some invited colleagues. */
async function aTeam(width: number = DESKTOP, ...firstNames: string[]) {
  const page = await signedInPage(ADMINISTRATOR, width)
  const call = await callAs(page)
  for (const firstName of firstNames) await call('addCompanyUser', { body: aColleague({ firstName }) })
  return { page, call }
}

const rows = (page: Page) => page.getByRole('main').getByRole('row')
const names = (page: Page) => rows(page).getByRole('rowheader').getByRole('link').allTextContents()
const open = async (page: Page, name: string) => {
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

async function fillIn(page: Page, { firstName, lastName, phone, email }: ReturnType<typeof aColleague>) {
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Email ID').fill(email)
}

// Its states, refusals and looks: web/pages/account/company-users and company-user.component.test.tsx.
test('a user is added, edited, deactivated, activated and deleted on the server', async () => {
  const { page, call } = await aTeam(PHONE)
  for (const firstName of ['Anil', 'Bharat']) await aMember({ call }, aColleague({ firstName }))
  await page.goto(LIST)
  await page.getByText('3 users').waitFor()
  await page.getByRole('link', { name: 'Add user' }).click()
  await fillIn(page, aColleague({ firstName: 'Chitra' }))
  await page.getByRole('radio', { name: 'Admin' }).check()
  await press(page, 'Add user')
  await told(page, 'User Added Successfully', 'Chitra Joshi is invited.')
  expect((await names(page)).slice(0, 3)).toEqual(['Chitra Joshi', 'Bharat Joshi', 'Anil Joshi'])

  await open(page, 'Bharat Joshi')
  await page.getByLabel('Last name').fill('Kulkarni')
  await press(page, 'Save changes')
  await told(page, 'User Updated Successfully', 'The details of Bharat Kulkarni are saved.')
  await open(page, 'Anil Joshi')
  await press(page, 'Deactivate')
  await told(page, 'User Deactivated Successfully', 'Anil Joshi is signed out everywhere and cannot sign in.')
  await press(page, 'Activate')
  await told(page, 'User Activated Successfully', 'Anil Joshi can sign in again.')
  await press(page, 'Delete permanently')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click()
  await told(page, 'User Deleted Successfully', 'Anil Joshi was deleted.')
  await page.reload()
  await page.getByText('3 users').waitFor()
  expect((await names(page)).slice(0, 2)).toEqual(['Chitra Joshi', 'Bharat Kulkarni'])
})

test.each(['has an account', 'has none'])(
  'a person who %s is invited, and the invitation can be withdrawn',
  async (who) => {
    const theirs = await callAs(await signedInPage(NEWCOMER))
    const { Profile } = (await theirs('getOwnProfile')) as { Profile: { phone: string } }
    const { page } = await aTeam()
    await page.goto('/my-profile/user-detail')
    await fillIn(page, aColleague(who === 'has none' ? {} : { phone: Profile.phone }))
    await press(page, 'Add user')
    await told(
      page,
      'User Added Successfully',
      'Meera Joshi is invited. They join your company when they sign in and accept.',
    )
    await rows(page).filter({ hasText: 'Meera Joshi' }).getByText('Invited').waitFor()

    await open(page, 'Meera Joshi')
    expect(await page.getByRole('button', { name: 'Deactivate' }).count()).toBe(0)
    await press(page, 'Withdraw invitation')
    const asked = notice(page, 'Withdraw the invitation of Meera Joshi?')
    await asked.getByRole('button', { name: 'Withdraw invitation' }).click()
    await told(page, 'User Deleted Successfully', 'The invitation of Meera Joshi was withdrawn.')
    await page.getByText('1 user', { exact: true }).waitFor()
  },
)

test('typing filters the list, Back shows all of it again, and a link to a filter works', async () => {
  const { page } = await aTeam(DESKTOP, 'Anil', 'Bharat')
  await page.goto(LIST)
  await page.getByText('3 users').waitFor()
  await page.getByLabel('Search by name, phone or email').pressSequentially('anil', { delay: 20 })
  // On a busy machine the list is filtered by a part of the word first.
  await page.waitForURL('**?q=anil')
  await page.getByText('1 user', { exact: true }).waitFor()
  expect(await names(page)).toEqual(['Anil Joshi'])
  await open(page, 'Anil Joshi')
  await page.getByRole('link', { name: 'All users' }).click()
  await page.waitForURL('**?q=anil')
  await page.goBack()
  await page.goBack()
  expect(await page.getByLabel('Search by name, phone or email').inputValue()).toBe('anil')
  await page.goBack()
  await page.getByText('3 users').waitFor()
  expect(await page.getByLabel('Search by name, phone or email').inputValue()).toBe('')
})

test('an access request is approved or rejected', async () => {
  const { page, call } = await aTeam()
  const { gstin } = (await call('getCompanyProfile')).Company
  const asking = async (message: string) =>
    (await callAs(await signedInPage(NEWCOMER)))('requestCompanyAccess', { body: { gstnId: gstin, message } })
  await asking('I run the site at Kharadi and order the lifts.')
  await page.goto(LIST)
  const waiting = page.getByRole('region', { name: 'Access requests' })
  await waiting.getByText('“I run the site at Kharadi and order the lifts.”').waitFor()
  await page.getByRole('button', { name: 'Approve Asha Patil' }).click()
  await page.locator(':focus', { hasText: 'Asha Patil is now a user of your company.' }).waitFor()
  await page.getByText('2 users').waitFor()

  await asking('Me too.')
  await page.reload()
  await page.getByRole('button', { name: 'Reject Asha Patil' }).click()
  await waiting.getByText('The request of Asha Patil was rejected.').waitFor()
  await page.reload()
  await page.getByText('2 users').waitFor()
  expect(await waiting.count()).toBe(0)
})

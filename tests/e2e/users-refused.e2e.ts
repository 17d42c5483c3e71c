import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, PHONE } from '#tests/support/browser.ts'
import { aColleague } from '#tests/support/company.ts'
import { callAs, looked, press, refuseOnce, told } from '#tests/support/on-screen.ts'
import { aMember } from '#tests/support/people.ts'
import { ADMINISTRATOR, NEWCOMER } from '#tests/support/session-stock.ts'

const { signedInPage } = aBrowser()

const LIST = '/my-rental/company/users'
const ONE_OF_THEM = /\/v1\/company\/users\/[0-9a-f-]{36}/

/** An administrator's page at a colleague of theirs. */
async function atColleague() {
  const page = await signedInPage(ADMINISTRATOR)
  const call = await callAs(page)
  const user = await aMember({ call }, aColleague())
  await page.goto(`/my-profile/user-detail/${user.userId}`)
  await page.getByRole('heading', { level: 1, name: 'Meera Joshi' }).waitFor()
  return { page, call, user }
}

async function deleteThem(page: Page) {
  await press(page, 'Delete permanently')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click()
}

test('whoever is in the company already is not added again', async () => {
  const { page, user } = await atColleague()
  await page.goto('/my-profile/user-detail')
  await page.getByLabel('First name').fill('Meera')
  await page.getByLabel('Last name').fill('Joshi')
  await page.getByLabel('Phone number').fill(user.phone ?? '')
  await page.getByLabel('Email ID').fill(user.email ?? '')
  await press(page, 'Add user')
  await told(page, 'Add New User Failed', 'This person is a user of your company already, or invited.')
  expect(await page.getByLabel('First name').inputValue()).toBe('Meera')

  const violations = [{ field: 'email', message: 'Email ID contains invalid characters' }]
  await refuseOnce(page, 'POST', /\/v1\/company\/users$/, { problem: 'validation', status: 422, violations })
  await press(page, 'Add user')
  await told(page, 'Add New User Failed', 'Email ID contains invalid characters')
  const summary = page.getByRole('alert', { name: 'Please check these fields' })
  await summary.getByRole('button', { name: 'Email ID contains invalid characters' }).click()
  expect(await page.locator(':focus').getAttribute('name')).toBe('email')
})

test("S6 another account's phone number is taken like any other, and waits for its code", async () => {
  const theirs = await callAs(await signedInPage(NEWCOMER))
  const { Profile } = (await theirs('getOwnProfile')) as { Profile: { phone: string } }
  const { page } = await atColleague()
  await page.getByLabel('Phone number').fill(Profile.phone)
  await press(page, 'Save changes')
  await told(page, 'User Updated Successfully', 'The details of Meera Joshi are saved.')
  expect(await theirs('getOwnProfile')).toMatchObject({ Profile: { phone: Profile.phone, isPhoneVerified: true } })
})

test('the last administrator stays, in the words of the refusal', async () => {
  const { page } = await atColleague()
  const lastAdmin = { problem: 'last-admin', status: 409 } as const
  const words = 'A company keeps at least one active administrator.'
  await refuseOnce(page, 'POST', /\/users\/deactivate\//, lastAdmin)
  await press(page, 'Deactivate')
  await told(page, 'User Deactivation Failed', words)
  await refuseOnce(page, 'DELETE', ONE_OF_THEM, lastAdmin)
  await deleteThem(page)
  await told(page, 'Delete User Failed', words)
  await refuseOnce(page, 'PUT', ONE_OF_THEM, lastAdmin)
  await press(page, 'Save changes')
  await told(page, 'Update User Failed', words)
  expect(await page.getByText('Active', { exact: true }).isVisible()).toBe(true)
})

test('whoever somebody else has deleted meanwhile can be neither deleted nor activated', async () => {
  const { page, call, user } = await atColleague()
  await press(page, 'Deactivate')
  await told(page, 'User Deactivated Successfully', /signed out everywhere/)
  await call('deleteCompanyUser', { params: { id: user.userId }, query: { isPermDelete: 'true' } })
  await press(page, 'Activate')
  await told(page, 'User Activation Failed', 'Requested resource not found.')
  await deleteThem(page)
  await told(page, 'Delete User Failed', 'Requested resource not found.')
  await page.reload()
  await page.getByText('There is no such user').waitFor()
  expect(await page.getByRole('button', { name: 'Save changes' }).count()).toBe(0)
  await looked(page, 'user missing')
})

test('a request that was decided meanwhile is told and gone', async () => {
  const page = await signedInPage(ADMINISTRATOR)
  const call = await callAs(page)
  const { gstin } = (await call('getCompanyProfile')).Company
  await (await callAs(await signedInPage(NEWCOMER)))('requestCompanyAccess', { body: { gstnId: gstin, message: null } })
  await page.goto(LIST)
  await page.getByRole('button', { name: 'Approve Asha Patil' }).waitFor()
  const [request] = (await call('listAccessRequests')).accessRequests
  await call('rejectAccessRequest', { params: { id: request?.accessRequestId ?? '' } })
  await press(page, 'Approve Asha Patil')
  await told(page, 'Request Failed', 'This request has been decided already.')
  await expect.poll(() => page.getByRole('button', { name: 'Approve Asha Patil' }).count()).toBe(0)
})

test.each([PHONE, DESKTOP])('a list on its way and one that failed keep its place, at %i px', async (width) => {
  const page = await signedInPage(ADMINISTRATOR, width)
  await callAs(page)
  const { promise: answer, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/\/v1\/company\/users\?/, async (route) => {
    await answer
    await route.fulfill({ status: 429, contentType: 'application/problem+json', body: '{}' })
  })
  await page.goto(LIST)
  await page.getByText('Loading', { exact: true }).waitFor({ state: 'attached' })
  await looked(page, 'users loading')
  letThrough()
  await page.getByRole('alert').getByText('The users could not be loaded').waitFor()
  await looked(page, 'users failed')
  await page.unroute(/\/v1\/company\/users\?/)
  await press(page, 'Try again')
  await page.getByText('1 user', { exact: true }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

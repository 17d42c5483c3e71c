import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, PHONE } from '#tests/support/browser.ts'
import {
  callOf,
  EDIT,
  gstin,
  looked,
  lookUp,
  notice,
  ORGANISATION,
  OVERVIEW,
  press,
  register,
  title,
} from '#tests/support/company-screens.ts'
import { keepsMessages, told } from '#tests/support/on-screen.ts'
import { ADMINISTRATOR } from '#tests/support/session-stock.ts'

const { signedInPage } = aBrowser()
const aPerson = async (width: number = DESKTOP) => keepsMessages(await signedInPage('newcomer', width))

test.each([
  [PHONE, '21ZZZCG0222RAZV', 'Gopalpur Wind Energy Private Limited'],
  [DESKTOP, '26ZZQCK6920B1ZF', 'Khanvel Industrial Sheds Private Limited'],
])('B-28 access is requested, waited for and given, at %i px', async (width, number, name) => {
  const admin = await aPerson(width)
  await register(admin, number)
  const page = await aPerson(width)
  await lookUp(page, number)
  await title(page, 'This company is here already').waitFor()
  // B-29: enough for a colleague to know whom to ask.
  await page.getByText('A***a P.', { exact: true }).waitFor()
  await looked(page, 'existing')
  const second = await page.context().newPage()
  await lookUp(second, number)
  await title(second, 'This company is here already').waitFor()

  await page.getByRole('textbox', { name: /^Message/ }).fill('I run your sites on the coast.')
  await press(page, 'Request access')
  await notice(page, /Access Requested Successfully/).waitFor()
  await looked(page, 'access requested')
  await press(page, 'Okay')
  await waits(page)
  await isRefusedTheSecondTime(second)
  // Nothing of it is kept in the browser: whoever signs in elsewhere sees it too.
  await page.evaluate('sessionStorage.clear()')
  await page.goto(ORGANISATION)
  await title(page, 'Waiting for approval').waitFor()

  await overviewOfAdministrator(admin, name)
  const call = await callOf(admin)
  const { accessRequests } = await call('listAccessRequests')
  expect(accessRequests).toMatchObject([{ firstName: 'Asha', message: 'I run your sites on the coast.' }])
  await call('approveAccessRequest', { params: { id: accessRequests[0]?.accessRequestId ?? '' } })
  await press(page, 'Check again')
  await readsAndChangesNothing(page, name)
})

test('B-28 a request that is turned down or taken back is waited for no more', async () => {
  const admin = await callOf(await at(OVERVIEW, await signedInPage(ADMINISTRATOR)))
  const page = await at(ORGANISATION, await aPerson(PHONE))
  const theirs = await callOf(page)
  const { gstin: gstnId } = (await admin('getCompanyProfile')).Company
  const ask = () => theirs('requestCompanyAccess', { body: { gstnId, message: null } })
  await ask()
  await page.goto(OVERVIEW)
  await title(page, 'Waiting for approval').waitFor()
  await page.getByText(`the company with GSTIN ${gstnId}`).waitFor()
  const [request] = (await admin('listAccessRequests')).accessRequests
  await admin('rejectAccessRequest', { params: { id: request?.accessRequestId ?? '' } })
  await press(page, 'Check again')
  await page.getByText('is no longer open').waitFor()
  await looked(page, 'turned down')
  expect(await title(page, 'Waiting for approval').count()).toBe(0)

  await ask()
  await page.goto(EDIT)
  await press(page, 'Withdraw request')
  await notice(page, /Access Request Withdrawn Successfully/).waitFor()
  await press(page, 'Okay')
  await title(page, 'Waiting for approval').waitFor({ state: 'detached' })
  expect((await admin('listAccessRequests')).accessRequests).toEqual([])

  await ask()
  await page.goto(EDIT)
  await page.getByRole('button', { name: 'Withdraw request' }).waitFor()
  const [late] = (await admin('listAccessRequests')).accessRequests
  await admin('rejectAccessRequest', { params: { id: late?.accessRequestId ?? '' } })
  await press(page, 'Withdraw request')
  await told(page, 'Withdraw Access Request Failed', 'Requested resource not found.')
  await title(page, 'Waiting for approval').waitFor({ state: 'detached' })
})

async function at(path: string, page: Page) {
  await page.goto(path)
  return page
}

async function waits(page: Page) {
  await title(page, 'Waiting for approval').waitFor()
  await looked(page, 'waiting for approval')
  await press(page, 'Check again')
  await page.getByText('Not decided yet.').waitFor()
  await page.goto(ORGANISATION)
  await title(page, 'Waiting for approval').waitFor()
  await looked(page, 'individual waiting')
}

async function isRefusedTheSecondTime(page: Page) {
  await press(page, 'Request access')
  await notice(page, /Request Access Failed/)
    .getByText('You have requested access to this company already.')
    .waitFor()
  await press(page, 'Okay')
  await title(page, 'Waiting for approval').waitFor()
  await gstin(page).waitFor()
  expect(await page.getByRole('button', { name: 'Request access' }).count()).toBe(0)
}

async function overviewOfAdministrator(page: Page, name: string) {
  await page.goto(OVERVIEW)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  const main = page.getByRole('main')
  for (const tile of [/^Active users 1$/, /^Project sites 0$/, /^Open enquiries 0$/]) {
    await main.getByRole('link', { name: tile }).waitFor()
  }
  const actions = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link')
  expect(await actions.allTextContents()).toEqual(['Add user', 'Add project site', 'Company details'])
  await title(page, '1 person asks to be let in').waitFor()
  await looked(page, 'overview admin')
  await page.route('**/v1/profile/project-sites?*', (route) => route.abort())
  await page.reload()
  const again = main.getByRole('button', { name: 'Try again: Project sites' })
  await again.waitFor()
  await looked(page, 'overview failing')
  await page.unroute('**/v1/profile/project-sites?*')
  await again.click()
  await main.getByRole('link', { name: /^Project sites 0$/ }).waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await looked(page, 'overview admin dark')
  expect(await page.getByRole('link', { name: 'Look at the requests' }).getAttribute('href')).toBe(
    '/my-rental/company/users',
  )
  await page.goto(EDIT)
  await page.getByLabel('Company name').waitFor()
  await looked(page, 'edit dark')
}

/** B-31: a user of the company. */
async function readsAndChangesNothing(page: Page, name: string) {
  await title(page, 'Tax details').waitFor()
  await page.getByText('Only administrators of your company change these details.').waitFor()
  expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0)
  await looked(page, 'organisation of user')
  await page.route('**/v1/company/profile', (route) => route.abort())
  await page.reload()
  await title(page, 'Your company could not be loaded').waitFor()
  expect(await page.getByText('Only administrators of your company').count()).toBe(0)
  await page.unroute('**/v1/company/profile')
  await page.goto(OVERVIEW)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText('You are a user').waitFor()
  await page.getByRole('link', { name: /^Project sites 0$/ }).waitFor()
  expect(await page.getByRole('link', { name: 'Add user' }).count()).toBe(0)
  await looked(page, 'overview user')
  await page.goto('/my-profile/edit-organisation')
  await page.waitForURL(`**${EDIT}`)
  await title(page, 'This page is for administrators').waitFor()
  expect(await page.getByRole('link', { name: 'Back to your company' }).getAttribute('href')).toBe(OVERVIEW)
  await looked(page, 'edit user')
}

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, PHONE } from '#tests/support/browser.ts'
import { callAs, looked, lookedInTheDark, notice, press, refuseOnce, told } from '#tests/support/on-screen.ts'
import { ADMINISTRATOR, NEWCOMER } from '#tests/support/session-stock.ts'
import { site } from '#tests/support/world.ts'

const { signedInPage } = aBrowser()

const LIST = '/my-rental/company/project-sites'

/** An administrator's page and API, with sites of these names. */
async function aCompanyWith(width: number, ...addressNames: string[]) {
  const page = await signedInPage(ADMINISTRATOR, width)
  const call = await callAs(page)
  for (const addressName of addressNames) await call('addProjectSite', { body: { ...site, addressName } })
  return { page, call }
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const names = (page: Page) => rows(page).getByRole('link').allTextContents()
const open = async (page: Page, name: string) => {
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

async function fillIn(page: Page, name: string) {
  await page.getByLabel('Site name').fill(name)
  await page.getByLabel('Address line 1').fill('Plot 9, Airport Road')
  await page.getByLabel('State').selectOption('Maharashtra')
  await page.getByLabel('City', { exact: true }).fill('Pune')
  await page.getByLabel('PIN code').fill('411032')
}

test.each([PHONE, DESKTOP])('a site is added, edited and deleted, at %i px', async (width) => {
  const { page } = await aCompanyWith(width)
  await page.goto(LIST)
  await page.getByText('No project sites yet').waitFor()
  await looked(page, 'sites none')
  await page.getByRole('link', { name: 'Add site' }).click()
  await page.getByRole('heading', { level: 1, name: 'Add project site' }).waitFor()
  await press(page, 'Add project site')
  const summary = page.getByRole('alert', { name: 'Please check these fields' })
  for (const said of ['Site name', 'Address line 1', 'State', 'City', 'PIN code'])
    await summary.getByText(`${said} is required`).waitFor()
  await looked(page, 'site new wrong')
  await fillIn(page, 'Kharadi Tower B')
  await looked(page, 'site new')
  await press(page, 'Add project site')
  await told(page, 'Project Site Added Successfully', 'Kharadi Tower B can be chosen in enquiries now.')

  await page.getByRole('link', { name: 'Add site' }).click()
  await fillIn(page, 'Lohegaon Terminal 3')
  await press(page, 'Add project site')
  await told(page, 'Project Site Added Successfully', 'Lohegaon Terminal 3 can be chosen in enquiries now.')
  expect(await names(page)).toEqual(['Lohegaon Terminal 3', 'Kharadi Tower B'])
  await page.getByText('2 project sites').waitFor()
  await looked(page, 'sites list')

  await open(page, 'Kharadi Tower B')
  expect(await page.getByLabel('State').inputValue()).toBe('Maharashtra')
  await looked(page, 'site one')
  await page.getByLabel('Site name').fill('Kharadi Tower C')
  await press(page, 'Save changes')
  await told(page, 'Project Site Updated Successfully', /^Kharadi Tower C is saved\./)
  expect(await names(page)).toEqual(['Lohegaon Terminal 3', 'Kharadi Tower C'])

  await open(page, 'Lohegaon Terminal 3')
  await press(page, 'Delete permanently')
  const asked = notice(page, 'Delete Lohegaon Terminal 3 permanently?')
  await asked.getByText('This cannot be undone.').waitFor()
  await looked(page, 'site deleting')
  await asked.getByRole('button', { name: 'Delete permanently' }).click()
  await told(page, 'Project Site Deleted Successfully', /^Lohegaon Terminal 3 was deleted\./)
  await page.getByText('1 project site', { exact: true }).waitFor()
  expect(await names(page)).toEqual(['Kharadi Tower C'])
})

test('B-36 a site that somebody else has changed meanwhile is not written over unseen', async () => {
  const { page, call } = await aCompanyWith(DESKTOP, 'Kharadi Tower B')
  await page.goto(LIST)
  await open(page, 'Kharadi Tower B')
  const id = new URL(page.url()).searchParams.get('site') ?? ''
  const write = (addressName: string) =>
    call('updateProjectSite', { params: { id }, headers: {}, body: { addressName } })
  await write('Kharadi Tower B, gate 2')
  await page.getByLabel('Address line 2').fill('Behind the water tank')
  await press(page, 'Save changes')
  const words = 'Somebody else has changed this meanwhile. Please reload and try again.'
  await told(page, 'Update Project Site Failed', words)
  const reload = page.getByRole('button', { name: 'Reload', exact: true })
  await reload.waitFor()
  expect(await page.getByLabel('Address line 2').inputValue()).toBe('Behind the water tank')
  await looked(page, 'site changed meanwhile')
  await lookedInTheDark(page, 'site changed meanwhile')

  await page.route('**/v1/profile/project-sites/*', (route) => route.abort())
  await reload.click()
  await told(page, 'Request Failed', 'No connection to the server.')
  await page.unroute('**/v1/profile/project-sites/*')
  await reload.click()
  await page.getByText('Their changes are in.').waitFor()
  expect(await page.getByLabel('Site name').inputValue()).toBe('Kharadi Tower B, gate 2')
  expect(await page.getByLabel('Address line 2').inputValue()).toBe('Behind the water tank')
  await looked(page, 'site merged')
  await write('Kharadi Tower B, gate 3')
  await press(page, 'Save changes')
  await told(page, 'Update Project Site Failed', words)
  await reload.click()
  await page.getByText('Their changes are in.').waitFor()
  await press(page, 'Save changes')
  await told(page, 'Project Site Updated Successfully', /^Kharadi Tower B, gate 3 is saved\./)
  const saved = (await call('getProjectSite', { params: { id } })).projectSite
  expect(saved).toMatchObject({ addressName: 'Kharadi Tower B, gate 3', addressLine2: 'Behind the water tank' })
})

test('what the server refuses is told by its title', async () => {
  const { page, call } = await aCompanyWith(DESKTOP, 'Kharadi Tower B')
  await page.goto('/my-profile/projectsite-detail')
  await fillIn(page, 'Lohegaon Terminal 3')
  const violations = [{ field: 'state', message: 'Enter valid state' }]
  await refuseOnce(page, 'POST', /\/v1\/profile\/project-sites$/, { problem: 'validation', status: 422, violations })
  await press(page, 'Add project site')
  await told(page, 'Add New Project Site Failed', 'Enter valid state')
  await page.getByRole('alert').getByText('Enter valid state').waitFor()

  await page.goto(LIST)
  await open(page, 'Kharadi Tower B')
  const id = new URL(page.url()).searchParams.get('site') ?? ''
  await call('deleteProjectSite', { params: { id }, query: { isPermDelete: 'true' } })
  await press(page, 'Delete permanently')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click()
  await told(page, 'Delete Project Site Failed', 'Requested resource not found.')
  await page.reload()
  await page.getByText('There is no such project site').waitFor()
  await page.goto('/my-profile/project-site')
  await page.getByText('There is no such project site').waitFor()
  expect(await page.getByRole('button', { name: 'Save changes' }).count()).toBe(0)
  await looked(page, 'site missing')
})

test('many sites are paged and filtered, and Back brings each again', async () => {
  const many = Array.from({ length: 22 }, (_, n) => `Tower ${n + 1}`)
  const { page } = await aCompanyWith(DESKTOP, ...many)
  await page.goto(LIST)
  await page.getByText('22 project sites').waitFor()
  expect(await names(page)).toEqual(many.toReversed().slice(0, 20))
  await looked(page, 'sites first page')
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByText('Page 2 of 2').waitFor()
  await page.getByRole('link', { name: 'Tower 1', exact: true }).waitFor()
  expect(await names(page)).toEqual(['Tower 2', 'Tower 1'])
  await page.getByLabel('Search by name, city or PIN code').fill('tower 2')
  await page.getByText('4 project sites').waitFor()
  expect(new URL(page.url()).search).toBe('?q=tower+2')
  expect(await names(page)).toEqual(['Tower 22', 'Tower 21', 'Tower 20', 'Tower 2'])
  await page.goBack()
  await page.getByText('Page 2 of 2').waitFor()
  expect(await page.getByLabel('Search by name, city or PIN code').inputValue()).toBe('')
  await page.goBack()
  await page.getByText('Page 1 of 2').waitFor()
})

test.each([PHONE, DESKTOP])(
  'a user reads sites and finds no users, an individual neither, at %i px',
  { timeout: 120_000 },
  async (width) => {
    const { call } = await aCompanyWith(width, 'Kharadi Tower B')
    const { gstin } = (await call('getCompanyProfile')).Company
    const page = await signedInPage(NEWCOMER, width)
    const theirs = await callAs(page)
    await page.goto(LIST)
    await page.getByText('This page belongs to companies').waitFor()
    await looked(page, 'sites for companies')

    await theirs('requestCompanyAccess', { body: { gstnId: gstin, message: null } })
    const [request] = (await call('listAccessRequests')).accessRequests
    await call('approveAccessRequest', { params: { id: request?.accessRequestId ?? '' } })
    await page.goto(LIST)
    await page.getByText('1 project site', { exact: true }).waitFor()
    expect(await page.getByRole('link', { name: 'Add site' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Users' }).count()).toBe(0)
    await open(page, 'Kharadi Tower B')
    await page.getByText('Survey 62, Kharadi Bypass Road').waitFor()
    expect(await page.getByRole('textbox').count()).toBe(0)
    expect(await page.getByRole('button', { name: /Save|Delete/ }).count()).toBe(0)
    await looked(page, 'site read only')
    for (const path of ['/my-rental/company/users', '/my-profile/user-detail', '/my-profile/projectsite-detail']) {
      await page.goto(path)
      await page.getByText('This page is for administrators').waitFor()
    }
    await looked(page, 'users for administrators')
    await page.getByRole('link', { name: 'Back to your company' }).click()
    await page.waitForURL('**/my-rental/company/overview')
  },
)

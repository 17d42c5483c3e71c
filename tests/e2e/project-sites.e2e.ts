import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, PHONE } from '#tests/support/browser.ts'
import { callAs, press, told } from '#tests/support/on-screen.ts'
import { ADMINISTRATOR } from '#tests/support/session-stock.ts'

const { signedInPage } = aBrowser()

const LIST = '/my-rental/company/project-sites'

const open = async (page: Page, name: string) => {
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

// Its states, refusals and looks: web/pages/account/project-sites.component.test.tsx.
test('B-36 a site is added, edited after another person’s change, and deleted on the server', async () => {
  const page = await signedInPage(ADMINISTRATOR, PHONE)
  const call = await callAs(page)
  const stored = async () => (await call('listProjectSites')).projectSites.content
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Add site' }).click()
  await page.getByLabel('Site name').fill('Kharadi Tower B')
  await page.getByLabel('Address line 1').fill('Plot 9, Airport Road')
  await page.getByLabel('State').selectOption('Maharashtra')
  await page.getByLabel('City', { exact: true }).fill('Pune')
  await page.getByLabel('PIN code').fill('411032')
  await press(page, 'Add project site')
  await told(page, 'Project Site Added Successfully', 'You can now choose Kharadi Tower B in enquiries.')

  await open(page, 'Kharadi Tower B')
  const id = new URL(page.url()).searchParams.get('site') ?? ''
  await call('updateProjectSite', { params: { id }, headers: {}, body: { addressName: 'Kharadi Tower C' } })
  await page.getByLabel('Address line 2').fill('Behind the water tank')
  await press(page, 'Save changes')
  await told(page, 'Update Project Site Failed', /^Somebody else has changed this meanwhile\./)
  await press(page, 'Keep mine')
  await page.getByText('Their changes are in.').waitFor()
  await press(page, 'Save changes')
  await told(page, 'Project Site Updated Successfully', /^Kharadi Tower C is saved\./)
  expect(await stored()).toMatchObject([{ addressName: 'Kharadi Tower C', addressLine2: 'Behind the water tank' }])

  await open(page, 'Kharadi Tower C')
  await press(page, 'Delete permanently')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click()
  await told(page, 'Project Site Deleted Successfully', /^Kharadi Tower C was deleted\./)
  await page.reload()
  await page.getByText('No project sites yet').waitFor()
  expect(await stored()).toEqual([])
})

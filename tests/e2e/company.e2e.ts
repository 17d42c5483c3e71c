import { expect, test } from 'vitest'
import { aBrowser } from '#tests/support/browser.ts'
import { staysOpen } from '#tests/support/on-screen.ts'

const { signedInPage } = aBrowser()
const GSTIN = '19ZZXTE8576F1ZM'

// Other states, refusals and looks: web/pages/account/edit-organisation.component.test.tsx.
test('B-34 a registration succeeds even when its reply is lost', async () => {
  const page = await staysOpen(await signedInPage())
  await page.route('**/v1/company/register', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.goto('/my-profile/edit-organisation-detail')
  await page.getByLabel('GSTIN').fill(GSTIN)
  await page.getByRole('button', { name: 'Look up', exact: true }).click()
  await page.getByRole('button', { name: 'Register company', exact: true }).click()
  await page.getByRole('alertdialog', { name: /Company Registered Successfully/ }).waitFor()
  await page.getByRole('button', { name: 'Okay', exact: true }).click()
  await page.waitForURL('**/my-profile/organisation-detail')
  await page.getByRole('heading', { name: 'Tax details' }).waitFor()
  expect(await page.getByText(GSTIN, { exact: true }).count()).toBe(1)
})

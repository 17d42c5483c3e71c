import { expect, test } from 'vitest'
import { aBrowser } from '#tests/support/browser.ts'
import { lookUp, notice, ORGANISATION, OVERVIEW, press, register, title } from '#tests/support/company-screens.ts'
import { staysOpen } from '#tests/support/on-screen.ts'

const { signedInPage } = aBrowser()
const aPerson = async () => staysOpen(await signedInPage('newcomer'))

// Waiting, refusals and looks: web/pages/account/edit-organisation and organisation.component.test.tsx.
test('B-28 access is requested, pending and granted', async () => {
  const [number, name] = ['21ZZZCG0222RAZV', 'Gopalpur Wind Energy Private Limited']
  const admin = await aPerson()
  await register(admin, number)
  const page = await aPerson()
  await lookUp(page, number)
  await title(page, 'This company is on Yantra already').waitFor()
  await page.getByRole('textbox', { name: /^Message/ }).fill('I run your sites on the coast.')
  await press(page, 'Request access')
  await notice(page, /Access Requested Successfully/).waitFor()
  await press(page, 'Okay')
  await title(page, 'Waiting for approval').waitFor()
  // The request is not stored in the browser: its maker sees it in another one too.
  await page.evaluate('sessionStorage.clear()')
  await page.goto(ORGANISATION)
  await title(page, 'Waiting for approval').waitFor()

  await admin.goto(OVERVIEW)
  await title(admin, '1 access request').waitFor()
  await admin.getByRole('link', { name: 'Review requests' }).click()
  await admin.getByText('“I run your sites on the coast.”').waitFor()
  await press(admin, 'Approve Asha Patil')
  await admin.getByText('Asha Patil is now a user of your company.').waitFor()
  await press(page, 'Check again')
  // B-31: a user of the company reads and changes nothing.
  await title(page, 'Tax details').waitFor()
  await page.getByText('Only administrators of your company change these details.').waitFor()
  await page.goto(OVERVIEW)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await page.getByRole('link', { name: 'Add user' }).count()).toBe(0)
  await page.goto('/my-profile/edit-organisation')
  await page.waitForURL('**/my-profile/edit-organisation-detail')
  await title(page, 'This page is for administrators').waitFor()
})

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP } from '#tests/support/browser.ts'
import {
  billing,
  delivery,
  EDIT,
  looked,
  notice,
  ORGANISATION,
  press,
  refuse,
  register,
  title,
  wrongPincode,
} from '#tests/support/company-screens.ts'
import { keepsMessages } from '#tests/support/on-screen.ts'

const { signedInPage } = aBrowser()
const aPerson = async (width: number = DESKTOP) => keepsMessages(await signedInPage('newcomer', width))

test('an administrator edits details and addresses, each by itself', async () => {
  const page = await aPerson()
  await register(page, '36ZZQCN6392Y1ZQ')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Company name').waitFor()
  expect(await page.getByLabel('PAN', { exact: true }).getAttribute('readonly')).not.toBeNull()
  await looked(page, 'edit')
  await press(page, 'Save company details')
  await page.getByText('Nothing has changed.').waitFor()

  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/company/profile')) sent.push(request.postDataJSON())
  })
  await page.getByLabel('Company name').fill('Nallamala Towers and Masts')
  await page.getByLabel('GST treatment').selectOption('Special Economic Zone (SEZ)')
  await press(page, 'Save company details')
  await notice(page, /Company Details Updated Successfully/).waitFor()
  await looked(page, 'details saved')
  await press(page, 'Okay')
  await page.getByLabel('Delivery address is the same').uncheck()
  await delivery(page).getByLabel('Address line 1').fill('Gate 2, Nacharam yard')
  await delivery(page).getByLabel('State').selectOption('Telangana')
  await delivery(page).getByLabel('City').fill('Hyderabad')
  await delivery(page).getByLabel('PIN code').fill('500076')
  await looked(page, 'edit delivery')
  await press(page, 'Save addresses')
  await notice(page, /Address Details Updated Successfully/).waitFor()
  await press(page, 'Okay')
  expect(sent).toEqual([
    { companyName: 'Nallamala Towers and Masts', gstTreatment: 'sez' },
    {
      deliveryAddress: expect.objectContaining({ addressName: 'Delivery', pincode: '500076', addressType: 'DELIVERY' }),
    },
  ])
  await failsToSave(page)
  await page.goto(ORGANISATION)
  await page.getByText('Nallamala Towers and Masts').waitFor()
  await page.getByText('Special Economic Zone (SEZ)').waitFor()
  await page.getByText('Gate 2, Nacharam yard').waitFor()
  await looked(page, 'organisation with delivery')
})

async function failsToSave(page: Page) {
  await refuse(page, '/v1/company/profile', 422, wrongPincode)
  await page.getByLabel('Company name').fill('Nallamala')
  await press(page, 'Save company details')
  await notice(page, /Company Details Update Failed/).waitFor()
  await press(page, 'Okay')
  await billing(page).getByLabel('PIN code').fill('500034')
  await press(page, 'Save addresses')
  await notice(page, /Address Details Update Failed/)
    .getByText('Enter valid PIN code')
    .waitFor()
  await looked(page, 'addresses refused')
  await press(page, 'Okay')
  await page.getByRole('alert').getByText('Billing address: Enter valid PIN code').waitFor()
  await page.unroute('**/v1/company/profile')
}

test('B-36 a stale edit is told, and what was typed stays', async () => {
  const page = await aPerson()
  await register(page, '23ZZZFN7475V1ZM')
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(EDIT)
    await tab.getByLabel('Company name').waitFor()
  }
  await other.getByLabel('GST treatment').selectOption('Deemed export')
  await press(other, 'Save company details')
  await notice(other, /Company Details Updated Successfully/).waitFor()
  await page.getByLabel('Company name').fill('Narmada Stone')
  await press(page, 'Save company details')
  const told = notice(page, /Company Details Update Failed/)
  await told.getByText('Somebody else has changed this meanwhile. Please reload and try again.').waitFor()
  await press(page, 'Okay')
  await page.getByText('Somebody else has changed this meanwhile', { exact: true }).waitFor()
  await looked(page, 'stale')
  await press(page, 'Reload')
  await page.getByText('Their changes are in.').waitFor()
  expect(await page.getByLabel('Company name').inputValue()).toBe('Narmada Stone')
  expect(await page.getByLabel('GST treatment').inputValue()).toBe('deemed_export')
  await looked(page, 'stale merged')
  await press(page, 'Save company details')
  await notice(page, /Company Details Updated Successfully/).waitFor()
  await press(page, 'Okay')
  await page.goto(ORGANISATION)
  await page.getByText('Narmada Stone').waitFor()
  await page.getByText('Deemed export').waitFor()
  await notLoaded(page)
})

async function notLoaded(page: Page) {
  await page.route('**/v1/company/profile', (route) => route.abort())
  await page.goto(ORGANISATION)
  await title(page, 'Your company could not be loaded').waitFor()
  expect(await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0)
  await looked(page, 'not loaded')
  await page.unroute('**/v1/company/profile')
  await press(page, 'Try again')
  await title(page, 'Tax details').waitFor()
}

import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aBrowser, PHONE } from '#tests/support/browser.ts'
import { callAs, notice, press } from '#tests/support/on-screen.ts'
import { ADMINISTRATOR } from '#tests/support/session-stock.ts'
import { site } from '#tests/support/world.ts'

const { signedInPage } = aBrowser()

// The form's states, refusals and looks: web/pages/account/enquiry.component.test.tsx.
test('an enquiry goes to a project site, over a reload', async () => {
  const page = await signedInPage(ADMINISTRATOR, PHONE)
  const call = await callAs(page)
  for (const addressName of ['Lohegaon Terminal 3', 'Kharadi Tower B'])
    await call('addProjectSite', { body: { ...site, addressName } })
  const { products } = await call('listProducts', { query: { sort: 'name', size: '1' } })
  await call('addCartItem', { body: { productId: products.content[0]?.productId ?? '' } })
  await page.goto('/enquiry')
  await page.getByRole('combobox', { name: 'Project site' }).selectOption({ label: 'Kharadi Tower B · Pune' })
  await page.getByLabel('Start date').fill(addDays(dateInIndia(new Date()), 3))
  await page.getByLabel('PO number').fill('PO-7')
  await page.getByLabel('PO number').blur()
  await page.reload()
  await page.getByText('Survey 62, Kharadi Bypass Road, Pune, Maharashtra 411014').waitFor()
  await press(page, 'Submit enquiry')

  const told = notice(page, 'Enquiry Submitted Successfully')
  const number = (await told.getByText(/^ENQ-\d{4}-\d{6}$/).textContent()) ?? ''
  await told.getByRole('button').first().click()
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  await page.getByText('PO-7', { exact: true }).waitFor()
  const whole = 'Kharadi Tower B, Survey 62, Kharadi Bypass Road, Pune, Maharashtra 411014'
  expect(await page.getByText(whole).isVisible()).toBe(true)
})

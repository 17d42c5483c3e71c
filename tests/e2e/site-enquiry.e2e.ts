import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aBrowser, DESKTOP, PHONE } from '#tests/support/browser.ts'
import { callAs, looked, notice, press, told } from '#tests/support/on-screen.ts'
import { ADMINISTRATOR } from '#tests/support/session-stock.ts'
import { site } from '#tests/support/world.ts'

const { signedInPage } = aBrowser()

/** An administrator with a machine in the cart, at the enquiry form. */
async function atTheForm(width: number, ...addressNames: string[]) {
  const page = await signedInPage(ADMINISTRATOR, width)
  const call = await callAs(page)
  for (const addressName of addressNames) await call('addProjectSite', { body: { ...site, addressName } })
  const { products } = await call('listProducts', { query: { size: '1' } })
  await call('addCartItem', { body: { productId: products.content[0]?.productId ?? '' } })
  await page.goto('/enquiry')
  await page.getByRole('heading', { level: 1, name: 'Send your enquiry' }).waitFor()
  return { page, call }
}

const startIn = (days: number) => addDays(dateInIndia(new Date()), days)

/** Sends it; answers the body that went out. */
async function send(page: Page) {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/v1/enquiries'))
  await press(page, 'Submit enquiry')
  const body = (await sent).postDataJSON() as Record<string, unknown>
  const told = notice(page, 'Enquiry Submitted Successfully')
  const number = (await told.getByText(/^ENQ-\d{4}-\d{6}$/).textContent()) ?? ''
  await told.getByRole('button').first().click()
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  return body
}

test.each([PHONE, DESKTOP])('an enquiry goes to a project site, at %i px', async (width) => {
  const { page } = await atTheForm(width, 'Lohegaon Terminal 3', 'Kharadi Tower B')
  await page.getByRole('radio', { name: 'A project site' }).waitFor()
  await press(page, 'Submit enquiry')
  const wrong = page.getByRole('alert', { name: 'Please check these fields' })
  await wrong.getByText('Project site is required').waitFor()
  expect(await wrong.getByText(/Delivery address/).count()).toBe(0)
  await looked(page, 'enquiry site wrong')

  await page.getByRole('combobox', { name: 'Project site' }).selectOption({ label: 'Kharadi Tower B · Pune' })
  await page.getByText('Survey 62, Kharadi Bypass Road, Pune, Maharashtra 411014').waitFor()
  expect(await page.getByRole('combobox', { name: 'City' }).inputValue()).toBe('pune')
  await page.getByLabel('Start date').fill(startIn(3))
  await page.getByLabel('PO number').fill('PO-7')
  await page.getByLabel('PO number').blur()
  await looked(page, 'enquiry site')

  await page.reload()
  await page.getByRole('radio', { name: 'A project site' }).waitFor()
  await page.getByText('Survey 62, Kharadi Bypass Road, Pune, Maharashtra 411014').waitFor()
  const body = await send(page)
  expect(body).toHaveProperty('projectSiteId')
  expect(body).not.toHaveProperty('deliveryAddress')
  await page.getByText('Kharadi Tower B', { exact: true }).waitFor()
  await page.getByText('Kharadi Tower B, Survey 62, Kharadi Bypass Road, Pune, Maharashtra 411014').waitFor()
  await looked(page, 'enquiry of a site')
})

test('the other kind of place is asked for without reproach, until it is left empty or sent so', async () => {
  const { page } = await atTheForm(PHONE, 'Kharadi Tower B')
  const wrong = page.getByRole('alert', { name: 'Please check these fields' })
  await press(page, 'Submit enquiry')
  await wrong.getByText('Project site is required').waitFor()
  await page.getByRole('radio', { name: 'Another address' }).check()
  const address = page.getByLabel('Delivery address')
  await wrong.getByText('Start date is required').waitFor()
  expect(await wrong.getByRole('listitem').allTextContents()).not.toContain('Delivery address is required')
  expect(await address.getAttribute('aria-invalid')).not.toBe('true')
  await looked(page, 'enquiry other place')
  await address.focus()
  await address.blur()
  await wrong.getByText('Delivery address is required').waitFor()
  expect(await address.getAttribute('aria-invalid')).toBe('true')
})

test('a company with sites can still enquire for another address', async () => {
  const { page } = await atTheForm(DESKTOP, 'Kharadi Tower B')
  await page.getByRole('combobox', { name: 'Project site' }).selectOption({ label: 'Kharadi Tower B · Pune' })
  await page.getByRole('radio', { name: 'Another address' }).check()
  await press(page, 'Submit enquiry')
  const wrong = page.getByRole('alert', { name: 'Please check these fields' })
  await wrong.getByText('Delivery address is required').waitFor()
  await page.getByLabel('Delivery address').fill('Gate 4, Metro Line 3 yard, Hinjawadi, Pune 411057')
  await page.getByLabel('Start date').fill(startIn(2))
  await looked(page, 'enquiry another address')
  const body = await send(page)
  expect(body).toHaveProperty('deliveryAddress')
  expect(body).not.toHaveProperty('projectSiteId')
  await page.getByText('Gate 4, Metro Line 3 yard, Hinjawadi, Pune 411057').waitFor()
})

test('without sites the address is written, and an administrator is led to the first one', async () => {
  const { page } = await atTheForm(DESKTOP)
  await page.getByLabel('Delivery address').waitFor()
  expect(await page.getByRole('radio').count()).toBe(0)
  await looked(page, 'enquiry without sites')
  await page.getByRole('link', { name: 'Add a project site' }).click()
  await page.getByRole('heading', { level: 1, name: 'Add project site' }).waitFor()
})

test('a site that was deleted meanwhile is refused at its field', async () => {
  const { page, call } = await atTheForm(DESKTOP, 'Lohegaon Terminal 3', 'Kharadi Tower B')
  const select = page.getByRole('combobox', { name: 'Project site' })
  await select.selectOption({ label: 'Kharadi Tower B · Pune' })
  await page.getByLabel('Start date').fill(startIn(2))
  await call('deleteProjectSite', { params: { id: await select.inputValue() }, query: { isPermDelete: 'true' } })
  await press(page, 'Submit enquiry')
  await told(page, 'Enquiry Submission Failed', 'Enter valid project site')
  expect(await select.getAttribute('aria-invalid')).toBe('true')
  await page.reload()
  await select.waitFor()
  expect(await select.inputValue()).toBe('')
  expect(await select.getByRole('option').allTextContents()).toEqual([
    'Choose a project site',
    'Lohegaon Terminal 3 · Pune',
  ])
})

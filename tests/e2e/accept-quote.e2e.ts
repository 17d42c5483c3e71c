import { expect, test } from 'vitest'
import { aBrowser } from '#tests/support/browser.ts'
import { callAs, staysOpen, toasted } from '#tests/support/on-screen.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { SALES } from '#tests/support/session-stock.ts'

const { signedInPage, deskPage } = aBrowser()

// Its other states: web/pages/rentals/quote.component.test.tsx.
test('the desk sends a quote, and a person accepts it with a code', async () => {
  const page = await staysOpen(await signedInPage())
  const call = await callAs(page)
  const { products } = await call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
  await call('addCartItem', { body: { productId: products.content[0]?.productId ?? '' } })
  const { enquiryId } = await call('submitEnquiry', { body: enquiryBody(new Date()), headers: {} })

  const sales = await deskPage(SALES)
  await sales.goto(`/desk/enquiries/${enquiryId}`)
  await sales.getByRole('button', { name: 'Quote' }).waitFor()
  await sales.keyboard.press('q')
  await sales.waitForURL(/\/desk\/quotes\/[0-9a-f-]{36}$/)
  await sales.locator('main li [aria-expanded=false]').waitFor()
  await sales.keyboard.press('Control+Enter')
  await sales.getByRole('button', { name: 'Revise' }).waitFor()

  await page.goto(`/my-rental/manage-enquiry/${enquiryId}`)
  await page.getByRole('link', { name: /^Open quote QTN-.+, version 1$/ }).click()
  await page.getByRole('heading', { name: 'Terms in plain words' }).waitFor()
  await page.getByLabel('Name on the bill').fill('Asha Patil')
  await page.getByLabel('Billing address').fill('12 Karve Road, Pune 411004')
  await page.getByRole('combobox', { name: 'State' }).selectOption('Maharashtra')
  await page.getByRole('button', { name: /^Accept for ₹/ }).click()
  await page.getByRole('dialog', { name: 'Accept version 1' }).waitFor()
  const own = await call('getOwnProfile')
  const { phone, firstName, lastName } = 'User' in own ? own.User : own.Profile
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(phone ?? ''))
  await page.keyboard.press('Enter')
  await toasted(page, 'Quote Accepted Successfully', /certificate is in the PDF/)
  await page.getByText(`Accepted by ${firstName} ${lastName}`).waitFor()
  expect(await page.getByRole('button', { name: /^Accept for/ }).count()).toBe(0)
  const { enquiry } = await call('getEnquiry', { params: { id: enquiryId } })
  expect(enquiry).toMatchObject({ status: 'ACCEPTED', quotes: [{ status: 'ACCEPTED' }] })
  await page.getByRole('navigation', { name: 'Path' }).getByRole('link', { name: enquiry.enquiryNumber }).click()
  await page.getByText('You accepted the quote. Write to us about the delivery.').waitFor()
})

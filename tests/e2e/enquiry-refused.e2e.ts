import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aBrowser } from '#tests/support/browser.ts'
import { callAs, notice, press, refuseOnce, staysOpen } from '#tests/support/on-screen.ts'

const { signedInPage } = aBrowser()

test.each([
  ['idempotency-key-reused', 422, 'You already sent this cart as an enquiry.', '/my-rental/manage-enquiry'],
  ['cart-empty', 409, 'Your enquiry cart is empty', '/enquiry'],
] as const)("'Enquiry Submission Failed' has an Okay: %s", async (problem, status, text, leadsTo) => {
  const page = await staysOpen(await signedInPage())
  const call = await callAs(page)
  const { products } = await call('listProducts', { query: { sort: 'name', location: 'pune', page: '0', size: '1' } })
  await call('addCartItem', { body: { productId: products.content[0]?.productId ?? '' } })
  await page.goto('/enquiry')
  await page.getByRole('combobox', { name: 'City' }).selectOption('pune')
  await page.getByLabel('Delivery address').fill('Gate 4, Metro Line 3 yard, Hinjawadi, Pune 411057')
  await page.getByLabel('Start date').fill(addDays(dateInIndia(new Date()), 3))
  await refuseOnce(page, 'POST', /\/v1\/enquiries$/, { problem, status })
  await press(page, 'Submit enquiry')
  const refusal = notice(page, /Enquiry Submission Failed/)
  await refusal.getByText(text).waitFor()
  expect(await refusal.getByRole('button').allTextContents()).toEqual(['Okay'])
  await press(page, 'Okay')
  await page.waitForURL((url) => url.pathname === leadsTo)
})

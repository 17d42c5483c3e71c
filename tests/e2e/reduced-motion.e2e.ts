import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aBrowser } from '#tests/support/browser.ts'
import { callAs, notice, press } from '#tests/support/on-screen.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { aPhone } from '#tests/support/session.ts'

const { openPage, signedInPage } = aBrowser()

/** Reduced motion; this setting asks for no more time to read. */
async function still(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  return page
}

async function withMachineInCart() {
  const page = await signedInPage()
  const call = await callAs(page)
  const { products } = await call('listProducts', { query: { sort: 'name', location: 'pune', page: '0', size: '1' } })
  const product = products.content[0]
  await call('addCartItem', { body: { productId: product?.productId ?? '' } })
  return { page: await still(page), slug: product?.slug }
}

test('with reduced motion a failure closes by itself after five seconds', async () => {
  const { page, slug } = await withMachineInCart()
  await page.goto(`/rental/pune/equipment/${slug}`)
  await press(page, 'Add to Enquiry Cart')
  const refusal = notice(page, /Add to Cart Failed/)
  await refusal.waitFor()
  expect(await refusal.getByText('Stays open').count()).toBe(0)
  // The countdown line would be motion.
  expect(await refusal.locator('svg rect').first().isVisible()).toBe(false)
  await page.clock.runFor(6000)
  await expect.poll(() => refusal.count()).toBe(0)
})

test("with reduced motion 'Redirecting to Enquiries List Page' redirects", async () => {
  const { page } = await withMachineInCart()
  await page.goto('/enquiry')
  await page.getByRole('combobox', { name: 'City' }).selectOption('pune')
  await page.getByLabel('Delivery address').fill('Gate 4, Metro Line 3 yard, Hinjawadi, Pune 411057')
  await page.getByLabel('Start date').fill(addDays(dateInIndia(new Date()), 3))
  await press(page, 'Submit enquiry')
  await notice(page, /Enquiry Submitted Successfully/)
    .getByText('Redirecting to Enquiries List Page')
    .waitFor()
  await page.clock.runFor(6000)
  await page.waitForURL('**/my-rental/manage-enquiry')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('My Rentals')
})

test('with reduced motion a right code leads to the profile', async () => {
  const page = await still(await openPage())
  const phone = aPhone()
  await page.goto('/')
  await press(page, 'Login/Sign Up')
  await page.getByLabel('Phone/Email ID').fill(phone)
  await press(page, 'Send OTP')
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(phone))
  await press(page, 'Verify OTP')
  await page.getByRole('dialog', { name: 'OTP Verified Successfully' }).waitFor()
  await page.clock.runFor(6000)
  await expect.poll(() => page.getByRole('dialog', { name: 'Create your profile' }).count()).toBe(1)
})

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser } from '#tests/support/browser.ts'
import { callAs, notice, staysOpen, tabTo } from '#tests/support/on-screen.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import type { Call } from '#web/platform/call.ts'

const { signedInPage } = aBrowser()

/** Some machines of the catalogue, and a person with an enquiry for the first `asked` of them. */
async function whoEnquired(page: Page, asked: number) {
  const call = await callAs(page)
  const products = (await call('listProducts', { query: { sort: 'name', size: '12' } })).products.content
  await put(call, products.slice(0, asked))
  const { enquiryId, enquiryNumber } = await call('submitEnquiry', { body: enquiryBody(new Date()), headers: {} })
  return { call, products, enquiryId, enquiryNumber }
}

async function put(call: Call, products: readonly { productId: string }[]) {
  for (const { productId } of products) await call('addCartItem', { body: { productId } })
}

const badge = (page: Page, count: number) =>
  page.getByRole('link', { name: 'Cart' }).getByText(`${count} products in the cart`)

// Its refusals and looks: web/pages/account/enquiry-detail and manage-enquiry.component.test.tsx.
test('an enquiry is repeated by keyboard alone, and skipped products are named', async () => {
  const page = await staysOpen(await signedInPage())
  const { call, products, enquiryId, enquiryNumber } = await whoEnquired(page, 3)
  await put(call, products.slice(2, 3))
  await page.goto(`/my-rental/manage-enquiry/${enquiryId}`)
  await page.getByRole('heading', { level: 1, name: enquiryNumber }).waitFor()
  await tabTo(page, page.getByRole('button', { name: 'Repeat enquiry' }))
  await page.keyboard.press('Enter')

  const done = notice(page, 'Enquiry Repeated Successfully')
  await done.getByText(/^2 machines of the enquiry of .+ were added to your cart\.$/).waitFor()
  await done.getByText('Not added:').waitFor()
  await done.getByText(`${products[2]?.name}: in your cart already, left as it is`).waitFor()
  await page.locator(':focus', { hasText: 'Go to cart' }).waitFor()
  await badge(page, 3).waitFor()
  await page.keyboard.press('Enter')

  await page.waitForURL('**/cart')
  await page.getByText('3 of 10 products').waitFor()
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    products[2]?.name,
    products[0]?.name,
    products[1]?.name,
  ])
})

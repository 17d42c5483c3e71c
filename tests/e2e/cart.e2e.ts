import { expect, test } from 'vitest'
import { aBrowser } from '#tests/support/browser.ts'
import { callAs } from '#tests/support/on-screen.ts'

const { signedInPage } = aBrowser()

/** A person with this many of these machines of Pune in the cart. */
async function whoHas(count: number, of: number) {
  const page = await signedInPage()
  const call = await callAs(page)
  const query = { location: 'pune', size: String(of) }
  const all = (await call('listProducts', { query })).products.content
  for (const { productId } of all.slice(0, count)) await call('addCartItem', { body: { productId } })
  return { page, all }
}

// The cart's states, refusals and looks: web/pages/account/cart and web/pages/public/add-to-cart.component.test.tsx.
test('the eleventh product is refused with a link to the cart', async () => {
  const { page, all } = await whoHas(10, 11)
  await page.goto(`/rental/pune/equipment/${all[10]?.slug}`)
  await page.getByRole('button', { name: 'Add to Enquiry Cart' }).click()
  const refused = page.getByRole('alertdialog', { name: /Add to Cart Failed/ })
  await refused.getByText('The cart can hold a maximum of 10 products.').waitFor()
  await refused.getByRole('button', { name: 'Go to cart' }).click()
  await expect.poll(() => page.getByText('10 of 10 products').isVisible()).toBe(true)
})

test('Undo restores a removed line', async () => {
  const { page, all } = await whoHas(2, 2)
  await page.goto('/cart')
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/update-quantity'))
  await page.getByLabel('Quantity').first().fill('7')
  await saved
  await page.getByRole('button', { name: `Remove ${all[0]?.name}` }).click()
  await page.getByText('1 of 10 products').waitFor()
  await page.locator(':focus', { hasText: 'Undo' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('2 of 10 products').waitFor()
  await page.getByText('8 machines in all').waitFor()
  await page.reload()
  await expect.poll(() => page.getByText('8 machines in all').isVisible()).toBe(true)
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCart, aCartItem, LOCATIONS } from '#tests/components/enquiries.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { anAbsentLift } from '#tests/components/products.ts'
import { type Replies, refused } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, gone, looked, notice, seen } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

/** Opens a machine's page and adds the machine to the cart. */
async function adding(width: number, replies: Replies) {
  const ofThePage = { listLocations: LOCATIONS, getProduct: { product: anAbsentLift({ available: true }) } }
  const router = await visit('/rental/pune/equipment/genie-gs-1930', {
    as: 'individual',
    width,
    replies: { ...ofThePage, ...replies },
  })
  await page.getByRole('button', { name: 'Add to Enquiry Cart' }).first().click()
  return router
}

test('an added product is confirmed, with both links', async () => {
  const router = await adding(PHONE, { addCartItem: { item: aCartItem(0) }, listCartItems: aCart(1) })
  const sheet = page.getByRole('dialog', { name: 'Added to the Enquiry Cart' })
  await seen(sheet)
  await looked('added')
  expect(askedOf('addCartItem')).toEqual([{ body: { productId: idOf(300) } }])
  await sheet.getByRole('link', { name: 'Go to cart' }).click()
  await seen(page.getByText('1 of 10 products'))
  expect(router.state.location.pathname).toBe('/cart')
})

test('the eleventh product is refused with a link to the cart', async () => {
  await adding(DESKTOP, { addCartItem: refused('max-cart-line-items-exceeded'), listCartItems: aCart(10) })
  const told = notice('Add to Cart Failed')
  await seen(told.getByText('The cart can hold a maximum of 10 products.'))
  await looked('cart full refused')
  await seen(told.getByRole('button', { name: 'Cancel' }))
  await told.getByRole('button', { name: 'Go to cart' }).click()
  await seen(page.getByText('10 of 10 products'))
  await looked('cart full')
})

test('the same product twice is refused in the words of the specification', async () => {
  await adding(PHONE, { addCartItem: refused('product-already-in-cart'), listCartItems: aCart(1) })
  const words = 'Same Product is already in the CART - Please update Rental period, Duration and other details.'
  await seen(notice('Add to Cart Failed').getByText(words))
  await looked('cart twice refused')
  await gone(page.getByRole('dialog', { name: 'Added to the Enquiry Cart' }))
})

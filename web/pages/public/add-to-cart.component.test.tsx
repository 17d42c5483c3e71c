import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCart, aCartItem, LOCATIONS } from '#tests/components/enquiries.ts'
import { anEstimate } from '#tests/components/estimates.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { anAbsentLift } from '#tests/components/products.ts'
import { type Replies, refused } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, field, gone, looked, notice, OF_THE_FRAME, press, seen } from '#tests/components/screen.tsx'
import { accessTokenOf, CODE_SENT, claimsOf } from '#tests/components/somebody.ts'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const PRICES: Replies = { getEstimate: anEstimate(), getCartEstimate: anEstimate() }

/** Opens a machine's page and adds the machine to the cart. */
async function adding(width: number, replies: Replies) {
  const ofThePage = { ...PRICES, listLocations: LOCATIONS, getProduct: { product: anAbsentLift({ available: true }) } }
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

test('Add in a list takes along how many machines the search asked for', async () => {
  const lift = anAbsentLift({ available: true })
  const products = { content: [lift], page: 0, size: 1, totalElements: 1, totalPages: 1 }
  const conditions = [{ key: 'quantity', label: '', value: 2, without: 'scissor lifts' }]
  const task = { conditions, unknown: 0, nearest: [] }
  const replies = {
    listLocations: LOCATIONS,
    getProductCatalog: { productLines: [] },
    listProducts: { products, facets: [], capped: false, subCategories: [], understood: [], task },
    addCartItemWithDetails: { item: aCartItem(0) },
    listCartItems: aCart(1),
  }
  await visit('/rental/pune/equipments?filter=2+scissor+lifts', { as: 'individual', width: PHONE, replies })
  await seen(page.getByRole('link', { name: 'Remove Quantity: 2' }))
  await page.getByRole('button', { name: `Add ${lift.name}` }).click()
  await seen(page.getByRole('dialog', { name: 'Added to the Enquiry Cart' }))
  const details = { quantity: 2, period: 'MONTH', duration: 1 }
  expect(askedOf('addCartItemWithDetails')).toEqual([{ body: { productId: lift.productId, ...details } }])
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

test('a visitor signs in first: the dialog names the machine, which is in the cart afterwards', async () => {
  const product = anAbsentLift({ available: true })
  await visit('/rental/pune/equipment/genie-gs-1930', {
    width: PHONE,
    replies: { ...PRICES, listLocations: LOCATIONS, getProduct: { product } },
  })
  await page.getByRole('button', { name: 'Add to Enquiry Cart' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Get started' })
  await seen(dialog.getByText(`${product.name} goes into your enquiry cart as soon as you are signed in.`))
  await looked('get started for a machine')
  serveAlso({
    sendOtp: CODE_SENT,
    verifyOtp: { accessToken: accessTokenOf(claimsOf('individual')), refreshToken: 'refresh-token' },
    listOwnInvitations: { invitations: [] },
    addCartItem: { item: aCartItem(0) },
    listCartItems: aCart(1),
    ...OF_THE_FRAME,
  })
  await field('Phone/Email ID').fill('9000000077')
  await press('Send OTP')
  await page.getByRole('textbox', { name: 'OTP', exact: true }).fill('123456')
  await press('Verify OTP')
  await expect.poll(() => askedOf('addCartItem')).toEqual([{ body: { productId: product.productId } }])
})

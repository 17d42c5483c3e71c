import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CartItem } from '#contract/cart.ts'
import { aCartItem, MACHINES } from '#tests/components/enquiries.ts'
import { anEstimate } from '#tests/components/estimates.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { type Replies, refused, waiting } from '#tests/components/replies.ts'
import { aScreen, field, focused, looked, press, seen, told } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'
import { rememberCity } from '#web/platform/city.ts'

const visit = aScreen()

/** A cart with this many products, kept by a pretended server during a test. */
function aCartOf(count: number) {
  const items: CartItem[] = Array.from({ length: count }, (_, n) => aCartItem(n))
  const find = (id: string) => items.find((item) => item.enquiryCartLineItemId === id)
  const changed = (item: CartItem | undefined, change: Partial<CartItem>) =>
    item === undefined ? refused('not-found') : { item: Object.assign(item, change) }
  const replies: Replies = {
    getCartEstimate: anEstimate(),
    listCartItems: () => ({ items: [...items], version: 7 }),
    updateCartItemQuantity: ({ params, body }) => changed(find(params.id), { quantity: body.quantity }),
    updateCartItemTimeFrame: ({ params, body: { period, duration } }) =>
      changed(find(params.id), { ...(period && { period }), ...(duration && { duration }) }),
    removeCartItem: ({ params }) => {
      const at = items.findIndex((item) => item.enquiryCartLineItemId === params.id)
      if (at === -1) return refused('not-found')
      items.splice(at, 1)
      return undefined
    },
    addCartItemWithDetails: ({ body: { productId, ...details } }) => {
      const item = { ...aCartItem(MACHINES.length), ...aCartItem(0), ...details, productId }
      items.push(item)
      return { item }
    },
  }
  return { items, replies }
}

const at = (width: number, replies: Replies) => visit('/cart', { as: 'individual', width, replies })

test('a cart reports that it is loading, failed or empty', async () => {
  await at(PHONE, { listCartItems: waiting })
  await seen(page.getByRole('heading', { level: 1, name: 'Enquiry Cart' }))
  await looked('cart waiting')
  await at(PHONE, { listCartItems: refused('service-unavailable') })
  await seen(page.getByRole('button', { name: 'Try again' }))
  await looked('cart failed')
  serveAlso(aCartOf(0).replies)
  await press('Try again')
  await seen(page.getByText('Your enquiry cart is empty'))
  await seen(page.getByRole('main').getByRole('link', { name: 'Scissor Lift' }))
  await looked('cart empty')
})

test('quantity and time frame change, and Undo restores a removed line unchanged', async () => {
  const cart = aCartOf(2)
  await at(PHONE, cart.replies)
  await seen(page.getByText('2 of 10 products'))
  await field('Quantity').first().fill('7')
  await field('Period').first().selectOptions('Weeks')
  await expect.poll(() => cart.items[0]).toMatchObject({ quantity: 7, period: 'WEEK' })
  await looked('cart')
  await press(`Remove ${MACHINES[0]}`)
  await seen(page.getByText('1 of 10 products'))
  await focused(page.getByRole('button', { name: 'Undo' }))
  await looked('cart removed')
  await userEvent.keyboard('{Enter}')
  await seen(page.getByText('2 of 10 products'))
  await seen(page.getByText('8 machines in all'))
})

test('a refused change is rolled back and reported', async () => {
  const cart = aCartOf(1)
  await at(DESKTOP, cart.replies)
  await seen(field('Quantity'))
  cart.items.splice(0)
  await field('Quantity').fill('5')
  await told('Request Failed', 'Requested resource not found.')
  await seen(page.getByText('Your enquiry cart is empty'))
})

test('a number out of range shows an error at its field and is never sent', async () => {
  await at(DESKTOP, aCartOf(1).replies)
  await field('Quantity').fill('0')
  await seen(page.getByText('Quantity must be between 1 and 999'))
  await userEvent.tab()
  await field('Rent for').fill('121')
  await seen(page.getByText('Rent for must be between 1 and 120'))
  await looked('cart out of range')
  expect([...askedOf('updateCartItemQuantity'), ...askedOf('updateCartItemTimeFrame')]).toEqual([])
})

test('the cart says what the hire costs in the city of this browser', async () => {
  await at(PHONE, aCartOf(1).replies)
  await seen(page.getByText('Choose your city to see the price.'))
  rememberCity({ slug: 'pune', name: 'Pune' })
  await seen(page.getByText('₹1,22,425'))
  expect(askedOf('getCartEstimate')).toEqual([{ query: { location: 'pune', operator: false } }])
  await looked('cart with its price')
})

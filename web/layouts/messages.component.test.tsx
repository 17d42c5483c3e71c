import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCart, LOCATIONS } from '#tests/components/enquiries.ts'
import { anEstimate } from '#tests/components/estimates.ts'
import { anAbsentLift } from '#tests/components/products.ts'
import { type Replies, refused } from '#tests/components/replies.ts'
import { aScreen, button, focused, gone, looked, notice, press, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const FAILED = 'Add to Cart Failed'
const bell = page.getByRole('button', { name: /^Messages: / })
const list = page.getByRole('list', { name: 'Messages' })
const staysOpen = page.getByLabelText('Don’t close messages automatically')

/** A machine's page, whose machine is in the cart already. */
const replies: Replies = {
  getEstimate: anEstimate(),
  getCartEstimate: anEstimate(),
  listLocations: LOCATIONS,
  getProduct: { product: anAbsentLift({ available: true }) },
  addCartItem: refused('product-already-in-cart'),
  listCartItems: aCart(1),
}
const atMachine = () => visit('/rental/pune/equipment/genie-gs-1930', { as: 'individual', width: PHONE, replies })

async function refusedOnce() {
  await page.getByRole('button', { name: 'Add to Enquiry Cart' }).first().click()
  await seen(notice(FAILED))
  await userEvent.keyboard('{Escape}')
  await gone(notice(FAILED))
}

test('B-49 the bell lists past messages', async () => {
  await atMachine()
  await bell.click()
  await seen(page.getByText('No messages yet.'))
  await userEvent.keyboard('{Escape}')
  await refusedOnce()
  await page.getByRole('button', { name: 'Messages: 1, with new ones' }).click()
  await seen(list.getByText('Same Product is already in the CART'))
  await looked('messages under the bell')
  await press('Clear all')
  await seen(button('Messages: 0'))
})

// That they outlive a reload: tests/e2e/messages.e2e.ts.
test('B-49 seen messages stay seen until another one arrives', async () => {
  await atMachine()
  await refusedOnce()
  await page.getByRole('button', { name: 'Messages: 1, with new ones' }).click()
  await seen(button('Messages: 1'))
  await userEvent.keyboard('{Escape}')
  await focused(bell)
  await refusedOnce()
  await seen(button('Messages: 2, with new ones'))
})

test('B-49 a message and the bell show the same setting', async () => {
  await atMachine()
  await bell.click()
  await expect.element(staysOpen).toBeChecked()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Add to Enquiry Cart' }).first().click()
  const told = notice(FAILED)
  await seen(told)
  await expect.element(told.getByText('Stays open')).toBeInTheDocument()
  await told.getByLabelText('Don’t close messages automatically').click()
  await userEvent.keyboard('{Escape}')
  await gone(told)
  await bell.click()
  await expect.element(staysOpen).not.toBeChecked()
})

import { expect, test } from 'vitest'
import { aBrowser, callAs } from '#tests/support/browser.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { SALES } from '#tests/support/session-stock.ts'

const { signedInPage, deskPage } = aBrowser()

test('from the inbox a quote with a changed price is sent in under 20 interactions, and its version is listed', async () => {
  const customer = await signedInPage()
  const call = await callAs(customer)
  const { products } = await call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
  await call('addCartItem', { body: { productId: products.content[0]?.productId ?? '' } })
  const { enquiryId, enquiryNumber } = await call('submitEnquiry', { body: enquiryBody(new Date()), headers: {} })

  const sales = await deskPage(SALES)
  await sales.goto('/desk/enquiries')
  let interactions = 0
  const press = async (key: string) => {
    interactions += 1
    await sales.keyboard.press(key)
  }
  interactions += 1
  await sales
    .getByRole('main')
    .getByRole('link', { name: new RegExp(enquiryNumber) })
    .click()
  await sales.getByRole('button', { name: 'Quote' }).waitFor()
  await press('q')
  await sales.waitForURL(/\/desk\/quotes\/[0-9a-f-]{36}$/)
  interactions += 1
  await sales.locator('main li [aria-expanded=false]').click()
  for (const key of '99000') await press(key)
  await sales
    .getByText(/^card /)
    .first()
    .waitFor()
  await press('Control+s')
  await sales.getByText('Saved.').waitFor()
  await press('Control+Enter')
  await sales.getByRole('button', { name: 'Revise' }).waitFor()
  expect(interactions).toBeLessThan(20)

  await sales.goto(`/desk/enquiries/${enquiryId}`)
  await sales.getByRole('link', { name: /^QTN-\d{4}-\d{6}, version 1$/ }).waitFor()
  const { enquiry } = await call('getEnquiry', { params: { id: enquiryId } })
  expect(enquiry).toMatchObject({ status: 'QUOTED', quotes: [{ version: 1, status: 'SENT' }] })
})

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCart, aSummary, countsOf } from '#tests/components/enquiries.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { type Replies, refused, waiting } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, button, field, focused, gone, looked, notice, press, seen } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const LIST = '/my-rental/manage-enquiry'
const MANY = Array.from({ length: 22 }, (_, n) =>
  aSummary({ enquiryId: idOf(400 + n), enquiryNumber: `ENQ-2627-${String(22 - n).padStart(6, '0')}` }),
)
const listing: Replies = {
  listEnquiries: ({ query: { filter, q = '', ...paged } }) => {
    const found = MANY.filter((one) => one.enquiryNumber.includes(q) && [undefined, 'ALL', one.status].includes(filter))
    return { enquiries: pageOf(found, paged) }
  },
  countEnquiries: countsOf(22),
}
const at = (width: number, replies: Replies, query = '') =>
  visit(LIST + query, { as: 'individual', width, replies: { ...listing, ...replies } })

test('a list reports that it is loading, failed, empty, without results or past its end', async () => {
  await at(PHONE, { listEnquiries: waiting, countEnquiries: waiting })
  await seen(page.getByText('Loading').first())
  await looked('enquiries waiting')
  await at(PHONE, { listEnquiries: refused('service-unavailable') })
  await seen(page.getByText('Your enquiries could not be loaded'))
  await looked('enquiries failed')
  serveAlso({ listEnquiries: { enquiries: pageOf([]) } })
  await press('Try again')
  await seen(page.getByText('No enquiries yet'))
  await looked('enquiries none')
  await at(PHONE, {}, '?q=000099')
  await seen(page.getByText('No enquiry matches'))
  await looked('enquiries nothing found')
  await at(PHONE, {}, '?page=9')
  await seen(page.getByText('No more on this page'))
  await looked('enquiries past the end')
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await seen(page.getByText('22 enquiries'))
  await looked('enquiries')
})

test('a long site name is read whole beside the other columns', async () => {
  const siteName = 'Kharadi Tower B, Basement Two, North Gate'
  const replies = { listEnquiries: { enquiries: pageOf([aSummary({ siteName, cityName: 'Pune' })]) } }
  await at(DESKTOP, replies)
  await seen(page.getByText(siteName))
  const { clientHeight, scrollHeight } = page.getByText(siteName).element()
  expect(scrollHeight).toBe(clientHeight)
  await looked('enquiries long site')
})

test('enquiries can be searched, and filtered by status with counts', async () => {
  const router = await at(DESKTOP, {})
  await seen(page.getByText('22 enquiries'))
  await expect.element(field('Status').getByText('Submitted (22)')).toBeInTheDocument()
  await page.getByRole('link', { name: 'Next' }).click()
  await seen(page.getByText('Page 2 of 2'))
  await field('Search by number or machine').fill('000003')
  await userEvent.keyboard('{Enter}')
  await seen(page.getByText('1 enquiry', { exact: true }))
  await seen(page.getByRole('link', { name: 'ENQ-2627-000003' }))
  await field('Status').selectOptions('Quoted (0)')
  await seen(page.getByText('No enquiry matches'))
  expect(router.state.location.search).toBe('?q=000003&filter=QUOTED')
})

test('if the cart lacks room nothing is added, and the list stays', async () => {
  const replies = { listCartItems: aCart(9), repeatEnquiry: refused('max-cart-line-items-exceeded') }
  const router = await at(PHONE, { ...replies, listEnquiries: { enquiries: pageOf([aSummary()]) } })
  const again = button('Repeat enquiry ENQ-2627-000012')
  await seen(again)
  again.element().focus()
  await userEvent.keyboard('{Enter}')
  const failed = notice('Repeat Enquiry Failed')
  await seen(failed.getByText('The cart can hold a maximum of 10 products.'))
  await seen(failed.getByText(/^Nothing was added\./))
  await looked('repeat failed')
  await userEvent.keyboard('{Enter}')
  await gone(failed)
  await focused(again)
  expect(router.state.location.pathname).toBe(LIST)
  expect(askedOf('repeatEnquiry')).toHaveLength(1)
})

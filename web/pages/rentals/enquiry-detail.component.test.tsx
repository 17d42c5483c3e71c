import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCart, anEnquiry, MACHINES } from '#tests/components/enquiries.ts'
import { anEstimate } from '#tests/components/estimates.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { noConnection, type Replies, refused, waiting } from '#tests/components/replies.ts'
import { aSite, idOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  focused,
  gone,
  heading,
  looked,
  lookedInTheDark,
  notice,
  seen,
  tabTo,
} from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const ADDRESS = `/my-rental/manage-enquiry/${idOf(400)}`
const QUOTE = {
  quoteId: idOf(45),
  quoteNumber: 'QTN-2627-000045',
  version: 2,
  status: 'SENT',
  validUntil: '2026-12-05',
  totalPaise: 84_960_050,
} as const

const at = (width: number, replies: Replies = {}, enquiry = anEnquiry()) =>
  visit(ADDRESS, {
    as: 'individual',
    width,
    replies: { getEnquiry: { enquiry }, getEnquiryEstimate: anEstimate(), ...replies },
  })
const openPdf = button('Open PDF of QTN-2627-000045, version 2')

test('an enquiry shows its machines, its place and its history', async () => {
  const projectSite = aSite('Kharadi Tower B')
  const enquiry = anEnquiry({
    projectSiteId: projectSite.addressId,
    projectSite,
    deliveryAddress: 'Kharadi Tower B, Survey 62, Kharadi Bypass Road, Pune, Maharashtra 411014',
    poNumber: 'PO-7',
  })
  await at(PHONE, {}, enquiry)
  await seen(heading('ENQ-2627-000012'))
  // The estimate names the machine too, once it is there.
  await seen(page.getByRole('link', { name: MACHINES[0] ?? '' }))
  for (const said of ['PO-7', 'Kharadi Tower B', 'Enquiry submitted']) await seen(page.getByText(said, { exact: true }))
  await seen(page.getByText('1 × 2 weeks'))
  await seen(page.getByText('Kharadi Tower B, Survey 62, Kharadi Bypass Road, Pune, Maharashtra 411014'))
  await looked('enquiry of a site')
})

test('opening an enquiry marks its notifications as read', async () => {
  await at(PHONE)
  await seen(heading('ENQ-2627-000012'))
  await expect.poll(() => askedOf('readNotifications')).toEqual([{ body: { recordId: idOf(400) } }])
})

test('automatic events name nobody', async () => {
  const [event] = anEnquiry().events
  if (!event) throw new Error('An enquiry begins with an event.')
  const expired = { ...event, event: 'expire', status: 'EXPIRED' as const, actor: '' }
  await at(DESKTOP, {}, anEnquiry({ events: [event, expired] }))
  await seen(page.getByText('by Asha Patil'))
  expect(page.getByText(/^by /).elements()).toHaveLength(1)
})

test('an enquiry reports that it is loading, failed or not found', async () => {
  await at(DESKTOP, { getEnquiry: waiting })
  await seen(page.getByText('Loading').first())
  await looked('enquiry waiting')
  await at(DESKTOP, { getEnquiry: noConnection })
  await seen(page.getByText('This enquiry could not be loaded'))
  await looked('enquiry failed')
  serveAlso({ getEnquiry: { enquiry: anEnquiry() } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await seen(heading('ENQ-2627-000012'))
  await at(DESKTOP, { getEnquiry: refused('not-found') })
  await seen(page.getByText('There is no such enquiry'))
  await looked('enquiry missing')
})

test('an enquiry is repeated by keyboard alone, and the omitted machines are reported', async () => {
  let inCart = 1
  const repeatEnquiry = () => {
    inCart = 3
    const skipped = [{ productId: idOf(302), productName: MACHINES[2] ?? '', reason: 'IN_CART' as const }]
    return { enquiryDate: '2026-11-20', added: 2, skipped }
  }
  const router = await at(PHONE, { listCartItems: () => aCart(inCart), repeatEnquiry })
  await seen(heading('ENQ-2627-000012'))
  await tabTo(button('Repeat enquiry'))
  await userEvent.keyboard('{Enter}')

  const done = notice('Enquiry Repeated Successfully')
  await seen(done.getByText('2 machines of the enquiry of 20 Nov 2026 were added to your cart.'))
  await seen(done.getByText('Not added:'))
  await seen(done.getByText(`${MACHINES[2]}: in your cart already, left as it is`))
  await focused(done.getByRole('button', { name: 'Go to cart' }))
  await seen(page.getByRole('link', { name: 'Cart' }).getByText('3 products in the cart'))
  await lookedInTheDark('enquiry repeated')
  await userEvent.keyboard('{Enter}')
  await seen(page.getByText('3 of 10 products'))
  expect(router.state.location.pathname).toBe('/cart')
  expect(askedOf('repeatEnquiry')).toMatchObject([{ params: { id: idOf(400) }, headers: { 'idempotency-key': /./ } }])
})

test('a quote that fails to load is reported and leaves no empty tab behind', async () => {
  const tab = { document: { body: {} }, close: vi.fn<() => void>() }
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  await at(PHONE, { downloadQuotePdf: refused('not-found') }, anEnquiry({ quotes: [QUOTE] }))
  const quotes = page.getByRole('region', { name: 'Quotes' })
  for (const said of ['QTN-2627-000045', 'Version 2', 'Sent', '05 Dec 2026', '₹8,49,600.50'])
    await seen(quotes.getByText(said, { exact: true }))
  await looked('enquiry quoted')
  await lookedInTheDark('enquiry quoted')
  await tabTo(openPdf)
  await userEvent.keyboard('{Enter}')
  const failed = notice('Fetch Quote Failed')
  await seen(failed.getByText('Requested resource not found.'))
  expect(failed.getByRole('heading').element().textContent).toBe('Not done: Fetch Quote Failed')
  await looked('quote failed')
  expect(open).toHaveBeenCalledOnce()
  expect(tab.close).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Enter}')
  await gone(failed)
  await focused(openPdf)
  open.mockRestore()
})

test('an enquiry shows its planned cost until there is a quote', async () => {
  await at(PHONE)
  const plan = page.getByRole('region', { name: 'Planned cost' })
  await seen(plan.getByText('₹1,22,425'))
  await seen(plan.getByText('At today’s rates, until you get a quote.', { exact: false }))
  await plan.getByText('How we calculate this').click()
  await seen(plan.getByText('45 km by road from our nearest yard', { exact: false }).first())
  await seen(plan.getByRole('button', { name: 'Add to calendar' }))
  await looked('enquiry planned cost')
  await at(PHONE, {}, anEnquiry({ status: 'QUOTED', quotes: [QUOTE] }))
  await seen(heading('Quotes'))
  await gone(plan)
})

test('an enquiry without an estimate says why', async () => {
  await at(PHONE, { getEnquiryEstimate: refused('settings-incomplete') })
  await seen(page.getByText('No planned cost', { exact: false }))
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anEnquiry } from '#tests/components/enquiries.ts'
import { anEstimate } from '#tests/components/estimates.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { aQuote, CHOSEN } from '#tests/components/quotes.ts'
import { noConnection, type Replies, refused, waiting } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  gone,
  heading,
  looked,
  lookedInTheDark,
  press,
  seen,
  textsOf,
  toasted,
} from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const ADDRESS = `/my-rental/manage-enquiry/quotes/${idOf(45)}`
const { answers } = aQuote()

const at = (width: number, quote = aQuote(), replies: Replies = {}, as: 'admin' | 'user' | 'individual' = 'admin') =>
  visit(ADDRESS, { as, width, replies: { getQuote: { quote }, readQuote: undefined, ...replies } })

const total = page.getByRole('region', { name: 'Total' })
const panel = page.getByRole('region', { name: 'Your answer' })
const said = (text: string | RegExp) => page.getByText(text)
const accept = button('Accept for ₹6,28,103')

/** Rupees of a text, such as `1,53,290.32`, in paise. */
const paiseOf = (text: string) => Math.round(Number(text.replace(/[₹,]/g, '')) * 100)
const figuresOf = (list: string) =>
  page
    .getByRole('list', { name: list, exact: true })
    .getByRole('listitem')
    .elements()
    .map((item) => paiseOf(item.querySelector('.figure')?.textContent ?? '0'))
const sum = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0)

test('opening a quote marks its notifications as read', async () => {
  await at(PHONE)
  await expect.poll(() => askedOf('readNotifications')[0]).toEqual({ body: { recordId: aQuote().quoteId } })
})

test('a quote shows its price, its terms and the time left', async () => {
  await at(PHONE)
  await seen(heading('Quote for Kharadi Tower B'))
  for (const text of ['₹6,28,103', '₹2,54,000', '5 days left.', 'CGST 9 %', '47,906.13'])
    await seen(total.getByText(text, { exact: true }).first())
  await seen(said('Rupees Six Lakh Twenty Eight Thousand One Hundred Three Only'))
  await seen(heading('Terms in plain words'))
  await seen(said('30 days from each bill.'))
  await said('Full terms').click()
  await seen(said('It works only at the site named here.'))
  expect(askedOf('readQuote')[0]).toMatchObject({ params: { quoteId: idOf(45) } })
  await looked('quote')
  await lookedInTheDark('quote')
})

test('the figures of a line add up to the line, and the columns to the bills', async () => {
  await at(DESKTOP)
  await seen(heading('2 × Genie GS-1930 Electric Scissor Lift'))
  const [lifts, boom] = ['Genie GS-1930 Electric Scissor Lift', 'JLG 600AJ Articulated Boom Lift'].map((name) =>
    figuresOf(`Bills for ${name}`),
  )
  expect(lifts).toEqual([5_100_000, 5_600_000, 5_600_000])
  expect(sum(lifts ?? [])).toBe(16_300_000)
  expect(sum(boom ?? [])).toBe(36_929_032)
  expect(figuresOf('Bills')).toEqual([25_800_000, 21_829_032, 5_600_000])
  await said('Calculation').first().click()
  const rows = page.getByRole('table', { name: 'What it costs' }).first()
  await seen(rows)
  const amounts = textsOf(rows.getByRole('cell')).filter((_, index) => index % 2 === 1)
  expect(sum(amounts.map((text) => paiseOf(text ?? '')))).toBe(16_300_000)
  await seen(said('2 machines, 3 bills each, the first: 03 Dec 2026 to 02 Jan 2027, full cycle').first())
  await looked('quote opened')
})

test('choosing a machine recomputes every figure', async () => {
  await at(DESKTOP, aQuote(), { previewChoices: { document: CHOSEN } })
  await seen(said('₹15,000 less in all'))
  await page.getByRole('radio', { name: /JCB 3DX/ }).click()
  await seen(total.getByText('₹6,10,403', { exact: true }))
  await seen(button('Accept for ₹6,10,403'))
  await seen(said('₹15,000 more in all'))
  const choices = [{ lineNo: 1, productId: idOf(302) }]
  expect(askedOf('previewChoices')).toMatchObject([{ body: { choices } }])
  await page.getByRole('radio', { name: /GS-1930/ }).click()
  await seen(total.getByText('₹6,28,103', { exact: true }))
})

test('a quote keeps its figures if those of a choice cannot be loaded', async () => {
  await at(DESKTOP, aQuote(), { previewChoices: noConnection })
  await page.getByRole('radio', { name: /JCB 3DX/ }).click()
  await seen(said('The figures with your choice could not be loaded.'))
  await seen(total.getByText('₹6,28,103', { exact: true }))
  await expect.element(accept).toHaveAttribute('aria-disabled', 'true')
})

test('a version that ends while it is on the screen expires by itself', async () => {
  const expiresAt = new Date(Date.now() + 800).toISOString()
  await at(PHONE, aQuote({ expiresAt }), { requestQuoteChange: { quote: aQuote({ status: 'EXPIRED' }) } })
  await seen(said('This version has expired. You can still read it.'))
  await seen(total.getByText('₹6,28,103', { exact: true }))
  await gone(button('Accept'))
  await looked('quote expired')
  await press('Ask for a new version')
  await toasted('Change Requested Successfully', 'Our team answers with a new version.')
})

test('on its last day a version counts down', async () => {
  const today = aQuote().validUntil
  await at(PHONE, aQuote({ validUntil: '2020-01-01', expiresAt: `${today}T00:00:00+05:30` }))
  await seen(total.getByText('Ends today at midnight.'))
  await seen(total.getByRole('timer'))
})

test('a superseded version leads to the live one and says what changed', async () => {
  await at(DESKTOP)
  await seen(said('Changed since version 1.'))
  await seen(said('JLG 600AJ Articulated Boom Lift: until 26 Jan 2027 instead of 20 Jan 2027, ₹57,000 more.'))
  await seen(said('Terms: payment within 30 days instead of 15.'))
  await seen(said('In all ₹67,260 more, GST included.'))
  const answersNone = { ...answers, mayAccept: false, mayDecline: false, mayRequestChange: false }
  await at(DESKTOP, aQuote({ status: 'SUPERSEDED', version: 1, changes: [], answers: answersNone }))
  await seen(said('A newer version replaces this one.'))
  await expect
    .element(page.getByRole('link', { name: 'Open version 2' }))
    .toHaveAttribute('href', `/my-rental/manage-enquiry/quotes/${idOf(45)}`)
  await gone(panel)
  await looked('quote superseded')
})

test('a quote reports that it is loading, failed or not found, and leads back to its enquiry', async () => {
  await visit(ADDRESS, { as: 'admin', replies: { getQuote: waiting } })
  await seen(said('Loading').first())
  await looked('quote waiting')
  await visit(ADDRESS, { as: 'admin', replies: { getQuote: refused('not-found') } })
  await seen(said('There is no such quote'))
  await looked('quote missing')
  const router = await at(PHONE, aQuote(), {
    getEnquiry: { enquiry: anEnquiry() },
    getEnquiryEstimate: anEstimate(),
  })
  await page.getByRole('link', { name: 'ENQ-2627-000012' }).click()
  await seen(heading('ENQ-2627-000012'))
  expect(router.state.location.pathname).toBe(`/my-rental/manage-enquiry/${idOf(400)}`)
})

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser } from '#tests/support/browser.ts'
import { callAs, notice, staysOpen } from '#tests/support/on-screen.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'

const { signedInPage } = aBrowser()

const quote = {
  quoteId: '01980000-0000-7000-8000-000000000045',
  quoteNumber: 'QTN-2627-000045',
  version: 2,
  status: 'SENT',
  validUntil: '2026-12-05',
  totalPaise: 84_960_050,
}

/** Opens the page of an enquiry with a quote. */
async function quoted() {
  const page = await staysOpen(await signedInPage())
  const call = await callAs(page)
  const { products } = await call('listProducts', { query: { sort: 'name', size: '1' } })
  await call('addCartItem', { body: { productId: products.content[0]?.productId ?? '' } })
  const { enquiryId } = await call('submitEnquiry', { body: enquiryBody(new Date()), headers: {} })
  await page.route(`**/v1/enquiries/${enquiryId}`, async (route) => {
    const response = await route.fetch()
    const { enquiry } = await response.json()
    await route.fulfill({ response, json: { enquiry: { ...enquiry, quotes: [quote] } } })
  })
  await page.goto(`/my-rental/manage-enquiry/${enquiryId}`)
  await page.getByRole('region', { name: 'Quotes' }).waitFor()
  return page
}

const openPdf = (page: Page) => page.getByRole('button', { name: 'Open PDF of QTN-2627-000045, version 2' })

// Its looks and a refusal: web/pages/account/enquiry-detail.component.test.tsx.
test('the PDF of a quote opens in a new tab, fetched with the session', async () => {
  const page = await quoted()
  await page.route(`**/v1/enquiries/quotes/${quote.quoteId}/download-pdf`, (route) =>
    route.fulfill({ contentType: 'application/pdf', body: PDF }),
  )
  const asked = page.waitForRequest('**/download-pdf')
  const opened = page.context().waitForEvent('page')
  const came: string[] = []
  // A headless browser may be unable to show a PDF; it downloads the file instead.
  page.context().on('page', (tab) => tab.on('download', (file) => came.push(file.url())))
  await openPdf(page).click()
  const tab = await opened
  await expect.poll(() => [tab.url(), ...came].find((address) => address.startsWith('blob:'))).toBeDefined()
  expect((await asked).headers()['authorization']).toMatch(/^Bearer ./)
  await openPdf(page).getByText('Open PDF').waitFor()
  expect(await notice(page, 'Fetch Quote Failed').count()).toBe(0)
})

/** One blank page. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/MediaBox[0 0 300 300]/Parent 2 0 R>>endobj
trailer<</Root 1 0 R>>`

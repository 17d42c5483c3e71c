import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCart, aSummary, countsOf, LOCATIONS, startIn } from '#tests/components/enquiries.ts'
import { anEstimate } from '#tests/components/estimates.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { aCompanysSites } from '#tests/components/project-sites.ts'
import { refused } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, field, gone, heading, looked, notice, press, seen, textsOf, told } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const SENT = {
  enquiryId: idOf(400),
  enquiryNumber: 'ENQ-2627-000012',
  enquiryDate: startIn(0),
  answerDueAt: '2026-12-01T06:30:00Z',
}

/** Opens the enquiry form as an administrator with a machine in the cart. */
async function atTheForm(width: number, ...sites: string[]) {
  const company = aCompanysSites(...sites)
  const replies = {
    ...company.replies,
    listCartItems: aCart(1),
    listLocations: LOCATIONS,
    getCartEstimate: anEstimate(),
    getEnquiryEstimate: anEstimate({ totalPaise: 13_000_000 }),
    submitEnquiry: SENT,
    listEnquiries: { enquiries: pageOf([aSummary()]) },
    countEnquiries: countsOf(1),
  }
  const visitor = { as: 'admin', width, replies } as const
  const router = await visit('/enquiry', visitor)
  await seen(heading('Send your enquiry'))
  return { company, router, reload: () => visit('/enquiry', { ...visitor, reloaded: true }) }
}

const wrong = page.getByRole('alert', { name: 'Please check these fields' })
const site = page.getByRole('combobox', { name: 'Project site' })
const radio = (name: string) => page.getByRole('radio', { name })
const body = () => (askedOf('submitEnquiry')[0] as { body: object }).body

async function sent() {
  const dialog = notice('Enquiry Submitted Successfully')
  await seen(dialog.getByText('ENQ-2627-000012'))
  return dialog
}

test('an enquiry goes to a project site', async () => {
  const { router } = await atTheForm(PHONE, 'Lohegaon Terminal 3', 'Kharadi Tower B')
  await seen(radio('A project site'))
  await press('Submit enquiry')
  await seen(wrong.getByText('Project site is required'))
  await gone(wrong.getByText(/Delivery address/))
  await looked('enquiry site wrong')

  await site.selectOptions('Kharadi Tower B · Pune')
  await seen(page.getByText('Survey 62, Kharadi Bypass Road, Pune, Maharashtra 411014'))
  await expect.element(page.getByRole('combobox', { name: 'City' })).toHaveValue('pune')
  await field('Start date').fill(startIn(3))
  await field('PO number').fill('PO-7')
  await looked('enquiry site')
  await press('Submit enquiry')
  await looked('enquiry submitted')
  await (await sent()).getByRole('button').first().click()
  await seen(page.getByText('New', { exact: true }))
  await looked('enquiries with a new one')
  expect(router.state.location.pathname).toBe('/my-rental/manage-enquiry')
  expect(body()).toMatchObject({ projectSiteId: idOf(2), deliveryAddress: null, poNumber: 'PO-7' })
})

test('a newly chosen kind of place shows no error until it is left empty or the form is sent', async () => {
  await atTheForm(PHONE, 'Kharadi Tower B')
  await press('Submit enquiry')
  await seen(wrong.getByText('Project site is required'))
  await radio('Another address').click()
  const address = field('Delivery address')
  await seen(wrong.getByText('Start date is required'))
  expect(textsOf(wrong.getByRole('listitem'))).not.toContain('Delivery address is required')
  await expect.element(address).not.toHaveAttribute('aria-invalid', 'true')
  await looked('enquiry other place')
  const element = address.element()
  element.focus()
  element.blur()
  await seen(wrong.getByText('Delivery address is required'))
  await expect.element(address).toHaveAttribute('aria-invalid', 'true')
})

test('a company with sites can still enquire for another address', async () => {
  await atTheForm(DESKTOP, 'Kharadi Tower B')
  await site.selectOptions('Kharadi Tower B · Pune')
  await radio('Another address').click()
  await press('Submit enquiry')
  await seen(wrong.getByText('Delivery address is required'))
  await field('Delivery address').fill('Gate 4, Metro Line 3 yard, Hinjawadi, Pune 411057')
  await field('Start date').fill(startIn(2))
  await looked('enquiry another address')
  await press('Submit enquiry')
  await sent()
  expect(body()).toMatchObject({
    projectSiteId: null,
    deliveryAddress: 'Gate 4, Metro Line 3 yard, Hinjawadi, Pune 411057',
  })
})

test('without sites the address is typed, and an administrator is led to adding the first site', async () => {
  await atTheForm(DESKTOP)
  await seen(field('Delivery address'))
  expect(page.getByRole('radio').length).toBe(0)
  await looked('enquiry without sites')
  await page.getByRole('link', { name: 'Add a project site' }).click()
  await seen(heading('Add project site'))
})

test('a site deleted meanwhile is refused at its field', async () => {
  const { company, reload } = await atTheForm(DESKTOP, 'Lohegaon Terminal 3', 'Kharadi Tower B')
  await site.selectOptions('Kharadi Tower B · Pune')
  await field('Start date').fill(startIn(2))
  company.remove(idOf(2))
  const violations = [{ field: 'projectSiteId', message: 'Enter valid project site' }]
  serveAlso({ submitEnquiry: refused('validation', { violations }) })
  await press('Submit enquiry')
  await told('Enquiry Submission Failed', 'Enter valid project site')
  await expect.element(site).toHaveAttribute('aria-invalid', 'true')
  await reload()
  await expect.element(site).toHaveValue('')
  expect(textsOf(site.getByRole('option'))).toEqual(['Choose a project site', 'Lohegaon Terminal 3 · Pune'])
  await expect.element(field('Start date')).toHaveValue(startIn(2))
})

test('the planned cost stands beside the form, and the receipt names that of the enquiry, its machines and the answer', async () => {
  await atTheForm(PHONE)
  await page.getByRole('combobox', { name: 'City' }).selectOptions('Pune')
  await field('Delivery address').fill('Gate 4, Metro Line 3 yard, Hinjawadi, Pune 411057')
  await field('Start date').fill(startIn(2))
  await page.getByRole('checkbox', { name: /operator/ }).click()
  await seen(page.getByText('₹1,22,425'))
  await expect
    .poll(() => askedOf('getCartEstimate').at(-1))
    .toMatchObject({ query: { location: 'pune', from: startIn(2), operator: true } })
  await press('Submit enquiry')
  const dialog = await sent()
  for (const said of ['Enquiry ID', 'Enquiry Date', 'Redirecting to Enquiries List Page', '₹1,30,000'])
    await seen(dialog.getByText(said))
  await seen(dialog.getByText('01 Dec 2026, 12:00'))
  await seen(dialog.getByRole('listitem').first())
  await seen(dialog.getByRole('button', { name: 'Add to calendar' }))
  await looked('enquiry receipt')
  expect(askedOf('getEnquiryEstimate')).toEqual([{ params: { id: SENT.enquiryId } }])
})

test('the receipt comes without a planned cost that the server refuses', async () => {
  await atTheForm(PHONE)
  serveAlso({ getEnquiryEstimate: refused('settings-incomplete') })
  await page.getByRole('combobox', { name: 'City' }).selectOptions('Pune')
  await field('Delivery address').fill('Gate 4, Metro Line 3 yard, Hinjawadi, Pune 411057')
  await field('Start date').fill(startIn(2))
  await press('Submit enquiry')
  const dialog = await sent()
  await seen(dialog.getByRole('button', { name: 'Add to calendar' }))
  await gone(dialog.getByText('Planned cost, with GST'))
})

test.each([
  ['idempotency-key-reused', 'You already sent this cart as an enquiry.', '/my-rental/manage-enquiry'],
  ['cart-empty', 'Your enquiry cart is empty', '/enquiry'],
] as const)('a refused enquiry has an Okay and leads on: %s', async (problem, text, leadsTo) => {
  const { router } = await atTheForm(DESKTOP, 'Kharadi Tower B')
  serveAlso({ submitEnquiry: refused(problem) })
  await site.selectOptions('Kharadi Tower B · Pune')
  await field('Start date').fill(startIn(3))
  await press('Submit enquiry')
  const refusal = notice('Enquiry Submission Failed')
  await seen(refusal.getByText(text))
  expect(textsOf(refusal.getByRole('button'))).toEqual(['Okay'])
  await press('Okay')
  await expect.poll(() => router.state.location.pathname).toBe(leadsTo)
})

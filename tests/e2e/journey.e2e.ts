import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addDays, dateInIndia, formatDate } from '#contract/dates.ts'
import { aBrowser, PHONE } from '#tests/support/browser.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { aPhone } from '#tests/support/session.ts'
import { SALES } from '#tests/support/session-stock.ts'

const { openPage, deskPage } = aBrowser()

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const notice = (page: Page, name: string | RegExp) => page.getByRole('alertdialog', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function chooseCity(page: Page) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Choose city' }).first().click()
  await page.getByLabel('Search Your City').fill('pune')
  await page.getByRole('button', { name: /^Pune/ }).click()
}

async function findProduct(page: Page) {
  await page.goto('/rental/pune/equipments/aerial-work-platforms/boom-lift')
  const product = page.locator('article').first().getByRole('link')
  const name = await product.textContent()
  await product.click()
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor()
  return name ?? ''
}

async function signInByCode(page: Page, phone: string) {
  await dialog(page, 'Get started').waitFor()
  await press(page, 'Send OTP')
  await page.getByText('Phone/Email ID is required').waitFor()
  await page.getByLabel('Phone/Email ID').fill(`+91 ${phone}`)
  expect(await page.getByLabel('Phone/Email ID').inputValue()).toBe(phone)
  await press(page, 'Send OTP')

  await dialog(page, 'Enter the OTP').waitFor()
  await page.getByText(/Resend OTP in \d+ s/).waitFor()
  const code = await codeFor(phone)
  await page.getByLabel('OTP', { exact: true }).fill(code === '000000' ? '000001' : '000000')
  await press(page, 'Verify OTP')
  await notice(page, /Otp Verification Failed/).waitFor()
  await press(page, 'Okay')
  await page.getByText('OTP you have entered is incorrect. Retry again.').waitFor()
  await page.getByLabel('OTP', { exact: true }).fill(code)
  await press(page, 'Verify OTP')

  await dialog(page, 'OTP Verified Successfully').waitFor()
  await page.getByText('One last step: tell us who you are.').waitFor()
  expect(await page.getByText('Logging in...').count()).toBe(0)
}

async function createProfile(page: Page, phone: string) {
  // The dialog moves on by itself.
  await dialog(page, 'Create your profile').waitFor()
  expect(await page.getByLabel('Phone number').inputValue()).toBe(phone)
  expect(await page.getByLabel('Phone number').isDisabled()).toBe(true)
  await press(page, 'Create profile')
  for (const field of ['First name', 'Last name', 'Email ID']) await page.getByText(`${field} is required`).waitFor()
  await page.getByLabel('First name').fill('Ravi')
  await page.getByLabel('Last name').fill('Kumar')
  await page.getByLabel('Email ID').fill('ravi.kumar@example.in')
  await press(page, 'Create profile')
  await notice(page, /Profile Registered Successfully/).waitFor()
  await press(page, 'Okay')
}

async function fillCart(page: Page, product: string) {
  await dialog(page, 'Added to the Enquiry Cart').waitFor()
  await page.getByRole('link', { name: 'Go to cart' }).click()
  await page.getByRole('heading', { name: product }).waitFor()
  await page.getByText('1 of 10 products').waitFor()
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/update-quantity'))
  await page.getByLabel('Quantity').fill('3')
  await saved
  const timed = page.waitForResponse((reply) => reply.url().endsWith('/update-time-frame'))
  await page.getByLabel('Period').selectOption('Weeks')
  await timed

  await page.reload()
  await page.getByRole('heading', { name: product }).waitFor()
  expect(await page.getByLabel('Quantity').inputValue()).toBe('3')
  expect(await page.getByLabel('Period').inputValue()).toBe('WEEK')
  await page.getByRole('link', { name: 'Continue to enquiry' }).click()
}

async function submitEnquiry(page: Page) {
  await page.getByRole('heading', { level: 1, name: 'Send your enquiry' }).waitFor()
  const city = page.getByRole('combobox', { name: 'City' })
  await city.waitFor()
  expect(await city.inputValue()).toBe('pune')
  await press(page, 'Submit enquiry')
  await page.getByRole('alert', { name: 'Please check these fields' }).waitFor()
  await page.getByLabel('Delivery address').fill('Gate 4, Metro Line 3 yard, Hinjawadi, Pune 411057')
  await page.getByLabel('Start date').fill(addDays(dateInIndia(new Date()), 3))
  await page.getByLabel('I need an operator').check()
  await press(page, 'Submit enquiry')

  const told = notice(page, /Enquiry Submitted Successfully/)
  await told.waitFor()
  await told.getByText('Redirecting to Enquiries List Page').waitFor()
  await told.getByText(formatDate(dateInIndia(new Date())), { exact: true }).waitFor()
  return (await told.getByText(/^ENQ-\d{4}-\d{6}$/).textContent()) ?? ''
}

/** By keyboard from the inbox: opens the enquiry, changes a price, saves and sends. */
async function sendQuote(enquiryNumber: string) {
  const sales = await deskPage(SALES)
  await sales.goto('/desk/enquiries')
  let interactions = 2
  const hit = async (key: string) => {
    interactions += 1
    await sales.keyboard.press(key)
  }
  const open = sales.getByRole('main').getByRole('link', { name: new RegExp(enquiryNumber) })
  await open.click()
  await sales.getByRole('button', { name: 'Quote' }).waitFor()
  await hit('q')
  await sales.waitForURL(/\/desk\/quotes\/[0-9a-f-]{36}$/)
  await sales.locator('main li [aria-expanded=false]').click()
  for (const key of '99000') await hit(key)
  await sales
    .getByText(/^card /)
    .first()
    .waitFor()
  await hit('Control+s')
  await sales.getByText('Saved.').waitFor()
  await hit('Control+Enter')
  await sales.getByRole('button', { name: 'Revise' }).waitFor()
  expect(interactions).toBeLessThan(20)
}

async function acceptQuote(page: Page, phone: string) {
  await page.reload()
  await page.getByRole('link', { name: /^Open quote QTN-.+, version 1$/ }).click()
  await page.getByRole('heading', { name: 'Terms in plain words' }).waitFor()
  await page.getByLabel('Name on the bill').fill('Ravi Kumar')
  await page.getByLabel('Billing address').fill('12 Karve Road, Pune 411004')
  await page.getByRole('combobox', { name: 'State' }).selectOption('Maharashtra')
  await press(page, 'Accept')
  await dialog(page, 'Accept version 1').waitFor()
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(phone))
  await page.keyboard.press('Enter')
  await page.getByText('Accepted by Ravi Kumar').waitFor()
}

// The looks and the other states of each step: component tests beside its screen.
test('B-50 a visitor finds a machine, enquires, gets a quote, accepts it and has a job', {
  timeout: 240_000,
}, async () => {
  const page = await openPage(PHONE)
  const phone = aPhone()
  await chooseCity(page)
  const product = await findProduct(page)
  await press(page, 'Add to Enquiry Cart')
  await signInByCode(page, phone)
  await createProfile(page, phone)
  await fillCart(page, product)
  const number = await submitEnquiry(page)

  // It redirects by itself.
  await page.waitForURL('**/my-rental/manage-enquiry')
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  await page.getByRole('link', { name: product }).waitFor()
  await page.getByText('Quantity: 3 × 1 week').waitFor()

  await sendQuote(number)
  await acceptQuote(page, phone)
  // A task makes the jobs, one for each machine; until then the list has none.
  const job = page.getByRole('link', { name: /^JOB-/ })
  const jobs = async () => {
    await page.goto('/my-rental/manage-rental-jobs')
    await job.or(page.getByText('No machines on hire yet')).first().waitFor()
    return job.count()
  }
  await expect.poll(jobs).toBe(3)
})

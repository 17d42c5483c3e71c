import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { startProduct } from '#tests/support/product.ts'
import { chromiumPath } from './chromium.ts'

// Takes the README's screenshots from the built product, so they never age.
const FOLDER = 'docs/screenshots'
const OWNER = 'desk@yantra.example'
const CUSTOMER = 'asha@deccan.example'
const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

type Shot = { name: string; path: string; size: { width: number; height: number } }

const site: Shot[] = [
  { name: 'home', path: '/', size: WIDE },
  { name: 'search-phone', path: '/rental/mumbai/equipments?filter=12m+scissor', size: PHONE },
  { name: 'product', path: '/rental/mumbai/equipment/jlg-450aj', size: WIDE },
]

const desk = (enquiry: string, quote: string): Shot[] => [
  { name: 'desk-inbox', path: '/desk/enquiries', size: WIDE },
  { name: 'desk-enquiry', path: enquiry, size: WIDE },
  { name: 'desk-quote', path: quote, size: WIDE },
  { name: 'desk-rate-card', path: '/desk/rate-card/jlg-450aj', size: WIDE },
  { name: 'desk-product', path: '/desk/products/jlg-450aj', size: WIDE },
  { name: 'desk-settings', path: '/desk/settings', size: WIDE },
  { name: 'desk-audit', path: '/desk/audit', size: WIDE },
  { name: 'desk-allocation', path: '/desk/allocation', size: WIDE },
  { name: 'desk-inbox-phone', path: '/desk/enquiries', size: PHONE },
]

async function take(page: Page, { name, path, size }: Shot) {
  await page.setViewportSize(size)
  await page.goto(path, { waitUntil: 'networkidle' })
  // A quarter of the bytes, with colours that nobody can distinguish.
  const picture = sharp(await page.screenshot()).png({ palette: true, effort: 10 })
  await picture.toFile(join(FOLDER, `${name}.png`))
  console.log(`• ${FOLDER}/${name}.png`)
}

const customers = (quote: string, job: string, logsheet: string): Shot[] => [
  { name: 'quote', path: quote, size: WIDE },
  { name: 'quote-phone', path: quote, size: PHONE },
  { name: 'dashboard', path: '/my-rental/dashboard', size: WIDE },
  { name: 'job', path: job, size: WIDE },
  { name: 'logsheet-phone', path: logsheet, size: PHONE },
]

async function signIn(page: Page, email: string, home: string) {
  await page.goto(home)
  await page.getByLabel('Phone/Email ID').fill(email)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  const code = page.getByLabel('OTP', { exact: true })
  await code.waitFor()
  const outbox = await page.request.get(`/dev/outbox?to=${email}`)
  await code.fill(/\b\d{6}\b/.exec(await outbox.text())?.[0] ?? '')
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await code.waitFor({ state: 'hidden' })
}

/** The address of the first link to such a page on this one. */
async function firstLink(page: Page, from: string, to: string) {
  await page.goto(from, { waitUntil: 'networkidle' })
  return (await page.locator(`main a[href*="${to}"]`).first().getAttribute('href')) ?? from
}

/** The quote that its reader is asked to approve. */
async function quoteOf(page: Page) {
  const enquiry = await firstLink(page, '/my-rental/manage-enquiry?filter=QUOTED', '/my-rental/manage-enquiry/')
  return firstLink(page, enquiry, '/quotes/')
}

/** Takes an enquiry and asks its customer, so that there is something to see. Returns its address. */
async function answerOne(page: Page) {
  await page.goto('/desk/enquiries')
  await page.locator('main a[href^="/desk/enquiries/"]').first().click()
  await page.getByRole('button', { name: 'Assign to me' }).click()
  await page.getByText('Meera Joshi has it now.').waitFor()
  await page.keyboard.press('m')
  await page.getByRole('textbox', { name: /^Message to/ }).fill('Is the ground firm enough for a machine of 7 t?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Message sent.').waitFor()
  return new URL(page.url()).pathname
}

const dataDir = mkdtempSync(join(tmpdir(), 'yantra-shots-'))
const product = await startProduct(dataDir)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
try {
  const open = () => browser.newPage({ baseURL: product.url, locale: 'en-IN', reducedMotion: 'reduce' })
  const [page, other] = [await open(), await open()]
  for (const shot of site) await take(page, shot)
  await signIn(page, OWNER, '/desk')
  const draft = await firstLink(page, '/desk/quotes?group=DRAFT', '/desk/quotes/')
  for (const shot of desk(await answerOne(page), draft)) await take(page, shot)
  await signIn(other, CUSTOMER, '/my-rental/manage-enquiry')
  const job = await firstLink(other, '/my-rental/manage-rental-jobs?status=ON_HIRE', '/rental-job-details')
  const logsheet = await firstLink(other, '/my-rental/logsheets?status=SUBMITTED', '/logsheets-detail')
  for (const shot of customers(await quoteOf(other), job, logsheet)) await take(other, shot)
} finally {
  await browser.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

import type { BrowserContext, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { addDays, dateInIndia, formatDate } from '#contract/dates.ts'
import { aBrowser, PHONE, started } from '#tests/support/browser.ts'
import { callAt } from '#tests/support/call-at.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aPicture } from '#tests/support/sample-files.ts'
import { type Person, takeSession } from '#tests/support/session-stock.ts'

const { signedInPage, url } = aBrowser()
const { shelf } = inject('product')

const IMRAN = '9000000002'
const ASHA = '9000000001'
const DAYS = proofs(8, 20)
const ADDED = '**/v1/rentals/logsheets'
const LONG = proofs(120_000, 600_000)

/** Opens a page as a phone does after its browser was closed. */
async function reopened(context: BrowserContext, address: string) {
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'load' })
  await started(page)
  return page
}

const said = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()

/** Enters three hours of the night in place of those that were copied: the machine works by day on that site. */
async function enterNight(page: Page) {
  const sheet = page.getByRole('dialog')
  const type = async (label: string, time: string) => {
    await sheet.getByRole('textbox', { name: label, exact: true }).fill(time)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Start empty' }).click()
  await page.getByRole('button', { name: 'Add entry' }).click()
  await type('From', '21:00')
  await type('To', '24:00')
  await sheet.getByRole('button', { name: 'Done' }).click()
}

/** Enters the second shift of a day, with a photograph. */
async function enterDay(page: Page, picture: Buffer, date: string) {
  await page.getByLabel('Shift', { exact: true }).selectOption('B')
  await page.getByLabel('Date', { exact: true }).fill(date)
  await page.getByText(formatDate(date), { exact: false }).first().waitFor()
  const buffer = { name: 'meter.jpg', mimeType: 'image/jpeg', buffer: picture }
  await page.locator('input[type=file]').last().setInputFiles(buffer)
  await page.getByRole('img', { name: 'Photo 1' }).waitFor()
  await enterNight(page)
  const start = Number(await page.getByLabel(/^Start/).inputValue())
  await page.getByLabel('End', { exact: true }).fill((start + 3).toFixed(1))
  await page.getByLabel('Remarks').fill('Second shift.')
  await page.getByRole('button', { name: 'Submit for signature' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Okay' }).click()
}

/** Gives the browser another person's session, as signing in does. */
const signInAs = async (page: Page, person: Person) => {
  const token = takeSession(shelf, person)
  await page.evaluate((stored) => localStorage.setItem('refreshToken', stored), token)
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Profile:/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
}

/** A client of its own, so that the phone's session is left alone. */
async function clientOf(person: Person) {
  const { accessToken } = await callAt(url)('refreshTokens', { body: { refreshToken: takeSession(shelf, person) } })
  return callAt(url, accessToken)
}

test(
  `${DAYS} days with photographs outlive a dead signal, a killed tab, a lost reply and another person`,
  async () => {
    const [picture, today] = [await aPicture('jpeg'), dateInIndia(new Date())]
    const first = await signedInPage(IMRAN, PHONE)
    const context = first.context()
    await first.goto('/my-rental/logsheets/new')
    await first.evaluate('navigator.serviceWorker.ready.then(() => true)')
    const job = first.getByRole('link', { name: /Scissor Lift/ }).first()
    const address = (await job.getAttribute('href')) ?? ''
    // The next day was asked for ahead.
    await first.waitForLoadState('networkidle')

    await context.setOffline(true)
    await first.close()
    let page = await reopened(context, address)
    for (let left = DAYS; left > 0; left -= 1) {
      await enterDay(page, picture, addDays(today, -left))
      if (left === DAYS / 2) {
        await page.close()
        page = await reopened(context, address)
      } else if (left > 1) {
        await page.goto(address, { waitUntil: 'load' })
        await started(page)
      }
    }
    await page.close()
    page = await reopened(context, '/my-rental/logsheets')
    await said(page, `${DAYS} waiting`)
    await page.getByRole('button', { name: 'Show waiting entries' }).click()
    expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(DAYS)
    await page.keyboard.press('Escape')

    // A signal that loses every day: they can sign out, and see what stays.
    await context.route(ADDED, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await context.setOffline(false)
    await signOut(page)
    await said(page, `${DAYS} entries wait on this device for a signal.`)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL((at) => at.pathname === '/')
    // Signing out does not wait until the answers kept on the device are deleted.
    const kept = () => page.evaluate<string[]>('indexedDB.databases().then((all) => all.map(({ name }) => name))')
    await expect.poll(kept).toEqual(['yantra.outbox'])

    // Somebody else on the same phone sees nothing of it.
    await signInAs(page, ASHA)
    await page.goto('/my-rental/logsheets')
    await page.getByRole('button', { name: 'Profile: Asha Deshpande' }).waitFor()
    expect(await page.getByText('waiting', { exact: false }).count()).toBe(0)
    await signOut(page)
    await page.waitForURL((at) => at.pathname === '/')

    // The first person again; the reply to their second day is lost on the way.
    let days = 0
    await context.unroute(ADDED)
    await context.route(ADDED, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      days += 1
      if (days !== 2) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await signInAs(page, IMRAN)
    await page.goto('/my-rental/logsheets')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('yantra.waiting')), { timeout: 40_000 }).toBe('{}')
    expect(days).toBe(DAYS + 1)
    expect(await page.getByText(/\d+ waiting/).count()).toBe(0)

    const call = await clientOf(IMRAN)
    const jobId = new URL(address, url).searchParams.get('job') ?? ''
    const { logsheets } = await call('listLogsheets', { query: { job: jobId, size: '100' } })
    const second = logsheets.content.filter(({ shift }) => shift === 'B')
    expect([second.length, new Set(second.map(({ date }) => date)).size]).toEqual([DAYS, DAYS])
    for (const { logsheetId: id, status } of second) {
      expect(status).toBe('SUBMITTED')
      expect((await call('getLogsheet', { params: { id } })).logsheet.photos.length).toBe(1)
    }
  },
  LONG,
)

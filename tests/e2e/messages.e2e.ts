import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP } from '#tests/support/browser.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { somebodyKnown } from '#tests/support/people.ts'

const { openPage, signedInPage, url } = aBrowser()

const bell = (page: Page) => page.getByRole('button', { name: /^Messages: / })

async function aProduct(page: Page) {
  const reply = await fetch(`${url}/v1/public/products?location=pune&size=1`)
  const { products } = (await reply.json()) as { products: { content: { slug: string }[] } }
  await page.goto(`/rental/pune/equipment/${products.content[0]?.slug}`)
}

/** Adds a product that is in the cart already; a dialog refuses it. */
async function refusedOnce(page: Page) {
  await page.getByRole('button', { name: 'Add to Enquiry Cart' }).click()
  const refusal = page.getByRole('alertdialog', { name: /Add to Cart Failed/ })
  await refusal.waitFor()
  await page.keyboard.press('Escape')
  await refusal.waitFor({ state: 'detached' })
}

test('B-49 the bell keeps twenty messages across a reload; signing out removes them', async () => {
  const page = await signedInPage()
  await page.addInitScript(() => {
    if (sessionStorage.getItem('yantra.messages') !== null) return
    const told = Array.from({ length: 20 }, (_, n) => ({ at: n, title: `Told ${n}`, notifytype: 'info', message: 'x' }))
    sessionStorage.setItem('yantra.messages', JSON.stringify(told))
  })
  await aProduct(page)
  await page.getByRole('button', { name: 'Messages: 20' }).waitFor()
  await page.getByRole('button', { name: 'Add to Enquiry Cart' }).click()
  await page.getByRole('dialog', { name: 'Added to the Enquiry Cart' }).waitFor()
  await page.keyboard.press('Escape')
  await refusedOnce(page)
  await page.reload()
  await page.getByRole('button', { name: 'Messages: 20' }).click()
  const kept = await page.getByRole('list', { name: 'Messages' }).getByRole('listitem').allTextContents()
  expect(kept[0]).toContain('Add to Cart Failed')
  expect(kept.at(-1)).toContain('Told 18')
  await page.getByRole('button', { name: /^Profile:/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Login/Sign Up' }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('yantra.messages'))).toBeNull()
})

test('B-49 seen messages stay seen across a reload, until another one arrives', async () => {
  const page = await signedInPage()
  await aProduct(page)
  await page.getByRole('button', { name: 'Add to Enquiry Cart' }).click()
  await page.getByRole('dialog', { name: 'Added to the Enquiry Cart' }).waitFor()
  await page.keyboard.press('Escape')
  await refusedOnce(page)
  const dot = bell(page).locator('span')
  const label = () => bell(page).getAttribute('aria-label')
  expect([await label(), await dot.count()]).toEqual(['Messages: 1, with new ones', 1])
  await bell(page).click()
  await page.getByRole('button', { name: 'Messages: 1', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  expect(await dot.count()).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Messages: 1', exact: true }).waitFor()
  await refusedOnce(page)
  expect([await label(), await dot.count()]).toEqual(['Messages: 2, with new ones', 1])
})

/** A person with a message and a page of their own whose session the server ends; they must sign in again. */
async function endedSession(refreshToken: string) {
  const page = await openPage(DESKTOP, { refreshToken })
  await aProduct(page)
  await page.getByRole('button', { name: 'Add to Enquiry Cart' }).click()
  await page.getByRole('dialog', { name: 'Added to the Enquiry Cart' }).waitFor()
  await page.keyboard.press('Escape')
  await refusedOnce(page)
  for (const path of ['**/v1/jwt-auth/refresh', '**/v1/user/profile'])
    await page.route(path, (route) => route.fulfill({ status: 401 }), { times: 1 })
  await page.getByRole('button', { name: /^Profile:/ }).click()
  await page.getByRole('link', { name: 'View Profile' }).click()
  await page.getByRole('dialog', { name: 'Get started' }).waitFor()
  await page.waitForURL((address) => address.pathname === '/')
  return page
}

async function signIn(page: Page, phone: string) {
  await page.getByLabel('Phone/Email ID').fill(phone)
  await page.keyboard.press('Enter')
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(phone))
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog', { name: /OTP Verified Successfully/ }).waitFor()
  await page.keyboard.press('Enter')
}

test('B-09 the next person at a tab gets neither the messages nor the page of the ended session', async () => {
  const [{ refreshToken }, next] = [await somebodyKnown(), await somebodyKnown()]
  const page = await endedSession(refreshToken)
  await signIn(page, next.phone)
  await page.getByRole('button', { name: /^Messages: 1/ }).click()
  const kept = await page.getByRole('list', { name: 'Messages' }).getByRole('listitem').allTextContents()
  expect(kept).toEqual([expect.stringContaining('OTP Verified Successfully')])
  expect(new URL(page.url()).pathname).toBe('/')
})

test('B-09 the same person continues where their session ended, without its messages', async () => {
  const { refreshToken, phone } = await somebodyKnown()
  const page = await endedSession(refreshToken)
  await signIn(page, phone)
  await page.waitForURL('**/my-profile/profile-detail')
  await page.getByRole('button', { name: /^Messages: 1/ }).click()
  const kept = await page.getByRole('list', { name: 'Messages' }).getByRole('listitem').allTextContents()
  expect(kept).toEqual([expect.stringContaining('OTP Verified Successfully')])
})

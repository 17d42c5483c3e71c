import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser } from '#tests/support/browser.ts'

const { signedInPage } = aBrowser()

const BOOMS = '/rental/pune/equipments/aerial-work-platforms/boom-lift'

const profile = (page: Page) => page.getByRole('button', { name: /^Profile:/ })
const bar = (page: Page) => page.getByRole('region', { name: 'Machines to compare' })

/** A signed-in person with a comparison, a past message and a half-typed contact form. */
async function somebodyBusy() {
  const page = await signedInPage()
  await page.goto(BOOMS)
  await profile(page).waitFor()
  for (const machine of [0, 1])
    await page.locator('article').getByRole('button', { name: 'Compare' }).nth(machine).click()
  await bar(page).getByText('Compare (2)').waitFor()
  await page.evaluate(() => sessionStorage.setItem('yantra.enquiryDraft', '{"poNumber":"PO-7"}'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await page.getByLabel('Message', { exact: true }).fill('Ours alone')
  await page.keyboard.press('Escape')
  return page
}

const signOut = async (page: Page) => {
  await profile(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
}

/** Ends the session on the server: the next refresh is refused, and so is the call that needs it. */
async function refuseRefresh(page: Page) {
  for (const path of ['**/v1/jwt-auth/refresh', '**/v1/user/profile'])
    await page.route(path, (route) => route.fulfill({ status: 401 }), { times: 1 })
}

/** Checks memory too: it continues within the page of the ended session. */
async function nothingIsLeft(page: Page) {
  await page.getByRole('button', { name: 'Login/Sign Up' }).waitFor()
  expect(await page.evaluate<string[]>('Object.keys(sessionStorage)')).toEqual([])
  await page.locator('summary', { hasText: 'Rent Equipment' }).click()
  await page.getByRole('link', { name: 'Boom Lift', exact: true }).first().click()
  await page.waitForURL('**/boom-lift')
  await page.locator('article').first().getByRole('button', { name: 'Compare' }).waitFor()
  expect(await page.getByRole('button', { name: 'Compare', pressed: true }).count()).toBe(0)
  expect(await bar(page).count()).toBe(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('')
}

test('B-08 signing out leaves nothing in memory or in the tab', async () => {
  const page = await somebodyBusy()
  await signOut(page)
  await page.waitForURL((address) => address.pathname === '/')
  expect(await page.evaluate('localStorage.getItem("refreshToken")')).toBeNull()
  await nothingIsLeft(page)
})

test('B-06 a refused refresh leaves nothing but its person’s way back', async () => {
  const page = await somebodyBusy()
  await refuseRefresh(page)
  await profile(page).click()
  await page.getByRole('link', { name: 'View Profile' }).click()
  await page.getByRole('dialog', { name: 'Get started' }).waitFor()
  await page.waitForURL((address) => address.pathname === '/')
  expect(await page.evaluate('sessionStorage.getItem("yantra.wanted")')).toBe('/my-profile/profile-detail')
  await page.keyboard.press('Escape')
  await nothingIsLeft(page)
})

test('B-08 signing out in another tab leaves nothing in this one', async () => {
  const page = await somebodyBusy()
  const other = await page.context().newPage()
  await other.goto('/')
  await signOut(other)
  await page.waitForURL((address) => address.pathname === '/')
  expect(await page.evaluate('localStorage.getItem("refreshToken")')).toBeNull()
  await nothingIsLeft(page)
})

test('B-08 a frozen tab has nothing of its person when it wakes after they signed out elsewhere', async () => {
  const page = await somebodyBusy()
  const other = await page.context().newPage()
  await other.goto('/')
  await profile(other).waitFor()
  await page.goto('about:blank')
  await signOut(other)
  await other.getByRole('button', { name: 'Login/Sign Up' }).waitFor()
  await page.goto('/')
  await expect.poll(() => page.evaluate('sessionStorage.length')).toBe(0)
  await nothingIsLeft(page)
})

test('B-09 after another person signs in elsewhere, this tab has nothing of the previous one', async () => {
  const page = await somebodyBusy()
  const person = () => page.evaluate<string | null>('sessionStorage.getItem("yantra.person")')
  const before = await person()
  const next = await signedInPage()
  const nextToken = (await next.context().storageState()).origins[0]?.localStorage[0]?.value ?? ''
  await page.goto('about:blank')
  // An API response is a page of this site that runs no script of ours.
  const other = await page.context().newPage()
  await other.goto('/healthz', { waitUntil: 'load' })
  await other.evaluate((token) => localStorage.setItem('refreshToken', token), nextToken)
  await page.goto(BOOMS)
  await profile(page).waitFor()
  expect(await person()).not.toBe(before)
  expect(await page.evaluate<string[]>('Object.keys(sessionStorage)')).toEqual(['yantra.person'])
  await expect.poll(() => bar(page).count()).toBe(0)
})

import { expect, test } from 'vitest'
import { aBrowser, PHONE } from '#tests/support/browser.ts'
import { looked, press } from '#tests/support/on-screen.ts'

const { openPage } = aBrowser()

test('a dialog that cannot be loaded leaves the page as it is, and appears after another try', async () => {
  const page = await openPage(PHONE)
  await page.goto('/rental/pune/equipments')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'City: Pune. Change city' }).first().click()
  const told = page.getByRole('alert').filter({ hasText: 'This could not be loaded. Please check your connection.' })
  await told.waitFor()
  await looked(page, 'missing part')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('This page could not be shown')
  await page.unroute('**/assets/*.js')
  await press(page, 'Try again')
  await page.getByLabel('Search Your City').waitFor()
  expect(await told.count()).toBe(0)
})

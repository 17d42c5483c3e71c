import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'

const { openPage, url } = aBrowser()

const path = (page: Page) => page.url().slice(url.length)

async function at(address: string, width?: number) {
  const page = await openPage(width)
  await page.goto(address)
  await page.waitForFunction(() => 'yantraStarted' in globalThis)
  return page
}

test('by keyboard on a phone: a misspelled word leads to its kind of machine', async () => {
  const page = await at('/rental/pune', PHONE)
  const field = page.getByLabel('Search in Pune')
  const below = page.getByRole('heading', { level: 2 }).first()
  const before = await below.boundingBox()
  await field.pressSequentially('sisor', { delay: 30 })
  const options = page.getByRole('option')
  await options.first().waitFor()
  expect(await field.getAttribute('role')).toBe('combobox')
  expect(await page.getByRole('status').filter({ hasText: 'suggestions' }).textContent()).toContain('8 suggestions')
  expect(await below.boundingBox()).toEqual(before)
  for (const row of await options.all()) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  const first = options.first()
  expect(await first.getAttribute('aria-selected')).toBe('true')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
  await screenshot(page, 'suggestions')
  await noSeriousAxeViolations(page)

  await page.keyboard.press('Escape')
  await options.first().waitFor({ state: 'detached' })
  expect(await field.getAttribute('aria-expanded')).toBe('false')
  expect(await field.inputValue()).toBe('sisor')
  await page.keyboard.press('ArrowDown')
  await options.first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/rental/pune/equipments/aerial-work-platforms/scissor-lift')
})

test('Enter without a highlighted row searches for the text, also when suggestions stand there', async () => {
  const page = await at('/rental/pune')
  await page.getByLabel('Search in Pune').pressSequentially('12m scissor')
  await page.getByRole('option', { name: 'Scissor Lift, 12 m , Category' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/rental/pune/equipments?filter=12m+scissor')
  expect(await page.getByRole('listbox').count()).toBe(0)
})

test('an answer that comes late is never shown, and what failed leaves a plain field', async () => {
  const page = await at('/rental/pune/equipments')
  const held: Route[] = []
  await page.route('**/v1/public/suggestions?q=hydra&*', (route) => void held.push(route))
  const field = page.getByLabel('Search in Pune')
  const asked = page.waitForRequest('**/v1/public/suggestions?q=hydra&*')
  const taken = page.waitForEvent('requestfailed', (request) => request.url().includes('q=hydra'))
  await field.fill('hydra')
  await asked
  await field.fill('jcb')
  await taken
  await page.getByRole('option', { name: 'Backhoe Loader' }).first().waitFor()
  await Promise.all(held.map((route) => route.continue().catch(() => {})))
  expect(await page.getByRole('option').first().textContent()).toContain('JCB')

  await page.route('**/v1/public/suggestions?q=dozer&*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('q=dozer'))
  await field.fill('dozer')
  await failed
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await page.waitForURL('**/rental/pune/equipments?filter=dozer')
})

test('a suggestion by touch takes its city from the form, and typing does not call anybody back', async () => {
  const page = await at('/', PHONE)
  await page.locator('select[name=city]').selectOption('pune')
  await page.getByLabel('Machine, model or job').pressSequentially('gs 1930')
  await page.getByRole('option', { name: 'Genie GS-1930' }).click()
  await page.waitForURL('**/rental/pune/equipment/genie-gs-1930')

  await page.goBack()
  await page.goto('/rental/pune/equipments')
  await page.waitForFunction(() => 'yantraStarted' in globalThis)
  // The list would search for the words 300 ms after the last letter; the machine is opened before.
  await page.getByLabel('Search in Pune').fill('jlg 600aj')
  await page.getByRole('option').first().click()
  await page.waitForURL('**/rental/pune/equipment/jlg-600aj')
  await page.waitForTimeout(500)
  expect(path(page)).toBe('/rental/pune/equipment/jlg-600aj')
})

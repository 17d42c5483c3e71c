import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'

const { openPage, pageWithoutScripts, url } = aBrowser()

const BOOMS = '/rental/pune/equipments/aerial-work-platforms/boom-lift'

const path = (page: Page) => page.url().slice(url.length)
const ranges = (page: Page, group = 'Working height') => page.getByRole('group', { name: group }).getByRole('button')
const pressed = (page: Page) => page.locator('[aria-pressed=true]')
/** The number of machines on a button. */
const countOf = async (page: Page, at: number) => Number((await ranges(page).nth(at).textContent())?.split(' ').at(-1))

test('by keyboard on a phone, a range is chosen, shown on the sheet’s button, and removed as a chip', async () => {
  const page = await openPage(PHONE)
  await page.goto(BOOMS)
  const filters = page.getByRole('button', { name: /^Filters/ })
  await filters.focus()
  await page.keyboard.press('Enter')
  const labels = await ranges(page).allTextContents()
  expect(labels.length).toBeGreaterThanOrEqual(3)
  for (const button of await ranges(page).all()) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const count = await countOf(page, 1)

  await ranges(page).nth(1).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?workingHeightM=\d+\.\.\d+$/)
  const [from, to] = (path(page).split('=')[1] ?? '').split('..')
  await page.getByRole('button', { name: `Show ${count} machines` }).waitFor()
  expect(await pressed(page).textContent()).toBe(labels[1])
  expect(await ranges(page).allTextContents()).toEqual(labels)
  expect(await page.evaluate<string>('document.activeElement.textContent')).toBe(labels[1])
  expect(await page.getByLabel('Working height from').inputValue()).toBe(from)
  expect(await page.getByLabel('Working height to').inputValue()).toBe(to)
  await screenshot(page, 'ranges')
  await noSeriousAxeViolations(page)

  await page.getByRole('button', { name: `Show ${count} machines` }).press('Enter')
  await expect.poll(() => ranges(page).first().isVisible()).toBe(false)
  expect(await filters.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true)
  expect(await page.locator('article').count()).toBe(count)
  await page.getByRole('link', { name: `Remove Working height ${from}–${to} m` }).click()
  await page.waitForURL(`**${BOOMS}`)
})

test('a range combines with other filters, yields to typed values, and is removed when pressed again', async () => {
  const page = await openPage(DESKTOP)
  await page.goto(`${BOOMS}?sort=-rate&workingHeightM=12..17`)
  expect(await pressed(page).count()).toBe(0)
  await ranges(page).last().click()
  await page.waitForURL(/\?sort=-rate&workingHeightM=\d+\.\.\d*$/)
  await pressed(page).waitFor()
  await page.getByLabel('Working height to').fill('100')
  await page.keyboard.press('Enter')
  await page.waitForURL(/workingHeightM=\d+\.\.100$/)
  expect(await pressed(page).count()).toBe(0)
  await ranges(page).first().click()
  await pressed(page).click()
  await page.waitForURL(`**${BOOMS}?sort=-rate`)
})

test('without JavaScript and in Hindi, a range is chosen, marked and removed', async () => {
  const page = await pageWithoutScripts(DESKTOP)
  await page.goto(`/hi${BOOMS}`)
  const heights = ranges(page, 'काम की ऊँचाई')
  expect(await heights.first().textContent()).toMatch(/ मी (तक )?\d+$/)
  await page
    .locator('details.group', { has: page.locator('[name=make]') })
    .locator('summary')
    .click()
  await page.getByRole('checkbox', { name: 'JLG' }).check()
  await heights.first().click()
  expect(path(page)).toMatch(/^\/hi\/rental.*\?make=JLG&workingHeightM=\d*\.\.\d+$/)
  expect(await heights.first().getAttribute('aria-pressed')).toBe('true')
  await heights.first().click()
  expect(path(page)).toBe(`/hi${BOOMS}?make=JLG`)
})

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'

const { openPage, pageWithoutScripts, url } = aBrowser()

const BOOMS = '/rental/mumbai/equipments/aerial-work-platforms/boom-lift'
const compare = (machines: string, more = '') => `/rental/mumbai/compare?machines=${machines}${more}`
const THREE = compare('genie-gs-1930,jlg-450aj,genie-gs-3369-rt')

const sticksOut = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')

test('machines are chosen by keyboard, kept across pages, compared, and one removed', async () => {
  const page = await openPage()
  await page.goto(BOOMS)
  const toggles = page.locator('article').getByRole('button', { name: 'Compare' })
  await toggles.nth(0).press('Space')
  await page.getByRole('link', { name: 'Compare (1)' }).waitFor()
  await toggles.nth(1).press('Enter')
  expect(await toggles.nth(1).getAttribute('aria-pressed')).toBe('true')
  await page.reload()
  const bar = page.getByRole('region', { name: 'Machines to compare' })
  await bar.getByRole('link', { name: 'Compare (2)' }).click()
  await page.waitForURL('**/rental/mumbai/compare?machines=*')
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(3)
  await bar.waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Show differences only' }).click()
  await page.getByRole('link', { name: 'Show all rows' }).waitFor()
  expect(new URL(page.url()).searchParams.get('differences')).toBe('1')
  expect(await page.getByRole('rowheader').filter({ hasNotText: 'differs' }).count()).toBe(0)
  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click()
  await page.getByText('Add one more machine to compare.').waitFor()

  // The selection follows the address, and a fifth machine cannot be chosen.
  await page.goto(BOOMS)
  const machines = await page
    .locator('article h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const four = machines.slice(0, 4).map((address) => address?.split('/').at(-1))
  await page.goto(compare(four.join(',')))
  await page.goto(BOOMS)
  await page.getByText('Up to four').waitFor()
  expect(await page.locator('article').getByRole('button', { name: 'Compare', disabled: false }).count()).toBe(4)
  await bar.getByRole('button', { name: 'Clear comparison' }).click()
  await bar.waitFor({ state: 'detached' })
})

test('without JavaScript a comparison grows to three machines', async () => {
  const page = await pageWithoutScripts(PHONE)
  await page.goto(BOOMS)
  await page.getByRole('button', { name: 'Compare JLG 450AJ' }).click()
  expect(page.url()).toMatch(/\/rental\/mumbai\/compare\?machines=jlg-450aj$/)
  await page.goto('/rental/mumbai/equipment/jlg-450aj')
  await page.getByRole('link', { name: 'Compare with this machine' }).first().click()
  expect(page.url()).toContain('/compare?machines=jlg-450aj,')
  expect(await page.getByRole('columnheader').count()).toBe(3)
  await page.getByRole('listitem').filter({ hasText: /^\+ / }).first().getByRole('link').click()
  expect(await page.getByRole('columnheader').count()).toBe(4)
  await page.getByRole('link', { name: 'Show differences only' }).click()
  expect(page.url()).toMatch(/&differences=1$/)
})

test.each([PHONE, DESKTOP])(
  'at %i px all machines stand on one ground line at one scale, and the page is accessible',
  async (width) => {
    const page = await openPage(width)
    await page.goto(THREE)
    const drawn = await page
      .locator('div:has(> img[src*="/drawings/"]) > svg')
      .evaluateAll((drawings) =>
        drawings.map(
          (drawing) => `${drawing.getAttribute('viewBox')} at ${Math.round(drawing.getBoundingClientRect().width)}`,
        ),
      )
    expect(drawn).toHaveLength(3)
    expect(new Set(drawn).size).toBe(1)
    expect(await sticksOut(page)).toBe(0)
    await noSeriousAxeViolations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await noSeriousAxeViolations(page)
    await screenshot(page, 'compare')

    const box = page.getByRole('region', { name: 'Comparison table, scrolls sideways' })
    await box.focus()
    const label = page.getByRole('rowheader', { name: 'Platform height' })
    const before = await label.boundingBox()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => box.evaluate((element) => element.scrollLeft > 20)).toBe(width === PHONE)
    expect((await label.boundingBox())?.x).toBe(before?.x)
  },
)

test('an address has one spelling, at most four machines and no unknown ones; one or none is too few', async () => {
  const get = (path: string) => fetch(url + path, { redirect: 'manual' })
  const leads = async (path: string) => (await get(path)).headers.get('location')
  expect(await leads(compare('JLG-600AJ,,jlg-600aj,genie-s-65'))).toBe(compare('jlg-600aj,genie-s-65'))
  expect(await leads(compare('jlg-600aj', '&differences=no'))).toBe(compare('jlg-600aj'))
  for (const path of [
    compare('jlg-600aj,moon-buggy'),
    compare('jlg-600aj,a b'),
    '/rental/atlantis/compare?machines=jlg-600aj',
  ])
    expect((await get(path)).status).toBe(404)
  const textOf = async (path: string) => (await get(path)).text()
  const five = await textOf(compare('jlg-600aj,genie-s-65,genie-s-85,jlg-450aj,jlg-660sj'))
  expect(five).toContain('The first four of your link are shown')
  expect(await textOf(compare('jlg-600aj'))).toContain('Add one more machine to compare')
  const none = await textOf('/rental/mumbai/compare')
  expect(none).toContain('No machines chosen yet')
  expect(none).toContain('<meta name="robots" content="noindex"')
})

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'

const { openPage, signedInPage } = aBrowser()

const TABLETS = [768, 800, 1023]
const WIDE = [...TABLETS, 1024, DESKTOP]

const banner = (page: Page) => page.getByRole('banner')
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const quickMenu = (page: Page) => page.getByRole('navigation', { name: 'Quick menu' })

/** Names of the visible links, with everything closed. */
const linksOf = async (page: Page, place: (page: Page) => ReturnType<typeof banner>) =>
  (await place(page).getByRole('link').filter({ visible: true }).allTextContents()).map((name) => name.trim())

/** Whether the support icon and the phone number are visible, each once. */
async function support(page: Page) {
  const seen = (name: RegExp) => banner(page).getByRole('link', { name }).filter({ visible: true }).count()
  return { questions: await seen(/^Support: frequently/), phone: await seen(/^Call support/) }
}

/** Checks a page at each of these widths. */
async function atEach(page: Page, widths: readonly number[], look: (width: number) => Promise<void>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await look(width)
  }
}

test('the header shows the support link and the phone number at every width', async () => {
  const [visitor, member] = [await openPage(), await signedInPage()]
  for (const page of [visitor, member]) {
    await page.goto('/rental/pune')
    await atEach(page, [PHONE, ...WIDE], async (width) => {
      expect({ width, ...(await support(page)) }).toEqual({ width, questions: 1, phone: 1 })
      await screenshot(page, 'header')
    })
  }
  await atEach(visitor, TABLETS, async () => noSeriousAxeViolations(visitor))
  await banner(visitor)
    .getByRole('link', { name: /^Support: frequently/ })
    .filter({ visible: true })
    .click()
  await visitor.waitForURL('**/resources#faq')
})

test('from 768 px the header links to rentals: Connected Rentals, or My Rentals', async () => {
  const page = await openPage()
  await page.goto('/')
  const member = await signedInPage()
  await member.goto('/my-rental/manage-enquiry')
  await atEach(page, WIDE, async () => {
    await expect.poll(() => linksOf(page, mainMenu)).toEqual(['Connected Rentals'])
    expect(await quickMenu(page).isVisible()).toBe(false)
  })
  await atEach(member, WIDE, async () => {
    await expect.poll(() => linksOf(member, mainMenu)).toEqual(['My Rentals'])
    expect(await quickMenu(member).isVisible()).toBe(false)
    const side = member.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Enquiries' })
    expect(await side.filter({ visible: true }).count()).toBe(1)
  })
})

test('on a phone the bottom navigation links to rentals: Connected Rentals, or My Rentals', async () => {
  const page = await openPage(PHONE)
  await page.goto('/')
  await expect.poll(() => linksOf(page, quickMenu)).toEqual(['Home', 'Search', 'Cart', 'Connected Rentals'])
  await quickMenu(page).getByRole('link', { name: 'Connected Rentals' }).click()
  await page.getByRole('heading', { level: 1, name: 'Connected rentals' }).waitFor()
  const member = await signedInPage('newcomer', PHONE)
  for (const path of ['/', '/my-rental/manage-enquiry', '/connected-rentals']) {
    await member.goto(path)
    await expect.poll(() => linksOf(member, quickMenu)).toEqual(['Home', 'Search', 'Cart', 'My Rentals'])
  }
})

test('no link of the bottom navigation is wider than its place on the narrowest phone', async () => {
  for (const path of ['/', '/hi']) {
    const page = await openPage(320)
    await page.goto(path)
    const links = page.locator('nav.fixed a')
    await expect.poll(() => links.count()).toBe(4)
    const over = await links.evaluateAll((all) => all.filter((link) => link.scrollWidth > link.clientWidth).length)
    expect({ path, over }).toEqual({ path, over: 0 })
  }
})

test('the search field of the home page has room for input at every width', async () => {
  const page = await openPage()
  for (const path of ['/', '/hi']) {
    await page.goto(path)
    await atEach(page, [PHONE, ...WIDE], async (width) => {
      const box = await page.locator('main input[name=filter]').first().boundingBox()
      expect({ path, width, enough: (box?.width ?? 0) >= 180 }).toEqual({ path, width, enough: true })
    })
  }
})

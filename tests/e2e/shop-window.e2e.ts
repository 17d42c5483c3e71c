import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'

const { openPage, pageWithoutScripts, url } = aBrowser()

const BOOMS = '/rental/pune/equipments/aerial-work-platforms/boom-lift'
const FOLD_OF_PHONES = 844

const path = (page: Page) => page.url().slice(url.length)
const topOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? NaN

describe('the home page', () => {
  test.each([
    [DESKTOP, 800],
    [PHONE, 2 * FOLD_OF_PHONES],
  ])('at %i px, machines with their lowest rates end above %i px', async (width, end) => {
    const page = await openPage(width)
    await page.goto('/')
    const tiles = page.getByRole('region', { name: 'Popular categories' }).getByRole('link')
    expect(await tiles.count()).toBe(4)
    for (const tile of await tiles.all()) {
      expect(await tile.textContent()).toMatch(/From ₹[\d,]+ a month$/)
      const box = await tile.boundingBox()
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThan(end)
    }
    expect(await page.getByText(/^Machines, operators and bills by .+, GSTIN \w{15}$/).isVisible()).toBe(true)
    await screenshot(page, 'home')
    await noSeriousAxeViolations(page)
  })

  test('the form and the header have the same city', async () => {
    const page = await openPage(DESKTOP)
    await page.goto('/')
    await page.locator('select[name=city]').selectOption('pune')
    await page.getByRole('link', { name: 'City: Pune. Change city' }).first().waitFor()
    await page.getByRole('link', { name: 'City: Pune. Change city' }).first().click()
    await page.getByLabel('Search Your City').fill('banglore')
    await page.getByText('We don’t know “banglore”. Did you mean:').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/rental/bangalore')
    await page.goto('/')
    await expect.poll(() => page.locator('select[name=city]').inputValue()).toBe('bangalore')
  })
})

describe('the list on a phone', () => {
  test('the first machine begins within 320 px, and one row of controls stays in sight', async () => {
    const page = await openPage(PHONE)
    await page.goto(BOOMS)
    expect(await topOf(page, 'article')).toBeLessThanOrEqual(320)
    await page.evaluate('scrollTo(0, 900)')
    const bar = await page.locator('.list-bar').boundingBox()
    const header = await page.locator('header > div').first().boundingBox()
    expect(bar?.y).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    expect(bar?.height).toBeLessThanOrEqual(64)
    for (const control of [
      page.getByLabel('Search in Pune'),
      page.getByRole('button', { name: 'Filters' }),
      page.getByLabel('Sort by'),
    ]) {
      const box = await control.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(bar?.y ?? NaN)
      expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(390)
    }
    await noSeriousAxeViolations(page)
  })

  test('without JavaScript the filters are a sheet as high as the screen', async () => {
    const page = await pageWithoutScripts(PHONE)
    await page.goto(BOOMS)
    const show = page.getByRole('button', { name: /^Show \d+ machines$/ })
    expect(await show.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = await page.locator('.filters').boundingBox()
    expect(sheet).toMatchObject({ x: 0, y: 0, width: 390, height: FOLD_OF_PHONES })
    const button = await show.boundingBox()
    expect((button?.y ?? NaN) + (button?.height ?? NaN)).toBeLessThanOrEqual(FOLD_OF_PHONES)
    await page.getByLabel('Working height from').fill('20')
    await show.click()
    expect(path(page)).toBe(`${BOOMS}?workingHeightM=20..`)
    expect(await show.isVisible()).toBe(false)
  })

  test('the sheet closes by its cross, by Escape, and when the focus leaves it', async () => {
    const page = await openPage(PHONE)
    await page.goto(BOOMS)
    const [open, close] = [/^Filters/, 'Close filters'].map((name) => page.getByRole('button', { name }))
    const shown = () => page.locator('.filters').isVisible()
    for (const leave of [
      () => close?.click(),
      () => page.keyboard.press('Escape'),
      async () => {
        await page.getByRole('button', { name: /^Show \d+ machines$/ }).focus()
        await page.keyboard.press('Tab')
      },
    ]) {
      await open?.click()
      expect(await shown()).toBe(true)
      await leave()
      await expect.poll(shown).toBe(false)
    }
  })
})

describe('the list', () => {
  test('a visitor adds a machine from its card: the dialog names the waiting machine', async () => {
    const page = await openPage(PHONE)
    await page.goto(BOOMS)
    const card = page.locator('article').first()
    const name = await card.getByRole('heading').textContent()
    await card.getByRole('button', { name: `Add ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Get started' })
    await dialog.getByText(`${name} goes into your enquiry cart as soon as you are signed in.`).waitFor()
    await noSeriousAxeViolations(page)
    expect(path(page)).toBe(BOOMS)
  })

  test('counts of parts never ignore a search, and every filter has a choice', async () => {
    const page = await openPage(DESKTOP)
    await page.goto(BOOMS)
    const parts = page.getByRole('navigation', { name: 'Narrow down' }).getByRole('link')
    expect(await parts.first().textContent()).toMatch(/ \d+$/)
    const choices = await page
      .locator('.filters details:not(:has(input[type=number]))')
      .evaluateAll((groups) => groups.map((group) => group.querySelectorAll('input[type=checkbox]').length))
    expect(choices.length).toBeGreaterThan(1)
    expect(Math.min(...choices)).toBeGreaterThan(1)
    await page.goto(`${BOOMS}?filter=genie`)
    const counts = (await parts.allTextContents()).map((text) => Number(/\d+$/.exec(text)?.[0]))
    const total = Number.parseInt((await page.locator('main output').first().textContent()) ?? '', 10)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
    expect(await parts.first().getAttribute('href')).toContain('?filter=genie')
  })
})

describe('suggestions', () => {
  test.each([
    ['/', PHONE],
    ['/', DESKTOP],
    ['/rental/pune', PHONE],
    [BOOMS, PHONE],
    [BOOMS, DESKTOP],
  ])('at %s and %i px they begin with questions, and never cover the button', async (address, width) => {
    const page = await openPage(width)
    await page.goto(address)
    const field = page.getByRole('main').locator('input[name=filter]')
    await field.click()
    await page.getByRole('listbox', { name: 'Popular searches' }).waitFor()
    const button = await page.getByRole('button', { name: 'Find machines' }).boundingBox()
    const belowButton = (button?.y ?? NaN) + (button?.height ?? NaN)
    expect((await page.getByRole('listbox').boundingBox())?.y).toBeGreaterThanOrEqual(belowButton)
    await field.fill('boom')
    const machine = page.getByRole('option', { name: /working height · ₹[\d,]+ a month/ }).first()
    await machine.waitFor()
    expect(await machine.locator('img').getAttribute('src')).toMatch(/^\/drawings\//)
    const list = await page.getByRole('listbox').boundingBox()
    expect(list?.y).toBeGreaterThanOrEqual(belowButton)
    expect(list?.width).toBeGreaterThanOrEqual(Math.min(width - 34, 560))
    await screenshot(page, 'suggestions')
    // A list of machines searches as one types, and pales until the answer.
    if (address === BOOMS) await page.waitForURL('**?filter=boom')
    await page.locator('[aria-busy=true]').waitFor({ state: 'hidden' })
    await noSeriousAxeViolations(page)
  })

  test('by keyboard, a popular question becomes the search', async () => {
    const page = await openPage(PHONE)
    await page.goto('/rental/pune')
    const field = page.getByLabel('Search in Pune')
    await field.focus()
    await page.getByRole('listbox', { name: 'Popular searches' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/rental/pune/equipments?filter=dig+a+3+m+trench')
    expect(await page.getByLabel('Search in Pune').inputValue()).toBe('dig a 3 m trench')
    await page.goto('/rental/pune')
    await field.focus()
    await page.getByRole('listbox').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
  })
})

test.each(['', '/hi'])(
  'the footer%s names the company and its officer, and leads to the page for developers',
  async (language) => {
    const page = await openPage(DESKTOP)
    await page.goto(`${language}/`)
    const footer = page.locator('footer')
    expect(await footer.textContent()).toMatch(/GSTIN \w{15}/)
    expect(await footer.locator('a[href$="/grievance"]').count()).toBe(1)
    expect(await footer.locator('a[href="/docs"]').count()).toBe(0)
    await footer.locator('a[href$="/developers"]').click()
    await page.waitForURL(`**${language}/developers`)
    await page.locator('main a[href="/openapi.json"]').waitFor()
    await noSeriousAxeViolations(page)
  },
)

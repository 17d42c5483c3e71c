import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, PHONE } from '#tests/support/browser.ts'

const { openPage, pageWithoutScripts, url } = aBrowser()

const BOOMS = '/rental/pune/equipments/aerial-work-platforms/boom-lift'

const path = (page: Page) => page.url().slice(url.length)
const title = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()

test('without JavaScript a visitor gets from the home search through cities and a filter to a machine', async () => {
  const page = await pageWithoutScripts()
  await page.goto('/')
  await page.getByLabel('Machine, model or job').fill('boom lift')
  await page.getByRole('button', { name: 'Find machines' }).click()
  expect(await title(page)).toBe('Choose your city')
  await page.getByRole('main').getByRole('link', { name: 'Pune' }).click()
  expect(path(page)).toBe('/rental/pune/equipments?filter=boom+lift')
  await page.getByRole('main').getByRole('link', { name: 'Boom Lift', exact: false }).first().click()

  await page.goto(BOOMS)
  const before = await page.locator('article').count()
  await page.getByLabel('Working height from').fill('25')
  await page.getByRole('button', { name: `Show ${before} machines` }).click()
  expect(path(page)).toBe(`${BOOMS}?workingHeightM=25..`)
  const left = page.locator('article')
  expect(await left.count()).toBeLessThan(before)
  const name = await left.first().getByRole('heading').getByRole('link').textContent()
  await left.first().getByRole('heading').getByRole('link').click()
  expect(await title(page)).toBe(name)
  expect(await page.getByRole('button', { name: 'Add to Enquiry Cart' }).isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'City: Pune. Change city' }).first().click()
  expect(path(page)).toBe('/rental')
})

const WITHOUT_CITY = '/rental/equipments/aerial-work-platforms/boom-lift?filter=jlg'

test.each([PHONE, DESKTOP])('an address without a city asks for one and continues there, at %i px', async (width) => {
  const page = await openPage(width)
  await page.goto(WITHOUT_CITY)
  const dialog = page.getByRole('dialog', { name: 'Choose city' })
  for (const heading of ['Rental Services in Key Metro Cities', 'Other Cities'])
    await dialog.getByRole('heading', { name: heading }).waitFor()
  await dialog.getByLabel('Search Your City').fill('Bombay')
  expect(await dialog.getByRole('listitem').allTextContents()).toEqual(['Mumbai', 'Navi Mumbai'])
  await dialog.getByLabel('Search Your City').fill('nag')
  await dialog.getByRole('button', { name: 'Nagpur' }).click()
  await page.waitForURL('**/rental/nagpur/equipments/aerial-work-platforms/boom-lift?filter=jlg')

  // The city is remembered from now on, so nothing asks for it.
  await page.goto(WITHOUT_CITY)
  await page.waitForURL('**/rental/nagpur/equipments/aerial-work-platforms/boom-lift?filter=jlg')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('the city dialog can be closed; the page under it lists the cities too', async () => {
  const page = await openPage()
  await page.goto('/rental/equipment/jlg-600aj')
  await page.getByRole('dialog', { name: 'Choose city' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('main').getByRole('link', { name: 'Pune', exact: true }).click()
  await page.waitForURL('**/rental/pune/equipment/jlg-600aj')
  await expect.poll(() => title(page)).toContain('JLG')
})

test('Back restores the filters and the scroll position', async () => {
  const page = await openPage()
  await page.goto(BOOMS)
  await page.getByLabel('Working height from').fill('15')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${BOOMS}?workingHeightM=15..`)
  await page.getByRole('link', { name: 'Remove Working height ≥ 15 m' }).waitFor()
  await page.locator('article').nth(3).scrollIntoViewIfNeeded()
  const place = await page.evaluate<number>('scrollY')
  expect(place).toBeGreaterThan(0)
  await page.locator('article').nth(3).getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/equipment/*')
  await page.goBack()
  await page.waitForURL(`**${BOOMS}?workingHeightM=15..`)
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(place)
  expect(await page.getByLabel('Working height from').inputValue()).toBe('15')
  await page.goBack()
  await expect.poll(() => page.getByLabel('Working height from').inputValue()).toBe('')
})

test('the scale bar under each drawing has its stated length, and machines of a kind have one scale', async () => {
  const page = await openPage()
  await page.goto('/rental/mumbai/equipments/material-handling')
  const drawn = await page.locator('article').evaluateAll((cards) =>
    cards.map((card) => {
      const [drawing, bar] = card.querySelectorAll('svg')
      // The whole frame of the drawing's file is visible: half the margin beside it and the margin above are negative.
      const view = /viewBox\(([^)]*)\)/
        .exec(card.querySelector('img')?.src ?? '')?.[1]
        ?.split(',')
        .map(Number)
      const [x = 0, y = 0, width = 0, height = 0] = view ?? []
      const pixelsPerMetre =
        (drawing?.getBoundingClientRect().width ?? 0) / Number(drawing?.getAttribute('viewBox')?.split(' ')[2])
      return {
        kind: card.querySelector('h3')?.previousElementSibling?.textContent ?? '',
        pixelsPerMetre,
        barM: (bar?.getBoundingClientRect().width ?? 0) / pixelsPerMetre,
        saidM: Number.parseFloat(bar?.parentElement?.textContent ?? ''),
        share: Math.max((width + 2 * x) / width, (height + y) / height),
      }
    }),
  )
  for (const { barM, saidM } of drawn) expect(barM).toBeCloseTo(saidM, 1)
  const scales = new Set(drawn.map(({ pixelsPerMetre }) => pixelsPerMetre.toPrecision(3)))
  expect(scales.size).toBeGreaterThan(1)
  expect(scales.size).toBeLessThanOrEqual(4)
  expect(await page.getByText(`Shown at ${scales.size} scales`).isVisible()).toBe(true)
  for (const kind of new Set(drawn.map((one) => one.kind))) {
    const alike = drawn.filter((one) => one.kind === kind)
    expect([kind, new Set(alike.map(({ pixelsPerMetre }) => pixelsPerMetre.toPrecision(3))).size]).toEqual([kind, 1])
    expect(Math.max(...alike.map(({ share }) => share))).toBeGreaterThan(0.3)
  }
})

test('on a phone the rate and the action are on the first screen, above the bottom navigation', async () => {
  const page = await openPage(PHONE)
  await page.goto('/rental/pune/equipment/jlg-600aj')
  const add = page.getByRole('button', { name: 'Add to Enquiry Cart' })
  const bar = await add.boundingBox()
  const navigation = await page.getByRole('navigation', { name: 'Quick menu' }).boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(navigation?.y ?? 0)
  await page.getByRole('heading', { name: 'Similar machines' }).scrollIntoViewIfNeeded()
  expect(await add.isVisible()).toBe(true)
  expect((await add.boundingBox())?.y).toBeLessThan(0)
})

const UNKNOWN = [
  '/rental/qwertzy',
  '/rental/pune/equipment/qwertzy',
  '/rental/pune/equipments/aerial-work-platforms/qwertzy',
  '/rental/pune/equipments/qwertzy',
  '/qwertzy/<b>qwertzy',
]

test.each(UNKNOWN)('%s is a 404 page with a way on, and never echoes the address', async (address) => {
  const reply = await fetch(url + address)
  expect(reply.status).toBe(404)
  const html = await reply.text()
  expect(html).not.toContain('qwertzy')
  expect(html).toMatch(/<meta name="robots" content="noindex"/)
  expect(html).toContain('<h1')
})

test('the search of a 404 page leads on', async () => {
  const page = await openPage()
  await page.goto(UNKNOWN[0] ?? '')
  expect(await title(page)).toBe('Page not found')
  expect(await page.getByRole('main').getByRole('link', { name: 'Scissor Lift' }).isVisible()).toBe(true)
  await page.getByRole('main').getByRole('searchbox').fill('roller')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/rental/equipments?filter=roller')
})

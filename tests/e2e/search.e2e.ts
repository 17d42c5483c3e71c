import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'

const { openPage, pageWithoutScripts, url } = aBrowser()

const path = (page: Page) => page.url().slice(url.length)

async function at(address: string, width?: number) {
  const page = await openPage(width)
  await page.goto(address)
  return page
}

test('by keyboard on a phone, a misspelled word leads to its category', async () => {
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

test('Enter without a highlighted row searches for the text, even with suggestions open', async () => {
  const page = await at('/rental/pune')
  await page.getByLabel('Search in Pune').pressSequentially('12m scissor')
  await page.getByRole('option', { name: 'Scissor Lift, 12 m , Category' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/rental/pune/equipments?filter=12m+scissor')
  expect(await page.getByRole('listbox').count()).toBe(0)
})

test('late suggestions are never shown, and failed ones leave a plain field', async () => {
  const page = await at('/rental/pune/equipments')
  const held: Route[] = []
  await page.route('**/v1/public/suggestions?q=hydra&*', (route) => void held.push(route))
  const field = page.getByLabel('Search in Pune')
  // Focus loads the suggestions' code; on a busy machine the list would get the words first.
  await field.focus()
  await page.getByRole('combobox', { name: 'Search in Pune' }).waitFor()
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

test('a tapped suggestion uses the form’s city, and typing does not navigate back', async () => {
  const page = await at('/', PHONE)
  await page.locator('select[name=city]').selectOption('pune')
  await page.getByLabel('Machine, model or job').pressSequentially('600 aj')
  await page.getByRole('option', { name: 'JLG 600AJ' }).click()
  await page.waitForURL('**/rental/pune/equipment/jlg-600aj')

  await page.goto('/rental/pune/equipments')
  // The list would search 300 ms after the last letter; the machine opens before that.
  await page.getByLabel('Search in Pune').fill('jlg 600aj')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.waitForURL('**/rental/pune/equipment/jlg-600aj')
  await page.waitForTimeout(500)
  expect(path(page)).toBe('/rental/pune/equipment/jlg-600aj')
})

const BOOMS = '/rental/pune/equipments/aerial-work-platforms/boom-lift'
const rowsOf = (page: Page) => page.getByRole('row').allTextContents()
const overflow = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')

test('the table sorts by its headers and keeps its state in the address; Back restores list and position', async () => {
  const page = await at(BOOMS, DESKTOP)
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Table' }).click()
  await page.waitForURL(`**${BOOMS}?view=table`)
  const head = page.getByRole('columnheader', { name: 'Working height' })
  await head.getByRole('link').click()
  await page.waitForURL(`**${BOOMS}?sort=-workingHeightM&view=table`)
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending')
  const column = (await page.getByRole('columnheader').allTextContents()).findIndex((text) =>
    text.startsWith('Working'),
  )
  const heights = await page.locator(`tbody tr > :nth-child(${column + 1})`).allTextContents()
  expect(heights.map(Number)).toEqual(heights.map(Number).toSorted((one, other) => other - one))
  await head.getByRole('link').click()
  await page.waitForURL(`**${BOOMS}?sort=workingHeightM&view=table`)
  expect(await page.locator('select[name=sort]').inputValue()).toBe('workingHeightM')

  await page.getByLabel('Working height from').fill('15')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${BOOMS}?sort=workingHeightM&workingHeightM=15..&view=table`)
  await page.getByRole('link', { name: 'Remove Working height ≥ 15 m' }).waitFor()
  const shown = await rowsOf(page)
  await page.getByRole('row').last().scrollIntoViewIfNeeded()
  const place = await page.evaluate<number>('scrollY')
  await page.getByRole('row').last().getByRole('link').click()
  await page.waitForURL('**/equipment/*')
  await page.goBack()
  await expect.poll(() => rowsOf(page)).toEqual(shown)
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(place)
  expect(await overflow(page)).toBe(0)
  await screenshot(page, 'table')
  await noSeriousAxeViolations(page)
})

test('a link to a table works without JavaScript; its canonical is the plain list', async () => {
  const address = `${BOOMS}?sort=-rate&view=table`
  const page = await at(address, PHONE)
  const shown = await rowsOf(page)
  expect(shown.length).toBeGreaterThan(2)
  const box = page.getByRole('region', { name: 'Machines and their specs' })
  await box.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => box.evaluate((element: { scrollLeft: number }) => element.scrollLeft)).toBeGreaterThan(0)
  expect(await overflow(page)).toBe(0)
  await screenshot(page, 'table')
  await noSeriousAxeViolations(page)

  const plain = await pageWithoutScripts(PHONE)
  await plain.goto(address)
  expect(await rowsOf(plain)).toEqual(shown)
  await plain.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Cards' }).click()
  expect(path(plain)).toBe(`${BOOMS}?sort=-rate`)

  const html = await (await fetch(`${url}${BOOMS}?view=table`)).text()
  expect(html).toContain(`<link rel="canonical" href="${url}${BOOMS}"`)
  expect(html).not.toContain('name="robots"')
})

test('a search reports how it was understood; without hits it shows other cities and the nearest machines', async () => {
  const page = await at('/rental/pune/equipments?filter=sisor+lift+12mtr+qqqq')
  await page.getByText('Understood: scissor lift, 12 m. No results for “qqqq”.').waitFor()
  expect(await page.locator('article').count()).toBeGreaterThan(0)

  await page.goto('/rental/pune/equipments?filter=xyzzyq')
  await page.getByText('No results for “xyzzyq”.').waitFor()
  await page.getByRole('heading', { name: 'Nearest in Pune' }).waitFor()

  const [city, make] = await whereNobodyHas('Potain', 'Teupen', 'Hinowa')
  await page.goto(`/rental/${city}/equipments?make=${make}`)
  const elsewhere = page.locator('section section', { has: page.getByRole('heading', { name: 'In other cities' }) })
  const machine = elsewhere.locator('article').last()
  expect(await machine.textContent()).toContain(make)
  await noSeriousAxeViolations(page)
  await machine.getByRole('link').click()
  // The page of a machine in this city, where people can subscribe to it.
  await page.waitForURL(`**/rental/${city}/equipment/*`)
})

async function whereNobodyHas(...makes: string[]) {
  for (const make of makes)
    for (const city of ['pune', 'nagpur', 'kochi', 'indore']) {
      const reply = await fetch(`${url}/v1/public/products?location=${city}&make=${make}`)
      const { products } = (await reply.json()) as { products: { totalElements: number } }
      if (products.totalElements === 0) return [city, make] as const
    }
  throw new Error('Everybody has everything.')
}

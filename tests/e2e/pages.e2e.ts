import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import {
  aBrowser,
  axeViolations,
  DESKTOP,
  noSeriousAxeViolations,
  PHONE,
  screenshot,
  started,
} from '#tests/support/browser.ts'
import { windowOf } from '#tests/support/screens.ts'

const { openPage, url } = aBrowser()

const LIST = '/rental/pune/equipments/aerial-work-platforms/boom-lift'
const PRODUCT = '/rental/pune/equipment/jlg-600aj'
const PAGES = ['/', '/rental/pune', LIST, PRODUCT]

/** The effects of browser extensions on our window before we start. */
const EXTENSIONS = `
  const foreign = Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/x.js' })
  addEventListener('DOMContentLoaded', () => document.head.append(foreign))
  void Promise.reject(new Error('of an extension'))
  setTimeout(() => { throw new Error('of another extension') })
`

describe('starting', () => {
  /** Opens a tab whose errors the test expects. */
  async function tabOf(page: Page) {
    const tab = await page.context().newPage()
    const said: string[] = []
    tab.on('console', (message) => said.push(message.text()))
    return { tab, said }
  }

  test('a page whose script fails to load says so, with a working retry', async () => {
    const { tab, said } = await tabOf(await openPage(PHONE))
    await tab.route('**/assets/shell-*.js', (route) => route.abort())
    await tab.goto(PRODUCT, { waitUntil: 'load' })
    await tab.getByRole('heading', { name: 'Yantra could not start' }).waitFor()
    expect(said.filter((text) => text.startsWith('Yantra could not start: '))).toHaveLength(1)
    await noSeriousAxeViolations(tab)
    await tab.unroute('**/assets/shell-*.js')
    await tab.getByRole('link', { name: 'Try again' }).click()
    await started(tab)
    expect(await tab.getByRole('heading', { level: 1 }).textContent()).toContain('JLG')
  })

  test('errors of foreign scripts are ignored', async () => {
    const { tab, said } = await tabOf(await openPage())
    await tab.addInitScript(EXTENSIONS)
    await tab.goto(PRODUCT)
    expect(await tab.getByRole('heading', { level: 1 }).textContent()).toContain('JLG')
    expect(said.filter((text) => text.startsWith('Yantra could not start'))).toEqual([])
  })
})

const OVER = 'document.documentElement.scrollWidth - innerWidth'

/** Dark mode changes colours only. */
async function contrastInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  const violations = await axeViolations(page, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
  await page.emulateMedia({ colorScheme: 'light' })
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
}

/** Checks a state of a page at both widths: a picture, no axe violation, no overflow. */
async function looked(page: Page, name: string) {
  for (const width of [DESKTOP, PHONE]) {
    await page.setViewportSize(windowOf(width))
    await screenshot(page, `page ${name}`)
    await noSeriousAxeViolations(page, [])
    await contrastInTheDark(page)
    expect({ name, over: await page.evaluate(OVER) }).toEqual({ name, over: 0 })
  }
}

async function whereItIsNot(product: string) {
  const told = (await (await fetch(`${url}/v1/public/products/${product}`)).json()) as {
    product: { cities: { slug: string }[] }
  }
  const all = (await (await fetch(`${url}/v1/public/locations`)).json()) as { locations: { slug: string }[] }
  const there = new Set(told.product.cities.map(({ slug }) => slug))
  return `/rental/${all.locations.find(({ slug }) => !there.has(slug))?.slug}/equipment/${product}`
}

describe('axe finds no violation', () => {
  test('on the pages', async () => {
    const page = await openPage()
    for (const [name, path] of [
      ['home', '/'],
      ['city', '/rental/pune'],
      ['list', LIST],
      ['list without hits', `${LIST}?workingHeightM=900..`],
      ['machine', PRODUCT],
      ['machine elsewhere', await whereItIsNot('jlg-600aj')],
      ['not found', '/nothing/here'],
    ] as const) {
      await page.goto(path)
      await looked(page, name)
    }
  })

  test('B-51 in dialogs, the menu and the loader', async () => {
    const page = await openPage()
    await page.goto('/rental/equipments')
    await page.getByRole('dialog').getByRole('button', { name: 'Nagpur' }).waitFor()
    await looked(page, 'city dialog')
    await page.keyboard.press('Escape')
    await looked(page, 'choose city')
    await page.locator('summary', { hasText: 'Rent Equipment' }).click()
    await looked(page, 'menu')
    await page.keyboard.press('Escape')

    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route('**/*.data*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('main').getByRole('link', { name: 'Pune', exact: true }).click()
    await page.getByText('Loading', { exact: true }).waitFor()
    await page.evaluate('scrollTo(0, 0)')
    await looked(page, 'loader')
    goOn()
    await page.waitForURL('**/rental/pune/equipments')
  })
})

/** The page's overflow, and the tiles and buttons whose words run into their neighbours. */
const STICKING_OUT = `[
  ${OVER},
  [...document.querySelectorAll('.card, .chip, .button')]
    .filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent),
]`

test('at 320 px (a desktop at 400 %) pages are complete in either language', async () => {
  const page = await openPage(320)
  const paths = [...PAGES, '/rental', '/rental/pune/compare?machines=jlg-600aj,genie-s-65']
  for (const path of paths.flatMap((one) => [one, one === '/' ? '/hi' : `/hi${one}`])) {
    await page.goto(path)
    expect([path, await page.evaluate(STICKING_OUT)]).toEqual([path, [0, []]])
  }
})

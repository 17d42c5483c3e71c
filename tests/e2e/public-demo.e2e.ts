import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBrowser, axeViolations, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'
import { removeFolder, seededFolder } from '#tests/support/folders.ts'
import { type Product, startProduct } from '#tests/support/product.ts'

const { openPage, url: ordinary } = aBrowser()
const folder = seededFolder()
let open: Product
beforeAll(async () => {
  open = await startProduct(folder, { HOST: '0.0.0.0', YANTRA_DEMO_PUBLIC: 'yes', FORCE_COLOR: '1' })
})
afterAll(async () => {
  await open.stop()
  removeFolder(folder)
})

const SAYS = {
  '/': 'Public demo: everybody can read all sign-in codes',
  '/rental/pune/equipment/jlg-600aj': 'Public demo',
  '/cart': 'Public demo',
  '/nothing/here': 'Public demo',
  '/hi': 'सार्वजनिक डेमो',
}

test('a demo that others can reach starts only with explicit permission', () => {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', HOST: '0.0.0.0' }
  const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], { env, timeout: 30_000 })
  expect(status).toBe(1)
  expect(stderr.toString()).toContain('YANTRA_DEMO_PUBLIC=yes')
})

test('a public demo prints a red warning at start', () => {
  expect(open.said()).toContain('\u001B[31m! PUBLIC DEMO')
})

test('a public demo shows a warning above each page, an ordinary one shows none', async () => {
  for (const [path, words] of Object.entries(SAYS)) {
    expect(await (await fetch(open.url + path)).text()).toContain(`<body><aside class="public-demo no-print">${words}`)
    expect(await (await fetch(ordinary + path)).text()).not.toContain('public-demo')
  }
})

test.each([PHONE, DESKTOP])('at %i px the warning stays above the page while the app navigates', async (width) => {
  const page = await openPage(width)
  const warning = page.locator('.public-demo')
  for (const [path, words] of Object.entries(SAYS).filter(([path]) => path !== '/cart')) {
    await page.goto(open.url + path)
    expect(await warning.innerText()).toContain(words)
    await noSeriousAxeViolations(page)
    expect(await axeViolations(page, { runOnly: ['color-contrast'] })).toEqual([])
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  }
  await screenshot(page, 'public demo')
  await page.goto(`${open.url}/rental/pune`)
  await page.getByRole('main').getByRole('link').first().click()
  await page.waitForURL((address) => address.pathname !== '/rental/pune')
  expect(await warning.boundingBox()).toMatchObject({ y: 0 })
})

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'

const { openPage, signedInPage } = aBrowser()

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const profile = (page: Page) => page.getByRole('button', { name: /^Profile:/ })

test('a visitor is led to Connected Rentals, a signed-in person to My Rentals', async () => {
  const visitor = await openPage()
  await visitor.goto('/')
  await menu(visitor).getByRole('link', { name: 'Connected Rentals' }).click()
  await visitor.getByRole('heading', { level: 1, name: 'Connected rentals' }).waitFor()
  expect(await menu(visitor).getByRole('link', { name: 'My Rentals' }).count()).toBe(0)
  const page = await signedInPage()
  await page.goto('/')
  await menu(page).getByRole('link', { name: 'My Rentals' }).click()
  await page.waitForURL('**/my-rental/manage-enquiry')
  expect(await menu(page).getByRole('link', { name: 'Connected Rentals' }).count()).toBe(0)
})

test.each([
  ['9000000001', 'Asha Deshpande', 'ADMIN (COMPANY)'],
  ['9000000002', 'Imran Shaikh', 'USER (COMPANY)'],
  ['9000000003', 'Ravi Kulkarni', 'USER (INDIVIDUAL)'],
] as const)('the profile menu of %s names them, their code and their role', async (person, name, role) => {
  const page = await signedInPage(person)
  await page.goto('/')
  await profile(page).click()
  await page.getByText(name, { exact: true }).waitFor()
  await page.getByText(role, { exact: true }).waitFor()
  await page.getByText(/^YN-[2-9A-HJKMNP-TV-Z]{6}$/).waitFor()
  await page.getByRole('link', { name: 'View Profile' }).click()
  await page.getByRole('main').getByText(name, { exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/my-profile/profile-detail')
})

/** Its overflow at each width, from the narrowest phone on. */
async function overflows(page: Page) {
  const over: string[] = []
  for (const width of [320, PHONE, 767, 768, 800, 1023, 1024, DESKTOP]) {
    await page.setViewportSize({ width, height: 800 })
    over.push(`${width}: ${await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')}`)
  }
  return over.filter((line) => !line.endsWith(' 0'))
}

test('it fits the screen of a signed-in person', async () => {
  const page = await signedInPage('9000000001', 320)
  for (const path of ['/', '/my-rental/company/users', '/my-profile/organisation-detail']) {
    await page.goto(path)
    await profile(page).waitFor()
    expect({ path, over: await overflows(page) }).toEqual({ path, over: [] })
  }
})

test('it fits the screen of a visitor, in each language', async () => {
  const page = await openPage(320)
  for (const [path, login] of [
    ['/rental/mumbai', 'Login/Sign Up'],
    ['/hi/rental/chhatrapati-sambhajinagar', 'लॉग इन/साइन अप'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: login }).waitFor()
    expect({ path, over: await overflows(page) }).toEqual({ path, over: [] })
  }
})

test('on a phone the strip marks the current page', async () => {
  const page = await signedInPage('9000000001', PHONE)
  await page.goto('/my-profile/edit-organisation-detail')
  const here = page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Organisation' })
  await here.filter({ visible: true }).waitFor()
  const box = await here.filter({ visible: true }).boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= PHONE).toBe(true)
  expect(await here.filter({ visible: true }).getAttribute('aria-current')).toBe('page')
})

test.each([
  [PHONE, '/connected-rentals', 'Connected rentals'],
  [DESKTOP, '/connected-rentals', 'Connected rentals'],
  [PHONE, '/resources/worker-safety', 'Worker safety'],
  [DESKTOP, '/about-us', 'About us'],
] as const)('at %i px %s reads without JavaScript too', async (width, path, title) => {
  const page = await openPage(width)
  const html = await (await page.request.get(path)).text()
  expect(html).toContain(`<title>${title} | Yantra</title>`)
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await noSeriousAxeViolations(page)
  await screenshot(page, `content ${path}`)
})

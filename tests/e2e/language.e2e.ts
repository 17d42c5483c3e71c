import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot, started } from '#tests/support/browser.ts'
import { callAs } from '#tests/support/on-screen.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { ADMINISTRATOR } from '#tests/support/session-stock.ts'
import { site } from '#tests/support/world.ts'

const { openPage, signedInPage, url } = aBrowser()

const LIST = '/rental/pune/equipments/aerial-work-platforms/boom-lift'
/** The language link, in the header or, on phones, in the menu. */
async function changeTo(page: Page, language: string) {
  if (page.viewportSize()?.width === PHONE) await page.getByRole('banner').locator('summary').first().click()
  await page.getByRole('link', { name: language }).filter({ visible: true }).click()
}

/** Texts of three English words or more that a screen reader would speak as Hindi. */
const ENGLISH_UNSAID = `
  [...document.querySelectorAll('main *')]
    .filter((element) => !element.closest('[lang]').lang.startsWith('en') && !element.closest('script, svg'))
    .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
    .map(({ nodeValue }) => nodeValue.trim())
    .filter((text) => /[a-z]+[ ,]+[a-z]+[ ,]+[a-z]+/i.test(text))
`

describe('Hindi', () => {
  test.each([PHONE, DESKTOP])('is chosen in the header and remains, at %i px', async (width) => {
    const page = await openPage(width)
    await page.goto(`${LIST}?sort=rate`)
    await changeTo(page, 'हिन्दी')
    await page.waitForURL(`**/hi${LIST}?sort=rate`)
    await started(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('hi-IN')
    await noSeriousAxeViolations(page, [])
    await screenshot(page, 'list in Hindi')

    // Within the app, through a form, and from an address without a language.
    await page.locator('main article a, main li a[href*="/equipment/"]').first().click()
    await page.waitForURL('**/hi/rental/pune/equipment/**')
    await screenshot(page, 'product in Hindi')
    await page.goto('/rental/mumbai')
    await page.waitForURL('**/hi/rental/mumbai')
    await started(page)

    await changeTo(page, 'English')
    await page.waitForURL('**/rental/mumbai')
    expect(new URL(page.url()).pathname).toBe('/rental/mumbai')
    expect(await page.locator('html').getAttribute('lang')).toBe('en-IN')
  })

  test('is understood by the search', async () => {
    const page = await openPage(PHONE)
    await page.goto('/hi/rental/mumbai')
    await page.getByRole('main').getByRole('searchbox').fill('सिजर लिफ्ट')
    await page
      .getByRole('option', { name: /सिज़र लिफ्ट/ })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/hi/rental/mumbai/equipments?filter=**')
    expect(await page.locator('article h3').first().textContent()).toContain('सिज़र लिफ्ट')
  })

  test('a machine’s terms equal those of its English page, and English texts are marked as such', async () => {
    const page = await openPage()
    await page.goto('/hi/rental/mumbai/equipment/potain-mct-85')
    await page.getByText('महीने में 260 घंटे के लिए मशीन (26 × 10 घंटे)').waitFor()
    await page.getByText('शिफ़्ट के लिए एक ऑपरेटर').waitFor()
    for (const path of ['/hi', '/hi/industries', '/hi/resources', '/hi/resources/worker-safety', '/hi/blogs']) {
      await page.goto(path)
      expect(await page.evaluate(ENGLISH_UNSAID)).toEqual([])
    }
  })

  test('the address decides, whatever the choice of this device', async () => {
    const hindi = await openPage(DESKTOP, { 'yantra.lang': 'hi' })
    await hindi.goto('/rental/pune?lang=en')
    expect(await hindi.locator('html').getAttribute('lang')).toBe('en-IN')
    const english = await openPage(DESKTOP, { 'yantra.lang': 'en' })
    await english.goto('/rental/pune?lang=hi')
    expect(new URL(english.url()).pathname).toBe('/hi/rental/pune')
  })

  test('names machines and places behind the guard, while stored values remain as in the data', async () => {
    const page = await signedInPage(ADMINISTRATOR)
    const call = await callAs(page)
    const { productId } = (await call('getProduct', { params: { slug: 'genie-gs-1930' }, query: {} })).product
    await call('addCartItem', { body: { productId } })
    const { enquiryId } = await call('submitEnquiry', { body: enquiryBody(new Date()), headers: {} })
    await call('addCartItem', { body: { productId } })
    await page.goto('/hi/cart')
    await page.getByRole('heading', { name: 'Genie GS-1930 इलेक्ट्रिक सिज़र लिफ्ट' }).waitFor()
    await page.goto(`/hi/my-rental/manage-enquiry/${enquiryId}`)
    await page.getByRole('link', { name: 'Genie GS-1930 इलेक्ट्रिक सिज़र लिफ्ट' }).waitFor()
    await page.getByText('पुणे', { exact: true }).waitFor()

    await page.goto('/hi/my-profile/projectsite-detail')
    await page.locator('[name=addressName]').fill(site.addressName)
    await page.locator('[name=addressLine1]').fill(site.addressLine1)
    await page.locator('[name=state]').selectOption('महाराष्ट्र')
    await page.locator('[name=city]').fill(site.city)
    await page.locator('[name=pincode]').fill(site.pincode)
    await page.locator('form [type=submit]').last().click()
    await page.getByText('पुणे, महाराष्ट्र 411014').waitFor()
    expect((await call('listProjectSites')).projectSites.content).toMatchObject([site])
  })

  test('leaving a guarded page leads to the home page of its language', async () => {
    const page = await openPage()
    await page.goto('/hi/cart')
    await page.waitForURL(`${url}/hi`)
    expect(await page.evaluate(() => sessionStorage.getItem('yantra.wanted'))).toBe('/cart')
  })

  test('without JavaScript, links and the search keep it', async () => {
    const html = await (await fetch(`${url}/hi${LIST}`)).text()
    const own = [...html.matchAll(/ (?:href|action)="(\/[^"]*)"/g)].map(([, address]) => address ?? '')
    const elsewhere = own.filter((address) => !/^\/(hi(\/|$|\?)|assets\/|favicon|docs|drawings\/)/.test(address))
    // Only the link to English leads out.
    expect([...new Set(elsewhere)]).toEqual([LIST])
  })

  test('tells search engines the address of the page in each language', async () => {
    const html = await (await fetch(`${url}/hi${LIST}`)).text()
    const links = [...html.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([^"]*)")? href="([^"]*)"/g)]
    expect(links.map(([, rel, language = '', href]) => [rel, language, href])).toEqual([
      ['canonical', '', `${url}/hi${LIST}`],
      ['alternate', 'hi', `${url}/hi${LIST}`],
      ['alternate', 'en', url + LIST],
      ['alternate', 'x-default', url + LIST],
    ])
  })
})

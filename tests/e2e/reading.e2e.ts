import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'
import { windowOf } from '#tests/support/screens.ts'

const { openPage, url } = aBrowser()

const path = (page: Page) => page.url().slice(url.length)
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function factsOf(page: Page) {
  const told = await page.locator('script[type="application/ld+json"]').allTextContents()
  return told.map((text) => JSON.parse(text) as Record<string, unknown>)
}

test('the support icon leads to the questions, and an address with a question opens it', async () => {
  const page = await openPage()
  await page.goto('/')
  const call = page.getByRole('banner').getByRole('link', { name: /^Call support/ })
  expect(await call.getAttribute('href')).toBe('tel:18001200000')
  await page.getByRole('banner').getByRole('link', { name: 'Support: frequently asked questions' }).click()
  await page.waitForURL('**/resources#faq')
  await page.getByRole('heading', { name: 'Frequently asked questions' }).waitFor()
  const answer = page.getByText('Ten different products.')
  expect(await answer.isVisible()).toBe(false)
  await page.goto('/blogs')
  await page.goto('/resources#faq-07')
  await answer.waitFor()
  expect(await page.locator('details[open]').count()).toBe(1)
  const [facts] = await factsOf(page)
  expect(facts).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: 20 } })
})

test('an industry, spelled as in the specification, leads to its machines in a city', async () => {
  const page = await openPage(DESKTOP, { 'yantra.city': 'pune' })
  await page.goto('/industry-detail/Wind%20Energy')
  expect(path(page)).toBe('/industry-detail/wind-energy')
  expect((await factsOf(page))[0]).toMatchObject({ '@type': 'BreadcrumbList' })
  await page.getByRole('main').getByRole('link', { name: 'Crawler Crane' }).click()
  await page.waitForURL('**/rental/pune/equipments/material-handling/crane/crawler-crane')
  expect((await fetch(`${url}/industry-detail/space-mining`)).status).toBe(404)
})

test('a blog post has the same text when loaded and when navigated to by tag, neighbour and Back', async () => {
  const page = await openPage()
  await page.goto('/blogs')
  await page.getByRole('link', { name: 'Older posts' }).click()
  await page.waitForURL('**/blogs?page=2')
  await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'Hire terms' }).click()
  await page.waitForURL('**/blogs?tag=hire-terms')
  await page.getByRole('link', { name: 'How monthly hire hours work in India' }).click()
  await page.waitForURL('**/blog/how-monthly-hire-hours-work')
  const bill = page.getByRole('cell', { name: '1,34,860.00' })
  await bill.waitFor()
  await page.reload()
  await bill.waitFor()
  expect((await factsOf(page))[0]).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2026-03-10T03:30:00Z',
    author: { name: 'Billing lead' },
  })
  await page.getByRole('link', { name: /^Next post/ }).click()
  await title(page).filter({ hasText: 'GST on equipment rental' }).waitFor()
  await page.getByText('997313').waitFor()
  await page.goBack()
  await bill.waitFor()
  await page.getByRole('link', { name: 'A worked bill' }).click()
  expect(path(page)).toBe('/blog/how-monthly-hire-hours-work#a-worked-bill')
})

test('pages to read have no axe violation and no overflow', async () => {
  const page = await openPage(PHONE)
  for (const [name, address] of [
    ['resources', '/resources#faq-01'],
    ['industries', '/industries'],
    ['industry', '/industry-detail/construction'],
    ['blog', '/blogs'],
    ['post', '/blog/crane-lift-planning-basics'],
  ] as const) {
    await page.setViewportSize(windowOf(PHONE))
    await page.goto(address)
    await noSeriousAxeViolations(page)
    for (const width of [PHONE, DESKTOP]) {
      await page.setViewportSize(windowOf(width))
      await screenshot(page, `reading ${name}`)
      const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      expect({ name, width, over }).toEqual({ name, width, over: 0 })
    }
  }
})

test('the pages link to the feed, and the feed parses', async () => {
  const page = await openPage()
  await page.goto('/blogs')
  const feed = await page.locator('link[rel="alternate"][type="application/rss+xml"]').getAttribute('href')
  const xml = JSON.stringify(await (await fetch(new URL(feed ?? '', url))).text())
  // Our pages forbid parsing markup; an empty page allows it.
  const blank = await page.context().newPage()
  const items = await blank.evaluate(
    `new DOMParser().parseFromString(${xml}, 'text/xml').querySelectorAll('rss > channel > item > pubDate').length`,
  )
  expect(items).toBe(8)
})

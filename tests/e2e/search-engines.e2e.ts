import { describe, expect, test } from 'vitest'
import { aBrowser } from '#tests/support/browser.ts'
import { callOver } from '#web/platform/call.ts'

const { openPage, url } = aBrowser()

const CITY = '/rental/pune'
const LIST = `${CITY}/equipments/aerial-work-platforms/boom-lift`
const PRODUCT = `${CITY}/equipment/jlg-600aj`

type Told = { '@type': string; [key: string]: unknown }

/** The metadata of a page without running its scripts. */
async function readPage(path: string) {
  const reply = await fetch(url + path, { redirect: 'manual' })
  const html = await reply.text()
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found ?? '')
  const scripts = all(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  return {
    path,
    status: reply.status,
    html,
    // Drawings in the body have titles too.
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    headings: all(/<h1[^>]*>(.*?)<\/h1>/gs),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    content: (name: string) =>
      all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')).join(' and '),
    told: scripts.map((text) => JSON.parse(text) as Told),
  }
}

type ReadPage = Awaited<ReturnType<typeof readPage>>

/** A sample at regular steps, so each kind and each part of the list is included. */
const some = (all: readonly string[], count: number) => {
  const step = Math.max(1, Math.floor(all.length / count))
  return all.filter((_, index) => index % step === 0).slice(0, count)
}

const addressesIn = async (map: string) =>
  [...(await (await fetch(map)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address))

async function sample() {
  const maps = await addressesIn(`${url}/sitemap.xml`)
  const lists = await Promise.all(maps.map(addressesIn))
  const paths = lists.flatMap((addresses) => some(addresses, 25)).map((address) => address.slice(url.length))
  const oneCity = (lists[0] ?? []).map((address) => address.slice(url.length)).filter((path) => path.startsWith(CITY))
  return [...new Set(['/', CITY, LIST, PRODUCT, ...oneCity, ...paths])]
}

/** A few at a time, like a polite robot. */
async function crawl(paths: readonly string[]) {
  const pages: ReadPage[] = []
  for (let first = 0; first < paths.length; first += 6)
    pages.push(...(await Promise.all(paths.slice(first, first + 6).map(readPage))))
  return pages
}

function faultsOf(page: ReadPage) {
  const { path, content } = page
  const expected = {
    status: page.status === 200,
    'one h1': page.headings.length === 1,
    'a title': page.title.endsWith(' | Yantra'),
    'canonical is its address': page.canonical.join() === url + path,
    'og:url is its address': content('og:url') === url + path,
    'og:title is its title': `${content('og:title')} | Yantra` === page.title,
    'twitter says the same': content('twitter:title') === content('og:title'),
    'a description': content('description').length > 50 && content('og:description') === content('description'),
    'a picture': content('og:image').startsWith(`${url}/social/`) && content('og:image') === content('twitter:image'),
    'may be found': content('robots') === '',
  }
  return Object.entries(expected).flatMap(([what, holds]) => (holds ? [] : [`${path}: not ${what}`]))
}

test('every address of the sitemaps exists and has its own canonical, title and description', async () => {
  const pages = await crawl(await sample())
  expect(pages.length).toBeGreaterThan(80)
  expect(pages.flatMap(faultsOf)).toEqual([])
  for (const what of ['title', 'description'] as const) {
    const said = pages.map((page) => (what === 'title' ? page.title : page.content(what)))
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([])
  }
})

describe('schema.org data', () => {
  const types = async (path: string) => (await readPage(path)).told.map((thing) => thing['@type'])

  test('matches the kind of each page', async () => {
    expect(await types('/')).toEqual(['Organization', 'WebSite'])
    expect(await types(CITY)).toEqual(['BreadcrumbList'])
    expect(await types(LIST)).toEqual(['BreadcrumbList'])
    expect(await types(PRODUCT)).toEqual(['Product', 'BreadcrumbList'])
  })

  test('names the machine of the page with an existing picture, and breadcrumbs that lead to pages', async () => {
    const { told, headings } = await readPage(PRODUCT)
    const [product, trail] = told as [
      Told & { name: string; image: string[] },
      Told & { itemListElement: { item: string }[] },
    ]
    expect(headings[0]?.replace(/<[^>]*>/g, '')).toBe(product.name)
    const picture = await fetch(product.image[0] ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    const steps = await Promise.all(trail.itemListElement.map(({ item }) => fetch(item, { redirect: 'manual' })))
    expect(steps.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })
})

describe('pages that are not for search engines', () => {
  test.each([
    `${LIST}?filter=jlg`,
    `${LIST}?powerSource=diesel`,
    '/rental/equipments',
    '/rental/equipment/jlg-600aj',
    '/gate',
  ])('%s is noindex and has no canonical', async (path) => {
    const { content, canonical } = await readPage(path)
    expect([content('robots'), canonical]).toEqual(['noindex', []])
  })

  test('a sort order shares the canonical, a further page has its own', async () => {
    const sorted = await readPage(`${CITY}/equipments?sort=rate`)
    expect(sorted.canonical).toEqual([`${url}${CITY}/equipments`])
    const second = await readPage(`${CITY}/equipments?page=2&sort=rate`)
    expect(second.canonical).toEqual([`${url}${CITY}/equipments?page=2`])
    expect(second.title).not.toBe(sorted.title)
    expect([sorted.content('robots'), second.content('robots')]).toEqual(['', ''])
  })

  test('a machine in a city without it is not indexed', async () => {
    const call = callOver((path, init) => fetch(url + path, init))
    const { product } = await call('getProduct', { params: { slug: 'jlg-600aj' } })
    const { locations } = await call('listLocations')
    const without = locations.find((city) => !product.cities.some(({ slug }) => slug === city.slug))
    const page = await readPage(`/rental/${without?.slug}/equipment/jlg-600aj`)
    expect([page.status, page.content('robots')]).toEqual([200, 'noindex'])
    expect(page.told[0]).not.toHaveProperty('offers')
  })

  test.each([
    ['/About-Us/', '/about-us'],
    ['/RENTAL/Pune/', CITY],
    [`${PRODUCT}/`, PRODUCT],
  ])('%s redirects permanently to %s', async (path, lives) => {
    const reply = await fetch(url + path, { redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')]).toEqual([301, lives])
  })
})

test('navigation in the browser updates title and canonical', async () => {
  const page = await openPage()
  await page.goto(LIST)
  await page.locator('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/equipment/*')
  await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toBe(page.url())
  expect(await page.locator('link[rel=canonical], meta[property="og:title"]').count()).toBe(2)
})

// What search engines are told: every page that stands for something that can be rented.
import type { Database } from '#server/platform/database.ts'
import { placesWithProducts, productPageCount, productPages } from './sitemap.store.ts'

/** The sitemap protocol allows 50 000 addresses a file. */
const FILE_MAX = 40_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const list = (outer: string, inner: string, addresses: readonly string[]) =>
  `${HEAD}<${outer} ${SPACE}>\n${addresses.map((address) => `<${inner}><loc>${address}</loc></${inner}>`).join('\n')}\n</${outer}>\n`

/** The list of sitemaps. */
export async function sitemapIndex(db: Database, publicUrl: string) {
  const files = Math.max(1, Math.ceil((await productPageCount(db.read)) / FILE_MAX))
  const products = Array.from(
    { length: files },
    (_, index) => `/sitemap-products${index === 0 ? '' : `-${index + 1}`}.xml`,
  )
  return list(
    'sitemapindex',
    'sitemap',
    ['/sitemap-pages.xml', ...products].map((path) => publicUrl + path),
  )
}

/** Pages of texts, which stand as long as the house does. */
const TEXTS = ['/connected-rentals', '/about-us', '/resources/worker-safety']

/** Home, the texts, the cities, and what can be had in each of them. */
export async function pagesSitemap(db: Database, publicUrl: string) {
  const places = await placesWithProducts(db.read)
  const addresses = places.flatMap(({ city, line, category, sub_category }) => {
    const list = `/rental/${city}/equipments`
    const inner = [`${list}/${line}`, `${list}/${line}/${category}`, `${list}/${line}/${category}/${sub_category}`]
    return [`/rental/${city}`, list, ...inner]
  })
  return list(
    'urlset',
    'url',
    ['/', ...TEXTS, ...new Set(addresses)].map((path) => publicUrl + path),
  )
}

/** One file of machines' pages, counted from 1; undefined behind the last. */
export async function productsSitemap(db: Database, publicUrl: string, file: number) {
  const pages = await productPages(db.read, (file - 1) * FILE_MAX, FILE_MAX)
  if (pages.length === 0 && file > 1) return undefined
  return list(
    'urlset',
    'url',
    pages.map(({ city, slug }) => `${publicUrl}/rental/${city}/equipment/${slug}`),
  )
}

/** What robots leave alone: everything behind the guard, and the API. */
const PRIVATE = ['/v1/', '/api/', '/cart', '/enquiry', '/my-profile', '/my-rental', '/rentals/', '/desk', '/dev/']

export const robots = (publicUrl: string) =>
  ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  )

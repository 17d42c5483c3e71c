// Sitemaps for search engines: every page about something to rent or to read.
import { guardedBeginnings } from '#contract/pages.ts'
import type { Database } from '#server/platform/database.ts'
import { placesWithProducts, productPageCount, productPages } from './sitemap.store.ts'

/** A page for search engines: its path and, if known, the civil date of its last change. */
export type Address = { path: string; changedOn?: string }
/** Pages of other rows; those of the blog have their own file once there are any. */
export type OtherAddresses = { texts: readonly Address[]; blog: () => Promise<readonly Address[]> }
export type SitemapParts = { db: Database; publicUrl: string; others: OtherAddresses }

/** The sitemap protocol allows 50 000 addresses a file. */
const FILE_MAX = 40_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Paths consist of slugs, so nothing in them needs escaping. */
function listOf(outer: string, inner: string, publicUrl: string, addresses: readonly Address[]) {
  const entries = addresses.map(({ path, changedOn }) => {
    const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`
    return `<${inner}><loc>${publicUrl}${path}</loc>${changed}</${inner}>`
  })
  return `${HEAD}<${outer} ${SPACE}>\n${entries.join('\n')}\n</${outer}>\n`
}

/** The index of sitemaps: of pages, machines and posts. */
export async function sitemapIndex({ db, publicUrl, others }: SitemapParts) {
  const files = Math.max(1, Math.ceil((await productPageCount(db.read)) / FILE_MAX))
  const products = Array.from({ length: files }, (_, index) => `-products${index === 0 ? '' : `-${index + 1}`}`)
  const blog = await others.blog()
  const names = ['-pages', ...products, ...(blog.length > 0 ? ['-blog'] : [])]
  return listOf(
    'sitemapindex',
    'sitemap',
    publicUrl,
    names.map((name) => ({ path: `/sitemap${name}.xml` })),
  )
}

/** Home, the texts, the cities with their finders, and the categories available in each of them. */
export async function pagesSitemap({ db, publicUrl, others }: SitemapParts) {
  const places = await placesWithProducts(db.read)
  const paths = places.flatMap(({ city, line, category, subCategory }) => {
    const list = `/rental/${city}/equipments`
    const inner = [`${list}/${line}`, `${list}/${line}/${category}`, `${list}/${line}/${category}/${subCategory}`]
    return [`/rental/${city}`, `/rental/${city}/find`, list, ...inner]
  })
  return listOf('urlset', 'url', publicUrl, [
    { path: '/' },
    ...others.texts,
    ...[...new Set(paths)].map((path) => ({ path })),
  ])
}

/** One file of machine pages, counted from 1; undefined past the end. */
export async function productsSitemap({ db, publicUrl }: SitemapParts, file: number) {
  const pages = await productPages(db.read, (file - 1) * FILE_MAX, FILE_MAX)
  if (pages.length === 0 && file > 1) return undefined
  const addresses = pages.map(({ city, slug, changedOn }) => ({ path: `/rental/${city}/equipment/${slug}`, changedOn }))
  return listOf('urlset', 'url', publicUrl, addresses)
}

/** The posts of the blog; undefined while there are none, because a sitemap must not be empty. */
export async function blogSitemap({ publicUrl, others }: SitemapParts) {
  const addresses = await others.blog()
  return addresses.length === 0 ? undefined : listOf('urlset', 'url', publicUrl, addresses)
}

/** Paths that robots must not crawl: everything behind the guard, and the API. */
const PRIVATE = ['/v1/', '/api/', ...guardedBeginnings, '/dev/']

export const robots = (publicUrl: string) =>
  ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  )

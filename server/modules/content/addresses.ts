import { allPages } from '#contract/pages.ts'
import type { Database } from '#server/platform/database.ts'
import { industrySlugs } from './industries.ts'
import { postChanges } from './posts.ts'

/** A public page and, if known, the day (`YYYY-MM-DD`, in India) of its last change. */
type ContentAddress = { path: string; changedOn?: string }

const TEXTS = allPages.filter(({ isText }) => isText).map(({ path }) => path)

/** The texts and industries, which change only with a release. */
export const textAddresses: readonly ContentAddress[] = [
  ...TEXTS,
  ...industrySlugs.map((slug) => `/industry-detail/${slug}`),
].map((path) => ({ path }))

/** The blog and its posts, newest first; empty if none is published. One statement. */
export async function blogAddresses(db: Database): Promise<ContentAddress[]> {
  const posts = (await postChanges(db)).map(({ slug, changedOn }) => ({ path: `/blog/${slug}`, changedOn }))
  const newest = posts
    .map(({ changedOn }) => changedOn)
    .toSorted()
    .at(-1)
  return newest === undefined ? [] : [{ path: '/blogs', changedOn: newest }, ...posts]
}

/** Every readable page, for the sitemap. One statement. */
export const contentAddresses = async (db: Database) => [...textAddresses, ...(await blogAddresses(db))]

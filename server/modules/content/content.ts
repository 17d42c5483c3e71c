import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ContentPage } from '#contract/content.ts'
import { Problem } from '#contract/problems.ts'

const FILE = new URL('../../../database/seed/data/content.json', import.meta.url)

/** Static data of the release, so read once and never asked of the database. */
const pages = new Map(
  z
    .object({ pages: z.array(ContentPage) })
    .parse(JSON.parse(readFileSync(FILE, 'utf8')))
    .pages.map((page) => [page.slug, page] as const),
)

/** The reply of getContentPage as JSON text. @throws Problem not-found */
export async function contentPageJson(slug: string) {
  const page = pages.get(slug)
  if (!page) throw new Problem('not-found')
  return JSON.stringify({ page })
}

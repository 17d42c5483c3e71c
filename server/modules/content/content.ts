import { z } from 'zod'
import { ContentPage, Resources } from '#contract/content.ts'
import { Problem } from '#contract/problems.ts'
import { dataFile } from '#server/platform/data-file.ts'

const pages = new Map(
  dataFile('content.json', z.object({ pages: z.array(ContentPage) })).pages.map((page) => [page.slug, page] as const),
)
const resources = dataFile('resources.json', Resources)

/** The reply of getContentPage as JSON text. Throws `not-found`. */
export async function contentPageJson(slug: string) {
  const page = pages.get(slug)
  if (!page) throw new Problem('not-found')
  return JSON.stringify({ page })
}

/** The reply of getResources as JSON text. */
export const resourcesJson = async () => JSON.stringify({ resources })

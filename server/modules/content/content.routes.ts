import { contentApi } from '#contract/content.ts'
import type { ServePublic } from '#server/platform/serve-public.ts'
import { contentPageJson } from './content.ts'

export function contentRoutes(servePublic: ServePublic) {
  servePublic(contentApi.getContentPage, ({ params }) => contentPageJson(params.slug))
}

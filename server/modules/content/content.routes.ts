import { postsApi } from '#contract/content.posts.ts'
import { contentApi } from '#contract/content.ts'
import type { Database } from '#server/platform/database.ts'
import type { ServePublic } from '#server/platform/serve-public.ts'
import { contentPageJson, resourcesJson } from './content.ts'
import { industriesJson, industryJson } from './industries.ts'
import { postJson, postsJson, tagsJson } from './posts.ts'

export function contentRoutes(servePublic: ServePublic, db: Database) {
  servePublic(contentApi.getContentPage, ({ params }) => contentPageJson(params.slug))
  servePublic(contentApi.getResources, resourcesJson)
  servePublic(contentApi.listIndustries, () => industriesJson(db))
  servePublic(contentApi.getIndustry, ({ params }) => industryJson(db, params.slug))
  servePublic(postsApi.listPosts, ({ query }) => postsJson(db, query))
  servePublic(postsApi.getPost, ({ params }) => postJson(db, params.slug))
  servePublic(postsApi.listTags, () => tagsJson(db))
}

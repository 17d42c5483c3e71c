import type { Paged } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import type { Database } from '#server/platform/database.ts'
import { renderMarkdown } from '#server/platform/markdown.ts'
import * as store from './posts.store.ts'

/** The reply of listPosts as JSON text. Throws `not-found` if the tag does not exist. */
export async function postsJson(db: Database, { tag, page, size }: Paged & { tag?: string | undefined }) {
  const found = await store.postPage(db.read, tag, { page, size })
  if (!found) throw new Problem('not-found')
  return JSON.stringify({ posts: found.posts, page, size, totalElements: found.total })
}

/**
 * The reply of getPost as JSON text; its HTML is rendered from Markdown and cached with the answer. Throws `not-found`.
 */
export async function postJson(db: Database, slug: string) {
  const found = await store.postBySlug(db.read, slug)
  if (!found) throw new Problem('not-found')
  const { markdown, ...post } = found
  return JSON.stringify({ post: { ...post, ...(await renderMarkdown(markdown)) } })
}

/** The reply of listTags as JSON text. */
export const tagsJson = async (db: Database) => JSON.stringify({ tags: await store.tagCounts(db.read) })

const FEED_SIZE = 20

/** The newest posts, for the feed. */
export const newestPosts = async (db: Database) =>
  (await store.postPage(db.read, undefined, { page: 0, size: FEED_SIZE }))?.posts ?? []

/** Every published post with the day it last changed, newest first. */
export const postChanges = (db: Database) => store.postChanges(db.read)

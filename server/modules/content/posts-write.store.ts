import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

type TagRow = { slug: string; name: string }
type PostRow = {
  postId: string
  slug: string
  title: string
  excerpt: string
  author: string
  markdown: string
  readingMinutes: number
  publishedAt: string | null
  /** Slugs of tags, in display order. */
  tags: readonly string[]
}

export const writeTags = (tx: Queryable, tags: readonly TagRow[]) =>
  tx.rows(sql`
    insert into blog_tag (slug, name)
    select slug, name from jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) as r(slug text, name text)
    on conflict (slug) do update set name = excluded.name`)

/** Writes the posts of a release by slug, with their tags; posts edited by a person stay unchanged. */
export async function writePosts(tx: Queryable, posts: readonly PostRow[]) {
  const written = await tx.rows(sql<{ slug: string }>`
    insert into blog_post (post_id, slug, title, excerpt, author, markdown, reading_minutes, published_at)
    select * from jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) as r("postId" uuid, slug text, title text,
      excerpt text, author text, markdown text, "readingMinutes" integer, "publishedAt" timestamptz)
    on conflict (slug) do update set
      title = excluded.title, excerpt = excluded.excerpt, author = excluded.author, markdown = excluded.markdown,
      reading_minutes = excluded.reading_minutes, published_at = excluded.published_at
    where blog_post.edited_at is null
    returning slug`)
  await tagPosts(tx, posts, new Set(written.map(({ slug }) => slug)))
}

async function tagPosts(tx: Queryable, posts: readonly PostRow[], written: ReadonlySet<string>) {
  const tagged = posts
    .filter(({ slug }) => written.has(slug))
    .flatMap(({ slug, tags }) => tags.map((tag, position) => ({ slug, tag, position })))
  await tx.rows(sql`
    delete from blog_post_tag using blog_post p
    where p.post_id = blog_post_tag.post_id and p.slug = any (${[...written]}::text[])`)
  await tx.rows(sql`
    insert into blog_post_tag (post_id, tag, position)
    select p.post_id, r.tag, r.position
    from jsonb_to_recordset(${JSON.stringify(tagged)}::jsonb) as r(slug text, tag text, position integer)
    join blog_post p using (slug)`)
}

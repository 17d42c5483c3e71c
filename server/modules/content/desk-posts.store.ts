// Posts as the desk reads and writes them: published or not.
import { sql } from 'kysely'
import type { DeskPost, DeskPostLine, PostForm, PostStatus, postSorts } from '#contract/content.desk.ts'
import type { Paged } from '#contract/paging.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { containing } from '#server/platform/like.ts'

type Instants = 'publishedAt' | 'changedAt'
type Dated<Shown> = Omit<Shown, Instants> & { [Key in Instants]: Date | null }

const listed = sql.raw(`
  p.post_id, p.slug, p.title, p.author, p.published_at,
  coalesce(p.edited_at, p.published_at) as changed_at,
  case when p.published_at is null then 'DRAFT' when p.withdrawn_at is null then 'PUBLISHED' else 'WITHDRAWN' end as status,
  array(select t.name from blog_post_tag pt join blog_tag t on t.slug = pt.tag
    where pt.post_id = p.post_id order by pt.position) as tags`)

export type PostFilter = Paged & {
  filter?: string | undefined
  status?: PostStatus | undefined
  sort?: (typeof postSorts)[number] | undefined
}

const orders = {
  title: sql.raw('title, post_id'),
  '-title': sql.raw('title desc, post_id'),
  published: sql.raw('published_at nulls last, post_id'),
  '-published': sql.raw('published_at desc nulls first, post_id'),
  changed: sql.raw('changed_at, post_id'),
  '-changed': sql.raw('changed_at desc, post_id'),
}

/** The posts of one page, each with the number of all; last changed first unless said. */
export function deskPosts(tx: Queryable, { filter, status, sort, page, size }: PostFilter) {
  const text = containing(filter)
  return tx.rows(sql<Dated<DeskPostLine> & { total: number }>`
    select *, count(*) over ()::int as total from (select ${listed} from blog_post p) post
    where (${text}::text is null or concat_ws(' ', title, author, slug) ilike ${text})
      and (${status ?? null}::text is null or status = ${status ?? null})
    order by ${orders[sort ?? '-changed']} limit ${size} offset ${page * size}`)
}

export type StoredPost = Dated<DeskPost> & { version: number }

export const deskPost = (tx: Queryable, postId: string) =>
  tx.first(sql<StoredPost>`
    select ${listed}, p.excerpt, p.markdown as body, p.version from blog_post p where p.post_id = ${postId}`)

/** Makes writers of posts wait for each other, so that no address is given twice and no change is lost. */
export const lockPosts = (tx: Queryable) => tx.rows(sql`lock table blog_post in share row exclusive mode`)

export const isSlugTaken = async (tx: Queryable, slug: string, postId: string) =>
  (await tx.first(sql`select 1 from blog_post where slug = ${slug} and post_id <> ${postId}`)) !== undefined

type Row = Omit<PostForm, 'tags'> & { readingMinutes: number }

/** Writes a post, new or known; a release leaves it alone from then on. */
export const savePost = ({ tx, now }: Transaction, postId: string, { readingMinutes, ...row }: Row) =>
  tx.rows(sql`
    insert into blog_post (post_id, slug, title, excerpt, author, markdown, reading_minutes, edited_at)
    values (${postId}, ${row.slug}, ${row.title}, ${row.excerpt}, ${row.author}, ${row.body}, ${readingMinutes}, ${now})
    on conflict (post_id) do update set slug = excluded.slug, title = excluded.title, excerpt = excluded.excerpt,
      author = excluded.author, markdown = excluded.markdown, reading_minutes = excluded.reading_minutes,
      edited_at = excluded.edited_at, version = blog_post.version + 1`)

/** Sets the tags of a post, in order; a known slug keeps its name. */
export async function saveTags(tx: Queryable, postId: string, tags: readonly { slug: string; name: string }[]) {
  const rows = JSON.stringify(tags.map((tag, position) => ({ ...tag, position })))
  await tx.rows(sql`
    insert into blog_tag (slug, name) select slug, name from jsonb_to_recordset(${rows}::jsonb) as r(slug text, name text)
    on conflict do nothing`)
  await tx.rows(sql`delete from blog_post_tag where post_id = ${postId}`)
  await tx.rows(sql`
    insert into blog_post_tag (post_id, tag, position)
    select ${postId}, slug, position from jsonb_to_recordset(${rows}::jsonb) as r(slug text, position integer)`)
}

/** Shows a post, from its first publication on with the date of that. */
export const showPost = ({ tx, now }: Transaction, postId: string) =>
  tx.rows(sql`
    update blog_post set published_at = coalesce(published_at, ${now}), withdrawn_at = null, version = version + 1
    where post_id = ${postId}`)

export const hidePost = ({ tx, now }: Transaction, postId: string) =>
  tx.rows(sql`update blog_post set withdrawn_at = ${now}, version = version + 1 where post_id = ${postId}`)

export const tagNames = (tx: Queryable) =>
  tx.rows(sql<{ name: string }>`
    select name from blog_tag t where exists (select from blog_post_tag where tag = t.slug) order by name`)

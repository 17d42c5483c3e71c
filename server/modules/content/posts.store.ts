import { sql } from 'kysely'
import type { Post, PostDetail } from '#contract/content.posts.ts'
import type { Paged } from '#contract/paging.ts'
import type { Queryable } from '#server/platform/database.ts'

const instant = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const tags = sql`(
  select coalesce(json_agg(json_build_object('slug', t.slug, 'name', t.name) order by pt.position), '[]')
  from blog_post_tag pt join blog_tag t on t.slug = pt.tag where pt.post_id = p.post_id)`

/** Whether the public site shows this row. */
const isPublic = (row: 'p' | 'o') => sql.raw(`${row}.published_at is not null and ${row}.withdrawn_at is null`)

/** The list columns of the row `p`. */
const listed = sql`
  p.slug, p.title, p.excerpt, ${tags} as tags, p.author, ${instant('p.published_at')} as "publishedAt",
  p.reading_minutes as "readingMinutes"`

const hasTag = (tag: string) => sql`exists (select from blog_post_tag where post_id = p.post_id and tag = ${tag})`

type PostList = { posts: Post[]; total: number }

/** One page of the published posts, newest first; undefined if the tag does not exist. */
export const postPage = (db: Queryable, tag: string | undefined, { page, size }: Paged) =>
  db.first(sql<PostList>`
    with found as (
      select p.* from blog_post p where ${isPublic('p')} ${tag === undefined ? sql`` : sql`and ${hasTag(tag)}`}
    ), shown as (
      select ${listed}, p.published_at, p.post_id from found p
      order by p.published_at desc, p.post_id limit ${size} offset ${page * size}
    )
    select (select count(*)::integer from found) as total,
      (select coalesce(json_agg(to_jsonb(s) - 'published_at' - 'post_id' order by s.published_at desc, s.post_id), '[]')
        from shown s) as posts
    ${tag === undefined ? sql`` : sql`where exists (select from blog_tag where slug = ${tag})`}`)

const neighbour = (which: 'before' | 'after') => {
  const [sign, order] = which === 'before' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  return sql`(
    select json_build_object('slug', o.slug, 'title', o.title) from blog_post o
    where ${isPublic('o')} and (o.published_at, o.post_id) ${sign} (p.published_at, p.post_id)
    order by o.published_at ${order}, o.post_id ${order} limit 1)`
}

type Found = Omit<PostDetail, 'html' | 'headings'> & { markdown: string }

/** A published post and its neighbours in time. */
export const postBySlug = (db: Queryable, slug: string) =>
  db.first(sql<Found>`
    select ${listed}, p.markdown, ${neighbour('before')} as previous, ${neighbour('after')} as next,
      case when p.edited_at > p.published_at then ${instant('p.edited_at')} end as updated_at
    from blog_post p where p.slug = ${slug} and ${isPublic('p')}`)

/** Tags with published posts, by name. */
export const tagCounts = (db: Queryable) =>
  db.rows(sql<{ slug: string; name: string; count: number }>`
    select t.slug, t.name, count(*)::integer as count
    from blog_tag t join blog_post_tag pt on pt.tag = t.slug join blog_post p using (post_id)
    where ${isPublic('p')} group by t.slug order by t.name`)

/** Every published post with the day it last changed (in India), newest first. */
export const postChanges = (db: Queryable) =>
  db.rows(sql<{ slug: string; changedOn: string }>`
    select p.slug, to_char(greatest(p.published_at, p.edited_at) at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as changed_on
    from blog_post p where ${isPublic('p')} order by p.published_at desc, p.post_id`)

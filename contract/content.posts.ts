import { z } from 'zod'
import { Named } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { AskedSlug } from './fields.ts'
import { pageQuery } from './paging.ts'
import { paths } from './paths.ts'

const instant = z.iso.datetime()

/** A blog post in lists. */
export const Post = z
  .object({
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    tags: z.array(Named),
    author: z.string(),
    publishedAt: instant,
    /** Minutes to read, at 200 words a minute and at least 1. */
    readingMinutes: z.int(),
  })
  .meta({ id: 'Post' })
export type Post = z.infer<typeof Post>

const Neighbour = z.object({ slug: z.string(), title: z.string() })

export const PostDetail = Post.extend({
  /** Time of the last change after publication. */
  updatedAt: instant.nullable(),
  /**
   * Rendered from Markdown and sanitised by the server: no scripts or styles; links to the web, mail and phones only.
   */
  html: z.string(),
  /** The headings of its sections and their link ids. */
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  /** The previous and the next post by date. */
  previous: Neighbour.nullable(),
  next: Neighbour.nullable(),
}).meta({ id: 'PostDetail' })
export type PostDetail = z.infer<typeof PostDetail>

/** The specification calls these three 'with params' and names none (section 7), so unknown parameters are dropped. */
const anyParameters = z.object({})

export const postsApi = {
  listPosts: endpoint({
    ...paths.listPosts,
    summary: 'Blog posts, newest first, of one tag if given.',
    query: anyParameters.extend({ tag: AskedSlug.optional(), ...pageQuery }),
    response: z.object({ posts: z.array(Post), page: z.int(), size: z.int(), totalElements: z.int() }),
    problems: ['not-found'],
  }),
  getPost: endpoint({
    ...paths.getPost,
    summary: 'One blog post as sanitised HTML.',
    params: z.object({ slug: AskedSlug }),
    query: anyParameters,
    response: z.object({ post: PostDetail }),
    problems: ['not-found'],
  }),
  listTags: endpoint({
    ...paths.listTags,
    summary: 'The tags of posts, with their counts.',
    query: anyParameters,
    response: z.object({ tags: z.array(Named.extend({ count: z.int() })) }),
    problems: [],
  }),
}

import { z } from 'zod'
import { Named } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { AskedSlug } from './fields.ts'
import { pageQuery } from './paging.ts'
import { paths } from './paths.ts'

const instant = z.iso.datetime()

/** A post of the blog as lists show it. */
export const Post = z
  .object({
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    tags: z.array(Named),
    author: z.string(),
    publishedAt: instant,
    /** At the pace of 200 words a minute, at least 1. */
    readingMinutes: z.int(),
  })
  .meta({ id: 'Post' })
export type Post = z.infer<typeof Post>

const Neighbour = z.object({ slug: z.string(), title: z.string() })

export const PostDetail = Post.extend({
  /** Of the last change since it was published. */
  updatedAt: instant.nullable(),
  /** Made from Markdown and cleaned by the server: no scripts, no styles, no addresses but of the web, mail and phones. */
  html: z.string(),
  /** The headings of its parts and where they can be linked to. */
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  /** The one published before, and after. */
  previous: Neighbour.nullable(),
  next: Neighbour.nullable(),
}).meta({ id: 'PostDetail' })
export type PostDetail = z.infer<typeof PostDetail>

/** These three calls come with parameters that nobody has named (specification section 7): unknown ones are left out. */
const anyParameters = z.object({})

export const postsApi = {
  listPosts: endpoint({
    ...paths.listPosts,
    summary: 'Posts of the blog, newest first, of one tag where one is named.',
    query: anyParameters.extend({ tag: AskedSlug.optional(), ...pageQuery }),
    response: z.object({ posts: z.array(Post), page: z.int(), size: z.int(), totalElements: z.int() }),
    problems: ['not-found'],
  }),
  getPost: endpoint({
    ...paths.getPost,
    summary: 'One post of the blog as clean HTML.',
    params: z.object({ slug: AskedSlug }),
    query: anyParameters,
    response: z.object({ post: PostDetail }),
    problems: ['not-found'],
  }),
  listTags: endpoint({
    ...paths.listTags,
    summary: 'The tags that posts carry, and how many do.',
    query: anyParameters,
    response: z.object({ tags: z.array(Named.extend({ count: z.int() })) }),
    problems: [],
  }),
}

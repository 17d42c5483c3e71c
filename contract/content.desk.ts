import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, note, queryText, Slug, text } from './fields.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { slugOf } from './slugs.ts'
import { versioned } from './versioned.ts'

/** Characters of a post; about 3 300 words, or 16 minutes. */
export const POST_BODY_MAX = 20_000
export const TAGS_MAX = 8
/** Three bytes for each letter of Hindi, and room for the escapes of JSON. */
const BODY_BYTES_MAX = 192 * 1024

/** The name of a tag; commas separate tags where they are typed. */
const TagName = text(1, 40).refine((name) => !name.includes(',') && slugOf(name) !== '', 'invalid')

const fields = {
  title: text(1, 160),
  /** The last part of its address; fixed once it was published. */
  slug: Slug,
  excerpt: text(1, 400),
  author: text(1, 80),
  /** Names, in order; an unknown one becomes a new tag. */
  tags: z.array(TagName).max(TAGS_MAX),
  /** Markdown. */
  body: note(1, POST_BODY_MAX),
}
/** The fields that staff write. */
export const PostForm = z.strictObject(fields)
export type PostForm = z.infer<typeof PostForm>

export const postStatuses = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const
export type PostStatus = (typeof postStatuses)[number]

const instant = z.iso.datetime()
const listed = {
  postId: Id,
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  status: z.enum(postStatuses),
  /** When it was first published, which is its date. */
  publishedAt: instant.nullable(),
  changedAt: instant.nullable(),
}
export const DeskPostLine = z.object(listed).meta({ id: 'DeskPostLine' })
export type DeskPostLine = z.infer<typeof DeskPostLine>

/** A post as the desk edits it. */
export const DeskPost = DeskPostLine.extend({ excerpt: z.string(), body: z.string() }).meta({ id: 'DeskPost' })
export type DeskPost = z.infer<typeof DeskPost>

const params = z.object({ id: Id })
const post = z.object({ post: DeskPost })
const edited = ['not-found', 'precondition-required', 'precondition-failed'] as const

export const postSorts = ['title', '-title', 'published', '-published', 'changed', '-changed'] as const

export const deskPostsApi = {
  listDeskPosts: endpoint({
    ...deskPaths.listDeskPosts,
    summary: 'Posts of the blog, published or not; `filter` searches title, author and address.',
    query: z.strictObject({
      filter: queryText(100).optional(),
      status: z.enum(postStatuses).optional(),
      sort: z.enum(postSorts).optional(),
      ...pageQuery,
    }),
    response: z.object({ posts: pageOf(DeskPostLine) }),
    problems: [],
  }),
  listPostTags: endpoint({
    ...deskPaths.listPostTags,
    summary: 'The names of all tags in use, also of drafts.',
    response: z.object({ tags: z.array(z.string()) }),
    problems: [],
  }),
  addPost: endpoint({
    ...deskPaths.addPost,
    summary: 'Adds a draft.',
    body: PostForm,
    bodyBytesMax: BODY_BYTES_MAX,
    response: post,
    status: 201,
    problems: [],
  }),
  previewPost: endpoint({
    ...deskPaths.previewPost,
    summary: 'A body as the public page renders it; changes nothing.',
    body: z.strictObject({ body: note(0, POST_BODY_MAX) }),
    bodyBytesMax: BODY_BYTES_MAX,
    response: z.object({
      /** Sanitised, as in `getPost`. */
      html: z.string(),
      headings: z.array(z.object({ id: z.string(), text: z.string() })),
      readingMinutes: z.int(),
    }),
    problems: [],
    onlyReads: true,
  }),
  getDeskPost: endpoint({
    ...deskPaths.getDeskPost,
    summary: 'One post with its Markdown.',
    params,
    response: post,
    problems: ['not-found'],
  }),
  updatePost: endpoint({
    ...deskPaths.updatePost,
    summary: 'Replaces a post; if it is published, the public site shows it at once.',
    params,
    headers: versioned,
    body: PostForm,
    bodyBytesMax: BODY_BYTES_MAX,
    response: post,
    problems: edited,
  }),
  publishPost: endpoint({
    ...deskPaths.publishPost,
    summary: 'Shows a draft or a withdrawn post on the public site; its first publication is its date.',
    params,
    headers: versioned,
    body: z.strictObject({}),
    response: post,
    problems: [...edited, 'status-conflict'],
  }),
  withdrawPost: endpoint({
    ...deskPaths.withdrawPost,
    summary: 'Takes a published post off the public site.',
    params,
    headers: versioned,
    body: z.strictObject({}),
    response: post,
    problems: [...edited, 'status-conflict'],
  }),
}

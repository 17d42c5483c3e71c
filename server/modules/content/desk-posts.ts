// Posts at the desk: writing, publishing and withdrawing them.
import type { DeskPost, PostForm } from '#contract/content.desk.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit, changedFields } from '#server/platform/audit.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import { renderMarkdown } from '#server/platform/markdown.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import * as store from './desk-posts.store.ts'
import { readingMinutes, recorded, toTags } from './posts.rules.ts'

export type PostTools = Tools & {
  /** Makes cached public answers stale. */
  publish: (tx: Queryable) => Promise<unknown>
}

const instantOf = (date: Date | null) => (date === null ? null : date.toISOString())
const subjectOf = ({ postId, title }: Pick<DeskPost, 'postId' | 'title'>) => ({
  kind: 'post',
  id: postId,
  label: title,
})

async function stored(tx: Queryable, postId: string) {
  const post = await store.deskPost(tx, postId)
  if (!post) throw new Problem('not-found')
  return post
}

/** A post as the desk sees it, with the number of its version. Throws `not-found`. */
async function shownPost(tx: Queryable, postId: string): Promise<{ post: DeskPost; version: number }> {
  const { version, publishedAt, changedAt, ...post } = await stored(tx, postId)
  return { post: { ...post, publishedAt: instantOf(publishedAt), changedAt: instantOf(changedAt) }, version }
}

export const getDeskPost = (tools: Tools, caller: Staff, postId: string) =>
  act(tools, caller, ({ tx }) => shownPost(tx, postId))

export const listDeskPosts = (tools: Tools, caller: Staff, filter: store.PostFilter) =>
  act(tools, caller, async ({ tx }) => {
    const rows = await store.deskPosts(tx, filter)
    const content = rows.map(({ total: _total, publishedAt, changedAt, ...line }) => ({
      ...line,
      publishedAt: instantOf(publishedAt),
      changedAt: instantOf(changedAt),
    }))
    return { posts: toPage(content, rows[0]?.total ?? 0, filter) }
  })

/** The tags that posts have, drafts included. */
export const listPostTags = (tools: Tools, caller: Staff) =>
  act(tools, caller, async ({ tx }) => ({ tags: (await store.tagNames(tx)).map(({ name }) => name) }))

/** A body as the public page shows it. */
export const previewPost = async ({ body }: Pick<PostForm, 'body'>) => ({
  ...(await renderMarkdown(body)),
  readingMinutes: readingMinutes(body),
})

async function save({ tx, now }: Action, postId: string, { tags, ...form }: PostForm) {
  if (await store.isSlugTaken(tx, form.slug, postId))
    throw new Problem('validation', { violations: [violation('slug', 'taken')] })
  await store.savePost({ tx, now }, postId, { ...form, readingMinutes: readingMinutes(form.body) })
  await store.saveTags(tx, postId, toTags(tags))
}

/** Adds a draft. Throws `validation` if its address is in use. */
export const addPost = (tools: Tools, caller: Staff, form: PostForm) =>
  act(tools, caller, async (action) => {
    await store.lockPosts(action.tx)
    const postId = newId(action.now.getTime())
    await save(action, postId, form)
    const added = await shownPost(action.tx, postId)
    await audit(action, 'addPost', subjectOf(added.post), changedFields({}, recorded(added.post)))
    return added
  })

type Edit = {
  act: 'updatePost' | 'publishPost' | 'withdrawPost'
  postId: string
  ifMatch: string | undefined
  change: (action: Action<Staff>, before: store.StoredPost) => Promise<void>
}

const inAudit = (post: PostForm & Pick<DeskPost, 'status'>) => ({ ...recorded(post), status: post.status })

/** Changes a post that is as its editor has seen it; the public site follows if it shows the post. */
const editPost = (tools: PostTools, caller: Staff, { act: name, postId, ifMatch, change }: Edit) =>
  act(tools, caller, async (action) => {
    const { tx } = action
    await store.lockPosts(tx)
    const before = await stored(tx, postId)
    requireFresh(ifMatch, before.version)
    await change(action, before)
    const after = await shownPost(tx, postId)
    if ([before.status, after.post.status].includes('PUBLISHED')) await tools.publish(tx)
    await audit(action, name, subjectOf(after.post), changedFields(inAudit(before), inAudit(after.post)))
    return after
  })

type Save = { sent: PostForm; ifMatch: string | undefined }

/** Replaces a post. Throws `validation` for an address that is in use, or that readers already know. */
export const updatePost = (tools: PostTools, caller: Staff, postId: string, { sent, ifMatch }: Save) =>
  editPost(tools, caller, {
    act: 'updatePost',
    postId,
    ifMatch,
    async change(action, before) {
      if (before.publishedAt !== null && sent.slug !== before.slug)
        throw new Problem('validation', { violations: [violation('slug', 'fixed')] })
      await save(action, postId, sent)
    },
  })

/** Shows a post on the public site. Throws `status-conflict` if it is there. */
export const publishPost = (tools: PostTools, caller: Staff, postId: string, ifMatch: string | undefined) =>
  editPost(tools, caller, {
    act: 'publishPost',
    postId,
    ifMatch,
    async change(action, { status }) {
      if (status === 'PUBLISHED') throw new Problem('status-conflict')
      await store.showPost(action, postId)
    },
  })

/** Takes a post off the public site. Throws `status-conflict` if it is not there. */
export const withdrawPost = (tools: PostTools, caller: Staff, postId: string, ifMatch: string | undefined) =>
  editPost(tools, caller, {
    act: 'withdrawPost',
    postId,
    ifMatch,
    async change(action, { status }) {
      if (status !== 'PUBLISHED') throw new Problem('status-conflict')
      await store.hidePost(action, postId)
    },
  })

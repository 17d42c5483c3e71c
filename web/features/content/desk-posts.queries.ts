import { queryOptions, useQuery } from '@tanstack/react-query'
import { type DeskPost, type DeskPostLine, postSorts, postStatuses } from '#contract/content.desk.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call, callVersioned } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import type { VersionOf } from '#web/platform/use-versioned.ts'

const NAME = 'desk-posts'
export type VersionedPost = VersionOf<DeskPost>

export const deskPostList = cachedList<DeskPostLine>({
  name: NAME,
  idOf: ({ postId }) => postId,
  filters: { status: /^(DRAFT|PUBLISHED|WITHDRAWN)$/ },
  sorts: ['title', 'published', 'changed'],
  async ask({ q, filters, sort: asked }, paged, signal) {
    const status = postStatuses.find((known) => known === filters['status'])
    const sort = postSorts.find((known) => known === asked)
    const query = {
      ...(q === '' ? {} : { filter: q }),
      ...(status ? { status } : {}),
      ...(sort ? { sort } : {}),
      ...paged,
    }
    return (await call('listDeskPosts', { query, signal })).posts
  },
})

/** The current post from the server, not cached. */
export async function newestPost(id: string, more: { signal?: AbortSignal } = {}): Promise<VersionedPost> {
  const { answer, version } = await callVersioned('getDeskPost', { params: { id }, ...more })
  return { thing: answer.post, version }
}

const onePost = (id: string) =>
  queryOptions({ queryKey: [NAME, 'one', id], queryFn: ({ signal }) => newestPost(id, { signal }) })
const tags = queryOptions({
  queryKey: [NAME, 'tags'],
  queryFn: async ({ signal }) => (await call('listPostTags', { signal })).tags,
})

export const useDeskPost = (id: string) => useQuery(onePost(id), queryClient)
export const useKnownTags = () => useQuery(tags, queryClient).data ?? []

/** Keeps a saved post, and asks for the lists anew. */
export function postChanged(saved: VersionedPost) {
  queryClient.setQueryData(onePost(saved.thing.postId).queryKey, saved)
  deskPostList.askAgain()
  void queryClient.invalidateQueries(tags)
}

/** A body as the public page renders it; it keeps the last one while the next is made. */
export const usePreview = (body: string) =>
  useQuery(
    {
      queryKey: [NAME, 'preview', body],
      queryFn: ({ signal }) => call('previewPost', { body: { body }, signal }),
      placeholderData: (last) => last,
      staleTime: Number.POSITIVE_INFINITY,
      // Each pause in typing leaves one.
      gcTime: 0,
      retry: false,
    },
    queryClient,
  )

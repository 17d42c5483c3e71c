import { postTexts } from '#contract/texts/content.desk.en.ts'
import { PostState } from '#web/features/content/desk-post-columns.tsx'
import { newestPost, useDeskPost, type VersionedPost } from '#web/features/content/desk-posts.queries.ts'
import { usePostTexts } from '#web/features/content/desk-texts.ts'
import { EditPost } from '#web/features/content/edit-post.tsx'
import { PostOverview } from '#web/features/content/post-overview.tsx'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { useVersioned } from '#web/platform/use-versioned.ts'
import type { Route } from './+types/post'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(postTexts.one)

/** One post: its editor, or its text for those who only read. */
export default function Post({ params: { postId } }: Route.ComponentProps) {
  return <OnePost key={postId} id={postId} />
}

function OnePost({ id }: { id: string }) {
  const text = usePostTexts()
  const list = useListBefore(deskAddresses.posts())
  const query = useDeskPost(id)
  const loaded = staleData(query.data, query.error)
  if (loaded !== undefined) return <Shown loaded={loaded} list={list} />
  return (
    <>
      <PageHead title={text.one} back={{ to: list, label: text.backToList }} />
      <EntryState query={query} text={text} />
    </>
  )
}

function Shown({ loaded, list }: { loaded: VersionedPost; list: string }) {
  const text = usePostTexts()
  const versioning = useVersioned(loaded, () => newestPost(loaded.thing.postId))
  const { title, status } = versioning.stored
  return (
    <>
      <title>{title}</title>
      <PageHead title={title} back={{ to: list, label: text.backToList }} mark={<PostState status={status} />} />
      {useMay('blog') ? <EditPost versioning={versioning} /> : <PostOverview post={versioning.stored} />}
    </>
  )
}

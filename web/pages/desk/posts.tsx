import { postStatuses } from '#contract/content.desk.ts'
import { postsTexts } from '#contract/texts/content.desk.en.ts'
import { standingOf, usePostColumns } from '#web/features/content/desk-post-columns.tsx'
import { deskPostList } from '#web/features/content/desk-posts.queries.ts'
import { usePostsTexts } from '#web/features/content/desk-texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Listing } from '#web/ui/list/listing.tsx'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(postsTexts.title)

/** All posts of the blog: drafts, published and withdrawn. */
export default function Posts() {
  const text = usePostsTexts()
  const list = useList(deskPostList, text)
  const mayWrite = useMay('blog')
  const columns = usePostColumns(list.address)
  const statuses = postStatuses.map((value) => ({ value, label: text.statuses[value] }))
  const filters = [
    { name: 'status', label: text.status, options: [{ value: '', label: text.everyStatus }, ...statuses] },
  ]
  return (
    <>
      <PageHead title={text.title}>
        {mayWrite && <LinkButton to={deskAddresses.newPost()}>{text.add}</LinkButton>}
      </PageHead>
      <Listing
        list={list}
        columns={columns}
        filters={filters}
        standingOf={standingOf}
        empty={<p>{text.emptyText}</p>}
      />
    </>
  )
}

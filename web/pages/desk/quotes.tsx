import { useState } from 'react'
import { followUpTexts } from '#contract/texts/quotes.follow-up.en.ts'
import { useFollowUpTexts } from '#web/features/quotes/desk-texts.ts'
import { followUpList } from '#web/features/quotes/follow-up.queries.ts'
import { useFollowUpColumns } from '#web/features/quotes/follow-up-columns.tsx'
import { FollowUpTabs } from '#web/features/quotes/follow-up-tabs.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { listQuery } from '#web/platform/list-address.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { Listing } from '#web/ui/list/listing.tsx'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(followUpTexts.title)

/** All quotes by next step: drafted, sent, seen, asked about, expiring, won and lost. */
export default function Quotes() {
  const text = useFollowUpTexts()
  const list = useList(followUpList, text)
  const [said, setSaid] = useState('')
  const columns = useFollowUpColumns({ mayQuote: useMay('quotes'), from: list.address, onSaid: setSaid })
  const { search } = list
  const addressOf = (group: string) => ({
    search: listQuery({ ...search, page: 0, filters: { ...search.filters, group } }),
  })
  return (
    <>
      <PageHead title={text.title} />
      <FollowUpTabs chosen={search.filters['group']} addressOf={addressOf} />
      <output className="block text-signed not-empty:mb-3">{said}</output>
      <Listing list={list} columns={columns} empty={<p>{text.emptyText}</p>} />
    </>
  )
}

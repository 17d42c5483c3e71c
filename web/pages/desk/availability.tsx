import { wantedTexts } from '#contract/texts/enquiries.wanted.en.ts'
import { wantedList } from '#web/features/enquiries/wanted.queries.ts'
import { useWantedColumns, useWantedTexts } from '#web/features/enquiries/wanted-columns.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { Listing } from '#web/ui/list/listing.tsx'

export const meta = () => accountMeta(wantedTexts.title)

/** The machines that people wait for, by city: a guide to what to buy. */
export default function Availability() {
  const text = useWantedTexts()
  const list = useList(wantedList, text)
  return (
    <>
      <PageHead title={text.title} />
      <p className="-mt-2 mb-6 max-w-prose text-ink-2">{text.intro}</p>
      <Listing
        list={list}
        columns={useWantedColumns()}
        empty={<p className="max-w-prose text-ink-2">{text.emptyText}</p>}
      />
    </>
  )
}

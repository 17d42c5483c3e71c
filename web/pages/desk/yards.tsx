import { yardTexts } from '#contract/texts/locations.desk.en.ts'
import { standingOf, useYardColumns } from '#web/features/locations/yard-columns.tsx'
import { useYardTexts } from '#web/features/locations/yard-texts.ts'
import { yardList } from '#web/features/locations/yards.queries.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Listing } from '#web/ui/list/listing.tsx'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(yardTexts.title)

/** The yards of the renting company. */
export default function Yards() {
  const text = useYardTexts()
  const list = useList(yardList, text)
  const mayWrite = useMay('settings')
  return (
    <>
      <PageHead title={text.title}>
        {mayWrite && <LinkButton to={deskAddresses.newYard()}>{text.add}</LinkButton>}
      </PageHead>
      <p className="-mt-3 mb-4 max-w-prose text-ink-2">{text.intro}</p>
      <Listing
        list={list}
        columns={useYardColumns({ mayWrite, from: list.address })}
        standingOf={standingOf}
        empty={<p className="max-w-prose text-ink-2">{text.emptyText}</p>}
      />
    </>
  )
}

import { staffTexts } from '#contract/texts/staff.desk.en.ts'
import { useDeskSelf } from '#web/features/staff/self.queries.ts'
import { staffList } from '#web/features/staff/staff.queries.ts'
import { standingOf, useStaffColumns } from '#web/features/staff/staff-columns.tsx'
import { useStaffTexts } from '#web/features/staff/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Listing } from '#web/ui/list/listing.tsx'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(staffTexts.title)

/** The people at the desk. */
export default function Staff() {
  const text = useStaffTexts()
  const list = useList(staffList, text)
  const mayChange = useMay('staff')
  const columns = useStaffColumns({ ownId: useDeskSelf().data?.staffId, mayOpen: mayChange, from: list.address })
  return (
    <>
      <PageHead title={text.title}>
        {mayChange && <LinkButton to={deskAddresses.newMember()}>{text.add}</LinkButton>}
      </PageHead>
      <Listing list={list} columns={columns} standingOf={standingOf} empty={null} />
    </>
  )
}

import { useNavigate } from 'react-router'
import { staffTexts } from '#contract/texts/staff.desk.en.ts'
import { EditMember } from '#web/features/staff/edit-member.tsx'
import { MemberAccess } from '#web/features/staff/member-access.tsx'
import { useDeskSelf } from '#web/features/staff/self.queries.ts'
import { useMember, type VersionedMember } from '#web/features/staff/staff.queries.ts'
import { nameOf, StaffStatus } from '#web/features/staff/staff-columns.tsx'
import { useStaffTexts } from '#web/features/staff/texts.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import type { Route } from './+types/member'
import { ForPermission } from './for-permission.tsx'

export const meta = () => accountMeta(staffTexts.one)

/** A person at the desk, for owners. */
export default function Member({ params: { staffId } }: Route.ComponentProps) {
  return (
    <ForPermission permission="staff" title={useStaffTexts().one}>
      <OneMember key={staffId} staffId={staffId} />
    </ForPermission>
  )
}

function OneMember({ staffId }: { staffId: string }) {
  const text = useStaffTexts()
  const list = useListBefore(deskAddresses.staff())
  const query = useMember(staffId)
  const loaded = staleData(query.data, query.error)
  return (
    <>
      {loaded !== undefined && <title>{nameOf(loaded.thing)}</title>}
      <PageHead
        title={loaded === undefined ? text.one : nameOf(loaded.thing)}
        back={{ to: list, label: text.backToList }}
        mark={loaded !== undefined && <StaffStatus member={loaded.thing} />}
      />
      <EntryState query={query} text={text} />
      {loaded !== undefined && <Shown loaded={loaded} list={list} />}
    </>
  )
}

function Shown({ loaded, list }: { loaded: VersionedMember; list: string }) {
  const text = useStaffTexts()
  const navigate = useNavigate()
  const isOwn = useDeskSelf().data?.staffId === loaded.thing.staffId
  return (
    <div className="grid gap-6">
      <section aria-label={text.details} className="card p-5 md:p-6">
        <p className="mb-5 wrap-anywhere text-ink-2">{loaded.thing.email}</p>
        <EditMember loaded={loaded} onSaved={() => void navigate(list)} />
      </section>
      <MemberAccess loaded={loaded} isOwn={isOwn} />
    </div>
  )
}

import { useNavigate } from 'react-router'
import { staffTexts } from '#contract/texts/staff.desk.en.ts'
import { AddMember } from '#web/features/staff/add-member.tsx'
import { useStaffTexts } from '#web/features/staff/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { ForPermission } from './for-permission.tsx'

export const meta = () => accountMeta(staffTexts.newTitle)

/** Adds a person to the desk. */
export default function NewMember() {
  const text = useStaffTexts()
  const navigate = useNavigate()
  return (
    <ForPermission permission="staff" title={text.newTitle}>
      <PageHead title={text.newTitle} back={{ to: deskAddresses.staff(), label: text.backToList }} />
      <p className="-mt-2 mb-6 max-w-prose text-ink-2">{text.newIntro}</p>
      <div className="card p-5 md:p-6">
        <AddMember onAdded={() => void navigate(deskAddresses.staff())} />
      </div>
    </ForPermission>
  )
}

import { useNavigate } from 'react-router'
import { yardTexts } from '#contract/texts/locations.desk.en.ts'
import { AddYard } from '#web/features/locations/add-yard.tsx'
import { useYardTexts } from '#web/features/locations/yard-texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { ForPermission } from './for-permission.tsx'

export const meta = () => accountMeta(yardTexts.newTitle)

/** Adds a yard. */
export default function NewYard() {
  const text = useYardTexts()
  const navigate = useNavigate()
  return (
    <ForPermission permission="settings" title={text.newTitle}>
      <PageHead title={text.newTitle} back={{ to: deskAddresses.yards(), label: text.backToList }} />
      <div className="card p-5 md:p-6">
        <AddYard onAdded={() => void navigate(deskAddresses.yards())} />
      </div>
    </ForPermission>
  )
}

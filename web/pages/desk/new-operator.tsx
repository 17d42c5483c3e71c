import { useNavigate } from 'react-router'
import { operatorsTexts } from '#contract/texts/fleet.desk.en.ts'
import { AddOperator } from '#web/features/fleet/add-operator.tsx'
import { useOperatorsTexts } from '#web/features/fleet/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { ForPermission } from './for-permission.tsx'

export const meta = () => accountMeta(operatorsTexts.newTitle)

/** Adds an operator. */
export default function NewOperator() {
  const text = useOperatorsTexts()
  const navigate = useNavigate()
  return (
    <ForPermission permission="fleet" title={text.newTitle}>
      <PageHead title={text.newTitle} back={{ to: deskAddresses.operators(), label: text.backToList }} />
      <div className="card p-5 md:p-6">
        <AddOperator onAdded={() => void navigate(deskAddresses.operators())} />
      </div>
    </ForPermission>
  )
}

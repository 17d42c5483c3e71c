import { useNavigate } from 'react-router'
import { machinesTexts } from '#contract/texts/fleet.desk.en.ts'
import { AddMachine } from '#web/features/fleet/add-machine.tsx'
import { useMachinesTexts } from '#web/features/fleet/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { ForPermission } from './for-permission.tsx'

export const meta = () => accountMeta(machinesTexts.newTitle)

/** Adds a machine. */
export default function NewMachine() {
  const text = useMachinesTexts()
  const navigate = useNavigate()
  return (
    <ForPermission permission="fleet" title={text.newTitle}>
      <PageHead title={text.newTitle} back={{ to: deskAddresses.machines(), label: text.backToList }} />
      <div className="card p-5 md:p-6">
        <AddMachine onAdded={(machineId) => void navigate(deskAddresses.machine(machineId))} />
      </div>
    </ForPermission>
  )
}

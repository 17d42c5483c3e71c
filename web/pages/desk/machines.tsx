import { machinesTexts } from '#contract/texts/fleet.desk.en.ts'
import { machineStanding, useMachineColumns, useMachineFilters } from '#web/features/fleet/machine-columns.tsx'
import { machineList } from '#web/features/fleet/machines.queries.ts'
import { useMachinesTexts } from '#web/features/fleet/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Listing } from '#web/ui/list/listing.tsx'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(machinesTexts.title)

/** The machines of the fleet. */
export default function Machines() {
  const text = useMachinesTexts()
  const list = useList(machineList, text)
  const mayWrite = useMay('fleet')
  return (
    <>
      <PageHead title={text.title}>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={deskAddresses.operators()} tone="secondary">
            {text.operators}
          </LinkButton>
          {mayWrite && <LinkButton to={deskAddresses.newMachine()}>{text.add}</LinkButton>}
        </div>
      </PageHead>
      <Listing
        list={list}
        columns={useMachineColumns(list.address)}
        filters={useMachineFilters()}
        standingOf={machineStanding}
        empty={<p className="max-w-prose text-ink-2">{text.emptyText}</p>}
      />
    </>
  )
}

import { machinesTexts } from '#contract/texts/fleet.desk.en.ts'
import { uploadFile } from '#web/features/files/upload-file.ts'
import { EditMachine } from '#web/features/fleet/edit-machine.tsx'
import { MachineBookings } from '#web/features/fleet/machine-bookings.tsx'
import { MachineFacts } from '#web/features/fleet/machine-facts.tsx'
import { MachinePapers } from '#web/features/fleet/machine-papers.tsx'
import { MachinePhotos } from '#web/features/fleet/machine-photos.tsx'
import { MachineTelematics } from '#web/features/fleet/machine-telematics.tsx'
import { useMachine, type VersionedMachine } from '#web/features/fleet/machines.queries.ts'
import { MachineStatus } from '#web/features/fleet/paper-badge.tsx'
import { RetireMachine } from '#web/features/fleet/retire-machine.tsx'
import { useMachinesTexts } from '#web/features/fleet/texts.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { Section } from '#web/ui/section.tsx'
import type { Route } from './+types/machine'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(machinesTexts.one)

/** Uploads the scan of a paper and returns the id of the file. */
const storeScan = async (file: File) => (await uploadFile('uploadDeskFile', 'machine-document', file)).fileId

/** Uploads a photograph of a machine and returns the id of the file. */
const storePicture = async (file: File) => (await uploadFile('uploadDeskFile', 'machine-photo', file)).fileId

/** One machine of the fleet. */
export default function MachinePage({ params: { machineId } }: Route.ComponentProps) {
  const text = useMachinesTexts()
  const query = useMachine(machineId)
  const loaded = staleData(query.data, query.error)
  return (
    <>
      {loaded !== undefined && <title>{loaded.thing.fleetNumber}</title>}
      <PageHead
        title={loaded?.thing.fleetNumber ?? text.one}
        back={{ to: useListBefore(deskAddresses.machines()), label: text.backToList }}
        mark={loaded !== undefined && <MachineStatus machine={loaded.thing} />}
      />
      <EntryState query={query} text={text} />
      {loaded !== undefined && <Shown key={machineId} loaded={loaded} />}
    </>
  )
}

function Shown({ loaded }: { loaded: VersionedMachine }) {
  const text = useMachinesTexts()
  const mayChange = useMay('fleet')
  const { thing: machine } = loaded
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <div className="grid min-w-0 gap-6">
        <Section title={text.details}>
          {mayChange ? <EditMachine loaded={loaded} /> : <MachineFacts machine={machine} />}
        </Section>
        {mayChange && <RetireMachine loaded={loaded} />}
      </div>
      <div className="grid min-w-0 gap-6">
        <MachinePhotos machineId={machine.machineId} mayChange={mayChange} store={storePicture} />
        <MachinePapers machine={machine} mayChange={mayChange} store={storeScan} />
        <MachineTelematics machine={machine} />
        <MachineBookings machineId={machine.machineId} />
      </div>
    </div>
  )
}

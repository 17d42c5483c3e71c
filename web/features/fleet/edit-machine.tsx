import { useState } from 'react'
import { callVersioned } from '#web/platform/call.ts'
import { translateNames } from '#web/platform/translate-names.ts'
import { useConflict } from '#web/platform/use-conflict.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useVersioned } from '#web/platform/use-versioned.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { MachineFields } from './machine-fields.tsx'
import { draftOf, toMachine, useMachineForm } from './machine-form.ts'
import { machineChanged, newestMachine, useYards, type VersionedMachine } from './machines.queries.ts'
import { useMachinesTexts } from './texts.ts'

/** Changes a machine. */
export function EditMachine({ loaded }: { loaded: VersionedMachine }) {
  const text = useMachinesTexts()
  const { notifyFailed } = useOutcome()
  const [said, say] = useState('')
  const { data: yards = [] } = useYards()
  const id = loaded.thing.machineId
  const versioning = useVersioned(loaded, () => newestMachine(id))
  const stored = draftOf(versioning.stored)
  const form = useMachineForm(stored)
  const fields = {
    fleetNumber: { label: text.fleetNumber },
    productName: { label: text.product },
    serialNumber: { label: text.serialNumber },
    registrationNumber: { label: text.registrationNumber },
    builtYear: { label: text.builtYear },
    hiredFrom: { label: text.hiredFrom },
    yardId: { label: text.yard, show: (yardId: string) => yards.find((yard) => yard.yardId === yardId)?.name ?? '' },
    meterHours: { label: text.meter },
    telematicsId: { label: text.telematicsId },
  }
  const conflict = useConflict(form, { versioning, valuesOf: draftOf, fields })
  const edit = useEdit(form, {
    stored,
    async send(values) {
      say('')
      const { headers } = versioning
      const { answer, version } = await callVersioned('updateMachine', {
        params: { id },
        headers,
        body: toMachine(values),
      })
      machineChanged({ thing: translateNames(answer).machine, version })
      say(text.saved)
    },
    failed(error) {
      notifyFailed('request', error)
      versioning.refused(error)
    },
  })
  return (
    <>
      <EditForm
        edit={edit}
        conflict={conflict}
        button={{ idle: text.save, pending: text.saving }}
        className="max-w-2xl"
      >
        <MachineFields form={form} />
      </EditForm>
      <output className="mt-3 block text-signed empty:hidden">{said}</output>
    </>
  )
}

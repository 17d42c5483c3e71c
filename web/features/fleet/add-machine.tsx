import { call } from '#web/platform/call.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { MachineFields } from './machine-fields.tsx'
import { newMachine, toMachine, useMachineForm } from './machine-form.ts'
import { machineAdded } from './machines.queries.ts'
import { useMachinesTexts } from './texts.ts'

/** Adds a machine; its page asks for the papers. */
export function AddMachine({ onAdded }: { onAdded: (machineId: string) => void }) {
  const text = useMachinesTexts()
  const { notifyFailed } = useOutcome()
  const form = useMachineForm(newMachine)
  const edit = useEdit(form, {
    stored: newMachine,
    async send(values) {
      const { machine } = await call('addMachine', { body: toMachine(values) })
      machineAdded(machine)
      onAdded(machine.machineId)
    },
    failed: (error) => notifyFailed('request', error),
  })
  return (
    <EditForm edit={edit} button={{ idle: text.add, pending: text.adding }} className="max-w-2xl">
      <MachineFields form={form} />
    </EditForm>
  )
}

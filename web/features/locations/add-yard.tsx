import { call } from '#web/platform/call.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { YardFields } from './yard-fields.tsx'
import { newYard, toYard, useYardForm } from './yard-form.ts'
import { useYardTexts } from './yard-texts.ts'
import { yardAdded } from './yards.queries.ts'

/** Adds a yard. */
export function AddYard({ onAdded }: { onAdded: () => void }) {
  const text = useYardTexts()
  const { notifyFailed } = useOutcome()
  const form = useYardForm(newYard)
  const edit = useEdit(form, {
    stored: newYard,
    async send(values) {
      yardAdded((await call('addYard', { body: toYard(values) })).yard)
      onAdded()
    },
    failed: (error) => notifyFailed('request', error),
  })
  return (
    <EditForm edit={edit} button={{ idle: text.add, pending: text.adding }} className="max-w-2xl">
      <YardFields form={form} />
    </EditForm>
  )
}

import { callVersioned } from '#web/platform/call.ts'
import { useConflict } from '#web/platform/use-conflict.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { useVersioned } from '#web/platform/use-versioned.ts'
import { Button } from '#web/ui/button.tsx'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { draftOf, OperatorFields, useOperatorForm } from './operator-form.tsx'
import { newestOperator, operatorChanged, type VersionedOperator } from './operators.queries.ts'
import { useOperatorsTexts } from './texts.ts'

type Props = { loaded: VersionedOperator; onSaved: () => void }

/** Changes an operator. */
export function EditOperator({ loaded, onSaved }: Props) {
  const text = useOperatorsTexts()
  const { notifyFailed } = useOutcome()
  const id = loaded.thing.operatorId
  const versioning = useVersioned(loaded, () => newestOperator(id))
  const stored = draftOf(versioning.stored)
  const form = useOperatorForm(stored)
  const fields = {
    name: { label: text.name },
    phone: { label: text.phone },
    licenceNumber: { label: text.licenceNumber },
    licenceValidTo: { label: text.licenceValidTo },
  }
  const conflict = useConflict(form, { versioning, valuesOf: draftOf, fields })
  const edit = useEdit(form, {
    stored,
    async send(body) {
      const { headers } = versioning
      const { answer, version } = await callVersioned('updateOperator', { params: { id }, headers, body })
      operatorChanged({ thing: answer.operator, version })
      onSaved()
    },
    failed(error) {
      notifyFailed('request', error)
      versioning.refused(error)
    },
  })
  return (
    <EditForm edit={edit} conflict={conflict} button={{ idle: text.save, pending: text.saving }} className="max-w-2xl">
      <OperatorFields form={form} />
    </EditForm>
  )
}

/** Notes that an operator has left, or is back. */
export function OperatorLeaves({ loaded: { thing: operator, version } }: { loaded: VersionedOperator }) {
  const text = useOperatorsTexts()
  const { notifyFailed } = useOutcome()
  const { submit, pending } = useSubmit(
    async (hasLeft: boolean) => {
      const headers = version === undefined ? {} : { 'if-match': version }
      const params = { id: operator.operatorId }
      const saved = await callVersioned('updateOperator', { params, headers, body: { hasLeft } })
      operatorChanged({ thing: saved.answer.operator, version: saved.version })
    },
    (error) => notifyFailed('request', error),
  )
  return (
    <Button
      tone="secondary"
      className="justify-self-start"
      aria-disabled={pending}
      onClick={() => submit(!operator.hasLeft)}
    >
      {operator.hasLeft ? text.back : text.leave}
    </Button>
  )
}

import { call } from '#web/platform/call.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { newOperator, OperatorFields, useOperatorForm } from './operator-form.tsx'
import { operatorAdded } from './operators.queries.ts'
import { useOperatorsTexts } from './texts.ts'

/** Adds an operator. */
export function AddOperator({ onAdded }: { onAdded: () => void }) {
  const text = useOperatorsTexts()
  const { notifyFailed } = useOutcome()
  const form = useOperatorForm(newOperator)
  const edit = useEdit(form, {
    stored: newOperator,
    async send(values) {
      operatorAdded((await call('addOperator', { body: values })).operator)
      onAdded()
    },
    failed: (error) => notifyFailed('request', error),
  })
  return (
    <EditForm edit={edit} button={{ idle: text.add, pending: text.adding }} className="max-w-2xl">
      <OperatorFields form={form} />
    </EditForm>
  )
}

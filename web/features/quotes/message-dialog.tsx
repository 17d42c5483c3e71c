import { note, optionalNote } from '#contract/fields.ts'
import { MESSAGE_MAX } from '#contract/quotes.answers.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { useFields } from '#web/ui/use-fields.ts'

type Props = {
  text: Readonly<Record<'title' | 'text' | 'label' | 'confirm' | 'keep', string>>
  /** Said beside the label where the words may be left out. */
  optional?: string
  danger?: boolean
  onSend: (message: string) => void
  onClose: () => void
}

/** Asks for words that go with an answer. */
export function MessageDialog({ text, optional, danger = false, onSend, onClose }: Props) {
  const fieldTexts = useFieldTexts()
  const schema = optional === undefined ? note(1, MESSAGE_MAX) : optionalNote(MESSAGE_MAX)
  const form = useFields({
    initial: { message: '' },
    check: (values) => wrongFields({ message: { schema, label: text.label } }, values, fieldTexts),
  })
  return (
    <Dialog title={text.title} onClose={onClose}>
      <Form form={form} onSend={() => onSend(form.values.message)} className="grid gap-5">
        <p className="text-ink-2">{text.text}</p>
        <TextAreaField
          {...form.bind('message')}
          label={text.label}
          optional={optional}
          rows={4}
          maxLength={MESSAGE_MAX}
          data-first-focus
        />
        <DialogButtons
          confirm={text.confirm}
          cancel={text.keep}
          tone={danger ? 'danger' : 'primary'}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  )
}

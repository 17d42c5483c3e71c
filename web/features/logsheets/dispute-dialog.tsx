import { note } from '#contract/fields.ts'
import type { Slice } from '#contract/logsheets.content.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { SelectField, TextAreaField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { useAnswerTexts } from './answer-texts.ts'
import { useLogTexts } from './texts.ts'

const REASON_MAX = 500

type Props = {
  slices: readonly Slice[]
  /** The entry that it is about at first; null for the whole day. */
  slice: number | null
  onSend: (dispute: { reason: string; slice: number | null }) => void
  onClose: () => void
}

/** Asks what is wrong with a day, and with which entry of it. */
export function DisputeDialog({ slices, slice: about, onSend, onClose }: Props) {
  const text = useAnswerTexts()
  const { types } = useLogTexts()
  const fieldTexts = useFieldTexts()
  const form = useFields({
    initial: { slice: about === null ? '' : String(about), reason: '' },
    check: ({ reason }) =>
      wrongFields({ reason: { schema: note(1, REASON_MAX), label: text.disputeReason } }, { reason }, fieldTexts),
  })
  const { slice, reason } = form.values
  return (
    <Dialog title={text.disputeTitle} onClose={onClose}>
      <Form
        form={form}
        onSend={() => onSend({ reason, slice: slice === '' ? null : Number(slice) })}
        className="grid gap-5"
      >
        <p className="text-ink-2">{text.disputeText}</p>
        <SelectField {...form.bind('slice')} label={text.disputeSlice}>
          <option value="">{text.disputeWhole}</option>
          {slices.map(({ from, to, type }, at) => (
            <option key={`${from}-${type}`} value={at}>
              {from}–{to} {types[type]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          {...form.bind('reason')}
          label={text.disputeReason}
          rows={4}
          maxLength={REASON_MAX}
          data-first-focus
        />
        <DialogButtons confirm={text.disputeConfirm} cancel={text.keep} tone="danger" onClose={onClose} />
      </Form>
    </Dialog>
  )
}

import { useState } from 'react'
import type { ButtonTone } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'
import { TextAreaField } from './fields.tsx'

const REASON_MAX = 2000

type Props = {
  text: Readonly<Record<'title' | 'text' | 'reason' | 'required' | 'confirm' | 'keep', string>>
  /** The confirming button; `danger` by default. */
  tone?: ButtonTone
  pending: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks for a reason, or a message, before an act that needs one. */
export function ReasonDialog({ text, tone = 'danger', pending, onConfirm, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!isMissing && !pending) onConfirm(reason)
        }}
      >
        <p className="text-ink-2">{text.text}</p>
        <TextAreaField
          label={text.reason}
          error={tried && isMissing ? text.required : undefined}
          name="reason"
          value={reason}
          rows={3}
          maxLength={REASON_MAX}
          data-first-focus
          onBlur={() => {}}
          onChange={setReason}
        />
        <DialogButtons confirm={text.confirm} cancel={text.keep} tone={tone} isReady={!pending} onClose={onClose} />
      </form>
    </Dialog>
  )
}

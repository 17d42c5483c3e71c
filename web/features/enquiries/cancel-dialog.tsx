import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'

const REASON_MAX = 2000

type Props = {
  text: Readonly<Record<'title' | 'text' | 'reason' | 'required' | 'confirm' | 'keep', string>>
  pending: boolean
  onCancelEnquiry: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason before an enquiry is cancelled, at the desk and at the customer's. */
export function CancelDialog({ text, pending, onCancelEnquiry, onClose }: Props) {
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
          if (!isMissing && !pending) onCancelEnquiry(reason)
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
        <div className="flex flex-wrap gap-3">
          <Button tone="danger" type="submit" aria-disabled={pending}>
            {text.confirm}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {text.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { useBankTexts } from './bank-texts.ts'

type Props = {
  label: string
  title: string
  text: string
  pending: boolean
  onConfirm: (reason: string) => void
}

/** A button whose act needs a reason. */
export function AskReason({ label, title, text, pending, onConfirm }: Props) {
  const { reason, reasonRequired: required, keep } = useBankTexts()
  const [isOpen, setOpen] = useState(false)
  const confirm = (typed: string) => {
    setOpen(false)
    onConfirm(typed)
  }
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ReasonDialog
          text={{ title, text, reason, required, confirm: label, keep }}
          tone="primary"
          pending={pending}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'

type Props = {
  title: ReactNode
  /** Explains above the fields what the form does. */
  text?: ReactNode
  send: string
  cancel: string
  /** Whether sending would do something now; true unless given. */
  isReady?: boolean
  onSend: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form of a few fields, which judges itself in `onSend`; `Form` judges the fields of larger ones. */
export function FormDialog({ title, text, send, cancel, isReady = true, onSend, onClose, children }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) onSend()
        }}
      >
        {text !== undefined && <p className="text-ink-2">{text}</p>}
        {children}
        <DialogButtons confirm={send} cancel={cancel} isReady={isReady} onClose={onClose} />
      </form>
    </Dialog>
  )
}

import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** The deed in its own words: 'Delete permanently', never 'Yes'. */
  confirm: string
  cancel: string
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that can't be undone; the harmless way has the focus. */
export const ConfirmDialog = ({ title, children, confirm, cancel, pending = false, onConfirm, onCancel }: Props) => (
  <Dialog look="notice" title={title} onClose={onCancel}>
    <div className="text-ink-2">{children}</div>
    <div className="mt-6 flex flex-wrap gap-3">
      <Button onClick={onConfirm} aria-disabled={pending}>
        {confirm}
      </Button>
      <Button tone="secondary" onClick={onCancel} data-first-focus>
        {cancel}
      </Button>
    </div>
  </Dialog>
)

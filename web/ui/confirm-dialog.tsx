import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** The action in its own words: 'Delete permanently', never 'Yes'. */
  confirm: string
  cancel: string
  /** It can't be undone at all. */
  danger?: boolean
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that can't be undone; the harmless way has the focus. */
export const ConfirmDialog = ({
  title,
  children,
  confirm,
  cancel,
  danger = false,
  pending = false,
  onConfirm,
  onCancel,
}: Props) => (
  <Dialog look="notice" title={title} onClose={onCancel}>
    <div className="text-ink-2">{children}</div>
    <div className="mt-6 flex flex-wrap gap-3">
      <Button tone={danger ? 'danger' : 'primary'} onClick={onConfirm} aria-disabled={pending}>
        {confirm}
      </Button>
      <Button tone="secondary" onClick={onCancel} data-first-focus>
        {cancel}
      </Button>
    </div>
  </Dialog>
)

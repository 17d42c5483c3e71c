import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  title: string
  /** The consequences, and whether they can be undone. */
  children: ReactNode
  /** The name of the action: 'Delete permanently', never 'Yes'. */
  confirm: string
  cancel: string
  /** The action cannot be undone. */
  danger?: boolean
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before an irreversible action; the harmless button has the focus. */
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

import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

type Props = { title: string; closeLabel: string; onClose: () => void; children: ReactNode; buttons: ReactNode }

/** A short result with links, within reach of the thumb. */
export const BottomSheet = ({ title, closeLabel, onClose, children, buttons }: Props) => (
  <Dialog look="sheet" title={title} closeLabel={closeLabel} onClose={onClose}>
    {children}
    <div className="mt-5 flex flex-wrap gap-3">{buttons}</div>
  </Dialog>
)

import { type ReactNode, useState } from 'react'
import type { Audience } from '#web/platform/session/audiences.ts'
import { useStore } from '#web/platform/store.ts'
import { plural } from '#web/platform/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { waiting } from './outbox/column.ts'
import { useOutboxTexts } from './texts.ts'
import { WaitingList } from './waiting-list.tsx'

type Props = {
  audience: Audience
  /** A link to a log, as the audience's pages address it. */
  toLog: (logsheetId: string, label: string, onFollow: () => void) => ReactNode
}

/** The number of acts that wait on this phone, above the pages of the field; nothing while none waits. */
export function OutboxBar({ audience, toLog }: Props) {
  const text = useOutboxTexts()
  const items = useStore(waiting)[audience]
  const [isOpen, setOpen] = useState(false)
  const refused = items.filter(({ refusal }) => refusal !== null).length
  const close = () => setOpen(false)
  return (
    <>
      <output className="no-print block empty:hidden">
        {items.length > 0 && (
          <span className="mb-4 flex flex-wrap items-center gap-x-4 border border-line-strong bg-card px-4 py-1">
            <span className="heading text-lg text-blueprint tabular-nums">{plural(items.length, text.waiting)}</span>
            {refused > 0 && <span className="font-semibold text-danger">{plural(refused, text.refused)}</span>}
            <span className="text-ink-2 max-md:hidden">{text.kept}</span>
            <button
              type="button"
              onClick={() => setOpen(true)}
              className="link ml-auto inline-flex min-h-11 items-center font-semibold"
            >
              {text.show}
            </button>
          </span>
        )}
      </output>
      {isOpen && (
        <Dialog look="sheet" title={text.title} closeLabel={text.close} onClose={close}>
          <WaitingList {...{ audience, items }} toLog={(id, label) => toLog(id, label, close)} />
        </Dialog>
      )}
    </>
  )
}

import { Dialog } from '#web/ui/dialog.tsx'
import { useInboxTexts } from './inbox-texts.ts'

const KEY =
  'inline-grid h-6 min-w-6 place-items-center rounded border border-line-strong px-1.5 font-sans text-sm font-semibold'

/** All keys of the inbox. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const text = useInboxTexts()
  return (
    <Dialog title={text.keysTitle} closeLabel={text.close} onClose={onClose}>
      <dl className="grid grid-cols-[4rem_1fr] items-center gap-y-2">
        {Object.entries(text.keys).map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className={KEY}>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** The most used keys, printed below the list. */
export function KeyHints() {
  const text = useInboxTexts()
  return (
    <ul
      aria-hidden="true"
      className="sticky bottom-0 flex gap-4 border-t border-line bg-paper px-5 py-2.5 max-xl:hidden"
    >
      {Object.entries(text.keyHints).map(([key, what]) => (
        <li key={key} className="flex items-center gap-2 text-sm text-ink-2">
          <kbd className={KEY}>{key}</kbd>
          {what}
        </li>
      ))}
    </ul>
  )
}

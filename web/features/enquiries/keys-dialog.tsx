import { Dialog } from '#web/ui/dialog.tsx'
import { useInboxTexts } from './inbox-texts.ts'

const KEY =
  'inline-grid h-6 min-w-6 place-items-center rounded border border-line-strong px-1.5 font-sans text-sm font-semibold'

/** Keys that change an enquiry. */
const ACTS: readonly string[] = ['A', 'M', 'N']
/** The keys of a person, who may or may not change enquiries. */
const keysOf = (keys: Readonly<Record<string, string>>, mayAct: boolean) =>
  Object.entries(keys).filter(([key]) => mayAct || !ACTS.includes(key))

type Props = { mayAct: boolean; onClose: () => void }

/** All keys of the inbox. */
export function KeysDialog({ mayAct, onClose }: Props) {
  const text = useInboxTexts()
  return (
    <Dialog title={text.keysTitle} closeLabel={text.close} onClose={onClose}>
      <dl className="grid grid-cols-[4rem_1fr] items-center gap-y-2">
        {keysOf(text.keys, mayAct).map(([key, what]) => (
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
export function KeyHints({ mayAct }: Pick<Props, 'mayAct'>) {
  const text = useInboxTexts()
  return (
    <ul
      aria-hidden="true"
      className="sticky bottom-0 flex gap-4 border-t border-line bg-paper px-5 py-2.5 max-xl:hidden"
    >
      {keysOf(text.keyHints, mayAct).map(([key, what]) => (
        <li key={key} className="flex items-center gap-2 text-sm text-ink-2">
          <kbd className={KEY}>{key}</kbd>
          {what}
        </li>
      ))}
    </ul>
  )
}

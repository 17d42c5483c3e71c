import { useAutoClose } from './auto-close.ts'
import { Icon } from './icon.tsx'
import { useAttention } from './use-attention.ts'

const TOAST_MS = 5000

type Props = { title: string; message: string; closeLabel: string; stayOpen: boolean; onClose: () => void }

/** A success in a line at the lower edge. It takes no focus and goes by itself, unless somebody is reading it. */
export function Toast({ title, message, closeLabel, stayOpen, onClose }: Props) {
  const { ref, attended } = useAttention<HTMLElement>()
  useAutoClose({ afterMs: TOAST_MS, paused: attended || stayOpen, onDone: onClose })
  return (
    <section
      ref={ref}
      aria-label={title}
      className="no-print fixed inset-x-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-md items-start gap-3 rounded border border-ink bg-card p-3 shadow-lg md:bottom-6"
    >
      <Icon name="check" className="mt-0.5 size-6 text-signed" />
      <output className="min-w-0 grow wrap-anywhere">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink-2">{message}</span>
      </output>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="-m-2 grid size-11 shrink-0 place-items-center rounded hover:bg-wash"
      >
        <Icon name="close" />
      </button>
    </section>
  )
}

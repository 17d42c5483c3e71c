import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

type Props = {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** `sheet` rises from the lower edge on phones; `notice` asks for attention (alertdialog). */
  look?: 'window' | 'sheet' | 'notice'
  /** Label of the close button; without a label there is none, and Escape still closes. */
  closeLabel?: string
  /** Another step in the same dialog: announces its heading and focuses its first field. */
  step?: string | number
  describedBy?: string
}

const looks = {
  window: 'm-auto max-h-[calc(100dvh-1rem)] w-[calc(100vw-1rem)] max-w-md',
  notice: 'm-auto max-h-[calc(100dvh-1rem)] w-[calc(100vw-2rem)] max-w-md',
  sheet: 'mx-auto mt-auto mb-0 w-full max-w-xl rounded-b-none md:mb-8 md:rounded-b',
}

/**
 * A modal dialog on the native element: it traps the focus, closes by Escape (and by Back on systems that do so), and
 * returns the focus to its opener, or to the page's heading if that is gone. `data-first-focus` marks the initial
 * focus.
 */
export function Dialog({ title, onClose, children, look = 'window', closeLabel, step, describedBy }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    if (look !== 'notice') raiseNotice()
    return () => {
      dialog?.close()
      watchFocus()
    }
  }, [look])
  useLayoutEffect(() => focusFirst(ref.current), [step])
  return (
    <dialog
      ref={ref}
      role={look === 'notice' ? 'alertdialog' : 'dialog'}
      aria-labelledby={titleId}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // The event comes late, so the dialog may be open again.
        if (!event.currentTarget.open) onClose()
      }}
      className={`card overflow-y-auto overscroll-contain border-ink/30 p-5 text-ink backdrop:bg-black/55 md:p-7 ${looks[look]}`}
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={titleId} tabIndex={-1} className="heading text-2xl outline-none">
          {title}
        </h2>
        {closeLabel !== undefined && <CloseCross label={closeLabel} onClose={onClose} />}
      </div>
      {children}
    </dialog>
  )
}

const CloseCross = ({ label, onClose }: { label: string; onClose: () => void }) => (
  <button
    type="button"
    onClick={onClose}
    aria-label={label}
    className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded hover:bg-wash"
  >
    <Icon name="close" />
  </button>
)

/** Puts an open notice above a dialog that has just opened: modal, that one would keep the notice from being answered. */
function raiseNotice() {
  const notice = document.querySelector<HTMLDialogElement>('dialog[role="alertdialog"][open]')
  notice?.close()
  notice?.showModal()
  focusFirst(notice)
}

const LOOK_AFTER_MS = [0, 100, 300, 1000]

/**
 * The previously focused element may be gone after the dialog: a row, a form, the page. Once the person acts again, the
 * focus is theirs: moved then, it would close the panel that they just opened.
 */
function watchFocus() {
  const acted = new AbortController()
  const act = () => acted.abort()
  for (const ms of LOOK_AFTER_MS)
    setTimeout(() => {
      if (!acted.signal.aborted) focusPage()
    }, ms)
  setTimeout(act, Math.max(...LOOK_AFTER_MS))
  for (const event of ['pointerdown', 'keydown'])
    document.addEventListener(event, act, { capture: true, signal: acted.signal })
}

/** A lost focus would restart at the top of the document, so the dialog below or the page's heading takes it. */
function focusPage() {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body) return
  // A dialog that opened beneath a notice was hidden, and a hidden one takes no focus.
  const below = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  if (below) return focusFirst(below)
  const heading = document.querySelector('h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.classList.add('outline-none')
  heading.focus({ preventScroll: true })
}

/** Without a marked element the heading gets the focus, so a screen reader starts there. */
function focusFirst(dialog: HTMLDialogElement | null) {
  const first = dialog?.querySelector<HTMLElement>('[data-first-focus]') ?? dialog?.querySelector<HTMLElement>('h2')
  first?.focus()
}

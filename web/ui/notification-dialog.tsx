import { type ReactNode, useId } from 'react'
import { useAutoClose } from './auto-close.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Icon, type IconName } from './icon.tsx'
import { useAttention } from './use-attention.ts'

const NOTIFICATION_MS = 5000

type NotificationButton = { label: string; route?: string }

type Props = {
  title: string
  notifytype: 'success' | 'failure' | 'info'
  message: string
  messageText?: string
  /** The items of the text. */
  points?: readonly string[]
  /** Facts to keep, such as a number and a date. */
  facts?: readonly { label: string; value: string }[]
  buttons: { primary: NotificationButton; secondary?: NotificationButton }
  /** A file that a button saves; the dialog stays. */
  file?: { label: string; onSave: () => void }
  stayOpen: boolean
  onStayOpen: (keep: boolean) => void
  /** The way it closed; by itself it takes the primary button's route, or closes as secondary without one. */
  onClose: (by: 'primary' | 'secondary') => void
  text: { success: string; failure: string; info: string; staysOpen: string; dontClose: string }
}

const marks: Record<Props['notifytype'], { icon: IconName; colour: string }> = {
  success: { icon: 'check', colour: 'text-signed' },
  failure: { icon: 'close', colour: 'text-danger' },
  info: { icon: 'clipboard', colour: 'text-blueprint' },
}

/** Shows a result and closes after five seconds, unless somebody is reading it (B-49). */
export function NotificationDialog({ title, notifytype, message, facts, buttons, text, ...rest }: Props) {
  const { messageText, points, file, stayOpen, onStayOpen, onClose } = rest
  const { ref, attended } = useAttention<HTMLDivElement>()
  const textId = useId()
  const byItself = buttons.primary.route === undefined ? 'secondary' : 'primary'
  const paused = attended || stayOpen
  const left = useAutoClose({
    afterMs: NOTIFICATION_MS,
    paused,
    onDone: () => onClose(byItself),
  })
  return (
    <Dialog
      look="notice"
      title={<Title kind={notifytype} word={text[notifytype]} title={title} />}
      describedBy={textId}
      // Escape declines if there is a choice, and continues if there is only one button.
      onClose={() => onClose(buttons.secondary === undefined ? 'primary' : 'secondary')}
    >
      <div ref={ref} className="-mx-5 -mb-5 px-5 pb-5 md:-mx-7 md:-mb-7 md:px-7 md:pb-6">
        <div id={textId}>
          {facts !== undefined && <Facts facts={facts} />}
          <p className="text-ink-2">{message}</p>
          {messageText !== undefined && <p className="mt-1 text-ink-2">{messageText}</p>}
          {points !== undefined && <Points points={points} />}
        </div>
        <Buttons buttons={buttons} onClose={onClose} />
        {file !== undefined && (
          <Button tone="quiet" className="-ml-3 mt-2 px-3" onClick={file.onSave}>
            {file.label}
          </Button>
        )}
        <div className="mt-5 border-t border-line pt-2">
          <KeepOpen checked={stayOpen} onChange={onStayOpen}>
            {text.dontClose}
          </KeepOpen>
          <TimeLeft share={left / NOTIFICATION_MS} still={paused} label={text.staysOpen} />
        </div>
      </div>
    </Dialog>
  )
}

const Title = ({ kind, word, title }: { kind: Props['notifytype']; word: string; title: string }) => (
  <span className="flex items-start gap-3">
    <Icon name={marks[kind].icon} className={`mt-0.5 size-7 ${marks[kind].colour}`} />
    <span className="min-w-0 wrap-anywhere">
      <span className="sr-only">{word}: </span>
      {title}
    </span>
  </span>
)

const Facts = ({ facts }: { facts: readonly { label: string; value: string }[] }) => (
  <dl className="mb-4 grid gap-3 sm:grid-cols-2">
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt className="text-sm text-ink-3">{label}</dt>
        <dd className="figure text-xl">{value}</dd>
      </div>
    ))}
  </dl>
)

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="mt-1 list-disc pl-5 text-ink-2">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)

const Buttons = ({ buttons: { primary, secondary }, onClose }: Pick<Props, 'buttons' | 'onClose'>) => (
  <div className="mt-6 flex flex-wrap gap-3">
    <Button data-first-focus onClick={() => onClose('primary')}>
      {primary.label}
    </Button>
    {secondary !== undefined && (
      <Button tone="secondary" onClick={() => onClose('secondary')}>
        {secondary.label}
      </Button>
    )}
  </div>
)

type KeepOpenProps = { checked: boolean; onChange: (keep: boolean) => void; children: ReactNode }

const KeepOpen = ({ checked, onChange, children }: KeepOpenProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm text-ink-2">
    <input
      type="checkbox"
      className="size-5 accent-blueprint"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    {children}
  </label>
)

/** The countdown line; hidden from screen readers and with reduced motion. */
const TimeLeft = ({ share, still, label }: { share: number; still: boolean; label: string }) => (
  <div aria-hidden="true" className="flex h-5 items-center text-xs text-ink-3">
    {still ? (
      label
    ) : (
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="h-0.5 w-full motion-reduce:hidden">
        <rect width="100" height="1" className="fill-line" />
        <rect width={share * 100} height="1" className="fill-ink-3" />
      </svg>
    )}
  </div>
)

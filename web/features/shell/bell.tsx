import { type ReactNode, useEffect, useId } from 'react'
import { bellTexts } from '#contract/texts/bell.en.ts'
import {
  clearNotificationLog,
  type LoggedNotification,
  markNotificationsSeen,
  notificationLog,
  notificationsSeen,
} from '#web/platform/notification-log.ts'
import { stayOpen } from '#web/platform/stay-open.ts'
import { useStore } from '#web/platform/store.ts'
import { fill, plural, texts } from '#web/platform/text.ts'
import { AccountIcon } from '#web/ui/account-icon.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NativeCheckbox } from '#web/ui/native-checkbox.tsx'
import { useDisclosure } from '#web/ui/use-disclosure.ts'

const UNREAD_SHOWN = 99

const useBellTexts = texts({ en: bellTexts })

type Props = {
  /** The number of unread notifications. */
  unread: number
  /** Slot: the notifications; following one closes the panel. */
  list: (close: () => void) => ReactNode
}

/** Notifications, and below them recent messages, for people who missed one before it closed (B-49). */
export function Bell({ unread, list }: Props) {
  const text = useBellTexts()
  const panelId = useId()
  const messages = useStore(notificationLog)
  const isNew = (messages[0]?.at ?? -1) > useStore(notificationsSeen)
  const { ref, open, toggle, close } = useDisclosure<HTMLDivElement>()
  const count = plural(messages.length, text.bell)
  const missed = isNew ? fill(text.withNew, { count }) : count
  useEffect(() => {
    if (open && isNew) markNotificationsSeen()
  }, [open, isNew])
  return (
    <div ref={ref} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={unread > 0 ? fill(text.withUnread, { count: missed, unread }) : missed}
        onClick={toggle}
        className="relative grid size-11 place-items-center rounded hover:bg-wash"
      >
        <AccountIcon name="bell" className="size-6" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="figure absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full border border-card bg-blueprint px-1 text-xs text-card"
          >
            {unread > UNREAD_SHOWN ? `${UNREAD_SHOWN}+` : unread}
          </span>
        )}
        {isNew && unread === 0 && (
          <span
            aria-hidden="true"
            className="absolute top-2 right-2 size-2.5 rounded-full border border-card bg-blueprint"
          />
        )}
      </button>
      <div
        id={panelId}
        hidden={!open}
        className="card absolute top-full right-0 z-20 mt-2 w-88 max-w-[calc(100vw-2rem)] border-line-strong max-sm:fixed max-sm:inset-x-4 max-sm:top-13 max-sm:w-auto"
      >
        {open && (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must reach a scrolling list */}
            <section tabIndex={0} aria-label={text.title} className="max-h-[70vh] overflow-y-auto">
              {list(close)}
              <Kept messages={messages} />
            </section>
            <StayOpen label={text.dontClose} />
          </>
        )}
      </div>
    </div>
  )
}

function Kept({ messages }: { messages: readonly LoggedNotification[] }) {
  const text = useBellTexts()
  return (
    <>
      <div className="flex min-h-13 items-center justify-between gap-4 border-y border-line bg-wash py-1 pr-1 pl-4">
        <h2 className="heading">{text.device}</h2>
        {messages.length > 0 && (
          <Button tone="quiet" className="px-3" onClick={clearNotificationLog}>
            {text.clear}
          </Button>
        )}
      </div>
      {messages.length === 0 ? (
        <p className="p-4 text-ink-2">{text.empty}</p>
      ) : (
        <ul aria-label={text.title} className="divide-y divide-line">
          {messages.map((message) => (
            <Entry key={`${message.at} ${message.title}`} message={message} />
          ))}
        </ul>
      )}
    </>
  )
}

function Entry({ message: { title, message, points, notifytype, facts, at } }: { message: LoggedNotification }) {
  const text = useBellTexts()
  const failed = notifytype === 'failure'
  return (
    <li className="flex gap-3 px-4 py-3">
      <Icon name={failed ? 'close' : 'check'} className={`mt-0.5 size-5 ${failed ? 'text-danger' : 'text-signed'}`} />
      <div className="min-w-0">
        <p className="font-medium">
          <span className="sr-only">{text[notifytype]}: </span>
          {title}
        </p>
        {facts?.map(({ label, value }) => (
          <p key={label} className="text-sm tabular-nums">
            {label}: {value}
          </p>
        ))}
        <p className="text-sm text-ink-2">{message}</p>
        {points?.map((point) => (
          <p key={point} className="ml-4 list-item list-disc text-sm text-ink-2">
            {point}
          </p>
        ))}
        <p className="mt-1 text-xs text-ink-3 tabular-nums">{timeInIndia(at)}</p>
      </div>
    </li>
  )
}

function StayOpen({ label }: { label: string }) {
  const keep = useStore(stayOpen)
  return (
    <div className="border-t border-line px-4 py-1">
      <NativeCheckbox checked={keep} onChange={(event) => stayOpen.set(event.target.checked)}>
        {label}
      </NativeCheckbox>
    </div>
  )
}

/** Hours and minutes in Indian time. */
const timeInIndia = (at: number) =>
  new Date(at).toLocaleTimeString('en-IN', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Kolkata' })

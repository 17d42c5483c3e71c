import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Notification } from '#contract/notifications.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ALL, markRead, NEWEST, useNotifications } from './notifications.queries.ts'
import { useNotificationListTexts } from './texts.ts'

type Props = {
  /** A link was followed, so the bell closes. */
  onFollow: () => void
}

/** The notifications of a person under the bell, newest first, in all their states. */
export function NotificationList({ onFollow }: Props) {
  const text = useNotificationListTexts()
  const [size, setSize] = useState(NEWEST)
  const { data, error, refetch } = useNotifications(size)
  const page = data?.notifications
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1 pr-1 pl-4">
        <h2 ref={title} tabIndex={-1} className="heading text-lg outline-none">
          {text.title}
        </h2>
        {/* Its button goes once all are read, so the heading takes the focus. */}
        {data !== undefined && data.unread > 0 && <ReadAll onRead={() => title.current?.focus()} />}
      </div>
      {data === undefined && error === null && <Waiting label={text.loading} />}
      {data === undefined && error !== null && <Failed error={error} retry={() => void refetch()} />}
      {page?.content.length === 0 && <p className="p-4 text-ink-2">{text.empty}</p>}
      {page !== undefined && page.content.length > 0 && (
        <ul aria-label={text.title} className="divide-y divide-line">
          {page.content.map((notification) => (
            <Entry key={notification.notificationId} notification={notification} onFollow={onFollow} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap justify-between border-t border-line px-1">
        <Link
          to={accountPaths.notifications()}
          onClick={onFollow}
          className="link inline-flex min-h-11 items-center px-3"
        >
          {text.choose}
        </Link>
        {page !== undefined && page.totalElements > size && size < ALL && (
          <Button tone="quiet" className="px-3" onClick={() => setSize(ALL)}>
            {text.older}
          </Button>
        )}
      </div>
    </>
  )
}

function ReadAll({ onRead }: { onRead: () => void }) {
  const text = useNotificationListTexts()
  const { notifyFailed } = useOutcome()
  const { submit, pending } = useSubmit(
    () => markRead().then(onRead),
    (error) => notifyFailed('request', error),
  )
  return (
    <Button tone="quiet" className="px-3" aria-disabled={pending} onClick={submit}>
      {text.readAll}
    </Button>
  )
}

function Entry({ notification, onFollow }: Props & { notification: Notification }) {
  const label = useNotificationListTexts().unread
  const { notificationId, title, text, url, at, readAt } = notification
  const follow = () => {
    // Should this fail, the notification stays unread, and opening its record is what counts.
    if (readAt === null) markRead({ notificationIds: [notificationId] }).catch(() => {})
    onFollow()
  }
  return (
    <li>
      <Link to={url} onClick={follow} className="flex gap-3 px-4 py-3 hover:bg-wash">
        <span
          aria-hidden="true"
          className={`mt-2 size-2.5 shrink-0 rounded-full ${readAt === null ? 'bg-blueprint' : ''}`}
        />
        <span className="grid min-w-0 wrap-anywhere">
          <span className={readAt === null ? 'font-semibold' : 'font-medium'}>
            {readAt === null && <span className="sr-only">{label}: </span>}
            {title}
          </span>
          <span className="line-clamp-3 text-sm whitespace-pre-line text-ink-2">{text}</span>
          <span className="mt-1 text-xs text-ink-3 tabular-nums">{instantText(at)}</span>
        </span>
      </Link>
    </li>
  )
}

const Waiting = ({ label }: { label: string }) => (
  <output className="grid gap-3 p-4">
    <span className="sr-only">{label}</span>
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
  </output>
)

function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  const text = useNotificationListTexts()
  return (
    <div role="alert" className="p-4">
      <p className="font-medium">{text.failedTitle}</p>
      <p className="mt-1 mb-3 text-sm text-ink-2">{useProblemText()(error)}</p>
      <Button tone="secondary" onClick={retry}>
        {text.retry}
      </Button>
    </div>
  )
}

import { Link } from 'react-router'
import { formatDate } from '#contract/dates.ts'
import type { InboxItem } from '#contract/enquiries.inbox.ts'
import { formatRupees } from '#contract/money.ts'
import { fill, plural } from '#web/platform/text.ts'
import { AnswerTime } from './answer-time.tsx'
import { dayAndTime, minutesSince, span } from './desk-time.ts'
import { useInboxTexts } from './inbox-texts.ts'
import { machinesText, sharedLength } from './machines-text.ts'
import { PersonMark } from './person-mark.tsx'

export const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 md:grid-cols-[5.25rem_minmax(0,1fr)_8.5rem_4.25rem_1.5rem]'

type Props = { item: InboxItem; to: string; isSelected: boolean }

/** One enquiry of the inbox, as a link to it. */
export function InboxRow({ item, to, isSelected }: Props) {
  const { customer, enquiryNumber, assignee, clock, lastMessage, machines } = item
  const text = useInboxTexts()
  const received = dayAndTime(item.submittedAt, text.today)
  return (
    <li>
      <Link
        to={to}
        id={`enquiry-${item.enquiryId}`}
        preventScrollReset
        {...(isSelected ? { 'aria-current': 'true' as const } : {})}
        className={`${ROW} scroll-my-12 border-b border-l-4 border-b-line border-l-transparent py-2 pr-4 pl-3 hover:bg-wash aria-[current]:border-l-ink aria-[current]:bg-card`}
      >
        <div className="max-md:order-2 max-md:w-28">
          {clock === null ? <Since item={item} /> : <AnswerTime clock={clock} />}
        </div>
        <div className="min-w-0 max-md:order-1">
          <p className="truncate">
            <span className="font-semibold">{customer}</span>{' '}
            <span className="ml-1 text-sm whitespace-nowrap text-ink-3 tabular-nums">{enquiryNumber}</span>
          </p>
          <p className="truncate text-ink-2">{lastMessage ?? machinesText(machines)}</p>
          {item.unread > 0 && (
            <p className="text-sm font-semibold text-blueprint">{plural(item.unread, text.unread)}</p>
          )}
        </div>
        <div className="min-w-0 max-md:order-3">
          <p className="truncate">{item.cityName}</p>
          <p className="truncate text-ink-3">
            <Start item={item} />
          </p>
        </div>
        <p className="tabular-nums max-md:hidden">
          {received.day}
          <span className="block text-ink-3">{received.time}</span>
        </p>
        <div className="max-md:order-4 max-md:justify-self-end">
          <PersonMark
            name={assignee?.name}
            label={assignee === null ? text.unassigned : fill(text.has, { name: assignee.name })}
          />
        </div>
      </Link>
    </li>
  )
}

/** When the hire starts and for how long; a quoted one shows its price instead. */
function Start({ item: { startDate, machines, latestTotalPaise } }: { item: InboxItem }) {
  const text = useInboxTexts()
  if (latestTotalPaise !== null) return formatRupees(latestTotalPaise)
  return [formatDate(startDate).slice(0, 6), sharedLength(machines, text)].filter(Boolean).join(', ')
}

/** The time since the last word. */
function Since({ item: { turn, lastSpokeAt } }: { item: InboxItem }) {
  const text = useInboxTexts()
  if (turn !== 'CHANGE_REQUESTED') {
    const { day, time } = dayAndTime(lastSpokeAt, '')
    return <p className="text-ink-3 tabular-nums">{day === '' ? time : day}</p>
  }
  const time = span(minutesSince(lastSpokeAt), (n) => plural(n, text.days))
  return <p className="figure whitespace-nowrap">{fill(text.waiting, { time })}</p>
}

import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { type InboxCounts, type InboxItem, type InboxTab, inboxTabs } from '#contract/enquiries.inbox.ts'
import { fill } from '#web/platform/text.ts'
import type { InboxAddress } from './inbox-address.ts'
import { InboxRow, ROW } from './inbox-row.tsx'
import { useInboxTexts } from './inbox-texts.ts'

const totalOf = (counts: InboxCounts, tab: InboxTab) =>
  tab === 'OUR_TURN' ? counts.FIRST_ANSWER + counts.CHANGE_REQUESTED : counts[tab]

type TabsProps = { at: InboxAddress; counts: InboxCounts | undefined }

/** The tabs by turn, each with its number. */
export function InboxTabs({ at, counts }: TabsProps) {
  const text = useInboxTexts()
  return (
    <nav aria-label={text.tabsLabel} className="min-w-0 overflow-x-auto">
      <ul className="flex">
        {inboxTabs.map((tab) => (
          <li key={tab}>
            <Link
              to={at.list({ filter: tab })}
              {...(at.search.filter === tab ? { 'aria-current': 'page' as const } : {})}
              className="flex min-h-11 items-center gap-1 border-b-4 border-transparent px-1.5 font-medium whitespace-nowrap sm:gap-1.5 sm:px-2 aria-[current=page]:border-ink aria-[current=page]:font-bold"
            >
              {text.tabs[tab]}
              {counts && <span className="font-normal text-ink-3 tabular-nums">{totalOf(counts, tab)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type RowsProps = {
  items: readonly InboxItem[]
  counts: InboxCounts
  at: InboxAddress
  selectedId: string | undefined
  /** Said beside the first group. */
  aside: ReactNode
}

/** The enquiries of a tab; those of our turn in two groups. */
export function InboxRows({ items, counts, at, selectedId, aside }: RowsProps) {
  const text = useInboxTexts()
  const groups = (['FIRST_ANSWER', 'CHANGE_REQUESTED'] as const)
    .map((turn) => ({ turn, found: items.filter((item) => item.turn === turn) }))
    .filter(({ found }) => found.length > 0)
  const rows = (found: readonly InboxItem[]) =>
    found.map((item) => (
      <InboxRow
        key={item.enquiryId}
        item={item}
        to={at.one(item.enquiryId)}
        isSelected={item.enquiryId === selectedId}
      />
    ))
  return (
    <>
      <div
        className={`${ROW} border-y border-line py-1.5 pr-4 pl-4 text-sm text-ink-3 max-md:hidden`}
        aria-hidden="true"
      >
        <span>{text.answerDue}</span>
        <span>{text.customerMachines}</span>
        <span>{text.cityStart}</span>
        <span>{text.received}</span>
      </div>
      {at.search.filter !== 'OUR_TURN' && <ul aria-label={text.tabs[at.search.filter]}>{rows(items)}</ul>}
      {at.search.filter === 'OUR_TURN' &&
        groups.map(({ turn, found }, index) => (
          <Fragment key={turn}>
            <div className="flex flex-wrap items-baseline gap-x-2 px-4 pt-3 pb-1">
              <h2 className="font-bold">{text.groups[turn]}</h2>
              <p className="text-ink-3">
                {fill(turn === 'FIRST_ANSWER' ? text.mostUrgent : text.longestWaiting, { n: counts[turn] })}
              </p>
              {index === 0 && <p className="ml-auto text-ink-3">{aside}</p>}
            </div>
            <ul aria-label={text.groups[turn]}>{rows(found)}</ul>
          </Fragment>
        ))}
    </>
  )
}

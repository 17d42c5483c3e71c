import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { OutputOf } from '#contract/endpoint.ts'
import type { inboxApi } from '#contract/enquiries.inbox.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { ListWaiting } from '#web/ui/list/list-waiting.tsx'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { AnsweredInTime } from './answered-in-time.tsx'
import { shortInstant } from './desk-time.ts'
import { INBOX_PAGE, type useInbox } from './inbox.queries.ts'
import type { InboxAddress } from './inbox-address.ts'
import { InboxFilter } from './inbox-filter.tsx'
import { InboxRows, InboxTabs } from './inbox-list.tsx'
import { useInboxTexts } from './inbox-texts.ts'

type Props = {
  at: InboxAddress
  list: ReturnType<typeof useInbox>
  selectedId: string | undefined
  ownId: string | undefined
  filtering: { open: boolean; toggle: () => void }
}

/** The list of the inbox with its tabs and filters. */
export function InboxPane({ at, list, selectedId, ownId, filtering }: Props) {
  const text = useInboxTexts()
  const { data } = list
  return (
    <>
      <header className="sticky top-0 z-10 bg-paper pt-3 max-xl:static">
        <div className="flex flex-wrap items-center gap-x-2 border-b border-line px-4">
          <h1 className="display py-1 text-2xl">{text.title}</h1>
          <InboxTabs at={at} counts={data?.counts} />
          <Button
            tone="secondary"
            className="ml-auto min-h-9 px-3 py-1"
            aria-expanded={filtering.open}
            aria-keyshortcuts="F"
            onClick={filtering.toggle}
          >
            {text.filter} <KeyCap name="F" />
          </Button>
        </div>
      </header>
      {data && data.answers.due > 0 && <AnsweredInTime answers={data.answers} />}
      {filtering.open && <InboxFilter at={at} ownId={ownId} />}
      <Content at={at} list={list} selectedId={selectedId} />
    </>
  )
}

type Found = OutputOf<typeof inboxApi.listInbox>

function Content({ at, list, selectedId }: Pick<Props, 'at' | 'list' | 'selectedId'>) {
  const text = useInboxTexts()
  const messageOf = useProblemText()
  const { data, error, isPending, refetch } = list
  if (isPending)
    return (
      <div className="p-4">
        <ListWaiting label={text.title} />
      </div>
    )
  if (data === undefined)
    return (
      <div className="p-4">
        <ProblemPanel
          title={text.failedTitle}
          problem={messageOf(error)}
          retryLabel={text.retry}
          retry={() => void refetch()}
        />
      </div>
    )
  if (data.enquiries.content.length === 0) return <Nothing at={at} />
  return (
    <>
      <InboxRows
        items={data.enquiries.content}
        counts={data.counts}
        at={at}
        selectedId={selectedId}
        aside={<Office office={data.office} />}
      />
      <Pages at={at} total={data.enquiries.totalElements} />
    </>
  )
}

function Nothing({ at }: { at: InboxAddress }) {
  const text = useInboxTexts()
  const [title, said] = at.isNarrowed
    ? [text.noneTitle, text.noneText]
    : at.search.filter === 'OUR_TURN'
      ? [text.answeredTitle, text.answeredText]
      : [text.emptyTitle, text.emptyText]
  return (
    <div className="p-4">
      <StatePanel title={title} text={said}>
        {at.isNarrowed && (
          <Link
            to={at.list({ q: '', city: '', assignee: '', age: '' })}
            className="link inline-flex min-h-11 items-center"
          >
            {text.showAll}
          </Link>
        )}
      </StatePanel>
    </div>
  )
}

/** Until when the office is open, or closed with its clocks. */
function Office({ office: { isOpen, changesAt } }: Pick<Found, 'office'>): ReactNode {
  const text = useInboxTexts()
  if (changesAt === null) return null
  return fill(isOpen ? text.officeOpen : text.officeClosed, { at: shortInstant(changesAt) })
}

/** Links to the other pages of a long tab. */
function Pages({ at, total }: { at: InboxAddress; total: number }) {
  const text = useInboxTexts()
  const pages = Math.ceil(total / INBOX_PAGE)
  if (pages < 2) return null
  const { page } = at.search
  return (
    <nav className="flex items-center gap-4 p-4" aria-label={text.title}>
      {page > 0 && (
        <Link className="link inline-flex min-h-11 items-center" to={at.list({ page: page - 1 })}>
          ← {page}
        </Link>
      )}
      <span className="tabular-nums">
        {page + 1} / {pages}
      </span>
      {page + 1 < pages && (
        <Link className="link inline-flex min-h-11 items-center" to={at.list({ page: page + 1 })}>
          {page + 2} →
        </Link>
      )}
    </nav>
  )
}

/** Remembers the place of a page that scrolls as a whole while something else is shown in its place. */
export function useKeptPlace(isAway: boolean) {
  const [place, setPlace] = useState(0)
  useEffect(() => {
    if (isAway) {
      scrollTo(0, 0)
      return
    }
    scrollTo(0, place)
    const remember = () => setPlace(scrollY)
    addEventListener('scrollend', remember)
    return () => removeEventListener('scrollend', remember)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the change matters, not each place on the way
  }, [isAway])
}

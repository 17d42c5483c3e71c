import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { dateInIndia, isCivilDate } from '#contract/dates.ts'
import type { Booking } from '#contract/fleet.bookings.ts'
import { boardTexts } from '#contract/texts/fleet.board.en.ts'
import { AllocationBoard } from '#web/features/fleet/allocation-board.tsx'
import { useBoardMachines } from '#web/features/fleet/board.queries.ts'
import { mondayOf, type Span } from '#web/features/fleet/board-days.ts'
import type { Carried } from '#web/features/fleet/board-fit.ts'
import { type Chosen, zooms } from '#web/features/fleet/board-tools.tsx'
import { useBoardTexts } from '#web/features/fleet/board-words.ts'
import { placeJob, useJobsToPlace, useTakenFor } from '#web/features/jobs/to-place.queries.ts'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useChosenParams } from '#web/platform/address-params.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(boardTexts.title)

const none: readonly Carried[] = []

/** The contents of the board, from the address. */
function useShown(today: string) {
  const { params, change } = useChosenParams()
  const choose = useCallback((name: string, value: string) => change({ [name]: value || undefined }), [change])
  const asked = params.get('from') ?? ''
  const weeks = zooms.find((one) => one === params.get('weeks')) ?? '4'
  const from = mondayOf(isCivilDate(asked) ? asked : today)
  const span: Span = { from, days: Number(weeks) * 7 }
  const [q, yard, kind] = ['q', 'yard', 'kind'].map((name) => params.get(name) ?? '') as [string, string, string]
  const chosen: Chosen = { q, yard, kind, weeks }
  return { span, chosen, choose, setSpan: (next: Span) => next.from !== from && change({ from: next.from }) }
}

/** The allocation board: jobs to place, and the machines by day. */
export default function Allocation() {
  const text = useBoardTexts()
  const messageOf = useProblemText()
  const [today] = useState(() => dateInIndia(new Date()))
  const { span, chosen, choose, setSpan } = useShown(today)
  const [carried, carry] = useState<Carried>()
  const { data, error, isPending, refetch } = useBoardMachines(span.from)
  const jobs = useJobsToPlace()
  const known = useTakenFor(carried?.jobId)
  const may = { place: useMay('jobs'), book: useMay('fleet') }
  const machines = staleData(data, error)
  return (
    <>
      <PageHead title={text.title} />
      {isPending && <ListWaiting />}
      {error !== null && machines === undefined && (
        <ProblemPanel
          title={text.failed}
          problem={messageOf(error)}
          retryLabel={text.retry}
          retry={() => void refetch()}
        />
      )}
      {machines?.length === 0 && (
        <StatePanel title={text.emptyTitle} text={text.emptyText}>
          <LinkButton to={deskAddresses.machines()}>{text.toFleet}</LinkButton>
        </StatePanel>
      )}
      {machines !== undefined && machines.length > 0 && (
        <AllocationBoard
          {...{ machines, carried, carry, known, span, setSpan, chosen, today, may }}
          jobs={jobs.data ?? none}
          place={placeJob}
          onChoose={choose}
          linkTo={(booking) => <BookingLink booking={booking} />}
        />
      )}
    </>
  )
}

/** The way to the job or the quote of a booking. */
function BookingLink({ booking: { kind, ref } }: { booking: Booking }) {
  const text = useBoardTexts()
  if (ref === null) return null
  return (
    <Link
      className="link inline-flex min-h-11 items-center px-2"
      to={kind === 'JOB' ? deskAddresses.job(ref) : deskAddresses.quote(ref)}
    >
      {kind === 'JOB' ? text.openJob : text.openQuote}
    </Link>
  )
}

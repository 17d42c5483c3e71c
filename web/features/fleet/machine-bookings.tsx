import { formatDate } from '#contract/dates.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill } from '#web/platform/text.ts'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { Section } from '#web/ui/section.tsx'
import { useBookings } from './machines.queries.ts'
import { useMachinesTexts } from './texts.ts'

/** The bookings of a machine in the next 90 days. */
export function MachineBookings({ machineId }: { machineId: string }) {
  const text = useMachinesTexts()
  const messageOf = useProblemText()
  const { data: bookings, error, refetch } = useBookings(machineId)
  return (
    <Section title={text.bookings}>
      {error !== null && bookings === undefined && (
        <ProblemPanel
          title={text.bookingsFailed}
          problem={messageOf(error)}
          retryLabel={text.retry}
          retry={() => void refetch()}
        />
      )}
      {bookings?.length === 0 && <p className="text-ink-2">{text.bookingsNone}</p>}
      <ul className="divide-y divide-line">
        {bookings?.map(({ bookingId, kind, from, to, note }) => (
          <li key={bookingId} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="font-medium">
              {text.bookingKinds[kind]} {note}
            </span>
            <span className="text-ink-2 tabular-nums">
              {fill(text.days, { from: formatDate(from), to: formatDate(to) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import type { InboxEnquiry } from '#contract/enquiries.inbox.ts'
import { fill } from '#web/platform/text.ts'
import { AnswerTime } from './answer-time.tsx'
import { shortInstant } from './desk-time.ts'
import { useColleagues } from './inbox.queries.ts'
import { useInboxTexts } from './inbox-texts.ts'
import { StatusBadge } from './status-badge.tsx'
import type { Handling } from './use-handling.ts'

type Props = { enquiry: InboxEnquiry; handling: Handling; mayAct: boolean }

/** The customer, the clock to the first answer, and the assignee of an enquiry. */
export function InboxHead({ enquiry, handling, mayAct }: Props) {
  const text = useInboxTexts()
  const { clock, customer, askedBy, enquiryNumber, submittedAt, assignee } = enquiry
  return (
    <header className="border-b border-line px-5 py-3.5">
      <div className="flex justify-between gap-3">
        <p className="text-ink-3 tabular-nums">{enquiryNumber}</p>
        <StatusBadge status={enquiry.status} />
      </div>
      <h2 id="enquiry-heading" tabIndex={-1} className="display text-2xl outline-none wrap-anywhere">
        {customer}
      </h2>
      <p className="text-ink-2">
        {customer === askedBy ? '' : `${askedBy}. `}
        {text.received} {shortInstant(submittedAt)}.
      </p>
      {clock !== null && (
        <div className="mt-2 grid grid-cols-[1fr_8.25rem] items-end gap-3">
          <p>{fill(text.answerBy, { at: shortInstant(clock.dueAt) })}</p>
          <AnswerTime clock={clock} />
        </div>
      )}
      {mayAct ? (
        <Assignee enquiry={enquiry} handling={handling} />
      ) : (
        <p className="mt-2">{assignee === null ? text.unassigned : fill(text.has, { name: assignee.name })}</p>
      )}
    </header>
  )
}

/** Gives the enquiry to a colleague, or to nobody. */
function Assignee({ enquiry: { assignee }, handling }: Omit<Props, 'mayAct'>) {
  const text = useInboxTexts()
  const colleagues = useColleagues().data ?? []
  const names = new Map(colleagues.map(({ staffId, firstName, lastName }) => [staffId, `${firstName} ${lastName}`]))
  // Whoever has it stays in the list, also after losing the right to take more.
  if (assignee) names.set(assignee.staffId, assignee.name)
  return (
    <label className="mt-3 flex items-center gap-3">
      <span className="shrink-0 text-ink-2">{text.assignTo}</span>
      <select
        className="field min-h-9 py-1"
        value={assignee?.staffId ?? ''}
        aria-disabled={handling.assign.pending}
        onChange={(event) => handling.assign.submit(event.target.value || null)}
      >
        <option value="">{text.nobody}</option>
        {[...names].map(([staffId, name]) => (
          <option key={staffId} value={staffId}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

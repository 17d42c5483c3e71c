import type { AnswersOfMonth } from '#contract/enquiries.inbox.ts'
import { fill } from '#web/platform/text.ts'
import { useInboxTexts } from './inbox-texts.ts'

/** The share of this month's first answers that came in time. Rounded down, so 100 % is all of them. */
export function AnsweredInTime({ answers: { due, inTime } }: { answers: AnswersOfMonth }) {
  const text = useInboxTexts()
  const percent = Math.floor((100 * inTime) / due)
  return (
    <p className="flex items-center gap-3 border-b border-line px-4 py-1.5 text-ink-2">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 w-16 shrink-0 sm:w-24" aria-hidden="true">
        <rect width="100" height="6" className="fill-line" />
        <rect width={percent} height="6" className="fill-signed" />
      </svg>
      <span>
        {fill(text.inTime, { percent })}{' '}
        <span className="whitespace-nowrap text-ink-3 tabular-nums">{fill(text.inTimeOf, { n: inTime, due })}</span>
      </span>
    </p>
  )
}

import { daysUntil, formatDate } from '#contract/dates.ts'
import type { Quote } from '#contract/quotes.ts'
import { instantMs } from '#contract/times.ts'
import { fill, plural } from '#web/platform/text.ts'
import { LineIcon } from '#web/ui/icon.tsx'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { useAnswerTexts } from './answer-texts.ts'

const CLOCK = 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2'

type Props = Pick<Quote, 'status' | 'validUntil' | 'expiresAt'> & { today: string }

/** Until when a version can be accepted: days, and on the last day a countdown. */
export function TimeLeft({ status, validUntil, expiresAt, today }: Props) {
  const text = useAnswerTexts()
  const date = formatDate(validUntil)
  const days = daysUntil(today, validUntil)
  if (status === 'EXPIRED') return <Said>{fill(text.ended, { date })}</Said>
  if (status !== 'SENT') return null
  if (days <= 0)
    return (
      <Said>
        {text.lastDay} <Countdown until={instantMs(expiresAt)} />
      </Said>
    )
  return (
    <Said>
      <b>{plural(days, text.daysLeft)}</b> {fill(text.validUntil, { date })}
    </Said>
  )
}

const Said = ({ children }: { children: React.ReactNode }) => (
  <p className="mt-3 flex items-start gap-2 border-t border-line pt-3 text-sm">
    <LineIcon shape={CLOCK} className="size-5" />
    <span>{children}</span>
  </p>
)

const two = (n: number) => String(n).padStart(2, '0')

function Countdown({ until }: { until: number }) {
  const text = useAnswerTexts()
  const left = useCountdown(until)
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
  return (
    <b role="timer" className="tabular-nums">
      {fill(text.left, { time: `${hours}:${two(minutes)}:${two(seconds)}` })}
    </b>
  )
}

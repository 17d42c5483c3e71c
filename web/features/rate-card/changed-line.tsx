import { formatDate } from '#contract/dates.ts'
import { formatRupees } from '#contract/money.ts'
import type { ChangedRates } from '#contract/rate-card.change-many.ts'
import { fill } from '#web/platform/text.ts'
import { useChangeManyTexts } from './texts.ts'

/** One machine of a preview: each rate before and after, or the reason why it stays. */
export function ChangedLine({ line: { name, was, is, kept, followedOn, cities } }: { line: ChangedRates }) {
  const text = useChangeManyTexts()
  return (
    <li className="py-3">
      <p className={`font-medium ${kept === null ? '' : 'text-ink-3'}`}>{name}</p>
      {kept !== null && <p className="text-sm text-ink-3">{text.kept[kept]}</p>}
      {was !== null && is !== null && (
        <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 tabular-nums">
          <Rate label={text.month} was={was.perMonthPaise} is={is.perMonthPaise} />
          <Rate label={text.week} was={was.perWeekPaise} is={is.perWeekPaise} />
          <Rate label={text.day} was={was.perDayPaise} is={is.perDayPaise} />
        </dl>
      )}
      {kept === null && followedOn !== null && (
        <p className="mt-1 text-sm text-danger">{fill(text.followed, { date: formatDate(followedOn) })}</p>
      )}
      {kept === null && cities.length > 0 && (
        <p className="mt-1 text-sm text-ink-2">{fill(text.cities, { cities: cities.join(', ') })}</p>
      )}
    </li>
  )
}

const Rate = ({ label, was, is }: { label: string; was: number | null; is: number | null }) =>
  was === null || is === null ? null : (
    <div className="flex gap-1.5">
      <dt className="text-ink-3">{label}</dt>
      <dd>
        <s className="text-ink-3">{formatRupees(was)}</s> <strong className="font-semibold">{formatRupees(is)}</strong>
      </dd>
    </div>
  )

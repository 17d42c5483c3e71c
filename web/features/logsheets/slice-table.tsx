import { asHours } from '#contract/logsheet-hours.ts'
import { placed } from '#contract/logsheet-line.ts'
import type { Slice } from '#contract/logsheets.content.ts'
import { fill } from '#web/platform/text.ts'
import { useLogTexts } from './texts.ts'

const DAY = 24 * 60

/** The slices of a day in words: what the bar shows, with notes and hours. */
export function SliceTable({ slices, disputed }: { slices: readonly Slice[]; disputed?: number | null | undefined }) {
  const text = useLogTexts()
  if (slices.length === 0) return <p className="text-ink-2">{text.noSlices}</p>
  return (
    <table aria-label={text.slices} className="w-full text-left">
      <thead className="text-sm text-ink-3">
        <tr>
          {[text.from, text.to, text.type].map((name) => (
            <th key={name} scope="col" className="py-1 pr-4 font-normal">
              {name}
            </th>
          ))}
          <th scope="col" className="py-1 text-right font-normal">
            {text.hours}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {placed(slices).map(({ from, to, type, cause, note, start, end }, at) => (
          <tr key={`${start}-${type}`} className={`align-top ${at === disputed ? 'bg-danger/10' : ''}`}>
            <Time time={from} isNextDay={start >= DAY} />
            <Time time={to} isNextDay={end > DAY} />
            <td className="py-2 pr-4 wrap-anywhere">
              {text.types[type]}
              {cause !== null && `, ${text.causes[cause]}`}
              {note !== null && <span className="block text-sm text-ink-2">{note}</span>}
              {at === disputed && (
                <span className="block text-sm font-semibold text-danger">{text.statuses.DISPUTED}</span>
              )}
            </td>
            <td className="py-2 text-right whitespace-nowrap tabular-nums">
              {fill(text.hoursOf, { hours: asHours(end - start) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Time = ({ time, isNextDay }: { time: string; isNextDay: boolean }) => (
  <td className="py-2 pr-4 tabular-nums">
    {time}
    {isNextDay && <span className="block text-sm text-ink-3">{useLogTexts().nextDay}</span>}
  </td>
)

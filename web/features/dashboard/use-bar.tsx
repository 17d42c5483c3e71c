import type { Utilised } from '#contract/dashboard.earnings.ts'
import { fill } from '#web/platform/text.ts'
import { useDeskDashboardTexts } from './texts.ts'

type Use = Pick<Utilised, 'jobDays' | 'availableDays' | 'hirePaise' | 'potentialPaise'>

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.max(0, part) / whole)

/** The shares of days and of rupees, 1 being all. */
const sharesOf = ({ jobDays, availableDays, hirePaise, potentialPaise }: Use) => ({
  time: share(jobDays, availableDays),
  rupee: share(hirePaise, potentialPaise),
})

/** A dash where there is nothing to compare with. */
const asPercent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round(share(part, whole) * 100)}\u00a0%`
export const timePercent = ({ jobDays, availableDays }: Use) => asPercent(jobDays, availableDays)
export const rupeePercent = ({ hirePaise, potentialPaise }: Use) => asPercent(hirePaise, potentialPaise)

/** The end of an axis that holds all bars; overtime may bring more than the monthly rate. */
export const useEnd = (all: readonly Use[]) => Math.max(1, ...all.map((one) => sharesOf(one).rupee))

const width = (part: number, end: number) => `${((part / end) * 100).toFixed(2)}%`

/** Days above rupees, within the outline of all that was possible. */
export function UseBar({ use, end }: { use: Use; end: number }) {
  const text = useDeskDashboardTexts()
  const { time, rupee } = sharesOf(use)
  return (
    <svg
      className="use-bar"
      role="img"
      aria-label={fill(text.barOf, { time: timePercent(use), rupee: rupeePercent(use) })}
    >
      <rect className="hours-worked" width={width(time, end)} height="48%" />
      <rect className="use-rupee" y="52%" width={width(rupee, end)} height="48%" />
      <rect className="hours-paid" width={width(1, end)} height="100%" />
    </svg>
  )
}

/** The legend of a bar's halves. */
export function UseLegend() {
  const text = useDeskDashboardTexts()
  return (
    <ul className="hours-legend mb-2" aria-hidden="true">
      <li className="hours-worked">{text.time}</li>
      <li className="use-rupee">{text.rupee}</li>
      <li className="hours-paid">{'100\u00a0%'}</li>
    </ul>
  )
}

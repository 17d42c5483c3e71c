// The earnings of a hire by single days, and the machines that brought them.
import { earlier, later } from '#server/hire/calendar.ts'
import { costsOf, type Hire } from '#server/modules/jobs/hires.ts'
import { dayBefore, type Period } from './periods.rules.ts'

/** In paise, before GST: all that accrued, and the hire of it. */
type Brought = { readonly accrued: number; readonly hire: number }

/** The earnings of a hire to the end of some days. */
export type Earned = ReadonlyMap<string, Brought>

/** The same hire without what is agreed beside it; a discount stays. */
const hireAlone = (hire: Hire): Hire => ({
  ...hire,
  agreed: { ...hire.agreed, extras: hire.agreed.extras.filter(({ code }) => code === 'DISCOUNT'), diesel: null },
})

/** A machine that has not come has brought nothing. */
export function earnedBy(hire: Hire, dates: readonly string[]): Earned {
  if (hire.onHireFrom === null) return new Map(dates.map((date) => [date, { accrued: 0, hire: 0 }]))
  const [all, alone] = [costsOf(hire, dates).atPaise, costsOf(hireAlone(hire), dates).atPaise]
  return new Map(dates.map((date, at) => [date, { accrued: all[at] ?? 0, hire: alone[at] ?? 0 }]))
}

/** Returns the earnings after one day and up to another. Throws for a day without computed costs. */
export function broughtBetween(earned: Earned, after: string, to: string): Brought {
  const [before, end] = [earned.get(after), earned.get(to)]
  if (!before || !end) throw new Error(`Nobody asked what was brought by ${before ? to : after}.`)
  return { accrued: end.accrued - before.accrued, hire: end.hire - before.hire }
}

/** A swap of machines on a hire; both machines are there on its day, and the new one counts. */
export type Swap = { readonly on: string; readonly outId: string; readonly inId: string }
type Placed = {
  readonly onHireFrom: string | null
  readonly billingStopsAt: string | null
  readonly machineId: string | null
  readonly swaps: readonly Swap[]
}

/** The days of one machine on a hire; `after` and `until` are the days between which it brought what the hire did. */
export type Spell = Period & { readonly machineId: string; readonly after: string; readonly until: string }

/** The machines of a hire in their order, within a period. */
export function spellsOf({ onHireFrom, billingStopsAt, machineId, swaps }: Placed, period: Period): Spell[] {
  if (onHireFrom === null || machineId === null) return []
  const start = dayBefore(period.from)
  const begins = [onHireFrom, ...swaps.map(({ on }) => on)]
  return [swaps[0]?.outId ?? machineId, ...swaps.map(({ inId }) => inId)]
    .map((id, at) => {
      const [from = onHireFrom, next] = [begins[at], begins[at + 1]]
      const last = next === undefined ? undefined : dayBefore(next)
      return {
        machineId: id,
        from: later(from, period.from),
        to: earlier(last ?? billingStopsAt ?? period.to, period.to),
        after: at === 0 ? start : later(dayBefore(from), start),
        until: earlier(last ?? period.to, period.to),
      }
    })
    .filter(({ after, until }) => until > after)
}

// What the dashboard shows of hires and their logs.
import type { Dashboard, Ending, HoursOfJob, SpendOfSite, Suggestion } from '#contract/dashboard.ts'
import { plusDays } from '#server/hire/calendar.ts'
import { costsOf, type Hire, offHireNow } from '#server/modules/jobs/hires.ts'
import type { Expiring, Logged } from './dashboard.store.ts'
import { firstOf, hoursOfMonth, isIdle, lastOf, recentHours } from './hours.rules.ts'

/** A hire ends soon within these days. */
const ENDING_DAYS = 14
/** A paper ends soon within these days, as in the fleet. */
export const EXPIRING_DAYS = 30

export type Times = { readonly now: Date; readonly today: string; readonly months: readonly string[] }

const isRunning = ({ status }: Hire) => status === 'ON_HIRE' || status === 'OFF_HIRE_REQUESTED'

const hiredOf = ({ jobId, jobNumber, machine, site }: Hire) => ({
  jobId,
  jobNumber,
  machineName: machine.name,
  fleetNumber: machine.fleetNumber,
  addressId: site.addressId,
  siteName: site.addressName,
})

/** A site, or the address that stands for one. */
const placeOf = ({ site }: Hire) => site.addressId ?? site.addressName

/** Hires by their places. */
const byPlace = (hires: readonly Hire[]) =>
  [...Map.groupBy(hires, placeOf).values()].map((ofPlace) => {
    const [{ site }] = ofPlace as [Hire, ...Hire[]]
    return { place: { addressId: site.addressId, siteName: site.addressName }, ofPlace }
  })

/** The machines on hire by site. */
export const onHireOf = (hires: readonly Hire[]): Dashboard['onHire'] =>
  byPlace(hires.filter(isRunning)).map(({ place, ofPlace }) => ({ ...place, machines: ofPlace.length }))

/** What one hire costs in each month, to date and in all. A machine that has not come has cost nothing. */
export function costsByMonth(hire: Hire, { today, months }: Times) {
  const ends = months.map((month) => lastOf(month))
  const [first = today] = months.map(firstOf)
  const { atPaise, projectedPaise } = costsOf(hire, [plusDays(first, -1), today, ...ends])
  const [before = 0, known = 0, ...atEnds] = atPaise
  const toDatePaise = hire.onHireFrom === null ? 0 : known
  const upTo = (at: number) => (at < 0 ? before : (atEnds[at] ?? 0))
  return {
    toDatePaise,
    projectedPaise,
    months: months.map((month, at) => {
      const isNow = at === months.length - 1
      const start = hire.onHireFrom === null ? 0 : upTo(at - 1)
      const end = isNow ? toDatePaise : hire.onHireFrom === null ? 0 : upTo(at)
      return { month, accruedPaise: end - start, plannedPaise: isNow ? upTo(at) - toDatePaise : 0 }
    }),
  }
}

export type Costs = ReturnType<typeof costsByMonth>

/** One hire's hours and costs in each month. */
export const hoursOf = (hire: Hire, logs: readonly Logged[], costs: Costs, today: string): HoursOfJob => ({
  ...hiredOf(hire),
  months: costs.months.map(({ month, accruedPaise }) => ({
    ...hoursOfMonth(hire, logs, { month, today }),
    accruedPaise,
  })),
})

/** What the hires of each place cost. */
export function spendOf(
  hires: readonly Hire[],
  costs: ReadonlyMap<string, Costs>,
  months: readonly string[],
): SpendOfSite[] {
  return byPlace(hires).map(({ place, ofPlace }) => {
    const each = ofPlace.flatMap(({ jobId }) => costs.get(jobId) ?? [])
    const sum = (of: (one: Costs) => number) => each.reduce((all, one) => all + of(one), 0)
    return {
      ...place,
      months: months.map((month, at) => ({
        month,
        accruedPaise: sum((one) => one.months[at]?.accruedPaise ?? 0),
        plannedPaise: sum((one) => one.months[at]?.plannedPaise ?? 0),
      })),
      toDatePaise: sum((one) => one.toDatePaise),
      projectedPaise: sum((one) => one.projectedPaise),
    }
  })
}

/** Hires and papers that end soon or have ended, soonest first. */
export function endingSoon(hires: readonly Hire[], expiring: readonly Expiring[], today: string): Ending[] {
  const byId = new Map(hires.map((hire) => [hire.jobId, hire]))
  const ofHires = hires
    .filter(({ status, to }) => status === 'ON_HIRE' && to <= plusDays(today, ENDING_DAYS))
    .map((hire) => ({ ...hiredOf(hire), kind: 'HIRE' as const, paper: null, on: hire.to }))
  const ofPapers = expiring.flatMap(({ jobId, paper, on }) => {
    const hire = byId.get(jobId)
    const kind = paper === null ? ('LICENCE' as const) : ('PAPER' as const)
    return hire ? [{ ...hiredOf(hire), kind, paper, on }] : []
  })
  return [...ofHires, ...ofPapers].toSorted((one, other) => (one.on < other.on ? -1 : 1))
}

export type Hidings = ReadonlyMap<string, Suggestion['hidden']>

/** The suggestion to end a hire, if the machine stands idle and an off-hire would save something. */
export function suggestionOf(
  hire: Hire,
  logs: readonly Logged[],
  asOf: Times & { percent: number; hidings: Hidings },
): Suggestion[] {
  if (hire.status !== 'ON_HIRE') return []
  const recent = recentHours(hire, logs, asOf.today)
  if (recent === undefined || !isIdle(recent, asOf.percent)) return []
  const offHire = offHireNow(hire, asOf.now)
  if (offHire === undefined || offHire.savedPaise <= 0) return []
  const { workedHours, paidHours, unloggedDays } = recent
  const hidden = asOf.hidings.get(hire.jobId) ?? null
  return [{ ...hiredOf(hire), workedHours, paidHours, unloggedDays, expectedTo: hire.to, ...offHire, hidden }]
}

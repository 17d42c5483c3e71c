// The dashboard's view of hires and their logs.
import type { Dashboard, Ending, HoursOfJob, SpendOfSite, Suggestion } from '#contract/dashboard.ts'
import { plusDays } from '#server/hire/calendar.ts'
import type { StandingJob } from '#server/modules/jobs/hires.ts'
import type { Expiring } from './dashboard.store.ts'
import type { Costs, Reckoned } from './reckoned.rules.ts'

/** A hire ends soon within these days. */
const ENDING_DAYS = 14
/** A paper ends soon within these days, as in the fleet. */
export const EXPIRING_DAYS = 30

const isRunning = ({ status }: StandingJob) => status === 'ON_HIRE' || status === 'OFF_HIRE_REQUESTED'

const hiredOf = ({ jobId, jobNumber, machine, site }: StandingJob) => ({
  jobId,
  jobNumber,
  machineName: machine.name,
  fleetNumber: machine.fleetNumber,
  addressId: site.addressId,
  siteName: site.addressName,
})

/** A site, or the address that stands for one. */
export const placeKey = ({ site }: Pick<StandingJob, 'site'>) => site.addressId ?? site.addressName

/** Hires by their places. */
const byPlace = (hires: readonly StandingJob[]) =>
  [...Map.groupBy(hires, placeKey).values()].map((ofPlace) => {
    const [{ site }] = ofPlace as [StandingJob, ...StandingJob[]]
    return { place: { addressId: site.addressId, siteName: site.addressName }, ofPlace }
  })

/** The machines on hire by site. */
export const onHireOf = (hires: readonly StandingJob[]): Dashboard['onHire'] =>
  byPlace(hires.filter(isRunning)).map(({ place, ofPlace }) => ({ ...place, machines: ofPlace.length }))

/** One hire's hours and costs in each month. */
export const hoursOf = (hire: StandingJob, { months }: Reckoned): HoursOfJob => ({
  ...hiredOf(hire),
  months: [...months],
})

/** Returns the costs of the hires of each place. */
export function spendOf(
  hires: readonly StandingJob[],
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
export function endingSoon(hires: readonly StandingJob[], expiring: readonly Expiring[], today: string): Ending[] {
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

type Hidings = ReadonlyMap<string, Suggestion['hidden']>

/** The suggestion to end a hire, if there is one. */
export function suggestionOf(hire: StandingJob, { idle }: Reckoned, hidings: Hidings): Suggestion[] {
  if (idle === null) return []
  return [{ ...hiredOf(hire), ...idle, expectedTo: hire.to, hidden: hidings.get(hire.jobId) ?? null }]
}

// The days of a machine in a period, and how many months they are.
import { Rational, sumOf } from '#server/hire/rational.ts'
import { lastOf } from './hours.rules.ts'
import type { Period } from './periods.rules.ts'

type Presence = {
  readonly inFleet: Period
  readonly maintenance: readonly Period[]
  readonly jobs: readonly (Period & { readonly withOperator: boolean })[]
}

export type MachineDays = {
  readonly fleet: readonly string[]
  /** Without maintenance; a day on a job is always available. */
  readonly available: readonly string[]
  readonly onJob: readonly string[]
  /** On a job with an operator of ours. */
  readonly operated: readonly string[]
}

const isIn = (spans: readonly Period[], date: string) => spans.some(({ from, to }) => from <= date && date <= to)

/** The dates of a period by what the machine did. */
export function machineDays(dates: readonly string[], { inFleet, maintenance, jobs }: Presence): MachineDays {
  const fleet = dates.filter((date) => isIn([inFleet], date))
  const onJob = fleet.filter((date) => isIn(jobs, date))
  const operated = jobs.filter(({ withOperator }) => withOperator)
  return {
    fleet,
    available: maintenance.length === 0 ? fleet : fleet.filter((date) => !isIn(maintenance, date) || isIn(jobs, date)),
    onJob,
    operated: onJob.filter((date) => isIn(operated, date)),
  }
}

/** Days as months: a day is the share of its own month, so that a whole month is one. */
export function asMonths(dates: readonly string[]): Rational {
  const counts = new Map<string, number>()
  for (const date of dates) {
    const month = date.slice(0, 7)
    counts.set(month, (counts.get(month) ?? 0) + 1)
  }
  return sumOf(
    [...counts].map(([month, days]) => Rational.whole(days).over(Rational.whole(Number(lastOf(month).slice(8))))),
  )
}

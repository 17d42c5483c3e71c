// The days and earnings of each machine of our own in a period, and summaries of many machines.
import type { Earnings, IdleMachine, LowEarner, LowEarners, Utilised } from '#contract/dashboard.earnings.ts'
import { EARNERS_MAX } from '#contract/dashboard.earnings.ts'
import { later } from '#server/hire/calendar.ts'
import { paiseOf } from '#server/hire/paise.ts'
import { Rational } from '#server/hire/rational.ts'
import { broughtBetween, type Earned, type Spell } from './earned.rules.ts'
import type { OwnMachine } from './earnings.store.ts'
import { asMonths, type MachineDays, machineDays } from './machine-days.rules.ts'

/** The days of a machine on one hire, with what that hire has brought. */
export type Stint = Spell & { readonly withOperator: boolean; readonly earned: Earned }

/** Today's rates of a machine at its place, by the rate card; costs are null for those who may not see them. */
export type Priced = {
  readonly perMonthPaise: number | null
  readonly costs: { readonly machinePerMonthPaise: number | null; readonly operatorPerMonthPaise: number | null } | null
}

export type Earner = {
  readonly machine: OwnMachine
  readonly days: MachineDays
  readonly hirePaise: number
  /** Null without a monthly rate. */
  readonly potentialPaise: number | null
  readonly ownCostPaise: number | null
}

/** A month's price for some days. */
const priced = (perMonthPaise: number, dates: readonly string[]) => Rational.whole(perMonthPaise).times(asMonths(dates))

/** Returns the cost of the machine in the fleet and of its operator on a job; null where a relevant cost is unknown. */
function ownCost({ fleet, operated }: MachineDays, costs: Priced['costs']) {
  const [machine, operator] = [costs?.machinePerMonthPaise ?? null, costs?.operatorPerMonthPaise ?? null]
  if (machine === null || (operator === null && operated.length > 0)) return null
  return paiseOf(priced(machine, fleet).plus(priced(operator ?? 0, operated)))
}

/** One machine over the dates of a period. */
export function earnerOf(
  machine: OwnMachine,
  dates: readonly string[],
  stints: readonly Stint[],
  card: Priced | null,
): Earner {
  const { since, until, maintenance } = machine
  const last = dates.at(-1) ?? since
  const first = stints.map(({ from }) => from).reduce((one, other) => (one < other ? one : other), since)
  const inFleet = { from: first, to: stints.map(({ to }) => to).reduce(later, until ?? last) }
  const days = machineDays(dates, { inFleet, maintenance, jobs: stints })
  const rate = card?.perMonthPaise ?? null
  return {
    machine,
    days,
    hirePaise: stints.reduce((sum, { earned, after, until: to }) => sum + broughtBetween(earned, after, to).hire, 0),
    potentialPaise: rate === null ? null : paiseOf(priced(rate, days.available)),
    ownCostPaise: ownCost(days, card?.costs ?? null),
  }
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The sums of some machines. */
const utilised = (key: string, name: string, earners: readonly Earner[]): Utilised => {
  const withRate = earners.filter(({ potentialPaise }) => potentialPaise !== null)
  return {
    key,
    name,
    machines: earners.length,
    availableDays: total(earners.map(({ days }) => days.available.length)),
    jobDays: total(earners.map(({ days }) => days.onJob.length)),
    hirePaise: total(withRate.map(({ hirePaise }) => hirePaise)),
    potentialPaise: total(withRate.map(({ potentialPaise }) => potentialPaise ?? 0)),
    unpriced: earners.length - withRate.length,
  }
}

type Kind = { readonly key: string; readonly name: string }
const byValue = (one: Utilised, other: Utilised) =>
  other.potentialPaise - one.potentialPaise || other.machines - one.machines

const grouped = (earners: readonly Earner[], kindOf: (machine: OwnMachine) => Kind) =>
  [...Map.groupBy(earners, ({ machine }) => kindOf(machine).key)]
    .flatMap(([key, some]) => (some[0] ? [utilised(key, kindOf(some[0].machine).name, some)] : []))
    .toSorted(byValue)

/** Machines by product and by yard, those of most value first. */
export const utilisationOf = (earners: readonly Earner[]): Earnings['utilisation'] => ({
  total: utilised('', '', earners),
  byProduct: grouped(earners, ({ productId, productName }) => ({ key: productId, name: productName })),
  byYard: grouped(earners, ({ yardId, yardName }) => ({ key: yardId, name: yardName })),
})

const shownOf = ({ machine: { machineId, fleetNumber, productName, yardName }, days }: Earner) => ({
  machineId,
  fleetNumber,
  productName,
  yardName,
  availableDays: days.available.length,
})

/** Ready on some day, and on no job. */
const isIdle = ({ days }: Earner) => days.onJob.length === 0 && days.available.length > 0

/** The machines without a day on a job; those that would have earned most come first. */
export function idleOf(earners: readonly Earner[]): Earnings['idle'] {
  const idle = earners
    .filter(isIdle)
    .map((one): IdleMachine => ({ ...shownOf(one), unearnedPaise: one.potentialPaise }))
    .toSorted((one, other) => (other.unearnedPaise ?? -1) - (one.unearnedPaise ?? -1))
  return {
    machines: idle.slice(0, EARNERS_MAX),
    count: idle.length,
    unearnedPaise: total(idle.map(({ unearnedPaise }) => unearnedPaise ?? 0)),
  }
}

/** The machines that were idle or cost more than they brought; those that lost most come first. */
export function lowEarnersOf(earners: readonly Earner[]): Pick<LowEarners, 'machines' | 'count' | 'lostPaise'> {
  const low = earners
    .map((one): LowEarner & { isIdle: boolean } => {
      const { hirePaise, ownCostPaise } = one
      const lostPaise = ownCostPaise === null ? null : ownCostPaise - hirePaise
      return {
        ...shownOf(one),
        jobDays: one.days.onJob.length,
        hirePaise,
        ownCostPaise,
        lostPaise,
        isIdle: isIdle(one),
      }
    })
    .filter((one) => one.isIdle || (one.lostPaise ?? 0) > 0)
    .map(({ isIdle: _isIdle, ...one }) => one)
    .toSorted((one, other) => (other.lostPaise ?? -1) - (one.lostPaise ?? -1))
  return {
    machines: low.slice(0, EARNERS_MAX),
    count: low.length,
    lostPaise: total(low.map(({ lostPaise }) => lostPaise ?? 0)),
  }
}

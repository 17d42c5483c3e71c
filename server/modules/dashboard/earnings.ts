// The earnings of our machines, for the desk: utilisation, revenue, and machines that earn too little.
import type { EarningPeriod, Earnings, LowEarners } from '#contract/dashboard.earnings.ts'
import { dateInIndia } from '#contract/dates.ts'
import { datesFrom } from '#server/hire/calendar.ts'
import { type Hire, hiresSince, type StandingJob } from '#server/modules/jobs/hires.ts'
import { every } from '#server/modules/jobs/logging.ts'
import { cardsFor } from '#server/modules/rate-card/hire-terms.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'
import { type Earned, earnedBy, spellsOf } from './earned.rules.ts'
import { type Earner, earnerOf, idleOf, lowEarnersOf, type Priced, type Stint, utilisationOf } from './earners.rules.ts'
import * as store from './earnings.store.ts'
import { cutsOf, earliestOf, type Period, periodOf } from './periods.rules.ts'
import { type Kept, openStore, reckonedAll, toReckon } from './reckonings.ts'
import { cellsOf, revenueOf } from './revenue.rules.ts'
import { invoiced } from './spend.store.ts'

/** The earnings of a hire, with the machines that they were computed for: a swap changes the stamp of its job. */
type HireEarned = Pick<store.Hired, 'machineId' | 'swaps'> & { readonly earned: Earned }

/** Opens one process's store of the earnings of hires. */
export const openEarnings = () => openStore<HireEarned>({ readsLogs: false })

export type EarningsTools = Tools & { readonly earnings: ReturnType<typeof openEarnings> }

const placeOf = ({ productId, citySlug }: store.OwnMachine) => `${productId} ${citySlug}`

/** The cards of today by the products and places of machines. */
async function cardsOf(tx: Queryable, machines: readonly store.OwnMachine[], today: string) {
  const places = [...new Map(machines.map((machine) => [placeOf(machine), machine])).values()]
  const cards = await cardsFor(
    tx,
    places.map(({ productId, citySlug }) => ({ productId, city: citySlug, on: today })),
  )
  return new Map<string, Priced | null>(places.map((machine, at) => [placeOf(machine), cards[at] ?? null]))
}

function making(hires: readonly store.Hired[], today: string) {
  const facts = new Map(hires.map((one) => [one.jobId, one]))
  return (hire: Hire): HireEarned => {
    const { machineId = null, swaps = [] } = facts.get(hire.jobId) ?? {}
    const moves = swaps.map(({ on }) => on)
    return { machineId, swaps, earned: earnedBy(hire, cutsOf(today, moves)) }
  }
}

/** Everything that the figures follow from, in a number of statements that does not depend on hires and machines. */
const read = ({ earnings, ...tools }: EarningsTools, caller: Staff, named: EarningPeriod) =>
  act(tools, caller, async (action: Action<Staff>) => {
    const { tx, now } = action
    const today = dateInIndia(now)
    const period = periodOf(named, today)
    const { standing, settings } = await hiresSince(action, every, { since: earliestOf(today) })
    const billed = await invoiced(tx, every, period)
    const jobIds = [...new Set([...standing, ...billed].map(({ jobId }) => jobId))]
    const hires = await store.hired(tx, jobIds)
    const kept: Kept<HireEarned> = { ...earnings, make: making(hires, today) }
    const times = { now, today, months: [] }
    const reckoning = await toReckon(action, kept, { standing, settings, visible: every, times })
    const machines = await store.ownMachines(tx, period)
    return { period, standing, billed, hires, kept, reckoning, machines, cards: await cardsOf(tx, machines, today) }
  })

type Made = ReadonlyMap<string, HireEarned | undefined>
type Hires = {
  readonly period: Period
  readonly standing: readonly StandingJob[]
  readonly hires: readonly store.Hired[]
}

/** The days of machines on hires, by machine. */
function stintsOf({ period, standing, hires }: Hires, made: Made) {
  const operated = new Set(hires.filter(({ withOperator }) => withOperator).map(({ jobId }) => jobId))
  const all = standing.flatMap((hire): Stint[] => {
    const own = made.get(hire.jobId)
    if (!own) return []
    const { earned, ...machines } = own
    const withOperator = operated.has(hire.jobId)
    return spellsOf({ ...hire, ...machines }, period).map((spell) => ({ ...spell, withOperator, earned }))
  })
  return Map.groupBy(all, ({ machineId }) => machineId)
}

/** Returns the facts read, with the earnings of each hire and each machine. */
async function earned(tools: EarningsTools, caller: Staff, named: EarningPeriod) {
  const found = await read(tools, caller, named)
  const { period, machines, cards, kept, reckoning } = found
  const made = await reckonedAll(reckoning, kept)
  const stints = stintsOf(found, made)
  const dates = datesFrom(period.from, period.to)
  const earners = machines.map(
    (machine): Earner =>
      earnerOf(machine, dates, stints.get(machine.machineId) ?? [], cards.get(placeOf(machine)) ?? null),
  )
  return { ...found, made, earners: earners.filter(({ days }) => days.fleet.length > 0) }
}

const earnedOf = (made: Made) => new Map([...made].map(([jobId, own]) => [jobId, own?.earned]))

/** For all staff; nothing of it reveals our cost of a machine. */
export async function getEarnings(tools: EarningsTools, caller: Staff, named: EarningPeriod): Promise<Earnings> {
  const { period, hires, made, billed, earners } = await earned(tools, caller, named)
  return {
    period: named,
    ...period,
    utilisation: utilisationOf(earners),
    revenue: revenueOf(period, cellsOf(period, hires, earnedOf(made), billed)),
    idle: idleOf(earners),
  }
}

/** For those who may see the margin; the policies hide costs from all others. */
export async function getLowEarners(tools: EarningsTools, caller: Staff, named: EarningPeriod): Promise<LowEarners> {
  const { period, earners } = await earned(tools, caller, named)
  return { period: named, ...period, ...lowEarnersOf(earners) }
}

// Months of hires added up by group.
import type { SpendFigures, SpendGroup, SpendGrouping, SpendHire } from '#contract/dashboard.spend.ts'
import { idleCauses } from '#contract/rate-terms.ts'
import { paiseOf } from '#server/hire/paise.ts'
import { Rational, sumOf } from '#server/hire/rational.ts'
import type { StandingJob } from '#server/modules/jobs/hires.ts'
import { placeKey } from './dashboard.rules.ts'
import type { SpendMonth } from './spend.rules.ts'

/** One month of a hire. */
export type SpendCell = SpendMonth & { readonly hire: StandingJob; readonly invoicedPaise: number }

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const hours = (values: readonly string[]) => sumOf(values.map(Rational.decimal))

/** An hour costs what the months cost of which every day is known. */
function paisePerHour(cells: readonly SpendCell[]) {
  const known = cells.filter(({ isLogged }) => isLogged)
  const worked = hours(known.map(({ workedHours }) => workedHours))
  if (worked.isZero()) return null
  return paiseOf(Rational.whole(total(known.map(({ accruedPaise }) => accruedPaise))).over(worked))
}

const idleOf = (cells: readonly SpendCell[]) =>
  idleCauses.flatMap((cause) => {
    const ofCause = cells.flatMap(({ idle }) => idle.filter((one) => one.cause === cause))
    const sum = hours(ofCause.map((one) => one.hours))
    return sum.isZero() ? [] : [{ cause, hours: String(sum), paise: total(ofCause.map(({ paise }) => paise)) }]
  })

/** The sums of some months of hires. */
const figuresOf = (cells: readonly SpendCell[]): SpendFigures => ({
  accruedPaise: total(cells.map(({ accruedPaise }) => accruedPaise)),
  invoicedPaise: total(cells.map(({ invoicedPaise }) => invoicedPaise)),
  workedHours: String(hours(cells.map(({ workedHours }) => workedHours))),
  paisePerHour: paisePerHour(cells),
  idle: idleOf(cells),
  breakdown: {
    hours: String(hours(cells.map(({ breakdown }) => breakdown.hours))),
    paidPaise: total(cells.map(({ breakdown }) => breakdown.paidPaise)),
    deductedPaise: total(cells.map(({ breakdown }) => breakdown.deductedPaise)),
  },
})

type Named = { readonly key: string; readonly name: string }

/** The group of a cell. What has no fleet number or PO number is one group, without a name. */
const groupings: Record<SpendGrouping, (cell: SpendCell) => Named> = {
  MONTH: ({ month }) => ({ key: month, name: month }),
  SITE: ({ hire }) => ({ key: placeKey(hire), name: hire.site.addressName }),
  KIND: ({ hire: { machine } }) => ({ key: machine.name, name: machine.name }),
  MACHINE: ({ hire: { machine } }) => ({
    key: machine.fleetNumber ?? '',
    name: machine.fleetNumber === null ? '' : `${machine.fleetNumber} ${machine.name}`,
  }),
  PO: ({ hire: { poNumber } }) => ({ key: poNumber ?? '', name: poNumber ?? '' }),
}

export const isIn = (by: SpendGrouping, key: string) => (cell: SpendCell) => groupings[by](cell).key === key

const byHire = (cells: readonly SpendCell[]) => Map.groupBy(cells, ({ hire }) => hire.jobId)

/** Whether a month of a hire has anything to show. */
export const isSpent = ({ accruedPaise, invoicedPaise, workedHours }: SpendCell) =>
  accruedPaise !== 0 || invoicedPaise !== 0 || workedHours !== '0'

/** All cells as one group. */
export const totalOf = (cells: readonly SpendCell[]): SpendGroup => ({
  key: '',
  name: '',
  hires: byHire(cells).size,
  ...figuresOf(cells),
})

const dearest = (one: SpendFigures, other: SpendFigures) =>
  other.accruedPaise - one.accruedPaise || other.invoicedPaise - one.invoicedPaise

/** Groups, dearest first; months in their order. */
export function groupsOf(cells: readonly SpendCell[], by: SpendGrouping): SpendGroup[] {
  const groups = [...Map.groupBy(cells, (cell) => groupings[by](cell).key).entries()].map(([key, ofGroup]) => {
    const [first] = ofGroup
    return { ...totalOf(ofGroup), key, name: first ? groupings[by](first).name : '' }
  })
  return by === 'MONTH' ? groups.toSorted((one, other) => (one.key < other.key ? -1 : 1)) : groups.toSorted(dearest)
}

/** The hires of some cells, dearest first. */
export const hiresIn = (cells: readonly SpendCell[]): SpendHire[] =>
  [...byHire(cells).values()]
    .flatMap((ofHire) => {
      const [first] = ofHire
      return first ? [{ ...aboutOf(first.hire), ...figuresOf(ofHire) }] : []
    })
    .toSorted(dearest)

const aboutOf = ({ jobId, jobNumber, machine, site, poNumber }: StandingJob) => ({
  jobId,
  jobNumber,
  machineName: machine.name,
  fleetNumber: machine.fleetNumber,
  siteName: site.addressName,
  poNumber,
})

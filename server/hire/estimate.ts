// Estimates the cost of a planned hire: one bill per cycle and machine, with the planned hours on each working day.
// Taxable values are summed over cycles and machines; tax is computed once per document. Source: `docs/hire.md`.
import type { Bill, BillLine, Totals } from '#contract/bill.ts'
import { reasonOf } from '#contract/bill-reasons.ts'
import { lumpOf } from '#contract/measures.ts'
import { bill, costOf, hirePaiseOf } from './bill.ts'
import { type CycleDates, cycles } from './cycles.ts'
import { paiseOf } from './paise.ts'
import {
  type Assumptions,
  type DieselNorm,
  type EstimateRequest,
  fuelOf,
  type PlannedHire,
  plannedCase,
  plannedHours,
} from './planned.ts'
import { Rational, sumOf } from './rational.ts'
import { tax } from './tax.ts'

type PlannedLine = BillLine & { readonly planned: true }
type EstimatedHire = {
  /** The bill of one machine for each cycle. */
  readonly cycles: readonly { readonly from: string; readonly to: string; readonly bill: Bill }[]
  /** Summed over cycles and machines, before GST. */
  readonly plannedLines: readonly PlannedLine[]
  readonly plannedPaise: number
  /** The cost of all machines for one full cycle, without extras and before GST; 0 for a hire by the day. */
  readonly perMonthPaise: number
}
type Estimate = Totals & { readonly lines: readonly EstimatedHire[]; readonly perMonthPaise: number }

/** Computes a whole quote: each hire cycle by cycle, and the taxes of all hires. */
export function estimate(request: EstimateRequest): Estimate {
  const lines = request.lines.map((hire) => estimateHire(hire, request))
  const taxable = lines.map(({ plannedPaise }) => ({ amountPaise: plannedPaise }))
  return {
    lines,
    ...tax(taxable, request),
    perMonthPaise: totalOf(lines.map(({ perMonthPaise }) => perMonthPaise)),
  }
}

/** The diesel of all machines in paise by each norm, without an estimate: what its line FUEL would be. */
export function dieselPaise(hire: PlannedHire, assumptions: Assumptions, norms: readonly DieselNorm[]): number[] {
  const hours = cyclesOf(hire, assumptions).map((dates) => plannedHours(hire, assumptions.holidays, dates))
  const ofMachines = (norm: DieselNorm) =>
    totalOf(
      hours.map((inCycle) => fuelOf(norm, inCycle)),
      hire.quantity,
    )
  return norms.map(ofMachines)
}

const cyclesOf = ({ from, to }: PlannedHire, { cycle: kind, cycleDay: day }: Assumptions) =>
  cycles({ kind, day }, from, to)

function estimateHire(hire: PlannedHire, assumptions: Assumptions): EstimatedHire {
  const parts = cyclesOf(hire, assumptions)
  const planned = billsOf(hire, assumptions, parts)
  const plannedLines = merged(
    planned.map((part) => part.bill),
    hire.quantity,
  )
  return {
    cycles: planned,
    plannedLines,
    plannedPaise: totalOf(plannedLines.map(({ amountPaise }) => amountPaise)),
    perMonthPaise: perMonth(hire, assumptions, parts[0]),
  }
}

/** The bill of one machine for each cycle, in order. */
function billsOf(hire: PlannedHire, assumptions: Assumptions, parts: readonly CycleDates[]) {
  let billedPaise = 0
  return parts.map((dates, index) => {
    const cycle = { dates, isFirst: index === 0, isLast: index === parts.length - 1, billedPaise }
    const made = bill(plannedCase(hire, assumptions, cycle))
    billedPaise += hirePaiseOf(made.lines)
    return { ...dates.onHire, bill: made }
  })
}

function perMonth(hire: PlannedHire, assumptions: Assumptions, first: CycleDates | undefined) {
  if (hire.terms.basis === 'DAY' || !first) return 0
  const { period } = first
  const whole = { ...hire, ...period, extras: [], mobilisation: undefined, diesel: undefined }
  const dates = { period, onHire: period }
  const { taxablePaise } = costOf({
    ...plannedCase(whole, assumptions, { dates, isFirst: true, isLast: true, billedPaise: 0 }),
    closing: false,
  })
  return totalOf([taxablePaise], hire.quantity)
}

/** Merges lines of the same code over all cycles and machines, in the order of their first appearance. */
function merged(bills: readonly Bill[], quantity: number): PlannedLine[] {
  const byCode = Map.groupBy(
    bills.flatMap(({ lines }) => lines),
    ({ code }) => code,
  )
  return [...byCode.values()].flatMap((lines) => {
    const [first] = lines
    if (!first) return []
    const amountPaise = totalOf(
      lines.map((line) => line.amountPaise),
      quantity,
    )
    const days = [...new Set(lines.flatMap((line) => line.days))]
    return [
      { ...first, ...reasonFor(lines, quantity), amountPaise, ...lumpOf(amountPaise), days, planned: true as const },
    ]
  })
}

/** The reason of several bills or machines: how many, and the reason of the first bill, by its own key and values. */
function reasonFor(lines: readonly BillLine[], machines: number) {
  const [first] = lines
  if (!first || (lines.length === 1 && machines === 1)) return {}
  const whyParams = { ...first.whyParams, bills: lines.length, machines, firstKey: first.whyKey }
  const whyKey = `${first.whyKey === 'extra' ? 'extra' : 'planned'}${scopeOf(lines.length, machines)}`
  return { whyKey, whyParams, why: reasonOf(whyKey, whyParams) }
}

function scopeOf(bills: number, machines: number) {
  if (machines === 1) return 'Bills'
  return bills === 1 ? 'Machines' : 'MachinesBills'
}

/** A sum of whole paise, multiplied by the number of machines. Throws a `RangeError` beyond 2^53. */
const totalOf = (amounts: readonly number[], times = 1) =>
  paiseOf(sumOf(amounts.map(Rational.whole)).times(Rational.whole(times)))

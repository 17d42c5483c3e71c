// What a hire will cost before it is run: one bill a cycle and machine, with the planned hours on each working day.
// Taxable values are summed over cycles and machines; tax is computed once for the document. Source: `docs/hire.md`.
import { z } from 'zod'
import type { Bill, BillLine, Totals } from '#contract/bill.ts'
import { reasonOf } from '#contract/bill-reasons.ts'
import { CivilDate } from '#contract/fields.ts'
import { HoursOfDay, RateTerms } from '#contract/rate-terms.ts'
import { bill } from './bill.ts'
import { datesFrom, daysBetween, weekdayOf } from './calendar.ts'
import { Extra, type HireCase, Holidays, TaxFacts } from './case.ts'
import { type Cycle, type CycleDates, cycleKinds, cycles } from './cycles.ts'
import { totalsOf } from './tax.ts'

const DAYS_MAX = 1830

/** So many machines of one kind, from the first to the last planned day. Extras are for each machine, in its first cycle; DEMOB in its last. */
const PlannedHire = z
  .strictObject({
    terms: RateTerms,
    from: CivilDate,
    to: CivilDate,
    quantity: z.int().min(1).max(1000).default(1),
    plannedHoursPerDay: HoursOfDay.optional(),
    extras: z.array(Extra).max(100).default([]),
  })
  .superRefine(({ from, to }, context) => {
    const complain = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message })
    if (to < from) complain('is before from')
    else if (daysBetween(from, to) > DAYS_MAX) complain(`is more than ${DAYS_MAX} days after from`)
  })
export type PlannedHire = z.infer<typeof PlannedHire>

export const EstimateRequest = z.strictObject({
  lines: z.array(PlannedHire).min(1).max(50),
  cycle: z.enum(cycleKinds).default('ANNIVERSARY'),
  cycleDay: z.int().min(1).max(31).default(1),
  holidays: Holidays,
  ...TaxFacts.shape,
})
export type EstimateRequest = z.infer<typeof EstimateRequest>

export type PlannedLine = BillLine & { readonly planned: true }
export type EstimatedHire = {
  /** The bill of one machine for each cycle. */
  readonly cycles: readonly { readonly from: string; readonly to: string; readonly bill: Bill }[]
  /** Summed over cycles and machines, before GST. */
  readonly plannedLines: readonly PlannedLine[]
  readonly plannedPaise: number
  /** All its machines for one full cycle without extras, before GST; 0 for a hire by the day. */
  readonly perMonthPaise: number
}
export type Estimate = Totals & { readonly lines: readonly EstimatedHire[]; readonly perMonthPaise: number }

/** Computes a whole quote: its hires, each cycle by cycle, and the taxes of all. */
export function estimate(request: EstimateRequest): Estimate {
  const lines = request.lines.map((hire) => estimateHire(hire, request))
  const taxable = lines.map(({ plannedPaise }) => ({ amountPaise: plannedPaise }))
  return {
    lines,
    ...totalsOf(taxable, request),
    perMonthPaise: totalOf(lines.map(({ perMonthPaise }) => perMonthPaise)),
  }
}

type Assumptions = Omit<EstimateRequest, 'lines'>

function estimateHire(hire: PlannedHire, assumptions: Assumptions): EstimatedHire {
  const cycle: Cycle = { kind: assumptions.cycle, day: assumptions.cycleDay }
  const parts = cycles(cycle, hire.from, hire.to)
  const planned = parts.map((dates, index) => ({
    ...dates.onHire,
    bill: bill(caseOf(hire, assumptions, { dates, isFirst: index === 0, isLast: index === parts.length - 1 })),
  }))
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

type Part = { readonly dates: CycleDates; readonly isFirst: boolean; readonly isLast: boolean }

function caseOf(hire: PlannedHire, assumptions: Assumptions, { dates, isFirst, isLast }: Part): HireCase {
  const { terms, from, to, plannedHoursPerDay, extras } = hire
  const { holidays, supplierState, placeOfSupply, gstPercent, supply } = assumptions
  const off = new Set<string | undefined>(terms.weeklyOff)
  const free = new Set(holidays)
  const hired = datesFrom(dates.onHire.from, dates.onHire.to)
  const working = hired.filter((date) => !free.has(date) && !off.has(weekdayOf(date)))
  const worked = plannedHoursPerDay ?? String(terms.hoursPerDay)
  return {
    terms,
    holidays,
    supplierState,
    placeOfSupply,
    gstPercent,
    supply,
    period: dates.period,
    onHire: { from, to },
    days: working.map((date) => ({ date, worked, breakdown: '0', idle: {}, secondShift: false })),
    extras: extras.filter(({ code }) => (code === 'DEMOB' ? isLast : isFirst)),
    closing: isLast,
    billedDays: terms.basis === 'DAY' ? daysBetween(from, dates.onHire.from) - 1 : 0,
  }
}

function perMonth(hire: PlannedHire, assumptions: Assumptions, first: CycleDates | undefined) {
  if (hire.terms.basis === 'DAY' || !first) return 0
  const { period } = first
  const whole = { ...hire, ...period, extras: [] }
  const dates = { period, onHire: period }
  const { taxablePaise } = bill({
    ...caseOf(whole, assumptions, { dates, isFirst: true, isLast: true }),
    closing: false,
  })
  return totalOf([taxablePaise], hire.quantity)
}

/** Lines of the same code as one, for all cycles and machines, in the order in which they first stand. */
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
    return [{ ...first, ...reasonFor(lines, quantity), amountPaise, days, planned: true as const }]
  })
}

function reasonFor(lines: readonly BillLine[], machines: number) {
  if (lines.length === 1 && machines === 1) return {}
  const whyParams = { bills: lines.length, machines, first: lines[0]?.why ?? '' }
  const whyKey = machines === 1 ? 'plannedBills' : 'plannedMachines'
  return { whyKey, whyParams, why: reasonOf(whyKey, whyParams) }
}

/** A sum of whole paise, for so many machines; exact, as every amount is a safe integer. */
const totalOf = (amounts: readonly number[], times = 1) =>
  Number(amounts.reduce((sum, paise) => sum + BigInt(paise), 0n) * BigInt(times))

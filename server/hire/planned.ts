// A planned hire, and the case for each of its cycles: the planned hours on each working day, and the extras that
// follow from the plan. Source: `docs/hire.md`.
import { z } from 'zod'
import { CivilDate } from '#contract/fields.ts'
import { cycleKinds, HoursOfDay, Litres, PricePaise, RateTerms } from '#contract/rate-terms.ts'
import { datesFrom, dayOffs, daysBetween } from './calendar.ts'
import { Extra, type HireCase, Holidays, TaxFacts } from './case.ts'
import type { CycleDates } from './cycles.ts'
import { mobilisation } from './mobilisation.ts'
import { paiseOf } from './paise.ts'
import { Rational } from './rational.ts'

const DAYS_MAX = 1830

/** Fuel that the supplier provides: litres per planned hour, and the price per litre. */
const DieselNorm = z.strictObject({ litresPerHour: Litres, paisePerLitre: PricePaise })
export type DieselNorm = z.infer<typeof DieselNorm>

/** Transport to the site and back: kilometres each way, at the rate card's prices. */
const PlannedTrip = z.strictObject({
  distanceKm: z.int().min(0).max(10_000),
  basePaise: PricePaise,
  includedKm: z.int().min(0).max(10_000).default(0),
  perKmPaise: PricePaise,
  leastPaise: PricePaise.default(0),
})
type PlannedTrip = z.infer<typeof PlannedTrip>

/**
 * Machines of one kind, from the first to the last planned day. Extras are per machine, in the first cycle; DEMOB in
 * the last.
 */
const PlannedHire = z
  .strictObject({
    terms: RateTerms,
    from: CivilDate,
    to: CivilDate,
    quantity: z.int().min(1).max(1000).default(1),
    plannedHoursPerDay: HoursOfDay.optional(),
    diesel: DieselNorm.optional(),
    mobilisation: PlannedTrip.optional(),
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

export type Assumptions = Omit<EstimateRequest, 'lines'>

/** One cycle of a planned hire, and the printed HIRE lines of the cycles before it, in paise. */
type PlannedCycle = {
  readonly dates: CycleDates
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly billedPaise: number
}

/** The case of one machine in one cycle, with the planned hours on every day that is neither weekly off nor holiday. */
export function plannedCase(hire: PlannedHire, assumptions: Assumptions, cycle: PlannedCycle): HireCase {
  const { terms, from, to } = hire
  const { holidays, supplierState, placeOfSupply, gstPercent, supply } = assumptions
  const working = workingDates(hire, holidays, cycle)
  const worked = hoursPerDay(hire)
  return {
    terms,
    holidays,
    supplierState,
    placeOfSupply,
    gstPercent,
    supply,
    period: cycle.dates.period,
    onHire: { from, to },
    days: working.map((date) => ({ date, worked, breakdown: '0', idle: {}, secondShift: false })),
    extras: plannedExtras(hire, hoursOn(hire, working), cycle),
    closing: cycle.isLast,
    billedDays: daysBetween(from, cycle.dates.onHire.from) - 1,
    billedPaise: cycle.billedPaise,
    offHireCause: 'CUSTOMER',
  }
}

/** The planned hours of one machine in one cycle. */
export const plannedHours = (hire: PlannedHire, holidays: readonly string[], dates: CycleDates) =>
  hoursOn(hire, workingDates(hire, holidays, { dates }))

const hoursPerDay = ({ plannedHoursPerDay, terms }: PlannedHire) => plannedHoursPerDay ?? String(terms.hoursPerDay)

const hoursOn = (hire: PlannedHire, working: readonly string[]) =>
  Rational.decimal(hoursPerDay(hire)).times(Rational.whole(working.length))

function workingDates({ terms }: PlannedHire, holidays: readonly string[], { dates }: Pick<PlannedCycle, 'dates'>) {
  const isOff = dayOffs(terms, holidays)
  return datesFrom(dates.onHire.from, dates.onHire.to).filter((date) => !isOff(date))
}

function plannedExtras({ mobilisation: trip, diesel, extras }: PlannedHire, hours: Rational, cycle: PlannedCycle) {
  const planned = [...(trip ? tripsOf(trip) : []), ...extras].filter(({ code }) =>
    code === 'DEMOB' ? cycle.isLast : cycle.isFirst,
  )
  return diesel ? [...planned, { code: 'FUEL', amountPaise: fuelOf(diesel, hours) }] : planned
}

function tripsOf({ distanceKm, ...rates }: PlannedTrip) {
  const amountPaise = mobilisation(distanceKm, rates)
  return ['MOB', 'DEMOB'].map((code) => ({ code, amountPaise }))
}

/** The price of the diesel for some hours, in paise. */
export const fuelOf = ({ litresPerHour, paisePerLitre }: DieselNorm, hours: Rational) =>
  paiseOf(Rational.decimal(litresPerHour).times(hours).times(Rational.whole(paisePerLitre)))

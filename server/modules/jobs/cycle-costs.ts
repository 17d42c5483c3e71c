// The agreed costs of a billing cycle beside the hire.
import type { BillLine } from '#contract/bill.ts'
import { reasonOf } from '#contract/bill-reasons.ts'
import { formatExact } from '#contract/figures.ts'
import type { Agreed } from '#contract/jobs.ts'
import type { HireCase } from '#server/hire/case.ts'
import { datesOf } from '#server/hire/line.ts'
import { measureOf } from '#server/hire/measure.ts'
import { fuelOf } from '#server/hire/planned.ts'
import { Rational, sumOf } from '#server/hire/rational.ts'

type Worked = Pick<HireCase['days'][number], 'date' | 'worked' | 'secondShift'>
type Place = { readonly isFirst: boolean; readonly isLast: boolean }

const FUEL = 'FUEL'
/** The hours that both shifts of a date worked. */
const workedOn = ({ worked, secondShift: second }: Worked) =>
  Rational.decimal(worked).plus(Rational.decimal(typeof second === 'object' ? second.worked : '0'))

const hoursOf = (days: readonly Worked[]) => sumOf(days.map(workedOn))

/** Diesel in the supplier's price, for the hours worked. */
const fuelFor = ({ diesel }: Agreed, days: readonly Worked[]) =>
  diesel ? [{ code: FUEL, amountPaise: fuelOf(diesel, hoursOf(days)) }] : []

/** The fixed costs of the first cycle, those of the way back in the last one, and diesel; in paise, before GST. */
export const costsBeside = (agreed: Agreed, days: readonly Worked[], { isFirst, isLast }: Place) => [
  ...agreed.extras.filter(({ code }) => (code === 'DEMOB' ? isLast : isFirst)),
  ...fuelFor(agreed, days),
]

/** The line of agreed diesel with its litres, its hours, its price and the days worked; any other line as it is. */
export function withFuel(line: BillLine, { diesel }: Agreed, days: readonly Worked[]): BillLine {
  if (!diesel || line.code !== FUEL) return line
  const { litresPerHour: litres, paisePerLitre } = diesel
  const worked = days.filter((day) => !workedOn(day).isZero())
  const whyKey = 'diesel'
  const hours = hoursOf(worked)
  const whyParams = { worked: String(hours), litres, price: formatExact(paisePerLitre) }
  const quantity = Rational.decimal(litres).times(hours)
  const measure = measureOf(line.amountPaise, { quantity, unit: 'LTR', rate: Rational.whole(paisePerLitre) })
  return { ...line, ...measure, days: [...datesOf(worked)], whyKey, whyParams, why: reasonOf(whyKey, whyParams) }
}

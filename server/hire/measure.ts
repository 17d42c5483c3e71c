// Quantity, unit and rate of a line, by which a reader computes its amount. The quantity is exact; the rate has as few
// digits as the product needs to round to the amount. A line whose amount is not such a product, as a deduction that
// takes the paisa left of the hire, is one piece at its amount.
import { lumpOf, type Measure } from '#contract/measures.ts'
import { ONE, Rational, ZERO } from './rational.ts'

/** What a rule computes with, exact; the rate in paise. */
export type Measured = {
  readonly quantity: Rational
  readonly unit: Measure['unit']
  readonly rate: Rational
}

const TEN = Rational.whole(10)
/** Six decimals of a rate in paise; texts of fractions are exact to as many. */
const FINEST = Rational.whole(1_000_000)

/** One piece at an amount in paise. */
export const lump = (amount: Rational): Measured => ({ quantity: ONE, unit: 'NOS', rate: amount })

/** Hours that take an amount off, at the hour's rate. */
export const deducted = (amount: Rational, hour: Rational): Measured => ({
  quantity: hour.isZero() ? ZERO : amount.over(hour).negated(),
  unit: 'HRS',
  rate: hour,
})

/** A longer fraction says nothing to a reader. */
const DENOMINATOR_MAX = 10_000n

/** Whether the text of the fraction is exact. */
const isDecimal = (value: Rational) => value.times(FINEST).denominator === 1n

/** The exact rate; of one that no decimal says, the nearest of each number of digits, and last the next one above. */
function* ratesNear(rate: Rational): Generator<Rational, void> {
  if (isDecimal(rate)) {
    yield rate
    return
  }
  for (let scale = ONE; !FINEST.isLessThan(scale); scale = scale.times(TEN))
    yield Rational.whole(rate.times(scale).rounded()).over(scale)
  yield Rational.whole(rate.times(FINEST).rounded()).plus(ONE).over(FINEST)
}

function quantityOf(quantity: Rational) {
  if (isDecimal(quantity)) return String(quantity)
  return quantity.denominator > DENOMINATOR_MAX ? undefined : `${quantity.numerator}/${quantity.denominator}`
}

/** The measure of a line with this amount, as it is stored and printed. */
export function measureOf(amountPaise: number, { quantity, unit, rate }: Measured): Measure {
  const said = quantityOf(quantity)
  const near = ratesNear(rate).find((one) => quantity.times(one).rounded() === BigInt(amountPaise))
  return said && near ? { quantity: said, unit, ratePaise: String(near) } : lumpOf(amountPaise)
}

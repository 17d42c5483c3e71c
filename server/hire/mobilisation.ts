// Mobilisation: a base price for loading and the first kilometres, then a price per kilometre, with a minimum price.
// max(least, base + max(0, distance − included) × price per km), each way. Source: the renting company's rate card.
import { paiseOf } from './paise.ts'
import { Rational, ZERO } from './rational.ts'

type MobilisationRates = {
  readonly basePaise: number
  /** Kilometres that the base price includes. */
  readonly includedKm: number
  readonly perKmPaise: number
  readonly leastPaise: number
}

/** Paise for one way of `distanceKm` whole kilometres. */
export function mobilisation(distanceKm: number, { basePaise, includedKm, perKmPaise, leastPaise }: MobilisationRates) {
  const beyond = Rational.whole(distanceKm).minus(Rational.whole(includedKm)).atLeast(ZERO)
  const price = Rational.whole(basePaise).plus(beyond.times(Rational.whole(perKmPaise)))
  return paiseOf(price.atLeast(Rational.whole(leastPaise)))
}

// What a billing cycle costs beside the hire, as agreed.
import type { Agreed } from '#contract/jobs.ts'
import { fuelOf } from '#server/hire/planned.ts'
import { Rational, sumOf } from '#server/hire/rational.ts'

type Worked = { readonly worked: string }
type Place = { readonly isFirst: boolean; readonly isLast: boolean }

/** Diesel in the supplier's price, for the hours worked. */
function fuelFor({ diesel }: Agreed, days: readonly Worked[]) {
  if (!diesel) return []
  return [{ code: 'FUEL', amountPaise: fuelOf(diesel, sumOf(days.map(({ worked }) => Rational.decimal(worked)))) }]
}

/** The fixed costs of the first cycle, those of the way back in the last one, and diesel; in paise, before GST. */
export const costsBeside = (agreed: Agreed, days: readonly Worked[], { isFirst, isLast }: Place) => [
  ...agreed.extras.filter(({ code }) => (code === 'DEMOB' ? isLast : isFirst)),
  ...fuelFor(agreed, days),
]

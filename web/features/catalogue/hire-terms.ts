import type { ProductDetail } from '#contract/catalogue.ts'
import { termsMessages } from '#contract/messages/catalogue.terms.en.ts'
import { fill, texts } from '#web/platform/text.ts'

export const termsText = texts({ en: termsMessages })

type Product = Pick<ProductDetail, 'rate' | 'rateIncludes' | 'rentedWithOperator' | 'fuel'>
type Terms = { included: readonly string[]; provided: readonly string[] }

/** `26 days x 10 h shift per month` → 26 and 10. */
const BASIS = /^(\d+) days x (\d+) h\b/

/** Who brings what: what the catalogue says of the rate, the rest by custom of the trade (hirer's fuel, ground and watch). */
export function hireTerms({ rate, rateIncludes, rentedWithOperator, fuel }: Product): Terms {
  const text = termsText()
  const withOperator = /\boperator\b/.test(rateIncludes.split(';')[0] ?? '')
  const operator = rentedWithOperator === 'no' ? text.ownOperator : text.operatorChoice
  return {
    included: [machineFor(rate.basis), ...(withOperator ? [text.operator] : []), text.service],
    provided: [
      ...fuelOf(fuel),
      withOperator ? text.lodging : operator,
      text.ground,
      text.safe,
      text.transport,
      text.overtime,
    ],
  }
}

function machineFor(basis: string) {
  const text = termsText()
  const [, days, hours] = BASIS.exec(basis) ?? []
  if (!days || !hours) return text.machine
  return fill(text.machineFor, { hours: Number(days) * Number(hours), basis: `${days} × ${hours} h` })
}

function fuelOf({ type, consumption }: ProductDetail['fuel']) {
  const { fuel, fuelUse } = termsText()
  const said = fuel[type as keyof typeof fuel]
  if (said === undefined) return []
  return [consumption ? fill(fuelUse, { fuel: said, consumption }) : said]
}

/** What one has to know to bring a machine through a gate: its keys among the specs. */
const BRINGING = /^(stowed|transport)|^(machine|operating|grossVehicle)Weight/

/** Specs that say how large and heavy the machine comes, in the order of the catalogue. */
export const bringingLabels = <Label extends { key: string }>(labels: readonly Label[]) =>
  labels.filter(({ key }) => BRINGING.test(key))

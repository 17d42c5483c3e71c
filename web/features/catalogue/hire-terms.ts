import type { ProductDetail } from '#contract/catalogue.ts'
import { termsTexts } from '#contract/texts/catalogue.terms.en.ts'
import { fill, texts } from '#web/platform/text.ts'
import { asInData, ownName } from '#web/platform/translate-names.ts'

const termsText = texts({ en: termsTexts })

type Product = Pick<ProductDetail, 'rate' | 'rateIncludes' | 'rentedWithOperator' | 'fuel'>
/** The terms as texts, computed on the server, so no page loads all texts. */
export type HireTerms = ReturnType<typeof hireTerms>

/** `26 days x 10 h shift per month` → 26 and 10. */
const BASIS = /^(\d+) days x (\d+) h\b/

/**
 * Lists the provisions of each side: the catalogue's terms of the rate, and the custom of the trade (hirer's fuel,
 * ground, watch).
 */
export function hireTerms({ rate, rateIncludes, rentedWithOperator, fuel }: Product) {
  const text = termsText()
  const withOperator = /\boperator\b/.test(asInData(rateIncludes).split(';')[0] ?? '')
  const operator = rentedWithOperator === 'no' ? text.ownOperator : text.operatorChoice
  const included = [machineFor(rate.basis), ...(withOperator ? [text.operator] : []), text.service]
  const provided = [
    ...fuelOf(fuel),
    withOperator ? text.lodging : operator,
    text.ground,
    text.safe,
    text.transport,
    text.overtime,
  ]
  return {
    title: text.title,
    note: text.note,
    included: { title: text.included, items: included },
    provided: { title: text.provided, items: provided },
    bring: { title: text.bring, note: text.bringNote },
  }
}

/** Fuel consumption, `8–10 L/h`, with the unit in the language of the page. */
export const inOwnUnit = <Fuelled extends Pick<Product, 'fuel'>>(product: Fuelled, name = ownName): Fuelled => ({
  ...product,
  fuel: { ...product.fuel, consumption: product.fuel.consumption?.replace(/\S+$/, name) ?? null },
})

function machineFor(basis: string) {
  const text = termsText()
  const [, days, hours] = BASIS.exec(asInData(basis)) ?? []
  if (!days || !hours) return text.machine
  return fill(text.machineFor, { hours: Number(days) * Number(hours), days, shift: hours })
}

function fuelOf({ type, consumption }: ProductDetail['fuel']) {
  const { fuel, fuelUse } = termsText()
  const said = fuel[type as keyof typeof fuel]
  if (said === undefined) return []
  return [consumption ? fill(fuelUse, { fuel: said, consumption }) : said]
}

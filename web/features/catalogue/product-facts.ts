import type { ProductDetail } from '#contract/catalogue.ts'
import { formatRupees } from '#contract/money.ts'
import { catalogueTexts } from '#contract/texts/catalogue.en.ts'
import { productFactTexts } from '#contract/texts/catalogue.product-facts.en.ts'
import { fill, plural, texts } from '#web/platform/text.ts'
import { bringingLabels } from './bringing.ts'
import { specValue } from './spec-value.ts'

/** For loaders, because the texts are many. */
export const productFactText = texts({ en: { ...catalogueTexts, ...productFactTexts } })

export type FactRow = { label: string; value: string }
export type ProductFacts = ReturnType<typeof productFacts>

/** Words the facts of a machine in a city for its page. For loaders, so that no page loads texts and units. */
export const productFacts = (product: ProductDetail, city: { slug: string; name: string }) => ({
  specs: [...namesOf(product), ...specRows(product, productFactText().typical)],
  bringing: specRows({ ...product, specLabels: bringingLabels(product.specLabels) }, productFactText().about),
  rate: rateOf(product),
  place: placeOf(product, city.name),
  otherCities: product.cities.filter(({ slug }) => slug !== city.slug),
  shared: fill(productFactText().shared, {
    name: product.name,
    city: city.name,
    rate: formatRupees(product.rate.perMonthPaise),
  }),
})

function namesOf({ make, model, subCategory }: ProductDetail): FactRow[] {
  const text = productFactText()
  return [
    { label: text.make, value: make },
    { label: text.model, value: model },
    { label: text.kind, value: subCategory.name },
  ]
}

type Specified = Pick<ProductDetail, 'specs' | 'typical' | 'specLabels'>

/** Label and value of every spec, with its unit, in the order of the catalogue; `about` says one that is typical. */
function specRows({ specs, typical, specLabels }: Specified, about: string): FactRow[] {
  const text = productFactText()
  return specLabels.flatMap((spec) => {
    const value = specs[spec.key]
    if (value === undefined) return []
    const said = specValue(value, spec, text)
    return [{ label: spec.label, value: typical.includes(spec.key) ? fill(about, { figure: said }) : said }]
  })
}

function rateOf(product: ProductDetail) {
  const text = productFactText()
  const { perMonthPaise, perDayPaise, basis } = product.rate
  return {
    perMonth: formatRupees(perMonthPaise),
    basis: [
      fill(text.rateBasis, { basis: basis.replace(' x ', ' × ') }),
      ...(perDayPaise === null ? [] : [fill(text.perDay, { rate: formatRupees(perDayPaise) })]),
    ].join(' '),
    terms: termsOf(product),
  }
}

function termsOf({ rateIncludes, rentedWithOperator, fuel, mobilisation }: ProductDetail): FactRow[] {
  const text = productFactText()
  const power = text.fuels[fuel.type as keyof typeof text.fuels] ?? fuel.type
  return [
    { label: text.includes, value: sentence(rateIncludes) },
    { label: text.operatorLabel, value: text.operator[rentedWithOperator] },
    {
      label: text.fuelLabel,
      value: fuel.consumption ? `${power}, ${fill(text.fuelUse, { consumption: fuel.consumption })}` : power,
    },
    { label: text.transport, value: mobilisation.note },
  ]
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Whether the city has the machine, what we offer otherwise, and whether other cities have it. */
function placeOf({ available, cities }: ProductDetail, city: string) {
  const text = productFactText()
  const others = cities.length - (available ? 1 : 0)
  return {
    here: fill(available ? text.availableHere : text.notHere, { city }),
    others: others === 0 ? text.nowhere : text.alsoIn,
    offer: available ? undefined : fill(text.notHereOffer, { city }),
    elsewhere: available || others === 0 ? undefined : plural(others, text.elsewhere),
  }
}

import type { Product } from '#contract/catalogue.ts'
import { formatRupees } from '#contract/money.ts'
import { rateTexts } from '#contract/texts/catalogue.rates.en.ts'
import { fill } from '#web/platform/text.ts'
import { framed } from './drawing-scale.ts'
import { keyFigures } from './key-figures.ts'

/** The fields of a product on a card; the page does not carry the others. */
export const factsOf = (product: Product) => ({
  productId: product.productId,
  slug: product.slug,
  name: product.name,
  kind: product.subCategory.name,
  figures: keyFigures(product, 3),
  perMonthPaise: product.rate.perMonthPaise,
  shorter: shorterRates(product.rate),
  rentedWithOperator: product.rentedWithOperator,
  available: product.available,
  drawing: product.drawing,
})

/** The rates of a week and a day, where the machine is let so: `₹8,000 a week · ₹1,500 a day`. */
function shorterRates({ perWeekPaise, perDayPaise }: Product['rate']) {
  const rates = [[rateTexts.week, perWeekPaise] as const, [rateTexts.day, perDayPaise] as const]
  return rates
    .flatMap(([words, paise]) => (paise === null ? [] : fill(words, { rate: formatRupees(paise) })))
    .join(' · ')
}

/** The cards of one list, each with the frame of its drawing. For loaders, so browsers need not compute scales. */
export const cardsOf = (products: readonly Product[]) => framed(products.map(factsOf))

export type CardFacts = ReturnType<typeof cardsOf>[number]

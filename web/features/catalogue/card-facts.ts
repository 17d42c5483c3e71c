import type { Product } from '#contract/catalogue.ts'
import { framed } from './drawing-scale.ts'
import { keyFigures } from './key-figures.ts'

/** The fields of a product on a card; the page does not carry the others. */
const factsOf = (product: Product) => ({
  slug: product.slug,
  name: product.name,
  kind: product.subCategory.name,
  figures: keyFigures(product.specs, 3),
  perMonthPaise: product.rate.perMonthPaise,
  rentedWithOperator: product.rentedWithOperator,
  available: product.available,
  drawing: product.drawing,
})

/** The cards of one list, each with the frame of its drawing. For loaders, so browsers need not compute scales. */
export const cardsOf = (products: readonly Product[]) => framed(products.map(factsOf))

export type CardFacts = ReturnType<typeof cardsOf>[number]

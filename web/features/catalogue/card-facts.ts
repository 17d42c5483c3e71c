import type { Product } from '#contract/catalogue.ts'
import { keyFigures } from './key-figures.ts'

/** What a card shows of a product: the rest need not travel with the page. */
export const cardFacts = (product: Product) => ({
  slug: product.slug,
  name: product.name,
  kind: product.subCategory.name,
  figures: keyFigures(product.specs, 3),
  perMonthPaise: product.rate.perMonthPaise,
  rentedWithOperator: product.rentedWithOperator,
  available: product.available,
  drawing: product.drawing,
})

export type CardFacts = ReturnType<typeof cardFacts>

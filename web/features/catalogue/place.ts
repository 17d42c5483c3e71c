import type { ProductLine } from '#contract/catalogue.ts'

/** The part of the tree that an address names. */
export type PlaceSlugs = {
  productLineId?: string | undefined
  categoryId?: string | undefined
  subcategoryId?: string | undefined
}
type Named = { slug: string; name: string }
export type Place = {
  /** From line to sub-category, as far as the address goes. */
  trail: readonly Named[]
  /** The parts of the place with their counts of machines; empty at the end of the tree. */
  parts: readonly (Named & { count: number })[]
}

/** Finds the place in the tree; undefined if a slug does not belong to its predecessor. */
export function placeIn(lines: readonly ProductLine[], slugs: PlaceSlugs): Place | undefined {
  const line = lines.find(({ slug }) => slug === slugs.productLineId)
  const category = line?.categories.find(({ slug }) => slug === slugs.categoryId)
  const subCategory = category?.subCategories.find(({ slug }) => slug === slugs.subcategoryId)
  const trail = [line, category, subCategory].flatMap((part) => (part ? [{ slug: part.slug, name: part.name }] : []))
  const asked = [slugs.productLineId, slugs.categoryId, slugs.subcategoryId].filter((slug) => slug !== undefined)
  if (trail.length !== asked.length) return undefined
  const parts = subCategory ? [] : (category?.subCategories ?? line?.categories ?? lines)
  return { trail, parts: parts.map(({ slug, name, productCount }) => ({ slug, name, count: productCount })) }
}

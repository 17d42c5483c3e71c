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
  /** The parts of the place with their counts of matches; empty at the end of the tree. */
  parts: readonly (Named & { count: number })[]
}

type Part = Named & { categories?: readonly Part[]; subCategories?: readonly Part[] }
/** The matches of a list in each sub-category that has any. */
type Matches = readonly { slug: string; count: number }[]

/** Finds the place in the tree; undefined if a slug does not belong to its predecessor. */
export function placeIn(lines: readonly ProductLine[], slugs: PlaceSlugs, matches: Matches): Place | undefined {
  const line = lines.find(({ slug }) => slug === slugs.productLineId)
  const category = line?.categories.find(({ slug }) => slug === slugs.categoryId)
  const subCategory = category?.subCategories.find(({ slug }) => slug === slugs.subcategoryId)
  const trail = [line, category, subCategory].flatMap((part) => (part ? [{ slug: part.slug, name: part.name }] : []))
  const asked = [slugs.productLineId, slugs.categoryId, slugs.subcategoryId].filter((slug) => slug !== undefined)
  if (trail.length !== asked.length) return undefined
  const parts = subCategory ? [] : (category?.subCategories ?? line?.categories ?? lines)
  const known = new Map(matches.map(({ slug, count }) => [slug, count]))
  return { trail, parts: parts.map((part) => ({ slug: part.slug, name: part.name, count: matchesIn(part, known) })) }
}

/** The matches in all sub-categories of a part. */
function matchesIn({ slug, categories, subCategories }: Part, known: ReadonlyMap<string, number>): number {
  const parts = categories ?? subCategories
  if (!parts) return known.get(slug) ?? 0
  return parts.reduce((sum, part) => sum + matchesIn(part, known), 0)
}

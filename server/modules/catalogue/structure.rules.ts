// The tree of the catalogue and the attributes of its machines, held in memory for one version.
import type { Breaks } from './ranges.rules.ts'

export type Option = { value: string; label: string }
export type Attribute = {
  key: string
  label: string
  unit: string | null
  kind: 'range' | 'choice' | 'text'
  filterable: boolean
  options: Option[] | null
  min: number | null
  max: number | null
}

export type SubCategoryNode = { slug: string; name: string; description: string }
export type CategoryNode = SubCategoryNode & {
  popular: boolean
  attributes: Attribute[]
  subCategories: SubCategoryNode[]
}
export type LineNode = SubCategoryNode & { categories: CategoryNode[] }

export type Structure = {
  lines: LineNode[]
  /** The attributes of every machine: make and operator. */
  common: Attribute[]
  makes: string[]
  cities: ReadonlySet<string>
  /** The breaks between the ranges of some sub-categories. */
  breaksIn: (subCategories: readonly string[]) => Breaks
}

type Place = { line?: string | undefined; category?: string | undefined; subCategory?: string | undefined }
/** An existing part of the catalogue: its sub-categories, the attributes that filter it, and their ranges. */
export type Scope = Place & { subCategories: string[]; attributes: Attribute[]; breaks: Breaks }

/** The part of the catalogue at a place; undefined if a slug is unknown or has another parent. */
export function scopeOf(structure: Structure, place: Place): Scope | undefined {
  const categories = structure.lines
    .filter(({ slug }) => place.line === undefined || slug === place.line)
    .flatMap((line) => line.categories)
    .filter(({ slug }) => place.category === undefined || slug === place.category)
    .filter(({ subCategories }) => !place.subCategory || subCategories.some(({ slug }) => slug === place.subCategory))
  if (categories.length === 0) return undefined
  const all = categories.flatMap((category) => category.subCategories.map(({ slug }) => slug))
  const subCategories = place.subCategory === undefined ? all : [place.subCategory]
  return {
    ...place,
    subCategories,
    breaks: structure.breaksIn(subCategories),
    attributes: [...structure.common, ...united(categories.flatMap((category) => category.attributes))],
  }
}

/** The category of a sub-category; undefined if there is none. */
export const categoryOf = (lines: readonly LineNode[], subCategory: string) =>
  lines
    .flatMap((line) => line.categories)
    .find((category) => category.subCategories.some(({ slug }) => slug === subCategory))

/** Every key that may filter a list if no category is chosen. */
export const allAttributes = (structure: Structure) => [
  ...structure.common,
  ...united(structure.lines.flatMap((line) => line.categories).flatMap((category) => category.attributes)),
]

/** Merges attributes by key: the first one's words, the widest range, the options of all. */
function united(attributes: readonly Attribute[]): Attribute[] {
  const byKey = new Map<string, Attribute>()
  for (const attribute of attributes.filter(({ filterable }) => filterable)) {
    const known = byKey.get(attribute.key)
    byKey.set(attribute.key, known ? both(known, attribute) : attribute)
  }
  return [...byKey.values()]
}

const both = (one: Attribute, other: Attribute): Attribute => ({
  ...one,
  min: extreme(Math.min, one.min, other.min),
  max: extreme(Math.max, one.max, other.max),
  options: one.options && other.options ? unitedOptions(one.options, other.options) : (one.options ?? other.options),
})

const extreme = (pick: (...values: number[]) => number, one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : pick(one, other)

const unitedOptions = (one: Option[], other: Option[]) => [
  ...one,
  ...other.filter(({ value }) => !one.some((known) => known.value === value)),
]

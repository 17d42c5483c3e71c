// Converts the data files into catalogue rows: rupees become paise, attributes become filters.
import { drawingFacts } from '#server/modules/catalogue/drawings.ts'
import {
  choicesOf,
  namesOfMissing,
  type ProductFacts,
  searchWords,
  standingOf,
  type TradeWords,
  tradeWordsFor,
  type Words,
} from '#server/modules/catalogue/product-entry.rules.ts'
import type { Attribute, LineNode, Option } from '#server/modules/catalogue/structure.rules.ts'
import type { ProductRow } from '#server/modules/catalogue/write.store.ts'
import type { AttributeData, CatalogueData, ProductData } from './data-files.ts'
import { seededId } from './seeded-id.ts'

const PAISE = 100
const yesOrNo: Option[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

const kindOf = ({ type, range }: AttributeData, isCommon: boolean): Attribute['kind'] => {
  if (type === 'number') return range ? 'range' : 'text'
  return type === 'text' && !isCommon ? 'text' : 'choice'
}

function toAttribute(data: AttributeData, isCommon = false): Attribute {
  return {
    key: data.key,
    label: data.label,
    unit: data.unit || null,
    kind: kindOf(data, isCommon),
    filterable: data.filter,
    options: data.type === 'boolean' ? yesOrNo : (data.options ?? null),
    min: data.range?.min ?? null,
    max: data.range?.max ?? null,
  }
}

export const commonAttributes = (catalogue: CatalogueData) =>
  catalogue.commonProductAttributes.map((attribute) => toAttribute(attribute, true))

export const linesOf = (catalogue: CatalogueData): LineNode[] =>
  catalogue.productLines.map((line) => ({
    ...line,
    categories: line.categories.map((category) => ({
      ...category,
      attributes: category.attributes.map((attribute) => toAttribute(attribute)),
    })),
  }))

const consumptionOf = ({ consumption }: ProductData['fuel']) =>
  consumption ? `${consumption.min}–${consumption.max} ${consumption.unit}` : null

/** A machine of the data files as a catalogue row. */
export const toFacts = (data: ProductData): ProductFacts => ({
  ...data,
  perMonthPaise: data.rate.perMonth * PAISE,
  perDayPaise: data.rate.perDay === undefined ? null : data.rate.perDay * PAISE,
  rateBasis: data.rate.basis,
  rateIncludes: [data.rate.rateIncludes, data.rate.note].filter(Boolean).join('. '),
  fuel: { type: data.fuel.type, consumption: consumptionOf(data.fuel), note: data.fuel.note ?? null },
})

type PublishedRate = { per_month_paise: number; per_day_paise: number | null; rate_basis: string }
export type Entry = { row: ProductRow & PublishedRate; words: Words }

/** The frame for machines: the category tree, trade words, and the sub-categories with machines. */
export type Setting = { lines: readonly LineNode[]; tradeWords: TradeWords; present: ReadonlySet<string> }

/** A machine's row and its search words. */
export function toEntry(facts: ProductFacts, { lines, tradeWords, present }: Setting, draw = drawingFacts): Entry {
  const standing = standingOf(lines, facts.subCategory)
  const alike = namesOfMissing(standing, present, tradeWords)
  const words = searchWords(facts, standing, tradeWordsFor(facts, standing, tradeWords), alike)
  const row = {
    ...words,
    ...draw(facts),
    product_id: seededId(facts.slug),
    slug: facts.slug,
    name: facts.name,
    make: facts.make,
    model: facts.model,
    product_line: standing.line.slug,
    category: standing.category.slug,
    sub_category: facts.subCategory,
    description: facts.description,
    applications: facts.applications,
    specs: facts.specs,
    per_month_paise: facts.perMonthPaise,
    per_day_paise: facts.perDayPaise,
    rate_basis: facts.rateBasis,
    rate_includes: facts.rateIncludes,
    mobilisation_mode: facts.mobilisation.mode,
    mobilisation_note: facts.mobilisation.note,
    fuel_type: facts.fuel.type,
    fuel_consumption: facts.fuel.consumption,
    fuel_note: facts.fuel.note,
    rented_with_operator: facts.rentedWithOperator,
    choices: choicesOf(facts, standing.category.attributes),
    cities: facts.cities,
  }
  return { row, words }
}

// Converts the data files into catalogue rows: rupees become paise, attributes become filters.
import type { ProductFacts } from '#server/modules/catalogue/product-entry.rules.ts'
import type { Attribute, LineNode, Option } from '#server/modules/catalogue/structure.rules.ts'
import type { AttributeData, CatalogueData, ProductData } from './data-files.ts'

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

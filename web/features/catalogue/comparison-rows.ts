import type { ProductDetail } from '#contract/catalogue.ts'
import { formatRupees } from '#contract/money.ts'
import { fill } from '#web/platform/text.ts'
import { type CompareText, compareText } from './compare-text.ts'
import { productFactText } from './product-facts.ts'
import { type SpecLabel, specValue } from './spec-value.ts'

/** One row of the table: a value per machine in their order; null if it is not stated. */
export type ComparisonRow = { key: string; label: string; values: readonly (string | null)[]; differs: boolean }

/** All rows, terms first, then specs in the catalogue's order. For loaders, because the texts are many. */
export function comparisonRows(products: readonly ProductDetail[], city: string): ComparisonRow[] {
  const text = { ...productFactText(), ...compareText() }
  const terms = termsOf(text, city).map(([label, say]) => rowOf(label, label, products.map(say)))
  const specs = mergedLabels(products.map(({ specLabels }) => specLabels.filter(isSpec))).map((spec) =>
    rowOf(
      spec.key,
      spec.label,
      products.map((product) => saidOf(product, spec, text)),
    ),
  )
  return [...terms, ...specs]
}

function saidOf({ specs, typical }: ProductDetail, spec: SpecLabel, text: Text) {
  const value = specs[spec.key]
  if (value === undefined) return null
  const said = specValue(value, spec, text)
  return typical.includes(spec.key) ? fill(text.about, { figure: said }) : said
}

function rowOf(key: string, label: string, values: readonly (string | null)[]): ComparisonRow {
  return { key, label, values, differs: new Set(values).size > 1 }
}

/** The terms already state the power source of every machine. */
const isSpec = ({ key }: SpecLabel) => key !== 'powerSource'

type Text = ReturnType<typeof productFactText> & CompareText
type Term = readonly [label: string, say: (product: ProductDetail) => string | null]

function termsOf(text: Text, city: string): Term[] {
  const power = ({ fuel }: ProductDetail) => text.fuels[fuel.type as keyof typeof text.fuels] ?? fuel.type
  return [
    [text.perMonth, ({ rate }) => formatRupees(rate.perMonthPaise)],
    [text.perDayLabel, ({ rate }) => (rate.perDayPaise === null ? null : formatRupees(rate.perDayPaise))],
    [text.availableIn.replace('{city}', city), ({ available }) => (available ? text.yes : text.notNow)],
    [text.operatorLabel, ({ rentedWithOperator }) => text.operator[rentedWithOperator]],
    [text.fuelLabel, power],
    [text.kind, ({ subCategory }) => subCategory.name],
  ]
}

/** The labels of all machines in one order: a label of a single list follows its predecessor there. */
export const mergedLabels = (lists: readonly (readonly SpecLabel[])[]) => lists.reduce<SpecLabel[]>(mergedWith, [])

function mergedWith(merged: SpecLabel[], list: readonly SpecLabel[]) {
  const next = [...merged]
  const isIn = (labels: readonly SpecLabel[], { key }: SpecLabel) => labels.some((label) => label.key === key)
  const firstShared = merged.findIndex((label) => isIn(list, label))
  const start = firstShared === -1 ? merged.length : firstShared
  for (const [index, label] of list.entries()) {
    if (isIn(next, label)) continue
    const before = next.findIndex(({ key }) => key === list[index - 1]?.key)
    next.splice(index === 0 ? start : before + 1, 0, label)
  }
  return next
}

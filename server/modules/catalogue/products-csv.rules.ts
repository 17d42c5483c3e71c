// A row of the file of machines, judged as the desk's form is.
import { ProductForm, type SpecEntry, SpecText } from '#contract/catalogue.desk.ts'
import { type Column, column, optionalColumn } from '#server/platform/csv-columns.ts'
import { faultsOf } from '#server/platform/csv-faults.ts'
import { type Format, lines, words, yesNo } from '#server/platform/csv-formats.ts'
import { type Fault, fault } from '#server/platform/csv-read.ts'
import type { EditedProduct } from './desk-products.store.ts'
import type { Specs } from './product-entry.rules.ts'
import type { FormFacts } from './product-facts.ts'
import { boundsOf, specFaults, specOf, toSpecs, typicalOf, yesOrNo } from './specs.rules.ts'
import { type Attribute, categoryOf, type LineNode } from './structure.rules.ts'

/** Returns the content of a row: the facts of a machine, and whether it is published. */
export const rowOf = ({ facts, isPublished }: EditedProduct) => ({ ...facts, isPublished })

/** A figure, words, or yes and no; what it is depends on the kind of the machine. */
const spec: Format = {
  write(value) {
    if (typeof value === 'boolean') return yesNo.write(value)
    return typeof value === 'number' ? value : words.write(value)
  },
  read: words.read,
}

/** The columns of machines of one sub-category, or of all. */
export function productColumns(tree: readonly LineNode[], subCategory?: string): Column[] {
  const one = subCategory === undefined ? undefined : categoryOf(tree, subCategory)
  const categories = one ? [one] : tree.flatMap((line) => line.categories)
  const keys = new Set(categories.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
  return [
    column('slug'),
    column('isPublished', yesNo, 'published'),
    column('subCategory'),
    column('name'),
    column('make'),
    column('model'),
    column('description'),
    column('applications', lines),
    column('rateIncludes'),
    column('rentedWithOperator'),
    column('mobilisation.mode'),
    column('mobilisation.note'),
    column('fuel.type'),
    column('fuel.consumption'),
    column('fuel.note'),
    ...[...keys].map((key) => optionalColumn(`specs.${key}`, spec)),
  ]
}

/** The change that an imported row makes to a machine. */
export type ProductWork = { before: EditedProduct | undefined; form: FormFacts; isPublished: boolean }

const WithoutSpecs = ProductForm.omit({ specs: true })

/** The form of a row, of whose facts it is a part. */
const formOf = (said: object) =>
  WithoutSpecs.safeParse(
    Object.fromEntries(Object.keys(WithoutSpecs.shape).map((name) => [name, Reflect.get(said, name) ?? undefined])),
    { reportInput: true },
  )

type Said = { isPublished: boolean; subCategory: string; specs?: Readonly<Record<string, unknown>> }

/** The specs of a row: those that it leaves alone as they are, the others by the kind of the machine. */
function specsOf(said: Said, before: EditedProduct | undefined, attributes: readonly Attribute[]): SpecEntry[] {
  const known: Specs = before?.facts.specs ?? {}
  return Object.entries(said.specs ?? {}).flatMap(([key, value]) => {
    if (value === '') return []
    const kept = known[key]
    const attribute = attributes.find((one) => one.key === key)
    const now = kept !== undefined && kept === value ? kept : specOf(attribute, String(value))
    // Another figure is the machine's own.
    const isTypical = now === kept && before?.facts.typical.includes(key)
    return [{ key, value: now, ...(isTypical ? { typical: true } : {}) }]
  })
}
function specFault(field: string, code: string, specs: readonly SpecEntry[], attributes: readonly Attribute[]): Fault {
  const key = field.slice('specs.'.length)
  const attribute = attributes.find((one) => one.key === key)
  const value = String(specs.find((one) => one.key === key)?.value ?? '')
  if (!attribute) return fault(field, value, 'spec-of-another-kind')
  if (code === 'range') return fault(field, value, 'range', boundsOf(key))
  if (attribute.kind !== 'choice') return fault(field, value, /^\d+\.\d+$/.test(value) ? 'whole' : 'number')
  const options = yesOrNo(attribute) ? ['yes', 'no'] : (attribute.options ?? []).map((option) => option.value)
  return fault(field, value, 'choice', { options: options.join(', ') })
}

function faultsOfSpecs(specs: readonly SpecEntry[], attributes: readonly Attribute[]) {
  const faults = specFaults(attributes, specs).map(({ field, code }) => specFault(field, code, specs, attributes))
  const long = specs.filter(({ value }) => typeof value === 'string' && !SpecText.safeParse(value).success)
  return [...faults, ...long.map(({ key, value }) => fault(`specs.${key}`, String(value), 'invalid'))]
}

type Frame = { tree: readonly LineNode[]; columns: readonly Column[]; before: EditedProduct | undefined }

/** Returns the change that a row makes to a machine, or the faults of the row. */
export function judgeProduct(
  said: object,
  { tree, columns, before }: Frame,
): { work: ProductWork } | { faults: Fault[] } {
  // The columns above made it, or the facts of the machine.
  const row = said as Said
  const form = formOf(said)
  const category = categoryOf(tree, row.subCategory)
  const specs = specsOf(row, before, category?.attributes ?? [])
  const faults = [
    ...(form.error ? faultsOf(form.error, columns, said) : []),
    ...(category ? faultsOfSpecs(specs, category.attributes) : [fault('subCategory', row.subCategory, 'kind-unknown')]),
    ...(row.isPublished && !before?.isPublished && !before?.facts.perMonthPaise
      ? [fault('published', 'yes', 'rate-missing')]
      : []),
  ]
  if (faults.length > 0 || !form.data || !category) return { faults }
  const facts = { ...form.data, specs: toSpecs(category.attributes, specs), typical: typicalOf(specs) }
  return { work: { before, form: facts, isPublished: row.isPublished } }
}

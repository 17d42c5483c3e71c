import type { DeskProduct, ProductKind, SpecEntry, SpecField } from '#contract/catalogue.desk.ts'
import { fuelTypes, mobilisationModes, ProductForm } from '#contract/catalogue.desk.ts'
import { operatorChoices } from '#contract/catalogue.ts'

type SpecName = `specs.${string}`
export const specName = (key: string): SpecName => `specs.${key}`
type TypicalName = `typical.${string}`
export const typicalName = (key: string): TypicalName => `typical.${key}`

const emptyDraft = {
  name: '',
  make: '',
  model: '',
  subCategory: '',
  description: '',
  applications: '',
  rentedWithOperator: 'optional',
  rateIncludes: '',
  'mobilisation.mode': 'truck',
  'mobilisation.note': '',
  'fuel.type': 'diesel',
  'fuel.consumption': '',
  'fuel.note': '',
}

/**
 * The typed values by field; a spec's field is `specs.` and its key. `typical.` and its key holds the value that is
 * typical of the class: another value is the machine's own.
 */
export type ProductDraft = typeof emptyDraft & Record<SpecName | TypicalName, string>
type SpecDraft = Record<SpecName | TypicalName, string>

/** A draft with a field for each spec of any kind; those of another kind stay empty. */
export function draftOf(kinds: readonly ProductKind[], product?: DeskProduct): ProductDraft {
  const specs: SpecDraft = Object.fromEntries(
    kinds.flatMap(({ attributes }) =>
      attributes.flatMap(({ key }) => [
        [specName(key), ''],
        [typicalName(key), ''],
      ]),
    ),
  )
  if (product === undefined) return { ...emptyDraft, ...specs }
  const known: SpecDraft = Object.fromEntries(
    product.specs.flatMap(({ key, value, typical }) => [
      [specName(key), String(value)],
      [typicalName(key), typical ? String(value) : ''],
    ]),
  )
  const { name, make, model, subCategory, description, rentedWithOperator, rateIncludes, mobilisation, fuel } = product
  return {
    name,
    make,
    model,
    subCategory,
    description,
    rentedWithOperator,
    rateIncludes,
    ...specs,
    ...known,
    applications: product.applications.join('\n'),
    'mobilisation.mode': mobilisation.mode,
    'mobilisation.note': mobilisation.note,
    'fuel.type': fuel.type,
    'fuel.consumption': fuel.consumption ?? '',
    'fuel.note': fuel.note ?? '',
  }
}

export const kindOf = (kinds: readonly ProductKind[], subCategory: string) =>
  kinds.find(({ subCategories }) => subCategories.some(({ slug }) => slug === subCategory))

const FIGURE = /^\d{1,7}(\.\d{1,4})?$/

/** A typed spec as its value; undefined if it is empty or no figure where one belongs. */
function valueOf({ kind }: SpecField, typed: string): SpecEntry['value'] | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  if (FIGURE.test(text) && kind !== 'choice') return Number(text)
  return kind === 'range' ? undefined : text
}

/** Whether the typed spec has the form of its kind; an empty one is left out. */
export const isRight = (field: SpecField, typed: string) => typed.trim() === '' || valueOf(field, typed) !== undefined

/** The specs of a draft, without those that are empty or wrong. */
export const specsOf = (attributes: readonly SpecField[], draft: ProductDraft): SpecEntry[] =>
  attributes.flatMap((field) => {
    const value = valueOf(field, draft[specName(field.key)] ?? '')
    if (value === undefined) return []
    return [{ key: field.key, value, ...(isTypical(field, draft) ? { typical: true } : {}) }]
  })

/** Whether the typed figure is the one that is typical of the class. */
export function isTypical({ key }: SpecField, draft: ProductDraft) {
  const typed = draft[specName(key)] ?? ''
  return typed !== '' && typed === draft[typicalName(key)]
}

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The request of a draft; the contract judges it. */
export function requestOf(attributes: readonly SpecField[], draft: ProductDraft) {
  const at = (name: keyof typeof emptyDraft) => draft[name]
  const choice = <Choice extends string>(choices: readonly [Choice, ...Choice[]], name: keyof typeof emptyDraft) =>
    choices.find((one) => one === at(name)) ?? choices[0]
  return {
    name: at('name'),
    make: at('make'),
    model: at('model'),
    subCategory: at('subCategory'),
    description: at('description'),
    applications: linesOf(at('applications')),
    specs: specsOf(attributes, draft),
    rateIncludes: at('rateIncludes'),
    mobilisation: { mode: choice(mobilisationModes, 'mobilisation.mode'), note: at('mobilisation.note') },
    fuel: { type: choice(fuelTypes, 'fuel.type'), consumption: at('fuel.consumption'), note: at('fuel.note') },
    rentedWithOperator: choice(operatorChoices, 'rentedWithOperator'),
  }
}

/** The contract's rules of the fields that are typed as they are sent. */
export const typedRules = {
  name: ProductForm.shape.name,
  make: ProductForm.shape.make,
  model: ProductForm.shape.model,
  subCategory: ProductForm.shape.subCategory,
  description: ProductForm.shape.description,
  rateIncludes: ProductForm.shape.rateIncludes,
  'mobilisation.note': ProductForm.shape.mobilisation.shape.note,
} as const

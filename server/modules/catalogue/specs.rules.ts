import type { SpecEntry } from '#contract/catalogue.desk.ts'
import type { Violation } from '#contract/problems.ts'
import { figure } from '#server/platform/csv-formats.ts'
import { violation } from '#server/platform/violations.ts'
import type { Specs } from './product-entry.rules.ts'
import type { Attribute } from './structure.rules.ts'

/** Longer than any machine; a drawing to scale has a line for each metre. */
const METRES = { min: 0, max: 250 }
/** Axles and sections of a boom, each of which is drawn. */
const COUNT = { min: 2, max: 20 }
const TONNES = { min: 0, max: 5000 }
const FIGURE = { min: 0, max: 1_000_000 }

/** The bounds of a figure, wide enough for every machine and narrow enough to be drawn. */
export function boundsOf(key: string) {
  if (/[a-z]M$/.test(key)) return METRES
  if (/[a-z]T$/.test(key)) return TONNES
  return isCount(key) ? COUNT : FIGURE
}
const isCount = (key: string) => /^axles$|Sections$/.test(key)

const wrong = (key: string, code: 'invalid' | 'unknown') => violation(`specs.${key}`, code)

function figureFault(key: string, value: number) {
  const bounds = boundsOf(key)
  if (value < bounds.min || value > bounds.max) return violation(`specs.${key}`, 'range', bounds)
  return isCount(key) && !Number.isInteger(value) ? wrong(key, 'invalid') : undefined
}

function faultOf({ key, kind, options }: Attribute, value: SpecEntry['value']) {
  if (kind === 'choice')
    return options?.some((option) => option.value === String(value)) ? undefined : wrong(key, 'invalid')
  if (typeof value === 'number') return figureFault(key, value)
  return kind === 'text' && typeof value === 'string' ? undefined : wrong(key, 'invalid')
}

/** The violations of some specs by the attributes of their category: a figure where one belongs, a choice where there are some. */
export function specFaults(attributes: readonly Attribute[], specs: readonly SpecEntry[]): Violation[] {
  const known = new Map(attributes.map((attribute) => [attribute.key, attribute]))
  return specs.flatMap(({ key, value }, index) => {
    const attribute = known.get(key)
    const isRepeated = specs.findIndex((other) => other.key === key) < index
    const fault = attribute && !isRepeated ? faultOf(attribute, value) : wrong(key, 'unknown')
    return fault ?? []
  })
}

/** Whether a choice is between yes and no. */
export const yesOrNo = ({ options }: Attribute) =>
  options?.length === 2 && options.every(({ value }) => /^(true|false)$/.test(value))

/** A spec as its value from the cell of a file: yes and no, a figure, or words. */
export function specOf(attribute: Attribute | undefined, cell: string): SpecEntry['value'] {
  if (attribute && yesOrNo(attribute)) return cell.toLowerCase().replace(/^yes$/, 'true').replace(/^no$/, 'false')
  if (attribute?.kind === 'choice') return cell
  const read = figure.read(cell)
  return 'value' in read && typeof read.value === 'number' ? read.value : cell
}

/** The keys of the specs that are typical of the class. */
export const typicalOf = (specs: readonly SpecEntry[]) => specs.filter(({ typical }) => typical).map(({ key }) => key)

/** The specs as they are stored: in the order of the attributes, yes and no as booleans. */
export function toSpecs(attributes: readonly Attribute[], specs: readonly SpecEntry[]): Specs {
  const values = new Map(specs.map(({ key, value }) => [key, value]))
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      const value = values.get(attribute.key)
      if (value === undefined) return []
      return [[attribute.key, yesOrNo(attribute) ? String(value) === 'true' : value]]
    }),
  )
}

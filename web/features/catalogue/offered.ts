import type { Facet } from '#contract/catalogue.ts'
import { grouped } from '#contract/numerals.ts'
import { rangeTexts } from '#contract/texts/catalogue.ranges.en.ts'
import { fill } from '#web/platform/text.ts'
import { flagLabel } from './flag-label.ts'
import { rangeOf } from './list-address.ts'
import type { CatalogueText } from './text.ts'

type Option = NonNullable<Facet['options']>[number]

/** The filters of a list, those specific to its machines first, without those that narrow nothing. */
export const offered = (facets: readonly Facet[], text: CatalogueText) =>
  facets
    .map(withoutEmpty)
    .filter(isUseful)
    .map((facet) => inWords(facet, text))
    .sort(commonLast)

/** Leaves out choices without machines here; an active one is shown as a removable chip. */
function withoutEmpty(facet: Facet): Facet {
  const options = facet.options?.filter(({ count }) => count > 0) ?? null
  return { ...facet, options: facet.kind === 'range' && options?.length === 1 ? [] : options }
}

/** A filter with a single value narrows nothing. */
const isUseful = ({ kind, min, max, options }: Facet) =>
  kind === 'range' ? min !== null && max !== null && min < max : (options?.length ?? 0) > 1

function inWords({ options, ...facet }: Facet, text: CatalogueText): Facet {
  const label = ({ value, label }: Option) =>
    facet.kind === 'range' ? rangeLabel(value, facet.unit) : (flagLabel(value, text) ?? label)
  return { ...facet, options: options?.map((option) => ({ ...option, label: label(option) })) ?? null }
}

/** `10..15` becomes `10–15 m`, `20..` becomes `20 m and over`. */
function rangeLabel(range: string, unit: string | null) {
  const { min, max } = rangeOf(range)
  const text = min === '' ? rangeTexts.upTo : max === '' ? rangeTexts.over : rangeTexts.between
  const [from, to] = [grouped(Number(min)), grouped(Number(max))]
  return fill(text, { from, to, unit: unit ?? '' })
    .replace(/ +/g, ' ')
    .trim()
}

/** Every kind of machine has these; specs of the kind itself come first. */
const COMMON = ['make', 'rentedWithOperator']
const commonLast = (one: Facet, other: Facet) => COMMON.indexOf(one.key) - COMMON.indexOf(other.key)

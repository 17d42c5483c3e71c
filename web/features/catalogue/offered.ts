import type { Facet } from '#contract/catalogue.ts'
import { grouped } from '#contract/numerals.ts'
import { rangeTexts } from '#contract/texts/catalogue.ranges.en.ts'
import { fill } from '#web/platform/text.ts'
import { flagLabel } from './flag-label.ts'
import { rangeOf } from './list-address.ts'
import type { CatalogueText } from './text.ts'

type Option = NonNullable<Facet['options']>[number]

/** The filters a list offers, what is particular to its machines first; those that narrow nothing down are left out. */
export const offered = (facets: readonly Facet[], text: CatalogueText) =>
  facets
    .map(withoutEmpty)
    .filter(isUseful)
    .map((facet) => inWords(facet, text))
    .sort(commonLast)

/** Choices nobody could make here are left out; a chosen one stands as a chip to take away. */
function withoutEmpty(facet: Facet): Facet {
  const options = facet.options?.filter(({ count }) => count > 0) ?? null
  return { ...facet, options: facet.kind === 'range' && options?.length === 1 ? [] : options }
}

/** A range of one value and a choice of none narrow nothing down. */
const isUseful = ({ kind, min, max, options }: Facet) =>
  kind === 'range' ? min !== null && max !== null && min < max : (options?.length ?? 0) > 0

function inWords({ options, ...facet }: Facet, text: CatalogueText): Facet {
  const label = ({ value, label }: Option) =>
    facet.kind === 'range' ? rangeLabel(value, facet.unit) : (flagLabel(value, text) ?? label)
  return { ...facet, options: options?.map((option) => ({ ...option, label: label(option) })) ?? null }
}

/** `10..15` is said as `10–15 m`, `20..` as `20 m and over`. */
function rangeLabel(range: string, unit: string | null) {
  const { min, max } = rangeOf(range)
  const text = min === '' ? rangeTexts.upTo : max === '' ? rangeTexts.over : rangeTexts.between
  const [from, to] = [grouped(Number(min)), grouped(Number(max))]
  return fill(text, { from, to, unit: unit ?? '' })
    .replace(/ +/g, ' ')
    .trim()
}

/** Every kind of machine has these; what is particular to this one comes first. */
const COMMON = ['make', 'rentedWithOperator']
const commonLast = (one: Facet, other: Facet) => COMMON.indexOf(one.key) - COMMON.indexOf(other.key)

import type { ProductDetail } from '#contract/catalogue.ts'
import { grouped } from '#contract/numerals.ts'
import { flagLabel } from './flag-label.ts'
import type { CatalogueText } from './text.ts'

export type SpecLabel = ProductDetail['specLabels'][number]

/** A spec in words: with its unit, its choice's label, or yes or no. */
export function specValue(value: number | string | boolean, { unit, options }: SpecLabel, text: CatalogueText): string {
  if (typeof value === 'number') return `${grouped(value)}${unit ? ` ${unit}` : ''}`
  const chosen = String(value)
  return options?.find((option) => option.value === chosen)?.label ?? flagLabel(chosen, text) ?? chosen
}

import type { ReactNode } from 'react'
import type { ProductDetail } from '#contract/catalogue.ts'
import { specValue } from './spec-value.ts'
import { useCatalogueText } from './text.ts'

type SpecRow = { label: string; value: ReactNode }

/** Label and value of every spec, with its unit. */
export function SpecTable({ rows }: { rows: readonly SpecRow[] }) {
  return (
    <dl>
      {rows.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-6 border-b border-line py-2.5">
          <dt className="text-ink-2">{label}</dt>
          <dd className="text-right font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Specs in words, in the order of the catalogue. */
export function useSpecRows({ specs, specLabels }: Pick<ProductDetail, 'specs' | 'specLabels'>): SpecRow[] {
  const text = useCatalogueText()
  return specLabels.flatMap((spec) => {
    const value = specs[spec.key]
    return value === undefined ? [] : [{ label: spec.label, value: specValue(value, spec, text) }]
  })
}

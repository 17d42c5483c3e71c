import type { FactRow } from './product-facts.ts'

/** Facts of a machine, one per line. */
export const SpecTable = ({ rows }: { rows: readonly FactRow[] }) => (
  <dl>
    {rows.map(({ label, value }) => (
      <div key={label} className="flex justify-between gap-6 border-b border-line py-2.5">
        <dt className="text-ink-2">{label}</dt>
        <dd className="text-right font-semibold tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
)

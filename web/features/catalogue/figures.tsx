import type { KeyFigure } from './key-figures.ts'

type Props = { figures: readonly KeyFigure[]; large?: boolean }

/** Large condensed numerals, each with its word below; on a card only those that fit into one row. */
export function Figures({ figures, large = false }: Props) {
  return (
    <dl className={`flex flex-wrap ${large ? 'gap-x-8 gap-y-4' : 'gap-x-5 gap-y-2 md:max-h-12 md:overflow-hidden'}`}>
      {figures.map(({ label, value, unit }, index) => (
        <div key={label} className={`flex flex-col-reverse ${!large && index > 1 ? 'max-md:hidden' : ''}`}>
          <dt className={large ? 'text-sm text-ink-2' : 'text-xs text-ink-3'}>{label}</dt>
          <dd className={`figure whitespace-nowrap ${large ? 'text-4xl' : 'text-xl'}`}>
            {`${value} `}
            <span className={large ? 'text-2xl' : 'text-base'}>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

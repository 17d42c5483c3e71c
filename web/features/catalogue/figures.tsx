import { formatNumber, type KeyFigure, unitOf } from './key-figures.ts'
import { useCatalogueText } from './text.ts'

type Props = { figures: readonly KeyFigure[]; large?: boolean }

/** Big condensed numerals, each with its word below. */
export function Figures({ figures, large = false }: Props) {
  const text = useCatalogueText()
  return (
    <dl className={`flex flex-wrap ${large ? 'gap-x-8 gap-y-4' : 'gap-x-5 gap-y-2'}`}>
      {figures.map(({ key, value }, index) => (
        <div key={key} className={`flex flex-col-reverse ${!large && index > 1 ? 'max-md:hidden' : ''}`}>
          <dt className={large ? 'text-sm text-ink-2' : 'text-xs text-ink-3'}>{text.figures[key]}</dt>
          <dd className={`figure whitespace-nowrap ${large ? 'text-4xl' : 'text-xl'}`}>
            {formatNumber(value)} <span className={large ? 'text-2xl' : 'text-base'}>{unitOf(key, text.units)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

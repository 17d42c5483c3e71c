import { figureMessages } from '#contract/messages/catalogue.figures.en.ts'
import { texts } from '#web/platform/text.ts'
import { formatNumber } from './format-number.ts'

/** A figure as it is read: `15.9`, `m`, `working height`. */
export type KeyFigure = { label: string; value: string; unit: string }

const figureText = texts({ en: figureMessages })

/** The first few figures that tell a machine of its kind, in the order of the texts. For loaders: the texts are many. */
export function keyFigures(specs: Readonly<Record<string, unknown>>, most: number): KeyFigure[] {
  return Object.entries(figureText().figures)
    .flatMap(([key, label]) => {
      const value = specs[key]
      return typeof value === 'number' ? [{ label, value: formatNumber(value), unit: unitOf(key) }] : []
    })
    .slice(0, most)
}

const SUFFIX = /(M3PerH|M3|Mm|Kva|Kw|Kg|DbA|Cfm|Bar|T|M)$/

/** The unit a spec's key ends in, as it is written: `platformCapacityKg` → kg. */
export function unitOf(key: string) {
  const { units } = figureText()
  const suffix = SUFFIX.exec(key)?.[1]
  return suffix === undefined ? '' : units[suffix as keyof typeof units]
}

import { grouped } from './numerals.ts'

/** A figure for reading: `15.9`, `m`, `working height`. */
export type KeyFigure = { label: string; value: string; unit: string }

/** Words for figures by spec, in order of importance, and units by the suffix of a spec's key. */
type FigureTexts = {
  figures: Readonly<Record<string, string>>
  units: Readonly<Record<string, string>>
}

const SUFFIX = /(M3PerH|M3|Mm|Kva|Kw|Kg|DbA|Cfm|Bar|T|M)$/

/** The first few characteristic figures of a machine, in the order of the texts. */
export function figuresOf(specs: Readonly<Record<string, unknown>>, most: number, text: FigureTexts): KeyFigure[] {
  return Object.entries(text.figures)
    .flatMap(([key, label]) => {
      const value = specs[key]
      return typeof value === 'number' ? [{ label, value: grouped(value), unit: unitOf(key, text) }] : []
    })
    .slice(0, most)
}

/** The unit in the suffix of a spec's key: `platformCapacityKg` → kg. */
export const unitOf = (key: string, { units }: FigureTexts) => units[SUFFIX.exec(key)?.[1] ?? ''] ?? ''

import { grouped } from './numerals.ts'

/** A figure for reading: `15.9`, `m`, `working height`; one that is typical of the class is `~15.9`. */
export type KeyFigure = { label: string; value: string; unit: string }

/** Words for figures by spec, in order of importance, and units by the suffix of a spec's key. */
type FigureTexts = {
  figures: Readonly<Record<string, string>>
  units: Readonly<Record<string, string>>
}

const SUFFIX = /(M3PerH|M3|Mm|Kva|Kw|Kg|DbA|Cfm|Bar|T|L|M)$/

/** A machine's specs, and those that are typical of its class. */
export type Figured = { specs: Readonly<Record<string, unknown>>; typical: readonly string[] }

/** The first few characteristic figures of a machine, in the order of the texts. */
export function figuresOf({ specs, typical }: Figured, most: number, text: FigureTexts): KeyFigure[] {
  return Object.entries(text.figures)
    .flatMap(([key, label]) => {
      const value = specs[key]
      if (typeof value !== 'number') return []
      return [{ label, value: shortFigure(value, typical.includes(key)), unit: unitOf(key, text) }]
    })
    .slice(0, most)
}

/** The most important figure of a machine, and whether it is typical of its class; null if none is known. */
export function keyFigureOf({ specs, typical }: Figured, { figures }: FigureTexts) {
  for (const key of Object.keys(figures)) {
    const value = specs[key]
    if (typeof value === 'number') return { key, value, typical: typical.includes(key) }
  }
  return null
}

/** A figure where there is no room for words: one that is typical of the class is `~15.9`. */
export const shortFigure = (value: number, isTypical: boolean) => `${isTypical ? '~' : ''}${grouped(value)}`

/** The unit in the suffix of a spec's key: `platformCapacityKg` → kg. */
export const unitOf = (key: string, { units }: FigureTexts) => units[SUFFIX.exec(key)?.[1] ?? ''] ?? ''

import type { CatalogueText } from './text.ts'

export type FigureKey = keyof CatalogueText['figures']
export type KeyFigure = { key: FigureKey; value: number }

/** The first few figures that tell a machine of its kind, in the order of the texts. */
export function keyFigures(
  specs: Readonly<Record<string, unknown>>,
  order: CatalogueText['figures'],
  most: number,
): KeyFigure[] {
  return (Object.keys(order) as FigureKey[])
    .flatMap((key) => (typeof specs[key] === 'number' ? [{ key, value: specs[key] }] : []))
    .slice(0, most)
}

const SUFFIX = /(M3PerH|M3|Mm|Kva|Kw|Kg|DbA|Cfm|Bar|T|M)$/

/** The unit a spec's key ends in, as it is written: `platformCapacityKg` → kg. */
export function unitOf(key: FigureKey, units: CatalogueText['units']) {
  const suffix = SUFFIX.exec(key)?.[1]
  return suffix === undefined ? '' : (units[suffix as keyof CatalogueText['units']] ?? '')
}

const NUMBER = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** 6500 → 6,500; 13.72 stays. */
export const formatNumber = (value: number) => NUMBER.format(value)

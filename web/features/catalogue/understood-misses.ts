import type { Miss } from '#contract/catalogue.understood.ts'
import { conditionText } from '#contract/condition-text.ts'
import { type FigureNeed, type FlagNeed, figureNeeds, flagNeeds } from '#contract/need-figures.ts'
import { grouped } from '#contract/numerals.ts'
import type { needTexts } from '#contract/texts/needs.en.ts'
import { fill } from '#web/platform/text.ts'

type Texts = {
  needs: Readonly<Record<keyof typeof needTexts, string>>
  own: Readonly<Record<'misses' | 'notOfKind' | 'exceeds' | 'notKnown' | 'notMet' | `not_${FlagNeed}`, string>>
}

/** Words a shortcoming of a machine: 'Height ≥ 12 m: 0.25 m short.' */
export function missText(
  { key, needs: value, has, by }: Pick<Miss, 'key' | 'needs' | 'has' | 'by'>,
  { needs, own }: Texts,
) {
  const condition = conditionText(needs, { key, value })
  if (has === null) return fill(own.notKnown, { condition })
  if (isFlag(key)) return own[`not_${key}`]
  if (by === null || !isFigure(key)) return fill(own.notMet, { condition })
  if (has === 0) return fill(own.notOfKind, { condition })
  const { unit, bound } = figureNeeds[key]
  return fill(bound === 'least' ? own.misses : own.exceeds, { condition, by: `${grouped(by)} ${unit}` })
}

const isFigure = (key: string): key is FigureNeed => Object.hasOwn(figureNeeds, key)
const isFlag = (key: string): key is FlagNeed => flagNeeds.some((flag) => flag === key)

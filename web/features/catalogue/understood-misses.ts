import type { Miss } from '#contract/catalogue.understood.ts'
import { conditionText } from '#contract/condition-text.ts'
import { type FigureNeed, figureNeeds } from '#contract/need-figures.ts'
import { grouped } from '#contract/numerals.ts'
import type { needTexts } from '#contract/texts/needs.en.ts'
import { fill } from '#web/platform/text.ts'

type Texts = {
  needs: Readonly<Record<keyof typeof needTexts, string>>
  own: Readonly<Record<'misses' | 'exceeds' | 'notKnown' | 'notMet', string>>
}

/** What a machine lacks, in words: 'Height ≥ 12 m: 0.25 m too little.' */
export function missText(
  { key, needs: value, has, by }: Pick<Miss, 'key' | 'needs' | 'has' | 'by'>,
  { needs, own }: Texts,
) {
  const condition = conditionText(needs, { key, value })
  if (has === null) return fill(own.notKnown, { condition })
  if (by === null || !isFigure(key)) return fill(own.notMet, { condition })
  const { unit, bound } = figureNeeds[key]
  return fill(bound === 'least' ? own.misses : own.exceeds, { condition, by: `${grouped(by)} ${unit}` })
}

const isFigure = (key: string): key is FigureNeed => Object.hasOwn(figureNeeds, key)

// The interpretation of a question, as the reply states it.
import type { AskedTask, Product } from '#contract/catalogue.ts'
import type { Condition, Miss } from '#contract/catalogue.understood.ts'
import { conditionText } from '#contract/condition-text.ts'
import { needTexts } from '#contract/texts/needs.en.ts'
import { verdictsOn } from './needs.rules.ts'
import type { Reading } from './reading.rules.ts'

/** The conditions of a question with their labels. */
export const conditionsOf = ({ asked }: Reading): Condition[] =>
  asked.map((condition) => ({ ...condition, label: conditionText(needTexts, condition) }))

/** A task with what is known of the machines that do not meet it. */
export const askedTask = (task: Reading, found: { unknown: number; nearest: readonly Product[] }): AskedTask => ({
  conditions: conditionsOf(task),
  unknown: found.unknown,
  nearest: found.nearest.map((product) => ({ product, misses: missesOf(task, product) })),
})

/** Lists the needs that a machine does not meet, or has no published figure for. */
export const missesOf = ({ needs }: Pick<Reading, 'needs'>, { subCategory, specs }: Product): Miss[] =>
  verdictsOn({ subCategory: subCategory.slug, specs }, needs)
    .filter(({ meets }) => meets !== true)
    .map(({ need, has, by }) => ({
      key: need.key,
      label: conditionText(needTexts, need),
      needs: need.value,
      has,
      by,
    }))

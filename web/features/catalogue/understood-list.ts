import type { AskedTask } from '#contract/catalogue.ts'
import type { Understood } from '#contract/catalogue.understood.ts'
import { finderFor } from './finder-address.ts'

/** Explains how a list understood its search; undefined if it took every word as typed. */
export function howUnderstood(terms: readonly Understood[], task: AskedTask | null) {
  const isPlain = terms.every(({ typed, meant }) => typed === meant)
  if (isPlain && !task) return undefined
  return { terms: isPlain ? [] : terms, ...(task && { task: taskOf(task) }) }
}

const taskOf = ({ conditions, unknown, nearest }: AskedTask) => ({
  conditions: conditions.map(({ key, value, without }) => ({ key, value, without })),
  finder: finderFor(conditions),
  unknown,
  nearest: nearest.map(({ product: { name }, misses }) => ({
    name,
    misses: misses.map(({ key, needs, has, by }) => ({ key, needs, has, by })),
  })),
})

export type HowUnderstood = NonNullable<ReturnType<typeof howUnderstood>>

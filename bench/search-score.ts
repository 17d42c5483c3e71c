import { z } from 'zod'

const Slugs = z.array(z.string())

/** A question of the trade with the machines that answer it: slugs of products, sub-categories or categories. */
const Question = z.strictObject({
  text: z.string(),
  kind: z.enum(['task', 'spoken', 'model']),
  /** Machines that may stand in the first three; none if no machine does the work, and then none may be shown. */
  right: Slugs,
  /** Machines of which one must come first; otherwise any of `right`. */
  best: Slugs.min(1).optional(),
  /** Machines that must not stand in the first three. */
  never: Slugs.default([]),
  /** Not looked at while the search is tuned. */
  held: z.boolean().default(false),
})
export type Question = z.infer<typeof Question>
export const Questions = z.object({ questions: z.array(Question).length(120) })

export type Score = { precision: number; rank: number; first: string[] }
/** A machine as the slugs that may name it: its own, its sub-category's and its category's. */
type Machine = readonly string[]

const FIRST = 3

/**
 * The share of right machines in the first three, or in fewer if fewer are shown or right at all, and the reciprocal rank
 * of the first best one. One machine that must not stand there makes the precision 0; an empty list is right only where
 * no machine does the work. `every` machine of the catalogue says how many are right.
 */
export function scoreOf(
  { right, best = right, never }: Question,
  machines: readonly Machine[],
  every: readonly Machine[],
): Score {
  const among = (slugs: readonly string[]) => (machine: Machine) => machine.some((slug) => slugs.includes(slug))
  const first = machines.slice(0, FIRST)
  const names = first.map(([slug = '']) => slug)
  if (right.length === 0) {
    const isRight = machines.length === 0 ? 1 : 0
    return { precision: isRight, rank: isRight, first: names }
  }
  const hits = first.filter(among(right)).length
  const possible = Math.min(first.length, every.filter(among(right)).length)
  const place = machines.findIndex(among(best))
  return {
    precision: possible === 0 || first.some(among(never)) ? 0 : Math.min(1, hits / possible),
    rank: place < 0 ? 0 : 1 / (place + 1),
    first: names,
  }
}

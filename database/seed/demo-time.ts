import { addDays, timeInIndia } from '#contract/dates.ts'
import type { Tools } from '#server/platform/action.ts'

/** The tools at eleven in the morning, some days after a civil date; at the latest now. */
export function daysAfter(tools: Tools, date: string, days: number): Tools {
  const now = tools.clock()
  const then = timeInIndia(addDays(date, days), '11:00')
  return { ...tools, clock: () => (then < now ? then : now) }
}

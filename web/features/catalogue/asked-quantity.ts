import { QUANTITY_MAX } from '#contract/hire-limits.ts'
import type { HowUnderstood } from './understood-list.ts'

/** Returns the hire for Add from a search such as '2 scissor lifts'; undefined for the cart's one machine. */
export function hireIn(understood: HowUnderstood | undefined) {
  const asked = understood?.task?.conditions.find(({ key }) => key === 'quantity')?.value
  if (typeof asked !== 'number' || asked < 2) return undefined
  return { quantity: Math.min(asked, QUANTITY_MAX), period: 'MONTH' as const, duration: 1 }
}

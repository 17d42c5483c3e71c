// Billing cycles of a hire: calendar months, months from the hire's first day, from a given day of the month, or 28
// days. A cycle is always full; the first and the last may be partly on hire. Source: `docs/hire.md`.
import type { cycleKinds } from '#contract/rate-terms.ts'
import { dayOfMonth, earlier, later, plusDays, plusMonths } from './calendar.ts'

/** `day` (1 to 31) is for DAY_N; in a shorter month the cycle begins on its last day. */
export type Cycle = { readonly kind: (typeof cycleKinds)[number]; readonly day?: number | undefined }
/** A full billing cycle and its on-hire dates, inclusive. */
export type CycleDates = {
  readonly period: { readonly from: string; readonly to: string }
  readonly onHire: { readonly from: string; readonly to: string }
}

/** The cycles of a hire from its first to its last date, in order; none if it ends before it begins. */
export function cycles(cycle: Cycle, from: string, to: string): CycleDates[] {
  const found: CycleDates[] = []
  for (let n = 0, start = startOf(cycle, from, 0); start <= to && from <= to; n += 1) {
    const next = startOf(cycle, from, n + 1)
    const period = { from: start, to: plusDays(next, -1) }
    found.push({ period, onHire: { from: later(start, from), to: earlier(period.to, to) } })
    start = next
  }
  return found
}

/** The first day of the nth cycle after the one in which the hire begins. */
function startOf(cycle: Cycle, from: string, n: number): string {
  if (cycle.kind === '28D') return plusDays(from, 28 * n)
  if (cycle.kind === 'ANNIVERSARY') return plusMonths(from, n)
  const day = cycle.kind === 'DAY_N' ? (cycle.day ?? 1) : 1
  const first = `${from.slice(0, 8)}01`
  const isBefore = from < dayOfMonth(first, day)
  return dayOfMonth(plusMonths(first, isBefore ? n - 1 : n), day)
}

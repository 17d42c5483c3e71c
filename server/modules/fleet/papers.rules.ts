import { addDays } from '#contract/dates.ts'
import type { PaperKind, PaperState } from '#contract/fleet.ts'

/** The machines that need a paper: all, those that lift people or loads, or those with a registration number. */
type Needing = 'ALL' | 'LIFTING' | 'REGISTERED'

/** The papers without which a machine does not leave the yard; the other kinds are kept, but not asked for. */
export const mandatory: readonly (readonly [PaperKind, Needing])[] = [
  ['INSURANCE', 'ALL'],
  ['INSPECTION', 'LIFTING'],
  ['REGISTRATION', 'REGISTERED'],
  ['FITNESS', 'REGISTERED'],
  ['POLLUTION', 'REGISTERED'],
]

/** Lifting machines by their place in the catalogue: aerial lifts and cranes. */
export const lifting = { lines: ['aerial-work-platforms'], categories: ['crane', 'pick-and-carry-crane'] }

/** Days before the end of a paper from which it is due. */
const DUE_DAYS = 30

/** No paper, and a paper without an end, as PostgreSQL writes them; as texts they stand before and after every date. */
export const [NEVER, FOREVER] = ['-infinity', 'infinity'] as const

/** The first and the last of the days on which a paper of this state ends, seen from today. */
export const endsOf = (state: PaperState, today: string): readonly [string, string] =>
  ({
    MISSING: [NEVER, NEVER] as const,
    EXPIRED: ['0001-01-01', addDays(today, -1)] as const,
    DUE: [today, addDays(today, DUE_DAYS)] as const,
    VALID: [addDays(today, DUE_DAYS + 1), FOREVER] as const,
  })[state]

/** The state of a paper that counts until this day, which it includes. */
export function stateOf(until: string, today: string): PaperState {
  if (until === NEVER) return 'MISSING'
  if (until < today) return 'EXPIRED'
  return until <= addDays(today, DUE_DAYS) ? 'DUE' : 'VALID'
}

/** A mandatory paper of a machine, and until when the best one of its kind counts. */
export type Need = { readonly kind: PaperKind; readonly until: string }

/** A paper as people read it. */
export const shownNeed = ({ kind, until }: Need, today: string) => ({
  kind,
  state: stateOf(until, today),
  validTo: until === NEVER || until === FOREVER ? null : until,
})

/** The paper that ends first; a missing one has ended before all others. Every machine needs an insurance. */
export const firstToEnd = (needs: readonly Need[]) =>
  needs.reduce((one, other) => (other.until < one.until ? other : one))

/** The paper that keeps a machine in the yard, the missing ones first; undefined if all count today. */
export function firstLapsed(needs: readonly Need[], today: string) {
  const first = firstToEnd(needs)
  return first.until < today ? first : undefined
}

// The shifts of a date, and what the first of them lost. Unpaid idle time is Σ (1 − pct ÷ 100) × hours over the causes;
// together with breakdown a first shift loses at most what it fell short of H, max(0, H − worked), idle time first.
// In a pool or by the hour it loses at most H. Work made good the same day costs nobody anything, and a machine that is
// down for 24 hours loses one day. Source: `docs/hire.md`.
import { type IdleCause, idleCauses } from '#contract/rate-terms.ts'
import type { HireCase } from './case.ts'
import { ONE, Rational, sumOf, ZERO } from './rational.ts'

const HUNDRED = Rational.whole(100)

type Terms = HireCase['terms']
type Row = HireCase['days'][number]

/** The exact hours of one shift. */
type Shift = {
  readonly worked: Rational
  readonly breakdown: Rational
  readonly idle: readonly (readonly [cause: IdleCause, hours: Rational])[]
}

/** Hours that the rate pays and the first shift did not give. */
type Lost = { readonly idle: Rational; readonly breakdown: Rational }

/** One date with its exact hours. */
export type Day = {
  readonly date: string
  /** A weekly off or holiday that the rate does not pay. */
  readonly isOff: boolean
  /** The first shift ran on such a day. */
  readonly isOffWorked: boolean
  readonly first: Shift
  /** A planned shift has no hours before its log is signed. */
  readonly second: Shift | 'PLANNED' | undefined
  readonly lost: Lost
}

const NOTHING: Shift = { worked: ZERO, breakdown: ZERO, idle: [] }

const shiftOf = ({ worked, breakdown, idle }: Pick<Row, 'worked' | 'breakdown' | 'idle'>): Shift => ({
  worked: Rational.decimal(worked),
  breakdown: Rational.decimal(breakdown),
  idle: idleCauses.flatMap((cause) => {
    const hours = idle[cause]
    return hours === undefined ? [] : [[cause, Rational.decimal(hours)] as const]
  }),
})

const secondOf = ({ secondShift }: Row): Day['second'] => {
  if (typeof secondShift === 'object') return shiftOf(secondShift)
  return secondShift ? 'PLANNED' : undefined
}

/** The share of an idle hour that is not paid, from 0 to 1. */
export const unpaidShare = ({ standbyPct }: Terms, cause: IdleCause) =>
  ONE.minus(Rational.decimal(standbyPct[cause]).over(HUNDRED))

/** Idle hours that are not paid: each cause by its percentage. */
export const unpaidIdle = (terms: Terms, { idle }: Shift) =>
  sumOf(idle.map(([cause, hours]) => unpaidShare(terms, cause).times(hours)))

/** The supplier's breakdown; 0 where it has no effect. */
export const breakdownOf = ({ breakdown: { effect } }: Terms, shift: Shift) =>
  effect === 'NONE' ? ZERO : shift.breakdown

function lostOf(terms: Terms, shift: Shift): Lost {
  const full = Rational.decimal(String(terms.hoursPerDay))
  const isPooled = terms.basis === 'HOUR' || (terms.basis === 'MONTH' && terms.hoursMode === 'POOLED')
  const most = isPooled ? full : full.minus(shift.worked).atLeast(ZERO)
  const idle = unpaidIdle(terms, shift).atMost(most)
  return { idle, breakdown: breakdownOf(terms, shift).atMost(most.minus(idle)) }
}

/** A row with exact hours. On an off day the shift that worked is the first one, whichever it was entered as. */
export function dayOf(terms: Terms, row: Row, isOff: boolean): Day {
  const [first, second] = [shiftOf(row), secondOf(row)]
  const day = { date: row.date, isOff }
  if (!isOff) return { ...day, isOffWorked: false, first, second, lost: lostOf(terms, first) }
  const lost = { idle: ZERO, breakdown: ZERO }
  if (!first.worked.isZero()) return { ...day, isOffWorked: true, first, second, lost }
  if (second === 'PLANNED') return { ...day, isOffWorked: true, first: NOTHING, second: undefined, lost }
  if (second && !second.worked.isZero()) return { ...day, isOffWorked: true, first: second, second: undefined, lost }
  return { ...day, isOffWorked: false, first, second, lost }
}

/** The hours that a shift worked; a planned one has none. */
export const workedOf = (shift: Day['second']) => (typeof shift === 'object' ? shift.worked : ZERO)

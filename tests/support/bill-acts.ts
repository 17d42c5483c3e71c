// The acts of lives from summary sheets to paid invoices, at random.
import fc from 'fast-check'
import type { Extra } from './sheet-model.ts'

/** The acts by their weight. */
const weights = [
  [4, ['send', 'certify', 'draft', 'issue', 'record', 'allocate']],
  [3, ['prepare', 'note', 'disputeSheet', 'disputeInvoice', 'report', 'days']],
  [2, ['revise', 'reject', 'undo', 'refund', 'withdraw', 'decline', 'discard']],
  [1, ['saveExtras', 'save', 'weeks']],
] as const
export type Act = (typeof weights)[number][1][number]
const often = weights.flatMap(([weight, acts]) => acts.map((act) => ({ arbitrary: fc.constant<Act>(act), weight })))

export const DAMAGE = { code: 'DAMAGE', amountPaise: 250_000, note: 'A broken lamp' } as const
export const DISCOUNT = { code: 'DISCOUNT', amountPaise: -50_000, note: 'For the wait' } as const
export const step = fc.record({
  act: fc.oneof(...often),
  sheet: fc.nat(1),
  invoice: fc.nat(2),
  nth: fc.nat(3),
  share: fc.constantFrom('PART' as const, 'ALL' as const, 'ALL' as const, 'MORE' as const),
  extras: fc.constantFrom<readonly Extra[]>([], [DAMAGE], [DISCOUNT], [DAMAGE, DISCOUNT]),
  kind: fc.constantFrom('CREDIT' as const, 'CREDIT' as const, 'DEBIT' as const),
  tdsPaise: fc.constantFrom(0, 0, 5000),
  days: fc.nat(2),
  isYes: fc.boolean(),
})
export type Step = typeof step extends fc.Arbitrary<infer Given> ? Given : never

/** A part of an amount, all of it or more than it; at least a rupee. */
export const partOf = (paise: number, share: Step['share']) =>
  Math.max(100, { PART: Math.floor(paise / 3), ALL: paise, MORE: paise + 100 }[share])

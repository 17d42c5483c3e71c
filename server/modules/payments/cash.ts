// Cash of ₹2,00,000 or more: the database counts it, and refuses it without a reason (section 269ST).
import { Problem } from '#contract/problems.ts'
import { violation } from '#server/platform/violations.ts'

const refusals: ReadonlySet<unknown> = new Set(['payment_cash_of_day', 'payment_cash_of_invoice'])

/** The refusal of cash beyond the law, which asks for a reason that names the section; undefined for another error. */
export const cashRefused = (error: unknown) =>
  refusals.has((error as { constraint?: unknown }).constraint)
    ? new Problem('validation', { violations: [violation('cashReason', 'cashReason.section')] })
    : undefined

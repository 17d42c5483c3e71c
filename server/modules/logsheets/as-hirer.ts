// Access of the clock and the queue to the customer's people, for logs and for the documents made from them.
import { dateInIndia, timeInIndia } from '#contract/dates.ts'
import type { Tools, Transaction } from '#server/platform/action.ts'
import { companyItself, customer } from '#server/platform/principal.ts'

export { nextDuty } from './deeming.rules.ts'
export { signersOf } from './duties.store.ts'

/** The customer who hires. */
type Hirer = { readonly accountId: string; readonly companyId: string | null }

export const served = ({ db, clock }: Tools): Tools => ({ db: db.serving('logsheets'), clock })

/** Works as whoever hires, because queue and clock own nothing. */
export function asHirer(
  { db, clock }: Tools,
  { accountId, companyId }: Hirer,
  work: (transaction: Transaction) => Promise<void>,
) {
  const now = clock()
  return db.as(companyId === null ? customer(accountId) : companyItself(companyId), (tx) => work({ tx, now }))
}

/** Nine o'clock in India on the day of `now`. */
export const morningOf = (now: Date) => timeInIndia(dateInIndia(now), '09:00')

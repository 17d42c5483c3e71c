// The holder of a sheet: the customer who certifies it, or the desk that sends it.
import { mayAtDesk } from '#contract/staff.ts'
import { every, seenBy, signsForCustomer } from '#server/modules/jobs/logging.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'
import type { SheetRow } from './reading.store.ts'

type OfJob = Pick<SheetRow, 'companyId' | 'addressId'>

export type Hand = {
  readonly visible: ReturnType<typeof seenBy>
  /** Whether this person prepares and sends sheets. */
  readonly mayWrite: boolean
  /** Whether this person certifies and disputes the sheets of such a job. */
  readonly mayAnswer: (tx: Queryable, job: OfJob) => Promise<boolean>
}

export const deskHand = ({ role }: Pick<Staff, 'role'>): Hand => ({
  visible: every,
  mayWrite: mayAtDesk(role, 'summary-sheets'),
  mayAnswer: async () => false,
})

/** Individuals, administrators of the company and engineers of the site answer; others of the company read. */
export const customerHand = (caller: Caller): Hand => ({
  visible: seenBy(caller),
  mayWrite: false,
  mayAnswer: (tx, { addressId }) => signsForCustomer(tx, caller, addressId),
})

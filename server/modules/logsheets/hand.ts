// The holder of a logsheet: one side enters it, the other signs it (docs/decisions/0044-logsheets.md).
import type { sides } from '#contract/logsheets.ts'
import { Problem } from '#contract/problems.ts'
import { mayAtDesk } from '#contract/staff.ts'
import { every, type LoggedJob, seenBy, signsForCustomer } from '#server/modules/jobs/logging.ts'
import type { Transaction } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import type { Caller, LinkCaller } from '#server/platform/caller.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'

/** The place of a job, its company, and whether an operator comes with its machine. */
type OfJob = { readonly withOperator: boolean; readonly companyId: string | null; readonly addressId: string | null }
type Log = { readonly logsheetId: string; readonly logNumber: string }
export type LogAct = 'add' | 'save' | 'submit' | 'revise' | 'sign' | 'dispute' | 'link'
/** The desk call of each act. */
const deskCalls = {
  add: 'addDeskLogsheet',
  save: 'saveDeskLogsheet',
  submit: 'submitDeskLogsheet',
  revise: 'reviseDeskLogsheet',
  sign: 'signDeskLogsheet',
  dispute: 'disputeDeskLogsheet',
  link: 'makeDeskLogsheetLink',
} as const

export type Hand<By extends Staff | Caller | LinkCaller = Staff | Caller | LinkCaller> = {
  readonly by: By
  readonly side: (typeof sides)[number]
  readonly name: string
  readonly visible: ReturnType<typeof seenBy>
  /** Whether this person enters logs of such a job. */
  readonly mayEnter: (job: OfJob) => boolean
  /** Whether this person signs logs of such a job. */
  readonly maySign: (tx: Queryable, job: OfJob) => Promise<boolean>
  /** Leaves an entry in the audit trail, which is the desk's. */
  readonly record: (transaction: Transaction, act: LogAct, log: Log) => Promise<void>
}

/** Throws `not-found` for a job whose logs this person does not enter. */
export function requireEntering(hand: Hand, { agreed, companyId, addressId }: LoggedJob) {
  if (!hand.mayEnter({ withOperator: agreed.withOperator, companyId, addressId })) throw new Problem('not-found')
}

/** The hand of somebody with an account. */
export type AccountHand = Hand<Staff | Caller>

/** Operations at the desk enter any log, and sign those that the customer entered. */
export function deskHand(staff: Staff): Hand<Staff> {
  const may = mayAtDesk(staff.role, 'logsheets')
  return {
    by: staff,
    side: 'SUPPLIER',
    name: staff.name,
    visible: every,
    mayEnter: () => may,
    maySign: async () => may,
    record: async ({ tx, now }, act, { logsheetId, logNumber }) =>
      void (await audit({ tx, now, by: staff }, deskCalls[act], {
        kind: 'logsheet',
        id: logsheetId,
        label: logNumber,
      })),
  }
}

/** A customer enters logs on dry hire alone; individuals, administrators and engineers of the site sign. */
export const customerHand = (caller: Caller): Hand<Caller> => ({
  by: caller,
  side: 'CUSTOMER',
  name: caller.name,
  visible: seenBy(caller),
  mayEnter: ({ withOperator }) => !withOperator,
  maySign: (tx, { addressId }) => signsForCustomer(tx, caller, addressId),
  record: async () => undefined,
})

/** The holder of a link: for one logsheet they sign for the customer, for one job they enter for us. */
export const linkHand = (link: LinkCaller): Hand<LinkCaller> => ({
  by: link,
  side: link.purpose === 'LOG_JOB' ? 'SUPPLIER' : 'CUSTOMER',
  name: link.name,
  // The database shows them what their link opens.
  visible: every,
  mayEnter: () => link.purpose === 'LOG_JOB',
  maySign: async () => link.purpose === 'SIGN_LOGSHEET',
  record: async () => undefined,
})

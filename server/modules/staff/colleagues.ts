// The e-mail addresses of people at the desk, for notices; the transaction must serve `identity`.
import type { StaffRole } from '#contract/staff.ts'
import type { Queryable } from '#server/platform/database.ts'
import * as store from './colleagues.store.ts'

/** Returns everybody active in a role, or if nobody is, the owners; by e-mail address. */
export const colleaguesIn = (tx: Queryable, role: StaffRole) => store.inRole(tx, role)

/** Returns one person of the desk, or unless they are active, everybody active in a role; by e-mail address. */
export const colleagueOr = (tx: Queryable, accountId: string | null, role: StaffRole) =>
  store.oneOrRole(tx, accountId, role)

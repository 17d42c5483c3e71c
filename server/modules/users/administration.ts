import { Problem } from '#contract/problems.ts'
import { lockCompany } from '#server/modules/company/company.ts'
import { type CompanyTools, companyOf } from '#server/modules/company/tools.ts'
import { administratorsOf } from '#server/modules/session/memberships.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Queryable } from '#server/platform/database.ts'
import { customer } from '#server/platform/principal.ts'
import { whyNotRemove } from './administration.rules.ts'

/** Locks the company: who belongs to it, and as what, changes one at a time. Answers its active administrators. */
export async function lockedAdministrators(tx: Queryable, companyId: string) {
  await lockCompany(tx, companyId)
  return administratorsOf(tx, companyId)
}

type Action<T> = (tx: Queryable, companyId: string, now: Date) => Promise<T>

/** An administrator's action, with the company locked. Throws `forbidden` for who is none any more. */
export function administer<T>({ session, clock }: CompanyTools, caller: Caller, action: Action<T>): Promise<T> {
  const companyId = companyOf(caller)
  return session.db.as(caller, async (tx) => {
    refuseFormer(await lockedAdministrators(tx, companyId), caller)
    return action(tx, companyId, clock())
  })
}

/**
 * An action that takes a person's part in the company away; the transaction sees that person's private rows instead of the
 * administrator's. Throws `own-account`, `last-admin`, and `forbidden` for who is no administrator any more.
 */
export function remove<T>(
  { session, clock }: CompanyTools,
  caller: Caller,
  userId: string,
  action: Action<T>,
): Promise<T> {
  const companyId = companyOf(caller)
  return session.db.as(customer(userId, companyId), async (tx) => {
    const administrators = await lockedAdministrators(tx, companyId)
    const why = whyNotRemove(administrators, caller.accountId, userId)
    if (why) throw new Problem(why)
    refuseFormer(administrators, caller)
    return action(tx, companyId, clock())
  })
}

function refuseFormer(administrators: string[], { accountId }: Caller) {
  if (!administrators.includes(accountId)) throw new Problem('forbidden')
}

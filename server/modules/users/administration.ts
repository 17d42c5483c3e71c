import { Problem } from '#contract/problems.ts'
import { lockCompany } from '#server/modules/company/company.ts'
import { actInCompany, type CompanyAction, type CompanyTools, companyOf } from '#server/modules/company/tools.ts'
import { administratorsOf } from '#server/modules/session/memberships.ts'
import { act } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Queryable } from '#server/platform/database.ts'
import { customer } from '#server/platform/principal.ts'
import { whyNotRemove } from './administration.rules.ts'

/** Locks the company, so that membership and roles change one at a time. Returns its active administrators. */
export async function lockedAdministrators(tx: Queryable, companyId: string) {
  await lockCompany(tx, companyId)
  return administratorsOf(tx, companyId)
}

type Work<T> = (action: CompanyAction) => Promise<T>

/** An administrator's action, with the company locked. Throws `forbidden` for former administrators. */
export const administer = <T>({ session }: CompanyTools, caller: Caller, work: Work<T>): Promise<T> =>
  actInCompany(session, caller, async (action) => {
    refuseFormer(await lockedAdministrators(action.tx, action.companyId), caller)
    return work(action)
  })

/**
 * An action that removes a person's rights in the company; the transaction sees that person's private rows instead of
 * the administrator's. Throws `own-account`, `last-admin`, and `forbidden` for former administrators.
 */
export function remove<T>({ session }: CompanyTools, caller: Caller, userId: string, work: Work<T>): Promise<T> {
  const companyId = companyOf(caller)
  return act(session, customer(userId, companyId), async (action) => {
    const administrators = await lockedAdministrators(action.tx, companyId)
    const why = whyNotRemove(administrators, caller.accountId, userId)
    if (why) throw new Problem(why)
    refuseFormer(administrators, caller)
    return work({ ...action, by: caller, companyId })
  })
}

function refuseFormer(administrators: string[], { accountId }: Caller) {
  if (!administrators.includes(accountId)) throw new Problem('forbidden')
}

import { Problem } from '#contract/problems.ts'
import { dissolve } from '#server/modules/company/company.ts'
import { type CompanyTools, companyOf } from '#server/modules/company/tools.ts'
import { hasOthers, leaveCompany } from '#server/modules/session/memberships.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Queryable } from '#server/platform/database.ts'
import { closeRequestsTo } from './access-requests.store.ts'
import { isLast } from './administration.rules.ts'
import { lockedAdministrators } from './administration.ts'
import { withdrawAll } from './invitations.store.ts'

type Member = { accountId: string; companyId: string }

/**
 * Leaves the company, whose enquiries stay behind; who is alone in it dissolves it. Throws `last-admin` where others
 * would be left without an administrator, and what `whyNotDissolve` answers.
 */
export function continueAsIndividual(tools: CompanyTools, caller: Caller) {
  const companyId = companyOf(caller)
  return tools.session.db.as(caller, async (tx) => {
    if (isLast(await lockedAdministrators(tx, companyId), caller.accountId))
      await dissolveOwn(tx, tools, { accountId: caller.accountId, companyId })
    return leaveCompany(tx, tools.session, caller, companyId)
  })
}

/** What is open between the company and others ends with it. */
async function dissolveOwn(tx: Queryable, tools: CompanyTools, { accountId, companyId }: Member) {
  if (await hasOthers(tx, companyId, accountId)) throw new Problem('last-admin')
  await dissolve(tx, tools, accountId, companyId)
  await withdrawAll(tx, companyId)
  await closeRequestsTo(tx, companyId)
}

import { Problem } from '#contract/problems.ts'
import { leaveCompany } from '#server/modules/session/memberships.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Queryable } from '#server/platform/database.ts'
import { closeRequestsTo } from './access-requests.store.ts'
import { isLast } from './administration.rules.ts'
import { lockedAdministrators } from './administration.ts'
import { hasOthers, setDissolved } from './company.store.ts'
import { withdrawAll } from './invitations.store.ts'
import { type CompanyTools, companyOf } from './tools.ts'

/**
 * Leaves the company, whose enquiries stay behind; who is alone in it dissolves it. Throws `last-admin` where others
 * would be left without an administrator, and what `whyNotDissolve` answers.
 */
export function continueAsIndividual(tools: CompanyTools, caller: Caller) {
  const companyId = companyOf(caller)
  return tools.session.db.forPerson(caller, async (tx) => {
    if (isLast(await lockedAdministrators(tx, companyId), caller.accountId)) await dissolve(tx, tools, caller)
    return leaveCompany(tx, tools.session, caller, companyId)
  })
}

/** The company's documents stay with it, their own enquiries go with the person, what is open between it and others ends. */
async function dissolve(tx: Queryable, tools: CompanyTools, caller: Caller) {
  const companyId = companyOf(caller)
  if (await hasOthers(tx, companyId, caller.accountId)) throw new Problem('last-admin')
  for (const whyNot of tools.whyNotDissolve) {
    const why = await whyNot(tx, companyId)
    if (why) throw new Problem(why)
  }
  await tools.takeOwnEnquiries(tx, caller.accountId, companyId)
  await withdrawAll(tx, companyId)
  await closeRequestsTo(tx, companyId)
  await setDissolved(tx, companyId, tools.clock())
}

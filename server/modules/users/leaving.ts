import { Problem, type ProblemName } from '#contract/problems.ts'
import { dissolve } from '#server/modules/company/company.ts'
import { actInCompany, type CompanyAction, type CompanyTools } from '#server/modules/company/tools.ts'
import { administratorsOf, hasOthers, leaveCompany } from '#server/modules/session/memberships.ts'
import type { Caller } from '#server/platform/caller.ts'
import { closeRequestsTo } from './access-requests.store.ts'
import { isLast } from './administration.rules.ts'
import { lockedAdministrators } from './administration.ts'
import { withdrawAll } from './invitations.store.ts'

/**
 * Leaves the company, which keeps its enquiries; its only member dissolves it. Throws `last-admin` if the others would
 * be left without an administrator, and the problem that `whyNotDissolve` returns.
 */
export const continueAsIndividual = (tools: CompanyTools, caller: Caller) =>
  actInCompany(tools.session, caller, async (action) => {
    const { tx, companyId } = action
    if (isLast(await lockedAdministrators(tx, companyId), caller.accountId)) await dissolveOwn(action, tools)
    return leaveCompany(action, tools.session, caller, companyId)
  })

/** The obstacles to leaving a company. Its only member would dissolve it. */
export async function whyNotLeave({ tx, by, companyId }: CompanyAction, tools: CompanyTools): Promise<ProblemName[]> {
  if (!isLast(await administratorsOf(tx, companyId), by.accountId)) return []
  if (await hasOthers(tx, companyId, by.accountId)) return ['last-admin']
  const found: (ProblemName | undefined)[] = []
  for (const whyNot of tools.whyNotDissolve) found.push(await whyNot(tx, companyId))
  return found.filter((why) => why !== undefined)
}

/**
 * The company of a member who is erased next goes on without them; its only member dissolves it. Throws what
 * `continueAsIndividual` throws.
 */
export async function leaveForGood(action: CompanyAction, tools: CompanyTools) {
  const administrators = await lockedAdministrators(action.tx, action.companyId)
  if (isLast(administrators, action.by.accountId)) await dissolveOwn(action, tools)
}

/** Ends the open invitations and requests of the company with it. */
async function dissolveOwn(action: CompanyAction, tools: CompanyTools) {
  const { tx, by, companyId } = action
  if (await hasOthers(tx, companyId, by.accountId)) throw new Problem('last-admin')
  await dissolve(action, tools)
  await withdrawAll(tx, companyId)
  await closeRequestsTo(tx, companyId)
}

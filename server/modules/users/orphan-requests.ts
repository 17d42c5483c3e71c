// Access requests to companies without an active administrator: only these are decided at the desk.
import { Problem, type ProblemName } from '#contract/problems.ts'
import { namesFor } from '#server/modules/company/company.ts'
import type { CompanyTools } from '#server/modules/company/tools.ts'
import { admit } from '#server/modules/session/memberships.ts'
import { type Action, act } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { notify } from '#server/platform/notify.ts'
import type { Staff } from '#server/platform/principal.ts'
import * as store from './access-requests.store.ts'
import { runOut, whyNot } from './access-requests.ts'
import { lockedAdministrators } from './administration.ts'

/** The open requests that no administrator is left to decide, oldest first. */
export const listOrphanRequests = (tools: CompanyTools, caller: Staff) =>
  act(tools, caller, async ({ tx, now }) => ({ accessRequests: await store.orphanRequests(tx, runOut(now)) }))

type Work = (action: Action<Staff>, decision: store.Decision) => Promise<ProblemName | undefined>

/**
 * Decides one request with the company locked. Refusals are returned, not thrown: the transaction must commit the end
 * of the request. Throws `administrator-decides` while the company has an active administrator.
 */
async function settle(tools: CompanyTools, caller: Staff, accessRequestId: string, work: Work) {
  const refused = await act(tools.session, caller, async (action) => {
    const companyId = await store.companyOfRequest(action.tx, accessRequestId)
    if (companyId === undefined) throw new Problem('not-found')
    if ((await lockedAdministrators(action.tx, companyId)).length > 0) throw new Problem('administrator-decides')
    return work(action, { companyId, accessRequestId, decidedBy: caller.accountId })
  })
  if (refused) throw new Problem(refused)
}

const factOf = ({ accessRequestId }: store.Decision) => `access-decided:${accessRequestId}`

async function record(
  action: Action<Staff>,
  act: 'approveOrphanRequest' | 'rejectOrphanRequest',
  { companyId, accessRequestId }: store.Decision,
  facts: { accountId: string; reason: string },
) {
  const { person, company } = await namesFor(action.tx, companyId, facts.accountId)
  const subject = { kind: 'access-request', id: accessRequestId, label: `${person}, ${company}` }
  await audit(action, act, subject, { reason: { was: null, is: facts.reason } })
}

/** Makes the person the administrator of the company, which has no active one. Throws `access-request-decided`. */
export const approveOrphanRequest = (tools: CompanyTools, caller: Staff, accessRequestId: string, reason: string) =>
  settle(tools, caller, accessRequestId, async (action, decision) => {
    const { companyId } = decision
    const approved = await store.decide(action, 'APPROVED', decision, runOut(action.now))
    if (!approved) return whyNot(action.tx, decision)
    const { accountId } = approved
    if (!(await admit(action, accountId, { companyId, role: 'ROLE_ADMIN' }))) {
      await store.expire(action.tx, companyId, accessRequestId)
      return 'access-request-decided'
    }
    await record(action, 'approveOrphanRequest', decision, { accountId, reason })
    const { company } = await namesFor(action.tx, companyId)
    await notify(action, factOf(decision), { kind: 'accessApproved', to: [accountId], params: { company } })
    return undefined
  })

/** Rejects the request. A company's name stays private from whom it rejects (B-28). */
export const rejectOrphanRequest = (tools: CompanyTools, caller: Staff, accessRequestId: string, reason: string) =>
  settle(tools, caller, accessRequestId, async (action, decision) => {
    const rejected = await store.decide(action, 'REJECTED', decision, runOut(action.now))
    if (!rejected) return whyNot(action.tx, decision)
    const { accountId } = rejected
    await record(action, 'rejectOrphanRequest', decision, { accountId, reason })
    const { gstin } = await namesFor(action.tx, decision.companyId)
    await notify(action, factOf(decision), { kind: 'accessRejected', to: [accountId], params: { gstin } })
    return undefined
  })

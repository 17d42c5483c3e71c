import type { ParsedOf } from '#contract/endpoint.ts'
import { Problem, type ProblemName } from '#contract/problems.ts'
import { ACCESS_REQUEST_DAYS, type accessRequestsApi } from '#contract/users.access-requests.ts'
import { companyBehind, namesFor } from '#server/modules/company/company.ts'
import { actInCompany, type CompanyAction, type CompanyTools } from '#server/modules/company/tools.ts'
import { openFamily } from '#server/modules/session/families.ts'
import { administratorsOf, admit } from '#server/modules/session/memberships.ts'
import { otherIdentifier, registerNewcomer } from '#server/modules/session/newcomers.ts'
import { type Action, act } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { notify } from '#server/platform/notify.ts'
import { type Customer, customer } from '#server/platform/principal.ts'
import * as store from './access-requests.store.ts'
import { administer } from './administration.ts'
import { notifyRequested } from './notices.ts'

const LIFE_SECONDS = ACCESS_REQUEST_DAYS * 24 * 3600

/** Requests made before then have expired. */
export const runOut = (now: Date) => secondsAfter(now, -LIFE_SECONDS)

type Request = { accountId: string; companyId: string; holderName: string | null; message: string | null }

async function ask(action: Action<Customer>, tools: CompanyTools, request: Request) {
  const { now } = action
  const accessRequestId = newId(now.getTime())
  const made = await store.insertRequest(action, { ...request, accessRequestId }, runOut(now))
  if (!made) throw new Problem('access-already-requested')
  const { accountId, companyId } = request
  const by = customer(accountId)
  const fact = `access-requested:${accessRequestId}`
  await notifyRequested({ ...action, by, companyId }, tools, { fact, accountId })
  const { person, company } = await namesFor(action.tx, companyId, accountId)
  const to = await administratorsOf(action.tx, companyId)
  await notify({ ...action, by }, fact, { kind: 'accessRequested', to, params: { person, company } })
}

type NewUserRequest = ParsedOf<typeof accessRequestsApi.registerWithAccessRequest>['body']

/** Creates the individual account of a new user who requests access. It gives them nothing of the company. */
export async function registerWithAccessRequest(tools: CompanyTools, caller: Caller, sent: NewUserRequest) {
  const { accountId, phoneEmail } = caller
  const pending = otherIdentifier(phoneEmail, sent)
  const company = await companyBehind(tools, accountId, sent.gstnId)
  const newcomer = { firstName: sent.first_name, lastName: sent.last_name, pending }
  return act(tools.session, customer(accountId), async (action) => {
    const account = await registerNewcomer(action, caller, newcomer)
    await ask(action, tools, { accountId, ...company, message: sent.message })
    return openFamily(action, tools.session, account, { phoneEmail })
  })
}

type OwnRequest = ParsedOf<typeof accessRequestsApi.requestCompanyAccess>['body']

/**
 * Requests access to an existing company. Throws `gstin-not-found`, `access-already-requested` and `too-many-requests`.
 */
export async function requestAccess(tools: CompanyTools, caller: Caller, { gstnId, message }: OwnRequest) {
  const { accountId } = caller
  const company = await companyBehind(tools, accountId, gstnId)
  await act(tools.session, caller, (action) => ask(action, tools, { accountId, ...company, message }))
  return { status: 'PENDING' as const }
}

/** The caller's open access requests. */
export const ownAccessRequests = (tools: CompanyTools, { accountId }: Caller) =>
  act(tools, customer(accountId), async ({ tx, now }) => {
    const asked = await store.openRequestsOf(tx, accountId, runOut(now))
    return {
      accessRequests: asked.map(({ requestedAt, companyName, ...request }) => ({
        ...request,
        ...(companyName === null ? {} : { companyName }),
        requestedAt: requestedAt.toISOString(),
        expiresAt: secondsAfter(requestedAt, LIFE_SECONDS).toISOString(),
      })),
    }
  })

/** Withdraws the caller's own open request. Throws `not-found` for any other. */
export const withdrawAccessRequest = (tools: CompanyTools, { accountId }: Caller, accessRequestId: string) =>
  act(tools, customer(accountId), async ({ tx, now }) => {
    if (!(await store.withdraw(tx, accountId, accessRequestId, runOut(now)))) throw new Problem('not-found')
  })

/** The open access requests to the caller's company. */
export const listAccessRequests = (tools: CompanyTools, caller: Caller) =>
  actInCompany(tools, caller, async ({ tx, now, companyId }) => ({
    accessRequests: await store.openRequests(tx, companyId, runOut(now)),
  }))

type Settle = (action: CompanyAction, decision: store.Decision) => Promise<ProblemName | undefined>

/** The transaction returns refusals instead of throwing them: it must commit the end of the request. */
async function settle(tools: CompanyTools, caller: Caller, accessRequestId: string, work: Settle) {
  const refused = await administer(tools, caller, (action) => {
    const { companyId } = action
    return work(action, { companyId, accessRequestId, decidedBy: caller.accountId })
  })
  if (refused) throw new Problem(refused)
}

/** Why an open request was not found. */
export const whyNot = async (tx: Queryable, { companyId, accessRequestId }: store.Decision): Promise<ProblemName> =>
  (await store.isThere(tx, companyId, accessRequestId)) ? 'access-request-decided' : 'not-found'

/** One fact for both outcomes, so that nobody is notified of both. */
const decided = ({ accessRequestId }: store.Decision) => `access-decided:${accessRequestId}`

/** A company's name stays private from whom it rejects (B-28). */
async function notifyDecided(action: CompanyAction, decision: store.Decision, accountId: string, isApproved: boolean) {
  const { company, gstin } = await namesFor(action.tx, action.companyId)
  const [fact, to] = [decided(decision), [accountId]]
  if (isApproved) await notify(action, fact, { kind: 'accessApproved', to, params: { company } })
  else await notify(action, fact, { kind: 'accessRejected', to, params: { gstin } })
}

/** Admits a person as a user. Throws `access-request-decided` also if they belong to a company by now. */
export const approveAccessRequest = (tools: CompanyTools, caller: Caller, accessRequestId: string) =>
  settle(tools, caller, accessRequestId, async (action, decision) => {
    const { tx, now, companyId } = action
    const approved = await store.decide(action, 'APPROVED', decision, runOut(now))
    if (!approved) return whyNot(tx, decision)
    const { accountId } = approved
    if (!(await admit(action, accountId, { companyId, role: 'ROLE_USER' }))) {
      await store.expire(tx, companyId, accessRequestId)
      return 'access-request-decided'
    }
    await notifyDecided(action, decision, accountId, true)
    return undefined
  })

/** Rejects a request. */
export const rejectAccessRequest = (tools: CompanyTools, caller: Caller, accessRequestId: string) =>
  settle(tools, caller, accessRequestId, async (action, decision) => {
    const rejected = await store.decide(action, 'REJECTED', decision, runOut(action.now))
    if (!rejected) return whyNot(action.tx, decision)
    const { accountId } = rejected
    await notifyDecided(action, decision, accountId, false)
    return undefined
  })

/** Closes the requests of a person who already belongs to a company. */
export const closeRequests = (tx: Queryable, accountId: string) => store.closeRequests(tx, accountId)

import type { ParsedOf } from '#contract/endpoint.ts'
import { Problem, type ProblemName } from '#contract/problems.ts'
import { ACCESS_REQUEST_DAYS, type accessRequestsApi } from '#contract/users.access-requests.ts'
import { companyBehind } from '#server/modules/company/company.ts'
import { type CompanyTools, companyOf } from '#server/modules/company/tools.ts'
import { openFamily } from '#server/modules/session/families.ts'
import { admit } from '#server/modules/session/memberships.ts'
import { otherIdentifier, registerNewcomer } from '#server/modules/session/newcomers.ts'
import type { Caller } from '#server/platform/caller.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { customer } from '#server/platform/principal.ts'
import * as store from './access-requests.store.ts'
import { administer } from './administration.ts'
import { notifyPerson, notifyRequested } from './notices.ts'

const LIFE_SECONDS = ACCESS_REQUEST_DAYS * 24 * 3600

/** Requests from before then have run out. */
const runOut = (now: Date) => secondsAfter(now, -LIFE_SECONDS)

type Request = { accountId: string; companyId: string; holderName: string | null; message: string | null }

async function ask(tx: Queryable, tools: CompanyTools, request: Request) {
  const now = tools.clock()
  const accessRequestId = newId(now.getTime())
  const made = await store.insertRequest(tx, { ...request, accessRequestId, now }, runOut(now))
  if (!made) throw new Problem('access-already-requested')
  const { accountId, companyId } = request
  const by = { accountId, companyId: null }
  await notifyRequested(tx, tools, { fact: `access-requested:${accessRequestId}`, companyId, accountId, by, now })
}

type NewUserRequest = ParsedOf<typeof accessRequestsApi.registerWithAccessRequest>['body']

/** Makes the individual account of a new user who asks to be let in. Nothing of the company is theirs by that. */
export async function registerWithAccessRequest(tools: CompanyTools, caller: Caller, sent: NewUserRequest) {
  const { accountId, phoneEmail } = caller
  const claimed = otherIdentifier(phoneEmail, sent)
  const company = await companyBehind(tools, accountId, sent.gstnId)
  const newcomer = { firstName: sent.first_name, lastName: sent.last_name, claimed }
  return tools.session.db.as(customer(accountId), async (tx) => {
    const account = await registerNewcomer(tx, caller, newcomer, tools.clock)
    await ask(tx, tools, { accountId, ...company, message: sent.message })
    return openFamily(tx, tools.session, account, phoneEmail)
  })
}

type OwnRequest = ParsedOf<typeof accessRequestsApi.requestCompanyAccess>['body']

/** Asks to be let into an existing company. Throws `gstin-not-found`, `access-already-requested` and `too-many-requests`. */
export async function requestAccess(tools: CompanyTools, caller: Caller, { gstnId, message }: OwnRequest) {
  const { accountId } = caller
  const company = await companyBehind(tools, accountId, gstnId)
  await tools.session.db.as(caller, (tx) => ask(tx, tools, { accountId, ...company, message }))
  return { status: 'PENDING' as const }
}

/** Companies the caller has asked to be let into, while nobody has decided. */
export const ownAccessRequests = ({ db, clock }: CompanyTools, { accountId }: Caller) =>
  db.as(customer(accountId), async (tx) => {
    const asked = await store.openRequestsOf(tx, accountId, runOut(clock()))
    return {
      accessRequests: asked.map(({ requestedAt, companyName, ...request }) => ({
        ...request,
        ...(companyName === null ? {} : { companyName }),
        requestedAt: requestedAt.toISOString(),
        expiresAt: secondsAfter(requestedAt, LIFE_SECONDS).toISOString(),
      })),
    }
  })

/** Takes an own request back; nobody decides on it any more. Throws `not-found` for any other. */
export const withdrawAccessRequest = ({ db, clock }: CompanyTools, { accountId }: Caller, accessRequestId: string) =>
  db.as(customer(accountId), async (tx) => {
    if (!(await store.withdraw(tx, accountId, accessRequestId, runOut(clock())))) throw new Problem('not-found')
  })

/** Who asks to be let into the caller's company. */
export function listAccessRequests({ db, clock }: CompanyTools, caller: Caller) {
  const companyId = companyOf(caller)
  return db.as(caller, async (tx) => ({
    accessRequests: await store.openRequests(tx, companyId, runOut(clock())),
  }))
}

type Settle = (tx: Queryable, decision: store.Decision) => Promise<ProblemName | undefined>

/** A refusal is answered, not thrown, inside: that a request came to nothing must be committed. */
async function settle(tools: CompanyTools, caller: Caller, accessRequestId: string, work: Settle) {
  const refused = await administer(tools, caller, (tx, companyId, now) =>
    work(tx, { companyId, accessRequestId, decidedBy: caller.accountId, now }),
  )
  if (refused) throw new Problem(refused)
}

const whyNot = async (tx: Queryable, { companyId, accessRequestId }: store.Decision): Promise<ProblemName> =>
  (await store.isThere(tx, companyId, accessRequestId)) ? 'access-request-decided' : 'not-found'

/** One fact whichever way it went, so that nobody is told both. */
const decided = (by: Caller, { accessRequestId, companyId, now }: store.Decision) => ({
  fact: `access-decided:${accessRequestId}`,
  companyId,
  by,
  now,
})

/** Lets somebody in as a user. Throws `access-request-decided` too where they belong to a company meanwhile. */
export const approveAccessRequest = (tools: CompanyTools, caller: Caller, accessRequestId: string) =>
  settle(tools, caller, accessRequestId, async (tx, decision) => {
    const { companyId, now } = decision
    const approved = await store.decide(tx, 'APPROVED', decision, runOut(now))
    if (!approved) return whyNot(tx, decision)
    const { accountId } = approved
    if (!(await admit(tx, accountId, { companyId, role: 'ROLE_USER' }, now))) {
      await store.expire(tx, companyId, accessRequestId)
      return 'access-request-decided'
    }
    await notifyPerson(tx, tools, 'accessApproved', { ...decided(caller, decision), accountId })
    return undefined
  })

/** Turns somebody down. */
export const rejectAccessRequest = (tools: CompanyTools, caller: Caller, accessRequestId: string) =>
  settle(tools, caller, accessRequestId, async (tx, decision) => {
    const rejected = await store.decide(tx, 'REJECTED', decision, runOut(decision.now))
    if (!rejected) return whyNot(tx, decision)
    await notifyPerson(tx, tools, 'accessRejected', { ...decided(caller, decision), accountId: rejected.accountId })
    return undefined
  })

/** A person who belongs to a company by now asks for nothing any more. */
export const closeRequests = (tx: Queryable, accountId: string) => store.closeRequests(tx, accountId)

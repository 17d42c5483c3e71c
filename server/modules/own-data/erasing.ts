// Erasing oneself (B-23): what is a person's alone goes at once, documents that were issued stay as they are.
import { type ErasureReason, erasureReasons } from '#contract/own-data.erasure.ts'
import { Problem, type ProblemName } from '#contract/problems.ts'
import { erasureCodes as english } from '#contract/texts/own-data.codes.en.ts'
import { erasureCodes as hindi } from '#contract/texts/own-data.codes.hi.ts'
import type { CompanyTools } from '#server/modules/company/tools.ts'
import { whyOwnOpenDues } from '#server/modules/invoices/dues.ts'
import { whyOwnRunningJobs } from '#server/modules/jobs/standing.ts'
import { whyOwnLiveQuotes } from '#server/modules/quotes/cancelling.ts'
import { tryActCode } from '#server/modules/session/act-codes.ts'
import { languageOf } from '#server/modules/session/languages.ts'
import { eraseMember, hasOthers } from '#server/modules/session/memberships.ts'
import { leaveForGood, whyNotLeave } from '#server/modules/users/leaving.ts'
import { type Action, act } from '#server/platform/action.ts'
import type { Caller, Visit } from '#server/platform/caller.ts'
import type { Files } from '#server/platform/files.ts'
import { erasePerson } from './own-data.store.ts'

export type ErasingTools = { readonly company: CompanyTools; readonly files: Files }

const ACT = 'ERASE_ACCOUNT'
const codeTexts = { en: english, hi: hindi }

/** All that stands in the way, in the order of the contract. */
async function reasonsOf(action: Action<Caller>, { company }: ErasingTools): Promise<ErasureReason[]> {
  const { tx, by } = action
  const { accountId, companyId } = by
  const found: (ProblemName | undefined)[] =
    companyId === null ? [] : await whyNotLeave({ ...action, companyId }, company)
  // Obstacles of the person alone, apart from those of a company.
  const own = [whyOwnLiveQuotes(company.clock), whyOwnRunningJobs, whyOwnOpenDues]
  for (const whyNot of own) found.push(await whyNot(tx, accountId))
  return erasureReasons.filter((reason) => found.includes(reason))
}

/** Whether the caller may have themself erased now, and why not. */
export const getErasure = (tools: ErasingTools, caller: Caller) =>
  act(tools.company.session, caller, async (action) => {
    const { accountId, companyId } = caller
    const isAlone = companyId !== null && !(await hasOthers(action.tx, companyId, accountId))
    return { reasons: await reasonsOf(action, tools), dissolves: isAlone, ref: accountId }
  })

async function refuseIfNeeded(action: Action<Caller>, tools: ErasingTools) {
  const [why] = await reasonsOf(action, tools)
  if (why !== undefined) throw new Problem(why)
}

/** The words of the message with the code. Throws `not-found` for somebody else's account, and what stands in the way. */
export const erasureCode = (tools: ErasingTools) => (caller: Caller, accountId: string) =>
  act(tools.company.session, caller, async (action) => {
    if (accountId !== caller.accountId) throw new Problem('not-found')
    await refuseIfNeeded(action, tools)
    return codeTexts[await languageOf(action.tx, accountId)].erase
  })

/** Returns the stored files that nobody shows any more. */
async function erase(action: Action<Caller>, { company }: ErasingTools) {
  const { tx, by } = action
  const { accountId, companyId } = by
  if (companyId !== null) await leaveForGood({ ...action, companyId }, company)
  const storedIds = await erasePerson(tx, accountId)
  await eraseMember(tx, companyId, accountId)
  return storedIds
}

type Sent = { readonly otp: string; readonly visit: Visit }

/**
 * Erases the caller with a code. Throws `last-admin`, `live-quotes`, `running-jobs` and `open-dues` for what stands in the
 * way, and for the code `invalid-otp`, `expired-otp` and `too-many-requests`.
 */
export async function eraseAccount(tools: ErasingTools, caller: Caller, { otp, visit }: Sent) {
  type Outcome = ProblemName | string[]
  const { session } = tools.company
  // The transaction returns refusals of the code instead of throwing them: it must commit the counted try.
  const outcome = await act(session, caller, async (action): Promise<Outcome> => {
    await refuseIfNeeded(action, tools)
    const entry = { act: ACT, ref: caller.accountId, otp, network: visit.network } as const
    const { refusal } = await tryActCode(action, session, caller, entry)
    return refusal ?? erase(action, tools)
  })
  if (typeof outcome === 'string') throw new Problem(outcome)
  for (const storedId of outcome) await tools.files.remove(storedId)
}

// Whether the holder of its GSTIN runs a company. An unverified company works too; staff check it and record the result
// (B-30).

import { Problem } from '#contract/problems.ts'
import { detailTexts } from '#contract/texts/details.en.ts'
import { act, type Tools, type Transaction } from '#server/platform/action.ts'
import { audit, changedFields } from '#server/platform/audit.ts'
import { newId } from '#server/platform/ids.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import { companyItself, type Staff } from '#server/platform/principal.ts'
import { companyOfGstin, lockCompany } from './company.store.ts'
import { judgedGstin } from './registration.rules.ts'
import * as store from './verification.store.ts'

/** Records by whom, when and why a company was judged; its people, requests and enquiries stay unchanged. */
async function judge(transaction: Transaction, companyId: string, judgement: store.Judgement) {
  const judged = { ...judgement, companyId, eventId: newId(transaction.now.getTime()) }
  await store.setVerification(transaction, judged)
  await store.insertCompanyEvent(transaction, judged)
}

/**
 * Verifies or disputes the company of a GSTIN by a command on the server. Throws `validation` for an invalid GSTIN and
 * `not-found` if no company has it.
 */
export async function judgeByCommand(tools: Tools, gstin: string, judgement: store.Judgement) {
  const company = await companyOfGstin(tools.db.serving('identity'), judgedGstin('gstin', gstin))
  if (!company) throw new Problem('not-found', { detail: detailTexts.companyNotHere })
  const { companyId } = company
  // A command has no principal, so the transaction sees only the company's rows.
  await act(tools, companyItself(companyId), async (action) => {
    await lockCompany(action.tx, companyId)
    await judge(action, companyId, judgement)
  })
}

/** The company that a call changes, and the version its caller has seen. */
type Seen = { companyId: string; ifMatch: string | undefined }
type Verdict = Pick<store.Judgement, 'verdict' | 'reason'>

/** The same at the desk. */
export const judgeCompany = (tools: Tools, caller: Staff, { companyId, ifMatch }: Seen, { verdict, reason }: Verdict) =>
  act(tools, caller, async (action) => {
    const company = await lockCompany(action.tx, companyId)
    if (!company) throw new Problem('not-found')
    requireFresh(ifMatch, company.version)
    await judge(action, companyId, { verdict, reason, by: caller.name })
    const subject = { kind: 'company', id: companyId, label: company.companyName }
    const { verification } = company
    await audit(action, 'judgeCompany', subject, changedFields({ verification }, { verification: verdict, reason }))
    return { verification: verdict, version: company.version + 1 }
  })

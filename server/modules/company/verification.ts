// Whether a company is run by whom its GSTIN belongs to. It works unverified too; the desk finds out and says so (B-30).

import { Problem } from '#contract/problems.ts'
import { detailTexts } from '#contract/texts/details.en.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { newId } from '#server/platform/ids.ts'
import { companyItself } from '#server/platform/principal.ts'
import { companyOfGstin, lockCompany } from './company.store.ts'
import { judgedGstin } from './registration.rules.ts'
import * as store from './verification.store.ts'

/**
 * Verifies or disputes the company of a GSTIN, and keeps who did so, when and why. Its people, its requests and its
 * enquiries stay as they are. Throws `validation` for what is no GSTIN and `not-found` where none is registered.
 */
export async function judgeCompany(tools: Tools, gstin: string, judgement: store.Judgement) {
  const company = await companyOfGstin(tools.db.serving('identity'), judgedGstin('gstin', gstin))
  if (!company) throw new Problem('not-found', { detail: detailTexts.companyNotHere })
  const { companyId } = company
  // Whoever judges is of the house and no account of the product: the transaction sees the company's rows alone.
  await act(tools, companyItself(companyId), async ({ tx, now }) => {
    await lockCompany(tx, companyId)
    const judged = { ...judgement, companyId, now, eventId: newId(now.getTime()) }
    await store.setVerification(tx, judged)
    await store.insertCompanyEvent(tx, judged)
  })
}

// Whether the holder of its GSTIN runs a company. An unverified company works too; staff check it and record the result
// (B-30).

import { Problem } from '#contract/problems.ts'
import { detailTexts } from '#contract/texts/details.en.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { newId } from '#server/platform/ids.ts'
import { companyItself } from '#server/platform/principal.ts'
import { companyOfGstin, lockCompany } from './company.store.ts'
import { judgedGstin } from './registration.rules.ts'
import * as store from './verification.store.ts'

/**
 * Verifies or disputes the company of a GSTIN, and records by whom, when and why. Its people, requests and enquiries
 * stay unchanged. Throws `validation` for an invalid GSTIN and `not-found` if no company has it.
 */
export async function judgeCompany(tools: Tools, gstin: string, judgement: store.Judgement) {
  const company = await companyOfGstin(tools.db.serving('identity'), judgedGstin('gstin', gstin))
  if (!company) throw new Problem('not-found', { detail: detailTexts.companyNotHere })
  const { companyId } = company
  // Staff have no account of the product here, so the transaction sees only the company's rows.
  await act(tools, companyItself(companyId), async (action) => {
    await lockCompany(action.tx, companyId)
    const judged = { ...judgement, companyId, eventId: newId(action.now.getTime()) }
    await store.setVerification(action, judged)
    await store.insertCompanyEvent(action, judged)
  })
}

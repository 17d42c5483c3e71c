// Functions on companies for later rows; the transaction must be able to see the company.
import { stateOfGstin } from '#contract/gst-states.ts'
import { Problem } from '#contract/problems.ts'
import { detailTexts } from '#contract/texts/details.en.ts'
import type { Queryable } from '#server/platform/database.ts'
import * as store from './company.store.ts'
import { countLookup, knownHolder } from './gst-lookups.ts'
import type { CompanyAction, CompanyTools } from './tools.ts'

/** Makes changes to a company's membership and profile wait for each other. */
export const lockCompany = (tx: Queryable, companyId: string) => store.lockCompany(tx, companyId)

/** The billing party of a company, and whether it is in a special economic zone. */
export async function billedParty(tx: Queryable, companyId: string) {
  const found = await store.billedParty(tx, companyId)
  if (!found) throw new Error(`There is no company ${companyId}.`)
  const { isSez, ...party } = found
  return { party: { ...party, state: stateOfGstin(party.gstin) ?? '' }, isSez }
}

/** Whether the people of a company name a PO number when they accept a quote. */
export const needsPoNumber = async (tx: Queryable, companyId: string) =>
  (await store.purchasing(tx, companyId))?.poNumberRequired ?? false

/** The names of a company and a person in notices about each other. */
export const namesFor = (tx: Queryable, companyId: string, accountId?: string) =>
  store.namesFor(tx, companyId, accountId)

/**
 * The company of a GSTIN, and its holder's name if the GST directory has given it to the person. The question counts as
 * a look-up. Throws `gstin-not-found`.
 */
export async function companyBehind(tools: CompanyTools, accountId: string, gstin: string) {
  const holder = await knownHolder(tools, accountId, gstin)
  if (!holder) await countLookup(tools, accountId, gstin)
  const company = await store.companyOfGstin(tools.session.db, gstin)
  if (!company) throw new Problem('gstin-not-found', { detail: detailTexts.companyNotHere })
  return { companyId: company.companyId, holderName: holder?.name ?? null }
}

/**
 * Dissolves a company when its last person leaves; its documents stay. Throws the problem of the first objection in
 * `whyNotDissolve`.
 */
export async function dissolve(action: CompanyAction, tools: CompanyTools) {
  const { tx, by, companyId } = action
  for (const whyNot of tools.whyNotDissolve) {
    const why = await whyNot(tx, companyId)
    if (why) throw new Problem(why)
  }
  for (const follow of tools.onDissolved) await follow(tx, by.accountId, companyId)
  await store.setDissolved(action, companyId)
}

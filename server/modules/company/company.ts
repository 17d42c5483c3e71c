// What later rows ask of companies; the transaction must see the company it is about.
import { Problem } from '#contract/problems.ts'
import { detailTexts } from '#contract/texts/details.en.ts'
import type { Queryable } from '#server/platform/database.ts'
import * as store from './company.store.ts'
import { countLookup, knownHolder } from './gst-lookups.ts'
import type { CompanyAction, CompanyTools } from './tools.ts'

/** Makes changes of who belongs to a company, and of its profile, wait for each other. */
export const lockCompany = (tx: Queryable, companyId: string) => store.lockCompany(tx, companyId)

/** How a company and a person are called in what they are told of each other. */
export const namesFor = (tx: Queryable, companyId: string, accountId?: string) =>
  store.namesFor(tx, companyId, accountId)

/**
 * The company of a GSTIN, and its holder's name where the GST directory has told the person. Asking whether there is
 * one counts as a look-up. Throws `gstin-not-found`.
 */
export async function companyBehind(tools: CompanyTools, accountId: string, gstin: string) {
  const holder = await knownHolder(tools, accountId, gstin)
  if (!holder) await countLookup(tools, accountId, gstin)
  const company = await store.companyOfGstin(tools.session.db, gstin)
  if (!company) throw new Problem('gstin-not-found', { detail: detailTexts.companyNotHere })
  return { companyId: company.companyId, holderName: holder?.name ?? null }
}

/** Dissolves a company that its last person leaves; its documents stay. Throws what a row of `whyNotDissolve` answers. */
export async function dissolve({ tx, now, by, companyId }: CompanyAction, tools: CompanyTools) {
  for (const whyNot of tools.whyNotDissolve) {
    const why = await whyNot(tx, companyId)
    if (why) throw new Problem(why)
  }
  for (const follow of tools.onDissolved) await follow(tx, by.accountId, companyId)
  await store.setDissolved(tx, companyId, now)
}

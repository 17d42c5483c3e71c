import type { AddressRequest } from '#contract/addresses.ts'
import { companyApi } from '#contract/company.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { administratorsOf } from '#server/modules/session/memberships.ts'
import type { Caller } from '#server/platform/caller.ts'
import { changesOf } from '#server/platform/changes.ts'
import type { Queryable } from '#server/platform/database.ts'
import { refuseStale } from '#server/platform/if-match.ts'
import * as store from './company.store.ts'
import { wrongFields } from './registration.rules.ts'
import { actInCompany, type CompanyTools } from './tools.ts'

async function versioned(tx: Queryable, companyId: string) {
  const found = await store.profile(tx, companyId)
  if (!found) throw new Problem('not-found')
  const { version, ...Company } = found
  return { Company, version }
}

/** The caller's company and its version. */
export const companyProfile = (tools: CompanyTools, caller: Caller) =>
  actInCompany(tools, caller, ({ tx, companyId }) => versioned(tx, companyId))

type Sent = ParsedOf<typeof companyApi.saveCompanyProfile>['body']
type Addresses = { billingAddress?: AddressRequest | undefined; deliveryAddress?: AddressRequest | null | undefined }

/** Stores the addresses sent; a delivery address of null is removed, an absent one stays. */
export async function putAddresses(tx: Queryable, companyId: string, { billingAddress, deliveryAddress }: Addresses) {
  if (billingAddress) await store.putAddress(tx, companyId, 'BILLING', billingAddress)
  if (deliveryAddress) await store.putAddress(tx, companyId, 'DELIVERY', deliveryAddress)
  if (deliveryAddress === null) await store.dropAddress(tx, companyId, 'DELIVERY')
}

/**
 * Changes the fields sent of the caller's company. Throws `precondition-failed` if somebody has changed it since
 * `ifMatch`.
 */
export const saveCompanyProfile = (tools: CompanyTools, caller: Caller, ifMatch: string | undefined, sent: Sent) =>
  actInCompany(tools, caller, async ({ tx, companyId }) => {
    const company = await store.lockCompany(tx, companyId)
    if (!company || !(await administratorsOf(tx, companyId)).includes(caller.accountId)) throw new Problem('forbidden')
    refuseStale(ifMatch, company.version)
    const { Company } = await versioned(tx, companyId)
    const change = changesOf(companyApi.saveCompanyProfile, sent, Company)
    const violations = wrongFields(change, company.gstin)
    if (violations.length > 0) throw new Problem('validation', { violations })
    await store.updateCompany(tx, companyId, change)
    await putAddresses(tx, companyId, change)
    return versioned(tx, companyId)
  })

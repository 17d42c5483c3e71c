import type { Queryable } from '#server/platform/database.ts'
import * as store from './ownership.store.ts'

/**
 * Hands a person's open enquiries to the company they have just made, within that transaction, which must have entered
 * as the person and the new company. What is over stays with the individual.
 */
export async function moveOpenEnquiries(tx: Queryable, accountId: string, companyId: string) {
  await store.setUpgrading(tx, 'yes')
  await store.giveOpenToCompany(tx, accountId, companyId)
  await store.setUpgrading(tx, '')
}

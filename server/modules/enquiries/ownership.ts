import type { Queryable } from '#server/platform/database.ts'
import { giveOpenToCompany, giveOwnToPerson } from './ownership.store.ts'

/**
 * Hands a person's open enquiries to the company they have just made, within that transaction, which must have entered
 * as the person and the new company. What is over stays with the individual.
 */
export const moveOpenEnquiries = async (tx: Queryable, accountId: string, companyId: string) =>
  void (await giveOpenToCompany(tx, accountId, companyId))

/**
 * Hands the enquiries that the last person of a company made for it to them, within the transaction that dissolves it;
 * those of former colleagues stay.
 */
export const takeOwnEnquiries = async (tx: Queryable, accountId: string, companyId: string) =>
  void (await giveOwnToPerson(tx, accountId, companyId))

import type { Queryable } from '#server/platform/database.ts'
import { giveOpenToCompany, giveOwnToPerson } from './ownership.store.ts'

/**
 * Moves a person's open enquiries to the company they have just registered, within that transaction, which must have
 * entered as the person and the new company. Closed enquiries stay with the individual.
 */
export const moveOpenEnquiries = async (tx: Queryable, accountId: string, companyId: string) =>
  void (await giveOpenToCompany(tx, accountId, companyId))

/**
 * Gives the last person of a company the enquiries they made for it, within the transaction that dissolves it; those of
 * former colleagues stay.
 */
export const takeOwnEnquiries = async (tx: Queryable, accountId: string, companyId: string) =>
  void (await giveOwnToPerson(tx, accountId, companyId))

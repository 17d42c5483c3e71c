// Dues keep a company from being dissolved and a person from being erased.
import type { Queryable } from '#server/platform/database.ts'
import { hasDues, hasOwnDues } from './dues.store.ts'

/** Why a company may not be dissolved yet: a hire is not billed to its end, or an invoice is not paid. */
export const whyOpenDues = async (tx: Queryable, companyId: string) =>
  (await hasDues(tx, companyId)) ? ('open-dues' as const) : undefined

/** Why a person may not be erased yet: the same of their own hires. */
export const whyOwnOpenDues = async (tx: Queryable, accountId: string) =>
  (await hasOwnDues(tx, accountId)) ? ('open-dues' as const) : undefined

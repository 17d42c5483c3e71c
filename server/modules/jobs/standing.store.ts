import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

const running = sql`status in ('SCHEDULED', 'ON_HIRE', 'OFF_HIRE_REQUESTED')`

export const companyHasJobs = async (tx: Queryable, companyId: string) =>
  (await tx.first(sql`select from job where company_id = ${companyId} and ${running} limit 1`)) !== undefined

export const personHasJobs = async (tx: Queryable, accountId: string) =>
  (await tx.first(sql`
    select from job where company_id is null and account_id = ${accountId} and ${running} limit 1`)) !== undefined

export const siteHasJobs = async (tx: Queryable, addressId: string) =>
  (await tx.first(sql`select from job where address_id = ${addressId} and ${running} limit 1`)) !== undefined

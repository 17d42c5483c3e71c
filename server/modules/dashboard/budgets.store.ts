import { sql } from 'kysely'
import type { BudgetLevel } from '#contract/dashboard.budgets.ts'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import type { Customer } from '#server/platform/principal.ts'

export type StoredBudget = {
  budgetId: string
  poNumber: string
  amountPaise: number
  reached: BudgetLevel | 0
  version: number
}

const facts = sql`budget_id, po_number, amount_paise::float8 as amount_paise, reached,
  revision as version`

/** The jobs of a company that name a purchase order. */
export const ofOrders = (companyId: string) =>
  sql`(job.company_id = ${companyId} and job.agreed ->> 'poNumber' is not null)`

export const budgets = (tx: Queryable, companyId: string) =>
  tx.rows(sql<StoredBudget>`select ${facts} from po_budget where company_id = ${companyId} order by po_number`)

type Own = { readonly companyId: string; readonly budgetId: string }

/** One budget, locked; undefined if the company has none with that id. */
export const lockBudget = (tx: Queryable, { companyId, budgetId }: Own) =>
  tx.first(sql<StoredBudget>`
    select ${facts} from po_budget where company_id = ${companyId} and budget_id = ${budgetId} for update`)

export const hasOrder = async (tx: Queryable, companyId: string, poNumber: string) =>
  (await tx.first(
    sql`select 1 from job where ${ofOrders(companyId)} and agreed ->> 'poNumber' = ${poNumber} limit 1`,
  )) !== undefined

type Amount = { readonly poNumber: string; readonly amountPaise: number }

/** Undefined if the order has a budget. */
export const insertBudget = ({ tx, now, by }: Action<Customer>, companyId: string, { poNumber, amountPaise }: Amount) =>
  tx.first(sql<StoredBudget>`
    insert into po_budget (budget_id, company_id, po_number, amount_paise, set_by_account_id, set_at)
    values (${newId(now.getTime())}, ${companyId}, ${poNumber}, ${amountPaise}::bigint, ${by.accountId}, ${now})
    on conflict (company_id, po_number) do nothing returning ${facts}`)

export const changeAmount = ({ tx, now, by }: Action<Customer>, { companyId, budgetId }: Own, amountPaise: number) =>
  tx.first(sql<StoredBudget>`
    update po_budget set amount_paise = ${amountPaise}::bigint, revision = revision + 1, set_by_account_id = ${by.accountId},
      set_at = ${now}
    where company_id = ${companyId} and budget_id = ${budgetId} returning ${facts}`)

export const deleteBudget = (tx: Queryable, { companyId, budgetId }: Own) =>
  tx.rows(sql`delete from po_budget where company_id = ${companyId} and budget_id = ${budgetId}`)

/** Keeps which share the administrators know of. */
export const setReached = (tx: Queryable, { companyId, budgetId }: Own, reached: BudgetLevel | 0) =>
  tx.rows(sql`update po_budget set reached = ${reached} where company_id = ${companyId} and budget_id = ${budgetId}`)

/** The companies that have budgets, for the clock. */
export const companies = (tx: Queryable) =>
  tx.rows(sql<{ companyId: string }>`select distinct company_id from po_budget order by 1`)

/** Lists the people notified about a company's budgets. */
export const administrators = async (tx: Queryable, companyId: string) =>
  (
    await tx.rows(sql<{ accountId: string }>`
      select account_id from account
      where company_id = ${companyId} and role = 'ROLE_ADMIN' and status = 'ACTIVE'`)
  ).map(({ accountId }) => accountId)

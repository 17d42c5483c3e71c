// The statement of account: a customer's bills and payments, and the amount owed after each document.

import { addDays } from '#contract/dates.ts'
import type { AccountStatement } from '#contract/ledger.ts'
import { Problem } from '#contract/problems.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import * as store from './statement.store.ts'

const DAYS_MAX = 366

/** Throws `bad-request` for a period that ends before it begins, or is too long to print. */
function requirePeriod({ from, to }: store.Period) {
  if (to < from || to > addDays(from, DAYS_MAX - 1))
    throw new Problem('bad-request', { violations: [violation('to', 'range', { min: 1, max: DAYS_MAX })] })
}

const sum = (rows: AccountStatement['rows'], side: 'debitPaise' | 'creditPaise') =>
  rows.reduce((total, row) => total + row[side], 0)

async function statementOf(tx: Queryable, { name, ...customer }: store.NamedCustomer, period: store.Period) {
  const rows = await store.movements(tx, customer, period)
  const { openingPaise = 0, depositPaise = 0 } = (await store.standing(tx, customer, period)) ?? {}
  const [debitPaise, creditPaise] = [sum(rows, 'debitPaise'), sum(rows, 'creditPaise')]
  const closingPaise = openingPaise + debitPaise - creditPaise
  const { from, to } = period
  const statement: AccountStatement = {
    customerName: name,
    from,
    to,
    openingPaise,
    rows,
    debitPaise,
    creditPaise,
    closingPaise,
    depositPaise,
  }
  return { statement }
}

/** The statement of any customer. Throws `not-found`, and `bad-request` for more than 366 days. */
export const getDeskStatement = (
  tools: Tools,
  by: Staff,
  { customer, ...period }: store.Period & { customer: string },
) =>
  act(tools, by, async ({ tx }) => {
    requirePeriod(period)
    const found = await store.customerById(tx, customer)
    if (!found) throw new Problem('not-found')
    return statementOf(tx, found, period)
  })

/** The own statement. Throws `forbidden` for users of a company, and `bad-request` for more than 366 days. */
export const getStatement = (tools: Tools, by: Caller, period: store.Period) =>
  act(tools, by, async ({ tx }) => {
    requirePeriod(period)
    const { companyId } = by
    if (companyId !== null && by.role !== 'ROLE_ADMIN') throw new Problem('forbidden')
    const customer = { companyId, accountId: companyId === null ? by.accountId : null }
    const { name = '' } = (await store.nameOf(tx, customer)) ?? {}
    return statementOf(tx, { ...customer, name }, period)
  })

// Rows of bank statements as the desk reads them, with what each may be.

import { toPage } from '#contract/paging.ts'
import { type BankLine, type BankMatch, bankViews } from '#contract/payments.bank.ts'
import { Problem } from '#contract/problems.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'
import * as store from './bank.store.ts'
import { matchesFor } from './matching.rules.ts'
import { tdsRatesOn } from './payments.store.ts'

/** The accounts of earlier statements, and that of the settings. */
async function accountsOf(tx: Queryable) {
  const { bank } = await settingsNow(tx)
  const known = (await store.accountsOfStatements(tx)).map(({ account }) => account)
  return [...new Set([...known, ...(bank.accountNumber === null ? [] : [bank.accountNumber])])]
}

/** One page of rows, newest first, with the number of rows in each state. */
export const listBankLines = (tools: Tools, caller: Staff, filter: store.LineFilter) =>
  act(tools, caller, async ({ tx }) => {
    const rows = await store.bankLines(tx, filter)
    const counted = new Map((await store.countsOfLines(tx)).map(({ view, count }) => [view, count]))
    const [toMatch, matched, aside, debits] = bankViews.map((view) => counted.get(view) ?? 0)
    const counts = { TO_MATCH: toMatch ?? 0, MATCHED: matched ?? 0, ASIDE: aside ?? 0, DEBITS: debits ?? 0 }
    return { lines: toPage(rows, rows[0]?.total ?? 0, filter), counts, accounts: await accountsOf(tx) }
  })

async function customersToMatch(tx: Queryable) {
  const owed = Map.groupBy(await store.owedByAll(tx), ({ customerId }) => customerId)
  return (await store.customersToMatch(tx)).map((one) => ({ ...one, invoices: owed.get(one.customerId) ?? [] }))
}

/** The possible matches of an open row. For outgoing money only refunds count. */
async function matchesOf(tx: Queryable, line: BankLine): Promise<BankMatch[]> {
  if (line.status !== 'TO_MATCH') return []
  const payments = await store.standingPayments(tx, line)
  const isIn = line.direction === 'CREDIT'
  const customers = isIn ? await customersToMatch(tx) : []
  return matchesFor({ line, payments, customers, rates: await tdsRatesOn(tx, line.bookedOn) })
}

/** One row whole. Throws `not-found`. */
export async function bankLineSeen({ tx }: Action<Staff>, lineId: string) {
  const line = await store.bankLineById(tx, lineId)
  if (!line) throw new Problem('not-found')
  return { line, matches: await matchesOf(tx, line), nextId: await store.nextToMatch(tx, line) }
}

export const getBankLine = (tools: Tools, caller: Staff, lineId: string) =>
  act(tools, caller, (action) => bankLineSeen(action, lineId))

// The ledger as accounts read it.
import { accounts, ledgerAccounts, type TrialBalance } from '#contract/ledger.ts'
import { type Paged, toPage } from '#contract/paging.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import * as store from './reading.store.ts'

type Sides = { readonly debitPaise: number; readonly creditPaise: number }
const sumOf = (all: readonly Sides[]) => ({
  debitPaise: all.reduce((sum, { debitPaise }) => sum + debitPaise, 0),
  creditPaise: all.reduce((sum, { creditPaise }) => sum + creditPaise, 0),
})

/** All accounts at the end of a day, also those without lines. */
export const getTrialBalance = (tools: Tools, by: Staff, on: string) =>
  act(tools, by, async ({ tx }): Promise<{ trialBalance: TrialBalance }> => {
    const found = new Map((await store.sumsOn(tx, on)).map((sums) => [sums.account, sums]))
    const rows = ledgerAccounts.map((account) => {
      const { debitPaise, creditPaise } = found.get(account) ?? { debitPaise: 0, creditPaise: 0 }
      return { account, kind: accounts[account].kind, debitPaise, creditPaise, balancePaise: debitPaise - creditPaise }
    })
    return { trialBalance: { on, accounts: rows, ...sumOf(rows) } }
  })

/** One page of the journal, newest first. */
export const listEntries = (tools: Tools, by: Staff, filter: store.EntryFilter & Paged) =>
  act(tools, by, async ({ tx }) => {
    const rows = await store.entries(tx, filter, filter)
    return { entries: toPage(rows, rows[0]?.total ?? 0, filter) }
  })

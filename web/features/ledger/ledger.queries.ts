import { queryOptions, useQuery } from '@tanstack/react-query'
import { type LedgerEntry, ledgerAccounts, ledgerDocuments } from '#contract/ledger.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import type { Period } from './period.ts'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[0-9a-f-]{36}$/
const NAME = 'ledger'

export const journal = cachedList<LedgerEntry>({
  name: NAME,
  idOf: ({ entryId }) => entryId,
  filters: { account: ledgerAccounts, document: ledgerDocuments, customer: ID, from: DATE, to: DATE },
  isLive: true,
  async ask({ q, filters }, paged, signal) {
    const { customer, from, to } = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
    const account = ledgerAccounts.find((one) => one === filters['account'])
    const document = ledgerDocuments.find((one) => one === filters['document'])
    const query = {
      ...(q && { q }),
      ...(account && { account }),
      ...(document && { document }),
      ...(customer && { customer }),
      ...(from && { from }),
      ...(to && { to }),
      ...paged,
    }
    return (await call('listLedgerEntries', { query, signal })).entries
  },
})

const balanceOn = (on: string) =>
  queryOptions({
    queryKey: [NAME, 'balance', on],
    queryFn: async ({ signal }) => (await call('getTrialBalance', { query: { on }, signal })).trialBalance,
    staleTime: 0,
  })

/** All accounts at the end of a day. */
export const useTrialBalance = (on: string) => useQuery(balanceOn(on), queryClient)

/** A customer at the desk, or the caller's own account. */
type StatementOf = { customer?: string | undefined; enabled: boolean }

const statementOf = (customer: string | undefined, period: Period) =>
  queryOptions({
    queryKey: [NAME, 'statement', customer ?? 'own', period],
    queryFn: async ({ signal }) => {
      if (customer === undefined) return (await call('getStatement', { query: period, signal })).statement
      return (await call('getDeskStatement', { query: { customer, ...period }, signal })).statement
    },
    staleTime: 0,
  })

export const useStatement = ({ customer, enabled }: StatementOf, period: Period) =>
  useQuery({ ...statementOf(customer, period), enabled }, queryClient)

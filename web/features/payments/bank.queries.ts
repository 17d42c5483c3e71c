import { queryOptions, useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { type BankLine, type bankApi, bankViews } from '#contract/payments.bank.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

const NAME = 'bank-lines'
export type BankLineSeen = OutputOf<typeof bankApi.getBankLine>

/** The view of an address: the rows to match unless another one is named. */
export const viewIn = (named: string | undefined | null) => bankViews.find((one) => one === named) ?? 'TO_MATCH'

export const bankLineList = cachedList<BankLine>({
  name: NAME,
  idOf: ({ lineId }) => lineId,
  filters: { view: bankViews },
  isLive: true,
  async ask({ q, filters }, paged, signal) {
    const query = { ...(q && { q }), view: viewIn(filters['view']), ...paged }
    return (await call('listBankLines', { query, signal })).lines
  },
})

const overview = queryOptions({
  queryKey: [NAME, 'overview'],
  queryFn: ({ signal }) => call('listBankLines', { query: { page: '0', size: '1' }, signal }),
  staleTime: 0,
})

/** The number of rows in each state, and the accounts whose statements are known. */
export const useBankOverview = () => useQuery(overview, queryClient)

const lineOf = (id: string) =>
  queryOptions({
    queryKey: [NAME, 'one', id],
    queryFn: ({ signal }) => call('getBankLine', { params: { id }, signal }),
    staleTime: 0,
  })

export const useBankLine = (id: string) => useQuery(lineOf(id), queryClient)

/** Shows a row as an act has left it; what depends on it is asked for again. */
export function bankLineChanged(seen: BankLineSeen) {
  queryClient.setQueryData(lineOf(seen.line.lineId).queryKey, seen)
  const others = [[NAME, 'list'], [NAME, 'overview'], ['payments'], ['ledger']]
  for (const queryKey of others) void queryClient.invalidateQueries({ queryKey })
}

/** After an import every row is asked for again. */
export const bankLinesChanged = () => void queryClient.invalidateQueries({ queryKey: [NAME] })

const FOUND_MAX = '6'
type Found = { readonly id: string; readonly name: string; readonly about: string }

/** Companies and people by what somebody types of them. */
export const customersNamed = (filter: string) =>
  queryOptions({
    queryKey: [NAME, 'customers', filter],
    enabled: filter.trim() !== '',
    async queryFn({ signal }): Promise<Found[]> {
      const query = { filter, page: '0', size: FOUND_MAX }
      const { companies } = await call('listCompanies', { query, signal })
      const { persons } = await call('listPersons', { query, signal })
      return [
        ...companies.content.map(({ companyId: id, companyName: name, gstin: about }) => ({ id, name, about })),
        ...persons.content.map(({ userId: id, firstName, lastName, email, phone }) => ({
          id,
          name: `${firstName} ${lastName}`,
          about: email ?? phone ?? '',
        })),
      ]
    },
  })

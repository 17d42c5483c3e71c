import { useQuery } from '@tanstack/react-query'
import type { Budget } from '#contract/dashboard.budgets.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

const NAME = 'budgets'

/** The budgets of the company, for its administrators alone. */
export const useBudgets = () =>
  useQuery(
    {
      queryKey: [NAME],
      queryFn: ({ signal }) => call('listBudgets', { signal }),
      staleTime: 0,
    },
    queryClient,
  )

/** After an act, and after a refusal, which may mean that somebody else was faster. */
export const reloadBudgets = () => queryClient.invalidateQueries({ queryKey: [NAME] })

const headersOf = ({ version }: Pick<Budget, 'version'>) => ({ 'if-match': `W/"${version}"` })

/** Sets the first budget of an order, or changes the one that was read. */
export const sendBudget = (order: { poNumber: string; budget?: Budget }, amountPaise: number) =>
  order.budget === undefined
    ? call('addBudget', { body: { poNumber: order.poNumber, amountPaise } })
    : call('saveBudget', {
        params: { id: order.budget.budgetId },
        headers: headersOf(order.budget),
        body: { amountPaise },
      })

export const dropBudget = (budget: Budget) =>
  call('removeBudget', { params: { id: budget.budgetId }, headers: headersOf(budget) })

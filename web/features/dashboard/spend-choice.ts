import { type SpendGrouping, spendGroupings } from '#contract/dashboard.spend.ts'
import { useChosenParams } from '#web/platform/address-params.ts'

/** The requested grouping and period of the spend; the server supplies missing ones. */
export type SpendChoice = { by: SpendGrouping; from?: string; to?: string; site?: string }

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const monthIn = (params: URLSearchParams, name: 'from' | 'to') => {
  const value = params.get(name) ?? ''
  return MONTH.test(value) ? { [name]: value } : {}
}

/** The choice in the address, and which group is open. */
function choiceOf(params: URLSearchParams): SpendChoice {
  const by = spendGroupings.find((one) => one === params.get('by')) ?? 'MONTH'
  const site = params.get('site') ?? ''
  return { by, ...monthIn(params, 'from'), ...monthIn(params, 'to'), ...(site === '' ? {} : { site }) }
}

/** The choice of the address, the group that is open in it, and how to change either. */
export function useSpendChoice() {
  const { params, change } = useChosenParams()
  return { choice: choiceOf(params), open: params.get('open'), change }
}

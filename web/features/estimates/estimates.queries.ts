import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { translateNames } from '#web/platform/translate-names.ts'

type CartHire = {
  /** Changes with each write to the cart. */
  cartVersion: number
  city: string
  /** Civil date; empty for today. */
  startDate: string
  operatorRequired: boolean
}

const cartEstimate = ({ cartVersion, city, startDate, operatorRequired }: CartHire) =>
  queryOptions({
    queryKey: ['cart-estimate', cartVersion, city, startDate, operatorRequired],
    queryFn: async ({ signal }) => {
      const operator = operatorRequired ? ('true' as const) : ('false' as const)
      const query = { location: city, operator, ...(startDate === '' ? {} : { from: startDate }) }
      return translateNames(await call('getCartEstimate', { query, signal })).estimate
    },
    placeholderData: keepPreviousData,
  })

const askEnquiryEstimate = async (id: string, signal: AbortSignal) =>
  translateNames(await call('getEnquiryEstimate', { params: { id }, signal })).estimate

const enquiryEstimate = (id: string) =>
  queryOptions({
    queryKey: ['enquiry-estimate', id],
    queryFn: ({ signal }) => askEnquiryEstimate(id, signal),
  })

/** The price of the cart; nothing is asked without a city. */
export const useCartEstimate = (hire: CartHire) =>
  useQuery({ ...cartEstimate(hire), enabled: hire.city !== '' }, queryClient)

/** The longest time that a receipt waits for its planned cost. */
const RECEIPT_WAITS_MS = 3_000

/** The price of an enquiry that was just sent, for its own days and place; undefined on a refusal or after that time. */
export const estimateOfSent = (id: string) =>
  askEnquiryEstimate(id, AbortSignal.timeout(RECEIPT_WAITS_MS)).catch(() => undefined)

export const useEnquiryEstimate = (id: string) => useQuery(enquiryEstimate(id), queryClient)

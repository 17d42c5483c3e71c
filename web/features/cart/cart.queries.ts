import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/api.ts'
import type { CartItem } from '#contract/cart.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { Period } from '#contract/hire-limits.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { sessionFor } from '#web/platform/session/session-for.ts'
import { translateNames } from '#web/platform/translate-names.ts'

export type Cart = OutputOf<Api['listCartItems']>

export const cartItems = () =>
  queryOptions({
    queryKey: ['cart'],
    queryFn: async ({ signal }) => translateNames(await call('listCartItems', { signal })),
  })

export const useCart = (enabled = true) => useQuery({ ...cartItems(), enabled }, queryClient)
export const reloadCart = () => queryClient.invalidateQueries(cartItems())

sessionFor('customer').renewals.subscribe(() => void reloadCart())

type Failed = (error: unknown) => void

/** Shows the change at once and rolls it back if the server refuses; writes run one after the other. */
function useOptimistic<Input>(
  send: (input: Input) => Promise<unknown>,
  apply: (items: CartItem[], input: Input) => CartItem[],
  failed: Failed,
) {
  return useMutation(
    {
      mutationKey: ['cart'],
      scope: { id: 'cart' },
      mutationFn: send,
      async onMutate(input: Input) {
        await queryClient.cancelQueries(cartItems())
        const before = queryClient.getQueryData(cartItems().queryKey)
        if (before) queryClient.setQueryData(cartItems().queryKey, { ...before, items: apply(before.items, input) })
        return before
      },
      onError(error, _, before) {
        if (before) queryClient.setQueryData(cartItems().queryKey, before)
        failed(error)
      },
      // Refetches only after the last write, or an older answer would overwrite a newer change.
      onSettled: () => (queryClient.isMutating({ mutationKey: ['cart'] }) === 1 ? reloadCart() : undefined),
    },
    queryClient,
  )
}

const changed = (items: CartItem[], id: string, change: Partial<CartItem>) =>
  items.map((item) => (item.enquiryCartLineItemId === id ? { ...item, ...change } : item))

export const useChangeQuantity = (failed: Failed) =>
  useOptimistic<{ id: string; quantity: number }>(
    ({ id, quantity }) => call('updateCartItemQuantity', { params: { id }, body: { quantity, action: 'UPDATE' } }),
    (items, { id, quantity }) => changed(items, id, { quantity }),
    failed,
  )

/** Sends the duration as text, as the specification requires. */
export const useChangeTimeFrame = (failed: Failed) =>
  useOptimistic<{ id: string; period: Period; duration: number }>(
    ({ id, period, duration }) =>
      call('updateCartItemTimeFrame', { params: { id }, body: { period, duration: String(duration) } }),
    (items, { id, period, duration }) => changed(items, id, { period, duration }),
    failed,
  )

export const useRemoveItem = (failed: Failed) =>
  useOptimistic<CartItem>(
    ({ enquiryCartLineItemId }) => call('removeCartItem', { params: { id: enquiryCartLineItemId } }),
    (items, { productId }) => items.filter((item) => item.productId !== productId),
    failed,
  )

/** Restores a removed line unchanged. */
export const useRestoreItem = (failed: Failed) =>
  useOptimistic<CartItem>(
    ({ productId, quantity, period, duration }) =>
      call('addCartItemWithDetails', { body: { productId, quantity, period, duration } }),
    (items, item) => [...items, item],
    failed,
  )

import { MAX_CART_ITEMS } from '#contract/cart.ts'
import type { ProblemName } from '#contract/problems.ts'

/** What a decision about adding needs to know of the cart and of the product. */
export type CartState = {
  slots: readonly number[]
  holdsProduct: boolean
  /** undefined where there is no such product. */
  product: { withdrawn: boolean } | undefined
}

/** Why a product cannot be added, or undefined; duplicate first, then the product, then the space (B-37). */
export function whyNotAdd({ slots, holdsProduct, product }: CartState): ProblemName | undefined {
  if (holdsProduct) return 'product-already-in-cart'
  if (product === undefined) return 'not-found'
  if (product.withdrawn) return 'product-withdrawn'
  return slots.length >= MAX_CART_ITEMS ? 'max-cart-line-items-exceeded' : undefined
}

/** The lowest place that no line holds. */
export function freeSlot(slots: readonly number[]) {
  const taken = new Set(slots)
  let slot = 1
  while (taken.has(slot)) slot += 1
  return slot
}

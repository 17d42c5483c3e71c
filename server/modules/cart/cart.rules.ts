import { MAX_CART_ITEMS, type SkipReason } from '#contract/cart.ts'
import type { ProblemName } from '#contract/problems.ts'

/** The facts about the cart and the product that decide whether it can be added. */
export type CartState = {
  slots: readonly number[]
  holdsProduct: boolean
  /** undefined if the product does not exist. */
  product: { withdrawn: boolean } | undefined
}

/**
 * Why a product cannot be added, or undefined; checks for a duplicate first, then the product, then the space (B-37).
 */
export function whyNotAdd({ slots, holdsProduct, product }: CartState): ProblemName | undefined {
  if (holdsProduct) return 'product-already-in-cart'
  if (product === undefined) return 'not-found'
  if (product.withdrawn) return 'product-withdrawn'
  return slots.length >= MAX_CART_ITEMS ? 'max-cart-line-items-exceeded' : undefined
}

/** The lowest free slot. */
export function freeSlot(slots: readonly number[]) {
  const taken = new Set(slots)
  let slot = 1
  while (taken.has(slot)) slot += 1
  return slot
}

type Place = { slot: number; productId: string }

/** Why a repeated line is skipped, or undefined; a withdrawn product is skipped even if the cart holds it. */
function whySkip(held: readonly Place[], line: { productId: string; withdrawn: boolean }): SkipReason | undefined {
  if (line.withdrawn) return 'WITHDRAWN'
  return held.some(({ productId }) => productId === line.productId) ? 'IN_CART' : undefined
}

/** Plans a merge: the slot of each line, the skipped lines with reasons, and whether the cart gets too full (B-39). */
export function planMerge<Line extends { productId: string; withdrawn: boolean }>(
  held: readonly Place[],
  lines: readonly Line[],
) {
  const slots = held.map(({ slot }) => slot)
  const put: (Line & { slot: number })[] = []
  const skipped: (Line & { reason: SkipReason })[] = []
  for (const line of lines) {
    const reason = whySkip(held, line)
    const slot = freeSlot(slots)
    if (reason) skipped.push({ ...line, reason })
    else {
      put.push({ ...line, slot })
      slots.push(slot)
    }
  }
  return { put, skipped, tooMuch: slots.length > MAX_CART_ITEMS }
}

import { type CartItem, cartApi, cartItemDefaults } from '#contract/cart.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { Period } from '#contract/hire-limits.ts'
import { Problem } from '#contract/problems.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { changesOf } from '#server/platform/changes.ts'
import { newId } from '#server/platform/ids.ts'
import type { Customer } from '#server/platform/principal.ts'
import { freeSlot, planMerge, whyNotAdd } from './cart.rules.ts'
import * as store from './cart.store.ts'

export type { CartLine } from './cart.store.ts'

export type CartDetails = { quantity: number; period: Period; duration: number }

const found = <T>(item: T | undefined) => {
  if (item === undefined) throw new Problem('not-found')
  return { item }
}

/** The lines of the caller's cart in the order of their slots, for later rows. */
export const cartNow = ({ tx, by }: Action<Customer>) => store.items(tx, by.accountId)

/** The lines in the order of their slots, and the cart's version. */
export const listCart = (tools: Tools, buyer: Customer) =>
  act(tools, buyer, ({ tx, by: { accountId } }) => store.cart(tx, accountId))

/** Adds a product; refuses a duplicate, an unknown or withdrawn product, and an eleventh line. */
export function addToCart(tools: Tools, buyer: Customer, productId: string, details: CartDetails = cartItemDefaults) {
  return act(tools, buyer, async ({ tx, by: { accountId } }) => {
    await store.lockCart(tx, accountId)
    const state = await store.stateFor(tx, accountId, productId)
    const problem = whyNotAdd(state)
    if (problem) throw new Problem(problem)
    const line = { itemId: newId(), productId, slot: freeSlot(state.slots), ...details }
    return found(await store.insertItem(tx, accountId, line))
  })
}

/** One change to one line, with the cart locked. Throws `not-found` for another person's line. */
const changeLine = (
  tools: Tools,
  buyer: Customer,
  itemId: string,
  decide: (before: CartItem) => Partial<CartDetails>,
) =>
  act(tools, buyer, async ({ tx, by: { accountId } }) => {
    await store.lockCart(tx, accountId)
    const before = found(await store.item(tx, accountId, itemId)).item
    return found(await store.updateItem(tx, accountId, itemId, decide(before)))
  })

type TimeFrame = ParsedOf<typeof cartApi.updateCartItemTimeFrame>['body']

export const changeTimeFrame = (tools: Tools, buyer: Customer, itemId: string, sent: TimeFrame) =>
  changeLine(tools, buyer, itemId, (before) => changesOf(cartApi.updateCartItemTimeFrame, sent, before))

type Quantity = ParsedOf<typeof cartApi.updateCartItemQuantity>['body']

export const changeQuantity = (tools: Tools, buyer: Customer, itemId: string, sent: Quantity) =>
  changeLine(tools, buyer, itemId, (before) => changesOf(cartApi.updateCartItemQuantity, sent, before))

export const removeFromCart = (tools: Tools, buyer: Customer, itemId: string) =>
  act(tools, buyer, async ({ tx, by: { accountId } }) => {
    await store.lockCart(tx, accountId)
    if (!(await store.deleteItem(tx, accountId, itemId))) throw new Problem('not-found')
  })

/** Takes all lines for an enquiry, within its transaction; the cart stays locked until that ends. */
export async function takeCart({ tx, by }: Action<Customer>) {
  await store.lockCart(tx, by.accountId)
  return store.takeItems(tx, by.accountId)
}

/**
 * Adds the lines of an earlier enquiry to the cart, within the caller's transaction: the lines already there stay
 * unchanged, and those that cannot be added are named with their reasons. Adds either all the others, or none if they
 * are too many (B-39).
 */
export async function mergeIntoCart({ tx, by: { accountId } }: Action<Customer>, lines: readonly store.CartLine[]) {
  await store.lockCart(tx, accountId)
  const { put, skipped, tooMuch } = planMerge(await store.places(tx, accountId), lines)
  if (tooMuch) throw new Problem('max-cart-line-items-exceeded')
  for (const line of put) await store.insertItem(tx, accountId, { ...line, itemId: newId() })
  return {
    added: put.length,
    skipped: skipped.map(({ productId, productName, reason }) => ({ productId, productName, reason })),
  }
}

import { z } from 'zod'
import { Drawing, Named } from './catalogue.ts'
import { changeOf } from './change.ts'
import { endpoint } from './endpoint.ts'
import { boundedText, Id } from './fields.ts'
import { DURATION_MAX, periods, QUANTITY_MAX } from './hire-limits.ts'
import { signedInPaths } from './paths.signed-in.ts'

export const MAX_CART_ITEMS = 10
/** The defaults of an added product. */
export const cartItemDefaults = { quantity: 1, period: 'MONTH', duration: 1 } as const

/** Why a machine of an earlier enquiry was not added to the cart: no longer offered, or already in it. */
export const skipReasons = ['WITHDRAWN', 'IN_CART'] as const
export type SkipReason = (typeof skipReasons)[number]

export const Quantity = z.int().min(1).max(QUANTITY_MAX)
export const Duration = z.int().min(1).max(DURATION_MAX)
const DurationText = boundedText(3)
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(Duration)

export const CartItem = z
  .object({
    enquiryCartLineItemId: Id,
    productId: Id,
    quantity: z.int(),
    period: z.enum(periods),
    duration: z.int(),
    product: z.object({
      slug: z.string(),
      name: z.string(),
      subCategory: Named,
      drawing: Drawing,
      available: z.boolean(),
    }),
  })
  .meta({ id: 'CartItem' })
export type CartItem = z.infer<typeof CartItem>

const item = z.object({ item: CartItem })
const params = z.object({ id: Id })
const timeFrame = changeOf(CartItem, {
  period: z.enum(periods).optional(),
  duration: z.union([Duration, DurationText]).optional(),
})

export const cartApi = {
  listCartItems: endpoint({
    ...signedInPaths.listCartItems,
    summary: 'The enquiry cart; `version` changes with each write and serves as Idempotency-Key of the enquiry.',
    response: z.object({ items: z.array(CartItem), version: z.int() }),
    problems: [],
  }),
  addCartItem: endpoint({
    ...signedInPaths.addCartItem,
    summary: 'Adds a product to the cart for one month.',
    body: z.strictObject({ productId: Id }),
    response: item,
    status: 201,
    problems: ['not-found', 'product-withdrawn', 'product-already-in-cart', 'max-cart-line-items-exceeded'],
  }),
  addCartItemWithDetails: endpoint({
    ...signedInPaths.addCartItemWithDetails,
    summary: 'Adds a product to the cart with quantity, period and duration.',
    body: z.strictObject({ productId: Id, quantity: Quantity, period: z.enum(periods), duration: Duration }),
    response: item,
    status: 201,
    problems: ['not-found', 'product-withdrawn', 'product-already-in-cart', 'max-cart-line-items-exceeded'],
  }),
  updateCartItemTimeFrame: endpoint({
    ...signedInPaths.updateCartItemTimeFrame,
    summary: 'Changes the period and the duration of a line.',
    params,
    ...timeFrame,
    // Only the fields sent change.
    body: timeFrame.body.refine(({ period, duration }) => period !== undefined || duration !== undefined, {
      error: 'required',
      path: ['period'],
    }),
    response: item,
    problems: ['not-found'],
  }),
  updateCartItemQuantity: endpoint({
    ...signedInPaths.updateCartItemQuantity,
    summary: 'Changes the quantity of a line.',
    params,
    ...changeOf(CartItem, { quantity: Quantity, action: z.literal('UPDATE') }),
    response: item,
    problems: ['not-found'],
  }),
  removeCartItem: endpoint({
    ...signedInPaths.removeCartItem,
    summary: 'Removes a line from the cart.',
    params,
    response: z.void(),
    status: 204,
    problems: ['not-found'],
  }),
}

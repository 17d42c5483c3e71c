import { cartApi } from '#contract/cart.ts'
import type { Database } from '#server/platform/database.ts'
import type { Serve } from '#server/platform/serve.ts'
import { addToCart, changeQuantity, changeTimeFrame, listCart, removeFromCart } from './cart.ts'

export function cartRoutes(serve: Serve, db: Database) {
  serve(cartApi.listCartItems, ({ caller }) => listCart(db, caller.accountId))
  serve(cartApi.addCartItem, ({ caller, body }) => addToCart(db, caller.accountId, body.productId))
  serve(cartApi.addCartItemWithDetails, ({ caller, body: { productId, ...details } }) =>
    addToCart(db, caller.accountId, productId, details),
  )
  serve(cartApi.updateCartItemTimeFrame, ({ caller, params, body }) =>
    changeTimeFrame(db, caller.accountId, params.id, body),
  )
  serve(cartApi.updateCartItemQuantity, ({ caller, params, body }) =>
    changeQuantity(db, caller.accountId, params.id, body),
  )
  serve(cartApi.removeCartItem, ({ caller, params }) => removeFromCart(db, caller.accountId, params.id))
}

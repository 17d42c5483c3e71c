import { cartApi } from '#contract/cart.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Serve } from '#server/platform/serve.ts'
import { addToCart, changeQuantity, changeTimeFrame, listCart, removeFromCart } from './cart.ts'

export function cartRoutes(serve: Serve, tools: Tools) {
  serve(cartApi.listCartItems, ({ caller }) => listCart(tools, caller))
  serve(cartApi.addCartItem, ({ caller, body }) => addToCart(tools, caller, body.productId))
  serve(cartApi.addCartItemWithDetails, ({ caller, body: { productId, ...details } }) =>
    addToCart(tools, caller, productId, details),
  )
  serve(cartApi.updateCartItemTimeFrame, ({ caller, params, body }) => changeTimeFrame(tools, caller, params.id, body))
  serve(cartApi.updateCartItemQuantity, ({ caller, params, body }) => changeQuantity(tools, caller, params.id, body))
  serve(cartApi.removeCartItem, ({ caller, params }) => removeFromCart(tools, caller, params.id))
}

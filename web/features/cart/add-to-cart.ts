import { call } from '#web/platform/call.ts'
import { rememberWish } from '#web/platform/hire-wish.ts'
import { notify } from '#web/platform/notify.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { problemText } from '#web/platform/problem-text.ts'
import { openGetStarted } from '#web/platform/session/get-started.ts'
import { sessionFor } from '#web/platform/session/session-for.ts'
import { type AddableProduct, addedProduct } from './added-product.ts'
import { cartTexts } from './texts.ts'
import { rememberProduct } from './wanted-product.ts'

/** Adds a product, reloads the cart and reports the result; for a visitor it waits until sign-in. Never throws. */
export async function addToCart(product: AddableProduct) {
  if (sessionFor('customer').state.get().status === 'signed-out') {
    rememberProduct(product)
    openGetStarted()
    return
  }
  try {
    await add(product)
    addedProduct.set(product)
    const { reloadCart } = await import('./cart.queries.ts')
    await reloadCart()
  } catch (error) {
    notifyFailed(error)
  }
}

/** Start and operator are of the whole enquiry: its form begins with them. */
async function add({ productId, hire }: AddableProduct) {
  if (!hire) return call('addCartItem', { body: { productId } })
  const { from, operator = false, ...details } = hire
  const { item } = await call('addCartItemWithDetails', { body: { productId, ...details } })
  if (from !== undefined) rememberWish({ startDate: from, operatorRequired: operator })
  return item
}

function notifyFailed(error: unknown) {
  const text = cartTexts()
  notify({
    title: text.failed.addToCart,
    notifytype: 'failure',
    message: problemText()(error),
    buttons: {
      primary: { label: text.goToCart, route: pagePaths.cart() },
      secondary: { label: text.dialog.cancel },
    },
  })
}

import { call } from '#web/platform/call.ts'
import { notify } from '#web/platform/notifications.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { session } from '#web/platform/session/current.ts'
import { openGetStarted } from '#web/platform/session/get-started.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { useCartTexts } from './texts.ts'
import { type AddableProduct, addedProduct, rememberProduct } from './wanted-product.ts'

/** Adds a product and reloads the cart; a visitor signs in first and the product waits meanwhile. */
export function useAddToCart() {
  const text = useCartTexts()
  const messageOf = useProblemText()
  const { submit, pending } = useSubmit(
    async (product: AddableProduct) => {
      await call('addCartItem', { body: { productId: product.productId } })
      addedProduct.set(product)
      const { reloadCart } = await import('./cart.queries.ts')
      await reloadCart()
    },
    (error) =>
      notify({
        title: text.failed.addToCart,
        notifytype: 'failure',
        message: messageOf(error),
        buttons: {
          primary: { label: text.goToCart, route: pagePaths.cart() },
          secondary: { label: text.dialog.cancel },
        },
      }),
  )
  const add = (product: AddableProduct) => {
    if (session.state.get().status !== 'signed-out') return submit(product)
    rememberProduct(product)
    openGetStarted()
  }
  return { add, pending }
}

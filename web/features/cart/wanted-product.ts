import type { AddableProduct } from './added-product.ts'

const KEY = 'yantra.wantedProduct'

/** Keeps the product somebody wanted before signing in, for as long as the tab lives. */
export const rememberProduct = (product: AddableProduct) => sessionStorage.setItem(KEY, JSON.stringify(product))

/** The remembered product, once. */
export function takeWantedProduct(): AddableProduct | undefined {
  const stored = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return stored === null ? undefined : (JSON.parse(stored) as AddableProduct)
}

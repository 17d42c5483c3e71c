import type { AddableProduct } from './added-product.ts'

const KEY = 'yantra.wantedProduct'

/** Keeps the product a visitor wanted before sign-in, for the lifetime of the tab. */
export const rememberProduct = (product: AddableProduct) => sessionStorage.setItem(KEY, JSON.stringify(product))

/** The name of the remembered product, if there is one. */
export function wantedName(): string | undefined {
  const stored = sessionStorage.getItem(KEY)
  return stored === null ? undefined : (JSON.parse(stored) as AddableProduct).name
}

/** Takes the remembered product, once. */
export function takeWantedProduct(): AddableProduct | undefined {
  const stored = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return stored === null ? undefined : (JSON.parse(stored) as AddableProduct)
}

import { createStore } from '#web/platform/store.ts'

export type AddableProduct = { productId: string; slug: string; name: string }

const KEY = 'yantra.wantedProduct'

/** Keeps the product somebody wanted before signing in, for as long as the tab lives. */
export const rememberProduct = (product: AddableProduct) => sessionStorage.setItem(KEY, JSON.stringify(product))

/** The remembered product, once. */
export function takeWantedProduct(): AddableProduct | undefined {
  const stored = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return stored === null ? undefined : (JSON.parse(stored) as AddableProduct)
}

/** What was just added, while its bottom sheet is open. */
export const addedProduct = createStore<AddableProduct | undefined>(undefined)

import { createStore } from '#web/platform/store.ts'

/** The product data that the button of a product page needs. */
export type AddableProduct = { productId: string; slug: string; name: string }

/** The product just added, while its bottom sheet is open. */
export const addedProduct = createStore<AddableProduct | undefined>(undefined)

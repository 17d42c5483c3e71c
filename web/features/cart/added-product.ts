import { createStore } from '#web/platform/store.ts'

/** What the button of a product page knows of its product. */
export type AddableProduct = { productId: string; slug: string; name: string }

/** What was just added, while its bottom sheet is open. */
export const addedProduct = createStore<AddableProduct | undefined>(undefined)

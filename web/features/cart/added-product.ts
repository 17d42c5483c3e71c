import type { Period } from '#contract/hire-limits.ts'
import { createStore } from '#web/platform/store.ts'

/** The hire that a page has priced or a search has named; `from` is a civil date, empty for none. */
type WantedHire = { quantity: number; period: Period; duration: number; from?: string; operator?: boolean }

/** The product data that the button of a product page needs; without a hire it is one machine for a month. */
export type AddableProduct = { productId: string; slug: string; name: string; hire?: WantedHire | undefined }

/** The product just added, while its bottom sheet is open. */
export const addedProduct = createStore<AddableProduct | undefined>(undefined)

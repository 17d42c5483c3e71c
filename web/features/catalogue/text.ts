import { catalogueTexts } from '#contract/texts/catalogue.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, such as titles. */
export const catalogueText = texts({ en: catalogueTexts })
export const useCatalogueText = catalogueText
export type CatalogueText = ReturnType<typeof catalogueText>

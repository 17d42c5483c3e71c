import { catalogueMessages } from '#contract/messages/catalogue.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, as titles. */
export const catalogueText = texts({ en: catalogueMessages })
export const useCatalogueText = catalogueText
export type CatalogueText = ReturnType<typeof catalogueText>

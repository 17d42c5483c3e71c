import { resourcesTexts } from '#contract/texts/content.resources.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, such as titles. */
export const resourcesText = texts({ en: resourcesTexts })
export const useResourcesText = resourcesText

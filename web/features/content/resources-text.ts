import { resourcesMessages } from '#contract/messages/content.resources.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, as titles. */
export const resourcesText = texts({ en: resourcesMessages })
export const useResourcesText = resourcesText

import { locationMessages } from '#contract/messages/locations.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, as titles. */
export const locationText = texts({ en: locationMessages })
export const useLocationText = locationText

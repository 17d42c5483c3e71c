import { locationTexts } from '#contract/texts/locations.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, such as titles. */
export const locationText = texts({ en: locationTexts })
export const useLocationText = locationText

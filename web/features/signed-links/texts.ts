import { signedLinkTexts } from '#contract/texts/signed-links.en.ts'
import { texts } from '#web/platform/text.ts'

export const useSignedLinkTexts = texts({ en: signedLinkTexts })

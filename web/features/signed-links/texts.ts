import { signedLinkTexts } from '#contract/texts/signed-links.en.ts'
import { shareLinkTexts } from '#contract/texts/signed-links.share.en.ts'
import { texts } from '#web/platform/text.ts'

export const useSignedLinkTexts = texts({ en: signedLinkTexts })

export const useShareLinkTexts = texts({ en: shareLinkTexts })

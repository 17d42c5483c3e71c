import { postsTexts, postTexts } from '#contract/texts/content.desk.en.ts'
import { texts } from '#web/platform/text.ts'

export const usePostsTexts = texts({ en: postsTexts })
export const usePostTexts = texts({ en: postTexts })

import { blogTexts } from '#contract/texts/content.blog.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, such as titles. */
export const blogText = texts({ en: blogTexts })
export const useBlogText = blogText

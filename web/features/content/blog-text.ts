import { blogMessages } from '#contract/messages/content.blog.en.ts'
import { texts } from '#web/platform/text.ts'

/** For code outside of components, as titles. */
export const blogText = texts({ en: blogMessages })
export const useBlogText = blogText

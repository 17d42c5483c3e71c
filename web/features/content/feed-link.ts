import { blogText } from './blog-text.ts'

/** The blog's feed: a file with the same address in every language. */
export const feedLink = () => ({
  rel: 'alternate',
  type: 'application/rss+xml',
  title: blogText().feedTitle,
  href: '/blogs/rss.xml',
})

import { blogText } from './blog-text.ts'

/** Where readers of feeds find the blog: a file, and so at the same address in every language. */
export const feedLink = () => ({
  rel: 'alternate',
  type: 'application/rss+xml',
  title: blogText().feedTitle,
  href: '/blogs/rss.xml',
})

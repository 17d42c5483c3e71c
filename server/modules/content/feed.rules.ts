import type { Post } from '#contract/content.posts.ts'
import { blogTexts as text } from '#contract/texts/content.blog.en.ts'

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters that XML 1.0 cannot represent. */
// oxlint-disable-next-line no-control-regex -- the pattern removes them
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escaped = (value: string) => value.replaceAll(UNSAYABLE, '').replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? '')
const element = (name: string, value: string) => `<${name}>${escaped(value)}</${name}>`
/** RFC 822 with a four-digit year, as RSS requires. */
const asDate = (instant: string) => new Date(instant).toUTCString()

/** The newest posts as RSS 2.0; `publicUrl` has no trailing slash. */
export function rssOf(posts: readonly Post[], publicUrl: string) {
  const newest = posts[0]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', text.feedTitle)}
${element('link', `${publicUrl}/blogs`)}
${element('description', text.description)}
<language>en-in</language>
<atom:link href="${escaped(publicUrl)}/blogs/rss.xml" rel="self" type="application/rss+xml"/>
${newest ? element('lastBuildDate', asDate(newest.publishedAt)) : ''}
${posts.map((post) => itemOf(post, publicUrl)).join('\n')}
</channel>
</rss>
`
}

function itemOf({ slug, title, excerpt, author, tags, publishedAt }: Post, publicUrl: string) {
  const address = `${publicUrl}/blog/${slug}`
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${escaped(address)}</guid>`,
    element('pubDate', asDate(publishedAt)),
    element('dc:creator', author),
    ...tags.map(({ name }) => element('category', name)),
    element('description', excerpt),
    '</item>',
  ].join('\n')
}

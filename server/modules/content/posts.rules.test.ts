import { expect, test } from 'vitest'
import { rssOf } from './feed.rules.ts'
import { industrySpelling } from './industries.rules.ts'
import { readingMinutes } from './posts.rules.ts'

test.each([
  ['', 1],
  ['word '.repeat(200), 1],
  ['word '.repeat(201), 2],
  ['| a | b |\n|---|---|\n'.repeat(40), 1],
  ['शब्द '.repeat(399), 2],
])('the reading time counts words', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})

test.each([
  ['TV, Film and Events', 'tv-film-and-events'],
  ['TV, Film & Events', 'tv-film-and-events'],
  [' wind  energy ', 'wind-energy'],
  ['mining_and_quarrying', 'mining-and-quarrying'],
])('the slug of %s is %s', (title, slug) => {
  expect(industrySpelling(title)).toBe(slug)
})

const post = {
  slug: 'a-post',
  title: 'Lifts & <cranes> \u0007"now"',
  excerpt: 'x',
  tags: [{ slug: 'safety', name: 'Safety' }],
  author: 'HSE manager',
  publishedAt: '2026-01-05T03:30:00Z',
  readingMinutes: 1,
}

test('the feed has RFC 822 dates, absolute addresses, and texts without markup', () => {
  const feed = rssOf([post], 'https://yantra.example')
  expect(feed).toContain('<pubDate>Mon, 05 Jan 2026 03:30:00 GMT</pubDate>')
  expect(feed).toContain('<lastBuildDate>Mon, 05 Jan 2026 03:30:00 GMT</lastBuildDate>')
  expect(feed).toContain('<title>Lifts &amp; &lt;cranes&gt; &quot;now&quot;</title>')
  expect(feed).toContain('<link>https://yantra.example/blog/a-post</link>')
  expect(feed).toContain('<guid isPermaLink="true">https://yantra.example/blog/a-post</guid>')
})

test('without posts the feed is empty', () => {
  expect(rssOf([], 'https://yantra.example')).not.toMatch(/<item>|lastBuildDate/)
})

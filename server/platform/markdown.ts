// Renders Markdown to safe HTML. HTML in the text is shown as typed, and the result passes a list of allowed tags as a
// second defence. Both libraries are loaded with the first text, because a start needs neither.
import type { Marked, RendererObject, Token } from 'marked'

type Heading = { id: string; text: string }
type Rendered = { html: string; headings: Heading[] }

/** A placeholder base for our own addresses. */
const OWN = 'https://own.invalid'
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:']

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The text of a heading without its markup. */
const wordsOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => ('tokens' in token && token.tokens ? wordsOf(token.tokens) : 'text' in token ? token.text : ''))
    .join('')

/** Makes link ids: `The 26-day month` becomes `the-26-day-month`, with a number if that one is taken. */
function anchors() {
  const taken = new Set<string>()
  // The last number of each name, so that a thousand equal headings are not a million look-ups.
  const numbers = new Map<string, number>()
  return (words: string) => {
    const plain = words.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    const name = plain.replaceAll(/^-|-$/g, '') || 'part'
    let anchor = name
    let number = numbers.get(name) ?? 1
    while (taken.has(anchor)) anchor = `${name}-${(number += 1)}`
    numbers.set(name, number)
    taken.add(anchor)
    return anchor
  }
}

/** Keeps a figure with its unit: `a 16 m boom`. */
const FIGURE = /(?<=\d) (?=(?:m|mm|km|kg|t|ft|kVA|kW|kN|kPa|L|percent|tonnes?|hours?|days?|minutes)\b)/g

function preserveFigures(token: Token) {
  if (token.type === 'text') token.text = token.text.replaceAll(FIGURE, '\u00a0')
}

/** The page itself has the only heading of the first level. */
const rendererFor = (headings: Heading[], anchorFor = anchors()): RendererObject => ({
  heading({ tokens, depth }) {
    const text = wordsOf(tokens)
    const id = anchorFor(text)
    const level = Math.min(4, Math.max(2, depth))
    headings.push({ id, text })
    return `<h${level} id="${escaped(id)}">${this.parser.parseInline(tokens)}</h${level}>\n`
  },
  html: ({ text, block }) => (block ? `<p>${escaped(text.trim())}</p>\n` : escaped(text)),
  // Pictures are not supported yet; their text replaces them.
  image: ({ text }) => escaped(text),
})

/** The allowed links: our own pages, the web, a mail address or a phone. */
function linkTo(href: string): Record<string, string> {
  const url = URL.parse(href, OWN)
  if (!url || !SCHEMES.includes(url.protocol)) return {}
  if (href.startsWith('#')) return { href: url.hash }
  if (url.origin === OWN) return { href: `${url.pathname}${url.search}${url.hash}` }
  return { href: url.href, rel: 'noopener nofollow' }
}

const ALLOWED = 'h2 h3 h4 p ul ol li blockquote hr br pre code strong em del a table thead tbody tr th td'.split(' ')

/** The second defence: whatever came before, only allowed tags are left. */
export async function clean(html: string) {
  const { default: sanitize } = await import('sanitize-html')
  return sanitize(html, {
    allowedTags: ALLOWED,
    allowedAttributes: {
      ...Object.fromEntries(['h2', 'h3', 'h4'].map((tag) => [tag, ['id']])),
      ...Object.fromEntries(['th', 'td'].map((tag) => [tag, [{ name: 'align', values: ['left', 'center', 'right'] }]])),
      a: ['href', 'rel'],
      ol: ['start'],
    },
    allowedSchemes: SCHEMES.map((scheme) => scheme.slice(0, -1)),
    allowProtocolRelative: false,
    transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href) }) },
  })
}

/** Parses a text; one that nests too deeply, such as ten thousand quotes in each other, is shown as typed. */
function parsed(marked: Marked, markdown: string) {
  try {
    return marked.parse(markdown, { async: false })
  } catch (error) {
    if (error instanceof RangeError) return `<p>${escaped(markdown)}</p>`
    throw error
  }
}

/** HTML of a text in Markdown (GitHub's dialect: tables, strikethrough), with its headings. */
export async function renderMarkdown(markdown: string): Promise<Rendered> {
  const { Marked } = await import('marked')
  const headings: Heading[] = []
  const marked = new Marked({ gfm: true, async: false, renderer: rendererFor(headings), walkTokens: preserveFigures })
  return { html: await clean(parsed(marked, markdown)), headings }
}

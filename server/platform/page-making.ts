import { randomBytes, randomUUID } from 'node:crypto'
import type { PageTools, Posted, Rendered, Renderer } from '#contract/page.ts'
import { type PackedAnswer, packAnswer, packPage } from './answer.ts'
import { bytesOf } from './bytes-of.ts'
import { hashPolicy, noncePolicy, takeMarks } from './csp.ts'
import { withDemoBanner } from './page-texts.ts'

/** Headers of the router's reply that are passed on to the caller. */
const PASSED_ON = ['content-type', 'location', 'x-remix-response', 'x-remix-reload-document']

const IMMUTABLE = 'public, max-age=31536000, immutable'

type Making = {
  renderer: Renderer
  tools: Omit<PageTools, 'nonce' | 'posted'>
  dev: boolean
  /** Every page shows a warning at the top. */
  publicDemo: boolean
}

const newNonce = () => randomBytes(16).toString('base64url')

/**
 * Makes complete answers from rendered pages. Only the address of the caller's request goes in, and the typed values of
 * a refused form.
 */
export function pageMaker({ renderer, tools, dev, publicDemo }: Making) {
  async function render(url: URL, nonce?: string, posted?: Posted) {
    const response = await renderer.render(new Request(url), { ...tools, nonce, posted })
    const headers = PASSED_ON.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    const passed = Object.fromEntries(headers)
    const { parts } = response
    return { status: response.status, headers: passed, parts: parts ? dressed(parts, url) : [await response.text()] }
  }

  /** The page's head, with the order in which its files load, and the rest. */
  const dressed = ([head, body = '', ...rest]: NonNullable<Rendered['parts']>, { pathname }: URL) => [
    inSteps(paintFirst(head)),
    publicDemo ? withDemoBanner(body, pathname) : body,
    ...rest,
  ]

  /** Equal for everyone, with the same bytes and ETag until the catalogue changes. */
  async function publicPage(url: URL): Promise<PackedAnswer> {
    // It never leaves the server. Node draws the random bits of many UUIDs at once.
    const mark = randomUUID()
    const { status, headers, parts } = await render(url, mark)
    const { pieces, ownScripts } = takeMarks(parts, mark)
    const body = bytesOf(pieces)
    const all = {
      ...headers,
      ...(isHtml(headers) ? { 'content-security-policy': hashPolicy(ownScripts) } : {}),
    }
    if (status !== 200) return packAnswer(status, { ...all, 'cache-control': 'no-cache' }, body)
    return packPage(status, { ...all, 'cache-control': 'public, max-age=0, must-revalidate' }, body)
  }

  /** Rendered for each request: for pages behind the guard, refused forms, and in development. */
  async function shell(url: URL, posted?: Posted): Promise<PackedAnswer> {
    const nonce = newNonce()
    const { status, headers, parts } = await render(url, nonce, posted)
    return packAnswer(
      posted?.problem.status ?? status,
      {
        ...headers,
        ...(isHtml(headers) ? { 'content-security-policy': noncePolicy(nonce, dev) } : {}),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      },
      bytesOf(parts),
    )
  }

  /** A part of the router's site map; its address contains the build, so it never changes. */
  async function routes(url: URL): Promise<PackedAnswer> {
    const { status, headers, parts } = await render(url)
    const forever = status === 200 && !dev
    return packAnswer(status, { ...headers, 'cache-control': forever ? IMMUTABLE : 'no-store' }, bytesOf(parts))
  }

  return { publicPage, shell, routes }
}

/** Loads the framework, most of a page's code (`vite.config.ts`), after the styles and fonts of the first paint. */
const paintFirst = (html: string) =>
  html.replace(/<link rel="modulepreload"(?= href="[^"]*\/framework-)/, '$& fetchpriority="low"')

/** The files of a page, except `entry.client`: it starts the page and needs data that stands further down. */
const FILES = /<link rel="modulepreload"[^>]*? href="(\/assets\/(?!entry\.client-)[^"]*)"[^>]*>/g

/** Runs each file in its own task: a single script that imports them all would block the main thread. */
const inSteps = (html: string) => html.replace(FILES, '$&<script type="module" async src="$1"></script>')

const isHtml = (headers: Record<string, string>) => headers['content-type']?.startsWith('text/html') === true

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageTools, Posted, Renderer } from '#contract/page.ts'
import { Problem } from '#contract/problems.ts'
import { detailTexts } from '#contract/texts/details.en.ts'
import { type PackedAnswer, sendAnswer } from './answer.ts'
import { insideCalls } from './inside-calls.ts'
import { pageCache } from './page-cache.ts'
import { pageFiles } from './page-files.ts'
import { type PageForm, pageForms } from './page-forms.ts'
import { askedLanguage, inLanguage, withoutLanguage } from './page-languages.ts'
import { pageMaker } from './page-making.ts'
import { builtRenderer, sourceRenderer } from './page-renderer.ts'
import { isDataPath, type PublicPage, pageTable } from './page-table.ts'
import { isSaidOnPages, plainPage } from './page-texts.ts'

/** What is read from the database at the start. */
export type Known = { publicPages: readonly PublicPage[]; redirect?: PageTools['redirect'] }

type PagesOptions = {
  /** Renders pages from their sources instead of the build. */
  dev: boolean
  /** Changes with the catalogue; cached pages of another version are dropped. */
  version: () => string
  known: Known
  /** Whether the page of an address stands behind the guard. */
  isGuarded: (path: string) => boolean
  /** Forms that pages accept without JavaScript, by the address of the page. */
  forms: Readonly<Record<string, PageForm>>
  /** Every page warns that everybody can sign in as anybody. */
  publicDemo: boolean
  /** Takes one rendering from the allowance of a network address; returns the seconds to wait if none is left. */
  takeRendering: (address: string) => number | undefined
  site: PageTools['site']
  /** Addresses of calls whose answers most pages show. */
  shared: readonly string[]
  drawing: PageTools['drawing']
  supplier: PageTools['supplier']
}

type Answering = Omit<PagesOptions, 'known'> & Known

const ENTRIES_MAX = 2_000
const WARM_AFTER_MS = 1000
const BYTES_MAX = 24 * 1024 * 1024
/** In addition to each page's own policy. Unsafe markup and scripts written by code are only reported (decision 19). */
const pageHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'content-security-policy-report-only': "require-trusted-types-for 'script'; trusted-types yantra yantra-worker",
}
/** Addresses of the API, where an unknown path is a problem and not a page. */
const API_PATHS = /^\/(v1|api)(\/|\?|$)/
const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** All pages and assets: registers the web app under `/`. Call it after the API's routes. */
export async function pages(app: FastifyInstance, options: PagesOptions) {
  await app.register(async (scope) => {
    const renderer = options.dev ? await sourceRenderer(scope) : await warmedRenderer(scope)
    const { answer, refused, elsewhere } = answerer(scope, renderer, { ...options, ...options.known })
    if (!options.dev) await pageFiles(scope)
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const moved = elsewhere(request.url)
        if (moved !== undefined) return reply.header('cache-control', 'no-cache').redirect(moved, 301)
        return handlePage(request, reply.headers(pageHeaders), answer)
      },
    })
    await scope.register(async (inner) => {
      inner.addHook('onRequest', async (_, reply) => void reply.headers(pageHeaders))
      pageForms(inner, options.forms, refused)
    })
    refuseOtherMethods(scope)
  })
}

/** The new address of a page, with its whole query: checked before the router and the cache. */
const movedFrom = (options: Answering) => (asked: string) => {
  const url = new URL(options.site.publicUrl + asked)
  return isDataPath(url.pathname) ? undefined : (askedLanguage(url) ?? whereItIsNow(options)(url))
}

/** The present address of a page, in its own language. */
const whereItIsNow =
  ({ redirect }: Pick<Known, 'redirect'>) =>
  (address: URL) => {
    const { language, url } = withoutLanguage(address)
    const lives = inLanguage(language, redirect?.(url) ?? url.pathname + url.search)
    return lives === address.pathname + address.search ? undefined : lives
  }

async function handlePage(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (request: FastifyRequest) => Promise<PackedAnswer>,
) {
  if (API_PATHS.test(request.url)) return reply.callNotFound()
  try {
    return sendAnswer(request, reply, await answer(request))
  } catch (error) {
    const problem = error instanceof Problem ? error : new Problem('server-error')
    if (error !== problem) request.log.error(error, 'page could not be rendered')
    if (!isSaidOnPages(problem) || !wantsPage(request)) throw problem
    return sendAnswer(request, reply, plainPage(problem, request.url.replace(/\?.*/s, '')))
  }
}

/** Browsers accept HTML when they request a page; the app requests a page's data, and programs accept anything. */
const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') === true

/** Finds or renders the answer for an address; also renders the answer to a refused form. */
function answerer(scope: FastifyInstance, renderer: Renderer, options: Answering) {
  const { dev, version, site, publicDemo, takeRendering } = options
  const make = pageMaker({ renderer, tools: toolsOf(scope, options), dev, publicDemo })
  const standingOf = pageTable(options.publicPages, options.isGuarded)
  const cache = pageCache<PackedAnswer>({ version, entriesMax: ENTRIES_MAX, bytesMax: BYTES_MAX })
  const isKept = ({ headers }: PackedAnswer) => headers['etag'] !== undefined

  const rendered = async (request: FastifyRequest, render: () => Promise<PackedAnswer>) => {
    const retryAfterSeconds = takeRendering(request.ip)
    if (retryAfterSeconds !== undefined) throw new Problem('too-many-requests', { retryAfterSeconds })
    return scope.admit(request, render, 'page')
  }

  const refused = (request: FastifyRequest, path: string, posted: Posted) =>
    rendered(request, () => make.shell(new URL(site.publicUrl + path), posted))

  const answer = async (request: FastifyRequest) => {
    const address = new URL(site.publicUrl + request.url)
    const { language, url } = withoutLanguage(address)
    const standing = standingOf(url)
    if (standing.kind === 'routes') return scope.admit(request, () => make.routes(address), 'page')
    if (dev || standing.kind === 'guarded') return rendered(request, () => make.shell(address))
    if (standing.kind === 'other') return rendered(request, () => make.publicPage(address))
    // Rendered from the key, so that an unknown parameter can't get into a page that all others see.
    const key = inLanguage(language, standing.key)
    const render = () => make.publicPage(new URL(site.publicUrl + key))
    return cache.get(key, () => rendered(request, render), isKept)
  }
  return { answer, refused, elsewhere: movedFrom(options) }
}

/** The built pages; loading them would keep the first answers of the API waiting. */
async function warmedRenderer(scope: FastifyInstance) {
  const { warm, ...renderer } = await builtRenderer()
  const warmUp = () => void warm().catch((error: unknown) => scope.log.error(error, 'pages could not be loaded'))
  let timer: NodeJS.Timeout | undefined
  scope.addHook('onReady', async () => void (timer = setTimeout(warmUp, WARM_AFTER_MS).unref()))
  scope.addHook('onClose', async () => clearTimeout(timer))
  return renderer
}

function toolsOf(scope: FastifyInstance, { site, drawing, supplier, redirect, shared, version }: Answering) {
  return {
    site,
    drawing,
    supplier,
    redirect: (url: URL) => redirect?.(withoutLanguage(url).url),
    transport: insideCalls(scope, { shared, version }),
    report: (error: unknown) => scope.log.error(error, 'page failed'),
  }
}

function refuseOtherMethods(scope: FastifyInstance) {
  scope.route({
    method: [...OTHER_METHODS],
    url: '/*',
    // Before the body is read.
    onRequest: async (request, reply) => {
      if (API_PATHS.test(request.url)) return reply.callNotFound()
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send(detailTexts.methodNotAllowed)
    },
    handler: async () => undefined,
  })
}

import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import type { Rendered } from '#contract/page.ts'
import { staticParts } from './features/shell/static-parts.tsx'
import { Nonce } from './platform/nonce.ts'
import { markupContext, toolsContext } from './platform/page-context.ts'
import { rendered } from './platform/rendered.ts'
import { routerData } from './platform/router-data.ts'
import { Markup } from './platform/server-markup.tsx'

/** How long data may take that a loader returns as a promise. */
export const streamTimeout = 5_000

/** How every page begins, and how `root.tsx` ends it: the router's data stands before the end. */
const BEGINNING = '<!DOCTYPE html>'
const END = '</body></html>'

type Parts = NonNullable<Rendered['parts']>

/** A response that keeps its page as texts: a body would be encoded, decoded and copied for nothing. */
class Page extends Response {
  readonly parts: Parts
  constructor(parts: Parts, init: ResponseInit) {
    super(null, init)
    this.parts = parts
  }
}

/** Renders the whole page at once, because the server measures, hashes and caches it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const { parts, failed } = await pageOf(request.url, router, context)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Page(parts, { headers, status: failed ? 500 : status })
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  const refused = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !refused) context.get(toolsContext).report(error)
}

async function pageOf(url: string, { serverHandoffStream, ...entry }: EntryContext, context: RouterContextProvider) {
  const { nonce, supplier, site, report } = context.get(toolsContext)
  const [facts, data] = [await supplier(), serverHandoffStream && (await routerData(serverHandoffStream, nonce))]
  const frame = staticParts(facts, {
    basename: entry.staticHandlerContext.basename ?? '/',
    supportPhone: site.supportPhone,
  })
  const { html, failed } = await rendered(
    <Nonce value={nonce}>
      <Markup value={new Map([...frame, ...(context.get(markupContext) ?? [])])}>
        <ServerRouter context={entry} url={url} {...(nonce === undefined ? {} : { nonce })} />
      </Markup>
    </Nonce>,
    report,
  )
  const headEnds = html.indexOf('</head>')
  const parts: Parts = [BEGINNING + html.slice(0, headEnds), html.slice(headEnds, -END.length), data ?? '', END]
  return { parts, failed }
}

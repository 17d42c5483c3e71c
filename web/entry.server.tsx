import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { Nonce } from './platform/nonce.ts'
import { markupContext, toolsContext } from './platform/page-context.ts'
import { rendered } from './platform/rendered.ts'
import { routerData } from './platform/router-data.ts'
import { Markup } from './platform/server-markup.tsx'
import { siteOfPage } from './platform/site-of-page.ts'
import { Supplier } from './platform/supplier.ts'

/** How long data may take that a loader returns as a promise. */
export const streamTimeout = 5_000

/** How every page begins, and how `root.tsx` ends it: the router's data stands before the end. */
const BEGINNING = '<!DOCTYPE html>'
const END = '</body></html>'

/** A response that keeps its page as a text: a body would be encoded, decoded and copied for nothing. */
class Page extends Response {
  readonly #html: string
  constructor(html: string, init: ResponseInit) {
    super(null, init)
    this.#html = html
  }
  override text() {
    return Promise.resolve(this.#html)
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
  const { html, failed } = await pageOf(request.url, router, context)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Page(html, { headers, status: failed ? 500 : status })
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  const refused = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !refused) context.get(toolsContext).report(error)
}

async function pageOf(url: string, { serverHandoffStream, ...entry }: EntryContext, context: RouterContextProvider) {
  const { nonce, supplier, report } = context.get(toolsContext)
  const [facts, data] = [await supplier(), serverHandoffStream && (await routerData(serverHandoffStream, nonce))]
  const { html, failed } = await rendered(
    <Nonce value={nonce}>
      <Supplier value={facts}>
        <Markup value={context.get(markupContext) ?? new Map()}>
          <ServerRouter context={siteOfPage(entry)} url={url} {...(nonce === undefined ? {} : { nonce })} />
        </Markup>
      </Supplier>
    </Nonce>,
    report,
  )
  return { html: `${BEGINNING}${html.slice(0, -END.length)}${data ?? ''}${END}`, failed }
}

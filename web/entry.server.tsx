import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { Nonce } from './platform/nonce.ts'
import { markupContext, toolsContext } from './platform/page-context.ts'
import { Markup } from './platform/server-markup.tsx'
import { Supplier } from './platform/supplier.ts'

export const streamTimeout = 5_000

type Page = { request: Request; status: number; headers: Headers; router: EntryContext; context: RouterContextProvider }

/** Renders the whole page at once, because the server measures, hashes and caches it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  return renderWhole({ request, status, headers, router, context })
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  const refused = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !refused) context.get(toolsContext).report(error)
}

async function renderWhole({ request, status, headers, router, context }: Page) {
  const { nonce, report, supplier } = context.get(toolsContext)
  const facts = await supplier()
  let failed = false
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <Nonce value={nonce}>
        <Supplier value={facts}>
          <Markup value={context.get(markupContext) ?? new Map()}>
            <ServerRouter context={router} url={request.url} {...(nonce === undefined ? {} : { nonce })} />
          </Markup>
        </Supplier>
      </Nonce>,
      {
        ...(nonce === undefined ? {} : { nonce }),
        // Waits for all parts, so they are in place even without scripts.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          clearTimeout(timeout)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          pipe(collector((html) => resolve(new Response(html, { headers, status: failed ? 500 : status }))))
        },
        onShellError(error) {
          clearTimeout(timeout)
          reject(error)
        },
        onError(error) {
          failed = true
          report(error)
        },
      },
    )
    const timeout = setTimeout(() => abort(new Error('The page took too long')), streamTimeout + 1000)
  })
}

/** Gathers what is written: the page's parts need no stream of their own, since they are sent together. */
function collector(whole: (html: Uint8Array<ArrayBuffer>) => void) {
  const parts: Uint8Array[] = []
  return new Writable({
    write(part: Uint8Array, _encoding, done) {
      parts.push(part)
      done()
    },
    final(done) {
      whole(Buffer.concat(parts))
      done()
    },
  })
}

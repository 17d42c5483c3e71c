import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'

/** A place that React left to the browser: its code was not loaded yet, or it failed. */
const UNFINISHED = '<!--$!-->'
/** Streams begin with it, texts do not. */
const DOCTYPE = /^<!DOCTYPE html>/
const READY_MS = 6000

/** Gets the error of a part that failed. */
type Report = (error: unknown) => void
type Rendered = { html: string; failed: boolean }

/**
 * Renders a whole page, without its doctype, as a text: a millisecond less than as a stream. Parts that load on first use
 * are missing from the first page that shows them: it is rendered again as a stream, which waits for them and reports
 * errors.
 * Throws the error of a page that has no place for it.
 */
export async function rendered(page: ReactNode, report: Report): Promise<Rendered> {
  const html = textOf(page)
  return html.includes(UNFINISHED) ? waitedFor(page, report) : { html, failed: false }
}

/** The page as far as it is there at once; unfinished where no place is left for what is missing. */
function textOf(page: ReactNode) {
  try {
    return renderToString(page)
  } catch {
    return UNFINISHED
  }
}

async function waitedFor(page: ReactNode, report: Report): Promise<Rendered> {
  let failed = false
  const stream = await renderToReadableStream(page, {
    // All parts in their places, also without scripts.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    signal: AbortSignal.timeout(READY_MS),
    onError(error) {
      failed = true
      report(error)
    },
  })
  await stream.allReady
  return { html: (await new Response(stream).text()).replace(DOCTYPE, ''), failed }
}

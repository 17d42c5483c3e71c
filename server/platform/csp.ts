import { createHash } from 'node:crypto'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type Sources = { scripts: readonly string[]; styles: readonly string[]; dev: boolean }

/** The whole policy of a page. In development Vite needs its socket and its reconnecting worker. */
function policy({ scripts, styles, dev }: Sources) {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    `worker-src 'self'${dev ? ' blob:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** For pages that are rendered anew each time. */
export function noncePolicy(nonce: string, dev: boolean) {
  const source = `'nonce-${nonce}'`
  return policy({ scripts: [source], styles: [source], dev })
}

/**
 * For pages that are kept: equal bytes for everyone, so their scripts are named by hash. `ownScripts` are the texts of
 * those the product made itself (`takeMarks`), never of all that stand in a page.
 */
export const hashPolicy = (ownScripts: readonly string[]) =>
  policy({ scripts: [...new Set(ownScripts.map(sha256))], styles: [], dev: false })

/**
 * Takes the marks out of a page that was rendered with `mark` as its nonce, and answers the texts of the scripts that
 * bore it. What came in with data can't know a mark that is drawn for each rendering.
 */
export function takeMarks(html: string, mark: string) {
  const marked = new RegExp(`<script\\b(?=[^>]* nonce="${mark}")([^>]*)>([\\s\\S]*?)</script>`, 'gi')
  const ownScripts = [...html.matchAll(marked)].map(([, , text = '']) => text)
  return { html: html.replaceAll(` nonce="${mark}"`, ''), ownScripts }
}

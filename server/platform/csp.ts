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

/** For pages that are kept: equal bytes for everyone, so their own scripts are named by hash. */
export function hashPolicy(html: string) {
  return policy({ scripts: [...new Set(inlineScripts(html).map(sha256))], styles: [], dev: false })
}

/** Texts of the scripts a browser would run; those with an address fall under 'self', JSON-LD is data. */
function inlineScripts(html: string) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc=|\btype="application\//i.test(attributes))
    .map(([, , text = '']) => text)
}

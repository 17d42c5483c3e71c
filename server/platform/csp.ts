import { hash } from 'node:crypto'

const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

type Sources = { scripts: readonly string[]; styles: readonly string[]; dev: boolean }

/** The whole policy of a page. In development it allows Vite's socket and reconnecting worker. */
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

/** The policy of pages that are rendered for each request. */
export function noncePolicy(nonce: string, dev: boolean) {
  const source = `'nonce-${nonce}'`
  return policy({ scripts: [source], styles: [source], dev })
}

/**
 * The policy of cached pages: their bytes are equal for everyone, so it names scripts by hash. `ownScripts` are the
 * texts of the product's own scripts (`takeMarks`), never of all scripts in a page.
 */
export const hashPolicy = (ownScripts: readonly string[]) =>
  policy({ scripts: [...new Set(ownScripts.map(sha256))], styles: [], dev: false })

/**
 * Removes the marks from a page rendered with `mark` as its nonce, and returns its pieces and the texts of the marked
 * scripts. Scripts in data can't know the mark, which is random for each rendering. The page comes in parts, and no tag
 * is in two.
 */
export function takeMarks(parts: readonly string[], mark: string) {
  const pieces = parts.map((part) => part.split(` nonce="${mark}"`))
  return { pieces: pieces.flat(), ownScripts: pieces.flatMap(scriptsBetween) }
}

/** The texts of the scripts whose tags the mark has parted. */
const scriptsBetween = (pieces: readonly string[]) =>
  pieces.slice(1).flatMap((after, index) => scriptAround(pieces[index] ?? '', after))

/** The text of a script whose tag is parted by its mark; nothing if another tag had the mark. */
function scriptAround(before: string, after: string) {
  if (!/^<script\b/i.test(before.slice(before.lastIndexOf('<')))) return []
  return [after.slice(after.indexOf('>') + 1, after.indexOf('</script>'))]
}

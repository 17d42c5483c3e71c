import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problems.ts'

/** The longest addresses are the router's requests for its site map, up to 7680 characters. */
const LENGTH_MAX = 8192

/** `http://host` before a path; the host that the caller names does not count (RFC 9112, 3.2.2). */
const AUTHORITY = /^https?:\/\/[^/?#]*/i

/** Path and query of a request's target, even if it is a full address. */
export function originForm(target: string) {
  if (!AUTHORITY.test(target)) return target
  const rest = target.replace(AUTHORITY, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Answers 400 to targets that are not a path (`*`, `ftp://x/`) or too long. */
export function refuseOddTargets(app: FastifyInstance) {
  app.addHook('onRequest', async ({ url }) => {
    if (!url.startsWith('/') || url.length > LENGTH_MAX) throw new Problem('bad-request')
  })
}

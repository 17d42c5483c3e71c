import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problems.ts'

/** The longest addresses are those at which the router asks for its site map, up to 7680 characters. */
const LENGTH_MAX = 8192

/** `http://host` before a path; whoever the caller says we are does not count (RFC 9112, 3.2.2). */
const AUTHORITY = /^https?:\/\/[^/?#]*/i

/** Path and query of a request's target, where it names the whole address. */
export function originForm(target: string) {
  if (!AUTHORITY.test(target)) return target
  const rest = target.replace(AUTHORITY, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Answers 400 to targets that are no path (`*`, `ftp://x/`), and to those that are too long. */
export function refuseOddTargets(app: FastifyInstance) {
  app.addHook('onRequest', async ({ url }) => {
    if (!url.startsWith('/') || url.length > LENGTH_MAX) throw new Problem('bad-request')
  })
}

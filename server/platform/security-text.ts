import type { FastifyInstance } from 'fastify'
import { type Clock, secondsAfter } from './clock.ts'

const PATH = '/.well-known/security.txt'
/** The address of the site, and the contact for vulnerability reports. */
type Settings = { readonly publicUrl: string; readonly securityContact: string }

const DAY_SECONDS = 86_400
/** RFC 9116 recommends less than a year. */
const GOOD_FOR_DAYS = 180

/** The last midnight (UTC), so that the text changes once a day. */
const midnight = (now: Date) => new Date(now.toISOString().slice(0, 10))

function textOf({ publicUrl, securityContact }: Settings, now: Date) {
  const expires = secondsAfter(midnight(now), GOOD_FOR_DAYS * DAY_SECONDS)
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${publicUrl}${PATH}`,
    '',
  ].join('\n')
}

/**
 * `/.well-known/security.txt` (RFC 9116): the contact for vulnerabilities. It never expires, because it is generated on
 * request.
 */
export function securityText(app: FastifyInstance, settings: Settings, clock: Clock) {
  app.get(PATH, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .send(textOf(settings, clock())),
  )
}

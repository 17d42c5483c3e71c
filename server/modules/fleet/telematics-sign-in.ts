// The header by which a telematics provider knows us: a fixed one, or a token by OAuth 2.0 (RFC 6749, section 4.4).
import { z } from 'zod'
import { type Clock, secondsAfter } from '#server/platform/clock.ts'
import { httpProvider, type ProviderReply } from '#server/platform/http-provider.ts'
import type { FleetConfig } from './fleet.config.ts'

const LIMITS = { name: 'The sign-in of the telematics provider', timeoutMs: 8000 }
/** A token is renewed this long before it expires, and after a day at the latest. */
const SPARE_SECONDS = 60
const LIFE_SECONDS = { usual: 300, most: 24 * 3600 }

const Token = z.object({
  access_token: z
    .string()
    .max(8192)
    .regex(/^[\x21-\x7e]+$/),
  expires_in: z.coerce.number().min(0).catch(LIFE_SECONDS.usual),
})

function tokenIn({ status, ok, body }: ProviderReply) {
  if (!ok) throw new Error(`${LIMITS.name} answered ${status}.`)
  return Token.parse(JSON.parse(body))
}

type SignIn = NonNullable<FleetConfig['telematicsSignIn']>

/** The credentials as a client writes them into the header (RFC 6749, section 2.3.1). */
const basic = ({ clientId, clientSecret }: SignIn) =>
  `Basic ${Buffer.from([clientId, clientSecret].map(encodeURIComponent).join(':')).toString('base64')}`

const requestFor = (signIn: SignIn) => ({
  url: signIn.tokenUrl,
  method: 'POST' as const,
  headers: {
    accept: 'application/json',
    authorization: basic(signIn),
    'content-type': 'application/x-www-form-urlencoded',
  },
  body: new URLSearchParams({
    grant_type: 'client_credentials',
    ...(signIn.scope === undefined ? {} : { scope: signIn.scope }),
  }).toString(),
})

/**
 * Returns the header `Authorization` of the provider, undefined where it wants none. A token is asked for once and kept until
 * it expires, or until `forget` is called because the provider refused it.
 */
export function telematicsSignIn({ telematicsSignIn: signIn, telematicsAuthorization }: FleetConfig, clock: Clock) {
  const ask = httpProvider(LIMITS, clock)
  let kept: { readonly header: string; readonly until: Date } | undefined
  return {
    async header() {
      if (signIn === undefined) return telematicsAuthorization
      if (kept && clock() < kept.until) return kept.header
      const { access_token: token, expires_in: seconds } = await ask(requestFor(signIn), tokenIn)
      const until = secondsAfter(clock(), Math.min(seconds, LIFE_SECONDS.most) - SPARE_SECONDS)
      kept = { header: `Bearer ${token}`, until }
      return kept.header
    },
    forget() {
      kept = undefined
    },
  }
}

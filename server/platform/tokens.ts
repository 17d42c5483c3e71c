import { createLocalJWKSet, importJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Audience } from '#contract/access.ts'
import type { Clock } from './clock.ts'
import { leastRecentlyUsed } from './lru.ts'
import { publicPart, readKeys } from './signing-keys.ts'

const ALGORITHM = 'EdDSA'
const TYPE = 'at+jwt'
const ISSUER = 'yantra'

export type Tokens = {
  /** Signs claims for `lifeSeconds`; adds `iat`, `exp`, `iss` and `aud`. */
  sign(claims: Record<string, unknown>, audience: Audience, lifeSeconds: number): Promise<string>
  /** The claims of a valid token, or undefined. */
  verify(token: string, audience: Audience): Promise<Record<string, unknown> | undefined>
}

/** The tolerance for another server's clock ahead of ours. */
const CLOCK_SKEW_SECONDS = 60

const isFromFuture = (issuedAt: number | undefined, now: Date) =>
  issuedAt === undefined || issuedAt > now.getTime() / 1000 + CLOCK_SKEW_SECONDS

const isCurrent = ({ iat, exp }: JWTPayload, now: Date) =>
  !isFromFuture(iat, now) && exp !== undefined && exp > Math.floor(now.getTime() / 1000)

/** Verified tokens that are remembered, with their audience; each takes about 1 kB. */
const REMEMBERED = { entries: 2000, weight: 2000 }

/**
 * Base64url leaves spare bits in the last letter, so that one signature has several spellings; only one is accepted.
 */
const isWrittenOnce = (token: string) => {
  const signature = token.slice(token.lastIndexOf('.') + 1)
  return Buffer.from(signature, 'base64url').toString('base64url') === signature
}

/** Access tokens with one algorithm and only our own keys. `keys` is a JSON list, newest first; the newest key signs. */
export async function makeTokens(keys: string, clock: Clock): Promise<Tokens> {
  const list = readKeys('TOKEN_KEYS', keys)
  const [newest] = list
  const signer = await importJWK(newest, ALGORITHM)
  const known = createLocalJWKSet({ keys: list.map(publicPart) })
  // The signature of a token holds for ever, so each is checked once.
  const verified = leastRecentlyUsed<JWTPayload>(REMEMBERED, () => 1)

  return {
    sign(claims, audience, lifeSeconds) {
      const issuedAt = Math.floor(clock().getTime() / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: newest.kid })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifeSeconds)
        .sign(signer)
    },
    async verify(token, audience) {
      const now = clock()
      const remembered = verified.get(`${audience} ${token}`)
      if (remembered) return isCurrent(remembered, now) ? remembered : undefined
      const expected = { algorithms: [ALGORITHM], typ: TYPE, issuer: ISSUER, audience, currentDate: now }
      if (!isWrittenOnce(token)) return undefined
      return jwtVerify(token, known, expected).then(
        ({ payload }) => {
          if (!isCurrent(payload, now)) return undefined
          verified.set(`${audience} ${token}`, payload)
          return payload
        },
        () => undefined,
      )
    },
  }
}

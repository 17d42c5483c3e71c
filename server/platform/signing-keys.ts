import { z } from 'zod'

/** One Ed25519 private key as a JSON Web Key. */
const PrivateKey = z.looseObject({
  kid: z.string(),
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  d: z.string(),
})
type PrivateKey = z.infer<typeof PrivateKey>

/**
 * The keys of a setting, newest first. Throws an Error that names the setting and never shows its text, which is a
 * secret.
 */
export function readKeys(setting: string, keys: string): [PrivateKey, ...PrivateKey[]] {
  try {
    return z.tuple([PrivateKey], PrivateKey).parse(JSON.parse(keys))
  } catch {
    throw new Error(`${setting} is not a JSON list of Ed25519 private keys (JWK with kid, kty, crv, x, d).`)
  }
}

/** Returns the part of a key that may be published. */
export const publicPart = ({ kid, kty, crv, x }: PrivateKey) => ({ kid, kty, crv, x, alg: 'EdDSA', use: 'sig' })

// The house's signature under documents, by Ed25519 keys of its own. Anybody can check it with the published key.
import { createPrivateKey, sign } from 'node:crypto'
import { canonicalJson } from './canonical-json.ts'
import type { Secrets } from './secrets.ts'
import { publicPart, readKeys } from './signing-keys.ts'

/** The signed content: the canonical JSON of exactly these fields. */
export type Signed = {
  /** SHA-256 of the document, in hexadecimal. */
  readonly hash: string
  readonly number: string
  readonly version: number
  /** An instant, as ISO 8601 in UTC. */
  readonly acceptedAt: string
}

const bytesOf = ({ hash, number, version, acceptedAt }: Signed) =>
  Buffer.from(canonicalJson({ hash, number, version, acceptedAt }))

const keysOf = ({ documentKeys }: Secrets) => readKeys('DOCUMENT_KEYS', documentKeys)

/** The signature by the newest key, in base64url. */
export const signDocument = (secrets: Secrets, document: Signed) =>
  sign(null, bytesOf(document), createPrivateKey({ key: keysOf(secrets)[0], format: 'jwk' })).toString('base64url')

/** The newest key's id, and its signature of these bytes in base64url. */
export function signBytes(secrets: Secrets, bytes: Uint8Array) {
  const [key] = keysOf(secrets)
  return { kid: key.kid, signature: sign(null, bytes, createPrivateKey({ key, format: 'jwk' })).toString('base64url') }
}

/** The public keys as a JSON Web Key Set, newest first. */
export const publicDocumentKeys = (secrets: Secrets) => ({ keys: keysOf(secrets).map(publicPart) })

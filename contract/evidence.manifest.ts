// The manifest of an evidence pack, which the house signs: what the checker of a browser and of a shell reads.

export const MANIFEST = 'manifest.json'
export const SIGNATURE = 'manifest.sig'
export const FORMAT = 'yantra-evidence-1'

/** Hashes are SHA-256 in hexadecimal. */
type PackedFile = { readonly path: string; readonly bytes: number; readonly sha256: string }

/** The recorded event of a file before the pack was made: issued, chained, signed, certified or uploaded. */
export type Claim = { readonly path: string; readonly sha256: string; readonly by: (typeof claimants)[number] }
const claimants = ['ISSUED', 'SENT', 'CHAIN', 'SIGNED', 'CERTIFIED', 'PHOTO', 'ACCEPTED'] as const

/** Consecutive versions of the logs of one job; each file carries the hash of the one before as `previousHash`. */
export type Chain = { readonly jobNumber: string; readonly links: readonly string[] }

export type Manifest = {
  readonly format: typeof FORMAT
  readonly subject: {
    readonly kind: 'INVOICE' | 'SUMMARY_SHEET'
    readonly number: string
    readonly hash: string | null
  }
  /** An instant, as ISO 8601 in UTC. */
  readonly madeAt: string
  /** Every file but the manifest and its signature, by path. */
  readonly files: readonly PackedFile[]
  readonly claims: readonly Claim[]
  readonly chains: readonly Chain[]
}

/** The Ed25519 signature of the bytes of the manifest, in base64url, and the id of the key. */
export type ManifestSignature = { readonly alg: 'EdDSA'; readonly kid: string; readonly signature: string }

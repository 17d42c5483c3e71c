// Checks an evidence pack, in a browser and in a shell alike, and names the first thing that was changed.
import type { HouseKey } from './document-keys.ts'
import { type Chain, FORMAT, MANIFEST, type Manifest, type ManifestSignature, SIGNATURE } from './evidence.manifest.ts'

const packFaults = [
  'unreadable',
  'too-large',
  'twice',
  'no-manifest',
  'no-signature',
  'foreign-key',
  'manifest-changed',
  'missing',
  'changed',
  'added',
  'record-differs',
  'chain-broken',
  'no-ed25519',
] as const
type PackFault = (typeof packFaults)[number]

/** The files of a pack by their paths. */
type Entries = ReadonlyMap<string, Uint8Array<ArrayBuffer>>
type Sound = {
  readonly ok: true
  readonly manifest: Manifest
  /** Versions of logs in all chains. */
  readonly links: number
}
type Broken = { readonly ok: false; readonly fault: PackFault; readonly path: string | null }
export type Verdict = Sound | Broken

/** A fault of a file, or of the whole pack. */
export const broken = (fault: PackFault, path: string | null = null): Broken => ({ ok: false, fault, path })

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
/** The SHA-256 of some bytes, in hexadecimal. */
export const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => hex(await crypto.subtle.digest('SHA-256', bytes))

function bytesOf(base64url: string) {
  const plain = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

function parsed<T>(bytes: Uint8Array | undefined): T | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as T
  } catch {
    return undefined
  }
}

/** Whether one key signed these bytes; undefined where the engine knows no Ed25519. */
async function isSignedBy({ kty, crv, x }: HouseKey, bytes: Uint8Array<ArrayBuffer>, signature: string) {
  const name = 'Ed25519'
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, { name }, false, ['verify']).catch(() => undefined)
  if (key === undefined) return undefined
  return crypto.subtle.verify({ name }, key, bytesOf(signature), bytes).catch(() => false)
}

/** The fault of the manifest's signature; undefined if the house signed it. */
async function faultOfSignature(entries: Entries, keys: readonly HouseKey[]): Promise<Broken | undefined> {
  const [manifest, signed] = [entries.get(MANIFEST), entries.get(SIGNATURE)]
  if (manifest === undefined) return broken('no-manifest', MANIFEST)
  if (signed === undefined) return broken('no-signature', SIGNATURE)
  const found = parsed<ManifestSignature>(signed)
  if (typeof found?.signature !== 'string') return broken('no-signature', SIGNATURE)
  const key = keys.find(({ kid }) => kid === found.kid)
  if (key === undefined) return broken('foreign-key', SIGNATURE)
  const isSigned = await isSignedBy(key, manifest, found.signature)
  if (isSigned === undefined) return broken('no-ed25519')
  return isSigned ? undefined : broken('manifest-changed', MANIFEST)
}

type Hashes = ReadonlyMap<string, string>

async function hashesOf(entries: Entries): Promise<Hashes> {
  const hashes = new Map<string, string>()
  for (const [path, bytes] of entries) hashes.set(path, await sha256(bytes))
  return hashes
}

/** The first file that is not as the manifest says, in the order of the manifest. */
function faultOfFiles({ files }: Manifest, hashes: Hashes): Broken | undefined {
  for (const { path, sha256: expected } of files) {
    const found = hashes.get(path)
    if (found === undefined) return broken('missing', path)
    if (found !== expected) return broken('changed', path)
  }
  const known = new Set([MANIFEST, SIGNATURE, ...files.map(({ path }) => path)])
  const added = [...hashes.keys()].find((path) => !known.has(path))
  return added === undefined ? undefined : broken('added', added)
}

/** The first version whose predecessor is not the file before it. */
function brokenLink({ links }: Chain, entries: Entries, hashes: Hashes) {
  return links.find((path, index) => {
    const before = links[index - 1]
    const link = parsed<{ previousHash: string | null }>(entries.get(path))
    return link === undefined || (before !== undefined && link.previousHash !== hashes.get(before))
  })
}

/** Compares the recorded events with the packed files. */
function faultOfRecords({ claims, chains }: Manifest, entries: Entries, hashes: Hashes): Broken | undefined {
  const claim = claims.find(({ path, sha256: expected }) => hashes.get(path) !== expected)
  if (claim !== undefined) return broken(claim.by === 'CHAIN' ? 'chain-broken' : 'record-differs', claim.path)
  const path = chains.map((chain) => brokenLink(chain, entries, hashes)).find((found) => found !== undefined)
  return path === undefined ? undefined : broken('chain-broken', path)
}

/**
 * Checks the files of a pack: the house signed the manifest, each file is as the manifest says, none is missing and none was
 * added, and the logs follow one another. A browser without Ed25519 checks all but the signature, and says so.
 */
export async function checkEntries(entries: Entries, keys: readonly HouseKey[]): Promise<Verdict> {
  const unsigned = await faultOfSignature(entries, keys)
  if (unsigned !== undefined && unsigned.fault !== 'no-ed25519') return unsigned
  const manifest = parsed<Manifest>(entries.get(MANIFEST))
  if (manifest?.format !== FORMAT) return broken('manifest-changed', MANIFEST)
  const hashes = await hashesOf(entries)
  const fault = faultOfFiles(manifest, hashes) ?? faultOfRecords(manifest, entries, hashes) ?? unsigned
  return fault ?? { ok: true, manifest, links: manifest.chains.reduce((sum, { links }) => sum + links.length, 0) }
}

// An evidence pack as the server makes them, and the house's key.
import { strToU8, zipSync } from 'fflate'
import type { HouseKey } from '#contract/document-keys.ts'
import { sha256 } from '#contract/evidence.check.ts'
import { FORMAT, MANIFEST, type Manifest, SIGNATURE } from '#contract/evidence.manifest.ts'

const LOG = 'logs/JOB-1/00001-LOG-1-v1.json'
const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A pack of an invoice with one log, and the public key that checks it. */
export async function aPack() {
  const log = new Uint8Array(strToU8('{"previousHash":null}'))
  const hash = await sha256(log)
  const manifest: Manifest = {
    format: FORMAT,
    subject: { kind: 'INVOICE', number: 'INV/2627/000012', hash: null },
    madeAt: '2026-11-23T06:00:00.000Z',
    files: [{ path: LOG, bytes: log.length, sha256: hash }],
    claims: [{ path: LOG, sha256: hash, by: 'CHAIN' }],
    chains: [{ jobNumber: 'JOB-1', links: [LOG] }],
  }
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  const said = new Uint8Array(strToU8(JSON.stringify(manifest)))
  const signature = base64url(await crypto.subtle.sign('Ed25519', pair.privateKey, said))
  const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const key: HouseKey = { kid: 'house', kty: 'OKP', crv: 'Ed25519', x }
  const signed = strToU8(JSON.stringify({ alg: 'EdDSA', kid: key.kid, signature }))
  const files = { [MANIFEST]: said, [SIGNATURE]: signed, [LOG]: log }
  const zip = (more: Record<string, Uint8Array> = {}) =>
    new File([new Uint8Array(zipSync({ ...files, ...more }))], 'INV-2627-000012-evidence.zip')
  return { key, log: LOG, zip }
}

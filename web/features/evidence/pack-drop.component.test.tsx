import { strToU8, zipSync } from 'fflate'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DOCUMENT_KEYS_PATH, type HouseKey } from '#contract/document-keys.ts'
import { sha256 } from '#contract/evidence.check.ts'
import { FORMAT, MANIFEST, type Manifest, SIGNATURE } from '#contract/evidence.manifest.ts'
import { aScreen, heading, looked, seen } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const LOG = 'logs/JOB-1/00001-LOG-1-v1.json'

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A pack of an invoice with one log, and the public key that checks it. */
async function aPack() {
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

const visit = aScreen()
const { key, log, zip } = await aPack()

/** Every request of the page from now on; the keys are all it may ask for. */
function asked(keys: () => Promise<Response>) {
  const addresses: string[] = []
  const usual = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = String(input instanceof Request ? input.url : input)
    addresses.push(address)
    return address === DOCUMENT_KEYS_PATH ? keys() : usual(input, init)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return addresses
}
const published = async () => Response.json({ keys: [key] })
const choose = (file: File) => userEvent.upload(page.getByLabelText('Choose a file'), file)

test.each([PHONE, DESKTOP])('an unchanged pack is reported as such, and goes nowhere, at %i px', async (width) => {
  await visit('/verify', { width, replies: {} })
  const addresses = asked(published)
  await choose(zip())
  await seen(heading('Nothing in this pack was changed'))
  await seen(page.getByText('It proves invoice INV/2627/000012, and was made on 23 Nov 2026.'))
  expect(addresses).toEqual([DOCUMENT_KEYS_PATH])
  await looked(`evidence sound ${width}`)
})

test('the first change is named', async () => {
  await visit('/verify', { width: PHONE, replies: {} })
  asked(published)
  await choose(zip({ [log]: new Uint8Array([1]) }))
  await seen(heading('This pack cannot be trusted'))
  await seen(page.getByText(`${log} was changed.`))
  await looked('evidence changed')
})

test('a browser without Ed25519 says that it checked all but the signature', async () => {
  await visit('/verify', { width: PHONE, replies: {} })
  asked(published)
  const missing = new DOMException('Unrecognized name.', 'NotSupportedError')
  vi.spyOn(crypto.subtle, 'importKey').mockImplementation(async () => Promise.reject(missing))
  await choose(zip())
  await seen(heading('The signature could not be checked'))
  await seen(page.getByText(/this browser cannot check Ed25519/))
})

test('without the house’s keys the pack gets no verdict', async () => {
  await visit('/verify', { width: PHONE, replies: {} })
  asked(async () => Promise.reject(new TypeError('Failed to fetch')))
  await choose(zip())
  await seen(page.getByText(/public keys could not be loaded/))
})

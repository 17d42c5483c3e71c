import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { publicDocumentKeys, type Signed, signDocument } from './document-signature.ts'
import { newSecrets, type Secrets } from './secrets.ts'

const secrets = await newSecrets()
const accepted = {
  hash: 'a1'.repeat(32),
  number: 'QTN-2627-000058',
  version: 2,
  acceptedAt: '2026-11-25T11:35:00.000Z',
}

/** Whether one of the published keys made the signature, judged as anybody can judge it. */
function isValid(house: Secrets, document: Signed, signature: string) {
  const bytes = Buffer.from(canonicalJson(document))
  const matches = (key: object) =>
    verify(null, bytes, createPublicKey({ key: { ...key }, format: 'jwk' }), Buffer.from(signature, 'base64url'))
  return publicDocumentKeys(house).keys.some(matches)
}

test('a signature is valid for its document alone', () => {
  const signature = signDocument(secrets, accepted)
  expect(signature).toMatch(/^[\w-]{86}$/)
  expect(isValid(secrets, accepted, signature)).toBe(true)
  for (const changed of [{ hash: 'b1'.repeat(32) }, { number: 'QTN-2627-000059' }, { version: 3 }, { acceptedAt: '' }])
    expect(isValid(secrets, { ...accepted, ...changed }, signature)).toBe(false)
})

test('a signature by another house is invalid', async () => {
  expect(isValid(await newSecrets(), accepted, signDocument(secrets, accepted))).toBe(false)
})

test('anybody with the published key can check it without us', () => {
  const [key] = publicDocumentKeys(secrets).keys
  const text = '{"acceptedAt":"2026-11-25T11:35:00.000Z","hash":"HASH","number":"QTN-2627-000058","version":2}'
  const bytes = Buffer.from(text.replace('HASH', accepted.hash))
  const signature = Buffer.from(signDocument(secrets, accepted), 'base64url')
  expect(verify(null, bytes, createPublicKey({ key: { ...key }, format: 'jwk' }), signature)).toBe(true)
  expect(Object.keys(key ?? {})).not.toContain('d')
})

test('after a change of keys, old signatures stay valid and the newest key signs', async () => {
  const signature = signDocument(secrets, accepted)
  const newer = await newSecrets()
  const keys = [newer, secrets].flatMap(({ documentKeys }) => JSON.parse(documentKeys))
  const both = { ...newer, documentKeys: JSON.stringify(keys) }
  expect(isValid(both, accepted, signature)).toBe(true)
  expect(signDocument(both, accepted)).toBe(signDocument(newer, accepted))
})

test('a wrong setting is named, and its text is not shown', () => {
  expect(() => signDocument({ ...secrets, documentKeys: '["secret"]' }, accepted)).toThrow(
    /^DOCUMENT_KEYS is not(?!.*secret")/,
  )
})

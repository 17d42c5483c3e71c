import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { base64url, decodeJwt, decodeProtectedHeader, exportJWK, importJWK, type JWK, SignJWT } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCompany } from '#tests/support/company.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { ask, clock, db, secrets } = server
const [ourKey = {}] = JSON.parse(secrets.tokenKeys) as JWK[]
const { d: _private, ...publicKey } = ourKey
const { accessToken } = await server.signIn()
const [header = '', payload = '', signature = ''] = accessToken.split('.')
const claims = decodeJwt(accessToken)

const json = (value: unknown) => base64url.encode(JSON.stringify(value))
const goodHeader = { alg: 'EdDSA', typ: 'at+jwt', kid: ourKey.kid ?? '' }
const statusOf = async (token: string) =>
  (await ask({ url: '/v1/enquiry-cart/enquiry-cart-line-items', headers: { authorization: `Bearer ${token}` } }))
    .statusCode

/** The tokens that can open the cart. */
async function accepted(tokens: string[]) {
  const opened = []
  for (const token of tokens) if ((await statusOf(token)) !== 401) opened.push(token)
  return opened
}

/** Signs any claims with any key: an attacker's key, or our own key with claims we never issue. */
const signedBy = async (key: JWK, protectedHeader: object, body: object = claims) =>
  new SignJWT(body as never).setProtectedHeader(protectedHeader as never).sign(await importJWK(key, 'EdDSA'))

test('S7 the original token is valid', async () => {
  expect(await statusOf(accessToken)).toBe(200)
})

test('S7 no algorithm, or a public key used as a secret', async () => {
  const pem = createPublicKey({ key: publicKey, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
  const keys = [
    base64url.decode(publicKey.x ?? ''),
    String(pem),
    String(pem).trim(),
    JSON.stringify(publicKey),
    publicKey.x ?? '',
  ]
  const byHmac = keys.flatMap((key) =>
    ['HS256', 'HS384', 'HS512'].map((alg) =>
      new SignJWT(claims)
        .setProtectedHeader({ ...goodHeader, alg })
        .sign(typeof key === 'string' ? new TextEncoder().encode(key.padEnd(64, '\0')) : Buffer.concat([key, key])),
    ),
  )
  const none = ['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg) => {
    const start = `${json({ ...goodHeader, alg })}.${payload}.`
    return [start, `${start}${signature}`, start.slice(0, -1)]
  })
  expect(await accepted([...none, ...(await Promise.all(byHmac))])).toEqual([])
})

test('S7 keys that are not in our list: embedded, named by address, unknown, found by path', async () => {
  const theirs = { ...(await exportJWK(generateKeyPairSync('ed25519').privateKey)), kid: 'theirs' }
  const { d: _theirs, ...theirPublic } = theirs
  const headers = [
    goodHeader,
    { ...goodHeader, jwk: theirPublic },
    { ...goodHeader, kid: 'theirs' },
    { alg: 'EdDSA', typ: 'at+jwt' },
    { ...goodHeader, jku: 'https://evil.example/keys', kid: 'theirs' },
    { ...goodHeader, x5u: 'https://evil.example/cert' },
    ...['../../dev/null', '/dev/null', "' or '1'='1", '', '\0'].map((kid) => ({ ...goodHeader, kid })),
  ]
  expect(
    await accepted(await Promise.all(headers.map((protectedHeader) => signedBy(theirs, protectedHeader)))),
  ).toEqual([])
})

test('S7 our own key, but another type, audience, issuer or time', async () => {
  const now = Math.floor(clock.now().getTime() / 1000)
  const { iat: _iat, ...undated } = claims
  const bodies = [
    { ...claims, aud: 'desk' },
    { ...claims, aud: [] },
    { ...claims, iss: 'https://evil.example' },
    { ...claims, iss: undefined },
    { ...claims, exp: now },
    { ...claims, exp: now - 1 },
    { ...claims, iat: now + 3600, exp: now + 7200 },
    { ...claims, nbf: now + 3600 },
    undated,
    { ...claims, sid: crypto.randomUUID() },
    { ...claims, sub: crypto.randomUUID() },
  ]
  const types = ['JWT', 'jwt', 'dpop+jwt', 'id+jwt', undefined]
  expect(
    await accepted([
      ...(await Promise.all(bodies.map((body) => signedBy(ourKey, goodHeader, body)))),
      ...(await Promise.all(types.map((typ) => signedBy(ourKey, { ...goodHeader, typ })))),
    ]),
  ).toEqual([])
})

test('S7 a thousand tokens with one letter changed, removed or added', async () => {
  const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const swapped = (text: string, at: number, by: number) => {
    const letter = LETTERS[(LETTERS.indexOf(text[at] ?? 'A') + by) % LETTERS.length] ?? 'A'
    return text.slice(0, at) + letter + text.slice(at + 1)
  }
  const everywhere = (text: string, by: number) => Array.from(text, (_, at) => swapped(text, at, by))
  // The last letter of a signature has spare bits: its 63 other spellings must be refused too.
  const lastLetters = Array.from({ length: 63 }, (_, by) => swapped(signature, signature.length - 1, by + 1))
  const mutated = [
    ...[1, 2, 16].flatMap((by) => everywhere(header, by).map((text) => `${text}.${payload}.${signature}`)),
    ...[1, 7].flatMap((by) => everywhere(payload, by).map((text) => `${header}.${text}.${signature}`)),
    ...[1, 4, 9].flatMap((by) => everywhere(signature, by).map((text) => `${header}.${payload}.${text}`)),
    ...lastLetters.map((text) => `${header}.${payload}.${text}`),
    ...['=', '==', 'A', '.', '.AAAA'].map((tail) => accessToken + tail),
    ...Array.from({ length: 40 }, (_, cut) => accessToken.slice(0, -cut - 1)),
    `${header}.${json({ ...claims, role: 'ROLE_ADMIN' })}.${signature}`,
    `${json({ ...goodHeader, crit: ['exp'] })}.${payload}.${signature}`,
  ]
  expect(mutated.length).toBeGreaterThan(1000)
  expect(await accepted(mutated)).toEqual([])
}, 60_000)

test('B-10 a token contains what the client reads, lives ten minutes, and names one algorithm', () => {
  expect(decodeProtectedHeader(accessToken)).toEqual(goodHeader)
  expect(claims).toMatchObject({ iss: 'yantra', aud: 'customer', role: 'ROLE_USER', status: 'ACTIVE' })
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(10 * 60)
})

test('B-10 only the person and session of a token are trusted: everything else is read anew each time', async () => {
  const { admin, user, companyId } = await aCompany(server)
  const own = decodeJwt(user.accessToken)
  const told = { role: 'ROLE_ADMIN', userType: 'COMPANY', companyId, status: 'ACTIVE', phoneEmail: admin.phoneOrEmail }
  const boastful = await signedBy(ourKey, goodHeader, { ...own, ...told })
  const usersOf = (token: string) =>
    ask({ url: '/v1/company/users', headers: { authorization: `Bearer ${token}` } }).then((reply) => reply.statusCode)
  expect(await usersOf(boastful)).toBe(403)
  const stale = admin.accessToken
  expect(await usersOf(stale)).toBe(200)
  await db.rows(sql`update account set role = 'ROLE_USER' where account_id = ${admin.accountId}`)
  expect(await usersOf(stale)).toBe(403)
  await db.rows(sql`update account set status = 'INACTIVE' where account_id = ${admin.accountId}`)
  expect(await usersOf(stale)).toBe(401)
})

test('B-10 the session of one person with the name of another opens nothing', async () => {
  const [one, other] = [await server.signIn(), await server.signIn()]
  const { sid } = decodeJwt(other.accessToken)
  expect(await statusOf(await signedBy(ourKey, goodHeader, { ...decodeJwt(one.accessToken), sid }))).toBe(401)
})

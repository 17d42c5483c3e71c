import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FILE_BYTES_MAX } from '#contract/file-types.ts'
import { type FilePurpose, UploadedFile } from '#contract/files.ts'
import { act } from '#server/platform/action.ts'
import { newId } from '#server/platform/ids.ts'
import { customer, type Principal } from '#server/platform/principal.ts'
import { aPdf, aPhonePhotograph, aPicture } from '#tests/support/sample-files.ts'
import { aServer } from '#tests/support/server.ts'
import { attachFile, filesOf } from './files.ts'

const server = await aServer({ settings: { LIMIT_FILES_PER_DAY: '30' } })
const tools = { db: server.appDb, clock: server.clock.now }

type Sent = { bytes: Buffer; purpose?: FilePurpose; name?: string; path?: string; headers?: object }

/** Uploads a file like a browser. */
const send = (token: string, { bytes, purpose = 'message', name = 'site.jpg', path = '/v1/files', headers }: Sent) =>
  server.ask({
    method: 'POST',
    url: `${path}?purpose=${purpose}`,
    headers: { authorization: `Bearer ${token}`, 'yantra-file-name': encodeURIComponent(name), ...headers },
    payload: bytes,
  })

async function upload(token: string, sent: Sent) {
  const reply = await send(token, sent)
  expect(reply.statusCode).toBe(201)
  return UploadedFile.parse(reply.json().file)
}

/** Attaches a file to a new record of its uploader, and returns the address that the record shows. */
async function addressOfAttached(by: Principal, fileId: string) {
  if (by.kind === 'LINK') throw new Error('The holder of a link uploads nothing.')
  return act(tools, by, async (action) => {
    const id = newId(action.now.getTime())
    await attachFile(action, fileId, { kind: 'message', id })
    const shown = (await filesOf(action, server.secrets, 'message', [id])).get(id) ?? []
    expect(shown.map((file) => file.fileId)).toEqual([fileId])
    return shown[0]?.url ?? ''
  })
}

const problemOf = (reply: { json: () => { type: string } }) => reply.json().type

/** 18 degrees and 31 minutes, as the camera writes them. */
const PLACE = '\x12\0\0\0\x01\0\0\0\x1f\0\0\0\x01\0\0\0'

test('a photograph is stored upright, without place, camera or description', async () => {
  const person = await server.signIn()
  const taken = await aPhonePhotograph()
  const before = (await sharp(taken).metadata()).exif?.toString('latin1')
  for (const fact of ['Canary Phones', 'script', PLACE]) expect(before).toContain(fact)
  const file = await upload(person.accessToken, { bytes: taken })
  expect(file).toMatchObject({ name: 'site.jpg', type: 'image/jpeg', width: 48, height: 64 })
  const address = await addressOfAttached(customer(person.accountId), file.fileId)
  const { rawPayload } = await server.ask({ url: address })
  expect(rawPayload).toHaveLength(file.size)
  const { exif, xmp, orientation, width } = await sharp(rawPayload).metadata()
  expect({ exif, xmp, orientation, width }).toEqual({
    exif: undefined,
    xmp: undefined,
    orientation: undefined,
    width: 48,
  })
  expect(rawPayload.toString('latin1')).not.toMatch(/Canary|script|Exif/)
})

test.each(['jpeg', 'png', 'webp'] as const)('a picture of type %s keeps its type', async (type) => {
  const person = await server.signIn()
  const file = await upload(person.accessToken, { bytes: await aPicture(type), name: 'plan' })
  expect(file).toMatchObject({ type: `image/${type}`, width: 64, height: 48 })
})

test('a large picture is stored with at most 2560 pixels on its longer side', async () => {
  const person = await server.signIn()
  expect(await upload(person.accessToken, { bytes: await aPicture('jpeg', 4000, 3000) })).toMatchObject({
    width: 2560,
    height: 1920,
  })
})

test('a document is stored as it is, and saved by the browser', async () => {
  const person = await server.signIn()
  const file = await upload(person.accessToken, { bytes: aPdf, name: 'कार्यादेश 12.pdf' })
  expect(file).toEqual({ fileId: file.fileId, name: 'कार्यादेश 12.pdf', type: 'application/pdf', size: aPdf.length })
  const address = await addressOfAttached(customer(person.accountId), file.fileId)
  const { rawPayload, headers } = await server.ask({ url: address })
  expect(rawPayload.equals(aPdf)).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('कार्यादेश 12.pdf')}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
})

const script = '<script>alert(document.domain)</script>'
test('S13 a script hidden behind a picture is gone, and a script that looks like one is refused', async () => {
  const person = await server.signIn()
  const picture = await aPicture('png')
  const file = await upload(person.accessToken, { bytes: Buffer.concat([picture, Buffer.from(script)]) })
  const address = await addressOfAttached(customer(person.accountId), file.fileId)
  expect((await server.ask({ url: address })).rawPayload.toString('latin1')).not.toContain('script')
  const pretended = Buffer.concat([picture.subarray(0, 8), Buffer.from(script)])
  expect(problemOf(await send(person.accessToken, { bytes: pretended }))).toBe('/problems/file-unreadable')
})

test.each([
  ['HTML', Buffer.from(`<!doctype html>${script}`)],
  ['SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
  ['a program', Buffer.from('MZ\x90\x00\x03')],
  ['GIF', Buffer.from('GIF89a/*')],
  ['PDF after other bytes', Buffer.concat([Buffer.from(script), aPdf])],
])('S13 %s is refused, whatever the header says', async (_what, bytes) => {
  const { accessToken } = await server.signIn()
  const reply = await send(accessToken, { bytes, headers: { 'content-type': 'image/png' } })
  expect([reply.statusCode, problemOf(reply)]).toEqual([415, '/problems/file-type-refused'])
})

test('a document is no picture of a product', async () => {
  const { accessToken } = await server.signInStaff('SALES')
  const reply = await send(accessToken, { bytes: aPdf, purpose: 'product-photo', path: '/v1/desk/files' })
  expect(problemOf(reply)).toBe('/problems/file-type-refused')
})

test('customers upload nothing for the desk', async () => {
  expect((await send((await server.signIn()).accessToken, { bytes: aPdf, purpose: 'logo' })).statusCode).toBe(400)
})

test('an empty file, a cut one and a picture of too many pixels are refused', async () => {
  const { accessToken } = await server.signIn()
  const picture = await aPicture('jpeg', 400, 300)
  const bomb = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer()
  for (const bytes of [Buffer.alloc(0), picture.subarray(0, 200), bomb])
    expect(problemOf(await send(accessToken, { bytes }))).toBe('/problems/file-unreadable')
})

test('a file that is too large is refused before it arrives, and a stranger’s before that', async () => {
  const { accessToken } = await server.signIn()
  const headers = { 'content-length': String(FILE_BYTES_MAX + 1) }
  const reply = await send(accessToken, { bytes: Buffer.from('%PDF-'), headers })
  expect([reply.statusCode, problemOf(reply)]).toEqual([413, '/problems/payload-too-large'])
  expect((await send('nobody', { bytes: Buffer.from('%PDF-'), headers })).statusCode).toBe(401)
})

test.each([
  ['<img src=x onerror=alert(1)>.jpg', '<img src=x onerror=alert(1)>.jpg'],
  ['"; filename="setup.exe', '"; filename="setup.exe.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['C:\\Users\\Asha\\site.jpg', 'site.jpg'],
  ['=HYPERLINK("//x")', 'x").jpg'],
])('S13 the name %s is only a name: %s', async (name, kept) => {
  const person = await server.signIn()
  const file = await upload(person.accessToken, { bytes: await aPicture('jpeg'), name })
  expect(file.name).toBe(kept)
  const address = await addressOfAttached(customer(person.accountId), file.fileId)
  const { headers } = await server.ask({ url: address })
  expect(headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''[\w%.!~-]+$/)
})

test.each(['', '/', 'a\r\nset-cookie: b', 'photo\u202egpj.exe', 'x'.repeat(121)])(
  'S13 the name "%s" is refused',
  async (name) => {
    const { accessToken } = await server.signIn()
    expect((await send(accessToken, { bytes: aPdf, name })).statusCode).toBe(400)
  },
)

test('S1 an address serves its file for 60 seconds, and no other address serves any', async () => {
  const person = await server.signIn()
  const [one, other] = [
    await upload(person.accessToken, { bytes: aPdf }),
    await upload(person.accessToken, { bytes: aPdf }),
  ]
  const address = await addressOfAttached(customer(person.accountId), one.fileId)
  const statusOf = async (url: string) => (await server.ask({ url })).statusCode
  const until = /until=(\d+)/.exec(address)?.[1] ?? ''
  for (const url of [
    address.replace(one.fileId, other.fileId),
    address.replace(`until=${until}`, `until=${Number(until) + 60}`),
    address.replace(`until=${until}`, 'until=9e9'),
    address.replace(/signature=.{4}/, 'signature=AAAA'),
    address.split('&')[0] ?? '',
    `/v1/files/${one.fileId}`,
    '/v1/files/..%2fsecrets.json?until=1&signature=x',
  ])
    expect([url, await statusOf(url)]).toEqual([url, 404])
  server.clock.advance({ seconds: 59 })
  expect(await statusOf(address)).toBe(200)
  server.clock.advance({ seconds: 2 })
  expect(await statusOf(address)).toBe(404)
})

test('S1 a file is attached once, by its uploader, to the kind of record it was uploaded for', async () => {
  const [person, stranger] = [await server.signIn(), await server.signIn()]
  const { fileId } = await upload(person.accessToken, { bytes: aPdf })
  const id = newId(server.clock.now().getTime())
  const attach = (by: string, kind: FilePurpose) =>
    act(tools, customer(by), (action) => attachFile(action, fileId, { kind, id }))
  const missing = { problem: 'not-found' }
  await expect(attach(stranger.accountId, 'message')).rejects.toMatchObject(missing)
  await expect(attach(person.accountId, 'customer-document')).rejects.toMatchObject(missing)
  expect(await attach(person.accountId, 'message')).toMatchObject({ fileId })
  await expect(attach(person.accountId, 'message')).rejects.toMatchObject(missing)
  const move = sql`update file set record_id = ${newId(0)} where file_id = ${fileId}`
  await expect(server.db.rows(move)).rejects.toMatchObject({ code: '42501' })
})

test('a person uploads a limited number of files in a day', async () => {
  const person = await server.signIn()
  await server.db.rows(sql`
    insert into file (file_id, uploader_kind, account_id, purpose, name, type, size, hash, uploaded_at)
    select gen_random_uuid(), 'CUSTOMER', ${person.accountId}, 'message', 'a.pdf', 'application/pdf', 9,
      repeat('0', 64), ${server.clock.now()} from generate_series(1, 29)`)
  await upload(person.accessToken, { bytes: aPdf })
  const reply = await send(person.accessToken, { bytes: aPdf })
  expect([reply.statusCode, problemOf(reply)]).toEqual([429, '/problems/too-many-requests'])
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(86_000)
  server.clock.advance({ hours: 24, minutes: 1 })
  const later = await server.signIn(person.phoneOrEmail)
  await upload(later.accessToken, { bytes: aPdf })
})

test('a file that no record shows is deleted after a day, the others stay', async () => {
  const person = await server.signIn()
  const [left, kept] = [
    await upload(person.accessToken, { bytes: aPdf }),
    await upload(person.accessToken, { bytes: aPdf }),
  ]
  await addressOfAttached(customer(person.accountId), kept.fileId)
  const stored = () => readdirSync(join(server.config.dataDir, 'files'), { recursive: true }).map(String).join()
  expect(stored()).toContain(left.fileId)
  server.clock.advance({ hours: 25 })
  await server.runTasks()
  expect(stored()).not.toContain(left.fileId)
  expect(stored()).toContain(kept.fileId)
  const rows = sql<{ id: string }>`select file_id as id from file where account_id = ${person.accountId}`
  expect(await server.db.rows(rows)).toEqual([{ id: kept.fileId }])
})

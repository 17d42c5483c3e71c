import { spawn } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignatureV4 } from '@smithy/signature-v4'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { FILE_BYTES_MAX } from '#contract/file-types.ts'
import { times } from '#tests/support/at-once.ts'
import { removeFolder, temporaryFolder } from '#tests/support/folders.ts'
import { FileRefused } from './files.ts'
import { openFiles } from './files-configured.ts'
import { newId } from './ids.ts'

const [dataDir, PORT_PRINTED] = [temporaryFolder(), /listening on .*:(\d+)/i]

/** An S3 server in a process of its own; returns its address. It does not check signatures: a test below does. */
async function aStorage() {
  const words = ['node_modules/.bin/s3rver', '-d', dataDir, '-a', '127.0.0.1', '-p', '0', '--configure-bucket', 'files']
  const storage = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  afterAll(async () => {
    const ended = once(storage, 'exit')
    storage.kill()
    await ended
    removeFolder(dataDir)
  })
  storage.stdout.setEncoding('utf8')
  let printed = ''
  while (!PORT_PRINTED.test(printed)) printed += String(await once(storage.stdout, 'data'))
  storage.stdout.resume()
  return `127.0.0.1:${PORT_PRINTED.exec(printed)?.[1]}`
}

const host = await aStorage()
const at = (path: string, key = 'S3RVER:S3RVER') =>
  openFiles({ filesUrl: `http://${key}@${host}/${path}`, dataDir: '' })
const bytesOf = (head: string, length = 64) => Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(length, 7)])
const pdf = bytesOf('%PDF-1.7\n')
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const unavailable = { problem: 'service-unavailable' }

test.each(['files', 'files/site/', 'files?region=ap-south-1'])(
  'a file in %s is read back as stored, and deleted',
  async (path) => {
    const stored = await at(path).store(pdf)
    expect(stored).toEqual({ fileId: stored.fileId, type: 'application/pdf', size: pdf.length })
    expect(await at(path).read(stored.fileId)).toEqual({ bytes: pdf, type: 'application/pdf' })
    await at(path).remove(stored.fileId)
    expect(await at(path).read(stored.fileId)).toBeUndefined()
    await at(path).remove(stored.fileId)
  },
)

test('the largest file, and twenty at once', async () => {
  const large = bytesOf('%PDF-1.7\n', FILE_BYTES_MAX - 9)
  const { fileId } = await at('files').store(large)
  expect((await at('files').read(fileId))?.bytes.equals(large)).toBe(true)
  const stored = await Promise.all(times(20, () => at('files').store(pdf)))
  expect(new Set(stored.map((file) => file.fileId)).size).toBe(20)
})

test('an unknown id is no file, and a text from outside names no object', async () => {
  expect(await at('files').read(newId())).toBeUndefined()
  for (const text of ['', '../files', 'a/b', '?list-type=2']) expect(await at('files').read(text)).toBeUndefined()
})

test('a file is refused before anything is sent', async () => {
  await expect(at('files').store(Buffer.from('<svg>'))).rejects.toThrow(FileRefused)
})

test('an unknown key and a missing bucket are refusals of the storage, not missing files', async () => {
  await expect(at('files', 'somebody:S3RVER').read(newId())).rejects.toMatchObject(unavailable)
  await expect(at('nowhere').store(pdf)).rejects.toMatchObject(unavailable)
  await expect(at('nowhere').read(newId())).rejects.toMatchObject({
    ...unavailable,
    cause: expect.objectContaining({ message: expect.stringContaining('NoSuchBucket') }),
  })
})

type SourceData = string | ArrayBuffer | ArrayBufferView

/** SHA-256, with a key HMAC, as the reference implementation takes it. */
class Sha256 {
  private readonly hash
  constructor(key?: SourceData) {
    this.hash = key === undefined ? createHash('sha256') : createHmac('sha256', partOf(key))
  }
  update(data: SourceData) {
    this.hash.update(partOf(data))
  }
  digest = async () => new Uint8Array(this.hash.digest())
}
const partOf = (data: SourceData) => (typeof data === 'string' ? data : Buffer.from(data as Uint8Array))

/** A server that answers as instructed; `K:S` is its key. */
async function answering(reply: (request: IncomingMessage) => Promise<number> | number) {
  const server = createServer((request, response) => void answer(request, response))
  const answer = async (request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(await reply(request)).end()
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    server,
    files: openFiles({ filesUrl: `http://K:S%2F1@127.0.0.1:${port}/files?region=ap-south-1`, dataDir: '' }),
  }
}

test('each request is signed as the reference implementation of AWS signs it, with the hash of its bytes', async () => {
  const credentials = { accessKeyId: 'K', secretAccessKey: 'S/1' }
  const signer = new SignatureV4({
    service: 's3',
    region: 'ap-south-1',
    credentials,
    sha256: Sha256,
    uriEscapePath: false,
  })
  const given: string[] = []
  const expected: string[] = []
  const { files } = await answering(async ({ method = '', url: path = '', headers }) => {
    const { authorization = '', 'x-amz-date': date = '', host: hostname = '' } = headers
    const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? []
    const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]))
    const request = { method, path, headers: signed, hostname, protocol: 'http:' }
    const at = String(date).replace(/(....)(..)(..T..)(..)/, '$1-$2-$3:$4:')
    const again = await signer.sign(request, { signingDate: new Date(at) })
    given.push(authorization.replaceAll(', ', ','))
    expected.push(String(again.headers['authorization']).replaceAll(', ', ','))
    expect(headers['x-amz-content-sha256']).toBe(method === 'PUT' ? hashOf(pdf) : 'UNSIGNED-PAYLOAD')
    return 200
  })
  const { fileId } = await files.store(pdf)
  await files.read(fileId)
  await files.remove(fileId)
  expect(given).toHaveLength(3)
  expect(given).toEqual(expected)
})

test('a storage that fails twice is tried again; one that is away is reported', async () => {
  let asked = 0
  const { server, files } = await answering(() => (++asked < 3 ? 500 : 200))
  expect(await files.store(pdf)).toMatchObject({ size: pdf.length })
  expect(asked).toBe(3)
  server.close()
  server.closeAllConnections()
  await expect(files.store(pdf)).rejects.toMatchObject(unavailable)
})

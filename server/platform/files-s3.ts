import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { Problem } from '#contract/problems.ts'
import { typeOf } from './file-type.ts'
import { type Files, judgeFile } from './files.ts'
import { isUuid, newId } from './ids.ts'

/** All tries of one request together. */
const TIMEOUT_MS = 20_000
const RETRIES = 2
const RETRY_AFTER_SECONDS = 30

type Bucket = { readonly address: string; readonly region: string; readonly key: string; readonly secret: string }

/** Reads `https://KEY:SECRET@HOST/BUCKET?region=REGION`, where the bucket may be followed by a folder. */
function bucketOf(filesUrl: string): Bucket {
  const { protocol, host, pathname, username, password, searchParams } = new URL(filesUrl)
  return {
    address: `${protocol}//${host}${pathname.replace(/\/+$/, '')}`,
    region: searchParams.get('region') ?? 'us-east-1',
    key: decodeURIComponent(username),
    secret: decodeURIComponent(password),
  }
}

/** Files in a bucket of an S3-compatible storage, named by id. Throws `service-unavailable` while it does not answer. */
export function s3Files(filesUrl: string): Files {
  const { address, region, key, secret } = bucketOf(filesUrl)
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: RETRIES,
  })
  const ask = (method: string, fileId: string, more: RequestInit = {}) =>
    answered(client.fetch(`${address}/${fileId}`, { method, signal: AbortSignal.timeout(TIMEOUT_MS), ...more }))
  const put = async (bytes: Uint8Array, type: string) => {
    const fileId = newId()
    const headers = { 'content-type': type, 'x-amz-content-sha256': hashOf(bytes) }
    await ask('PUT', fileId, { body: Buffer.from(bytes), headers })
    return fileId
  }
  const readPart = async (fileId: string) => {
    // An id comes from outside: any other text could name another object.
    const reply = isUuid(fileId) ? await ask('GET', fileId) : undefined
    return reply ? Buffer.from(await reply.arrayBuffer()) : undefined
  }
  return {
    storePart: (bytes) => put(bytes, 'application/octet-stream'),
    readPart,
    store: async (bytes) => {
      const type = judgeFile(bytes)
      return { fileId: await put(bytes, type), type, size: bytes.length }
    },
    read: async (fileId) => {
      const bytes = await readPart(fileId)
      const type = bytes && typeOf(bytes)
      return type && { bytes, type }
    },
    remove: async (fileId) => {
      if (isUuid(fileId)) await ask('DELETE', fileId)
    },
  }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const unavailable = (cause: unknown) =>
  Object.assign(new Problem('service-unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }), { cause })

/** The reply; undefined where there is no such object. A missing bucket is a failure. */
async function answered(asked: Promise<Response>) {
  const reply = await asked.catch((error: unknown) => {
    throw unavailable(error)
  })
  if (reply.ok) return reply
  const text = (await reply.text()).slice(0, 300)
  if (reply.status === 404 && text.includes('NoSuchKey')) return undefined
  throw unavailable(new Error(`The storage of files answered ${reply.status}: ${text}`))
}

import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A cached page is compressed once for all visitors, any other page for each response. */
const BROTLI_QUALITY = { kept: 6, passing: 4 }
/** zstd takes a seventh of the time and 15 % more bytes: right for who waits for the page to be rendered. */
const QUICK_FIRST = ['zstd', 'br', 'gzip'] as const
const SMALL_FIRST = ['br', 'zstd', 'gzip'] as const
/** Below this size, compression costs more bytes and time than it saves. */
const COMPRESS_FROM_BYTES = 512

type Encoding = (typeof SMALL_FIRST)[number]

/** A complete answer, ready to be sent many times. */
export type PackedAnswer = {
  status: number
  headers: Readonly<Record<string, string>>
  /** The body without an encoding. */
  body: () => Promise<Buffer>
  /** Its encodings, each made when it is first asked for: most answers are read in one of them, or in none. */
  encoded: Partial<Record<Encoding, () => Promise<Buffer>>>
  /** Whether somebody has read it; only the first reader gets the quickest encoding instead of the smallest. */
  isRead: boolean
  /** Memory it may use: the whole blocks that contain its parts. */
  bytes: number
}

/** Overhead of objects and headers, measured over many small answers. */
const FRAME_BYTES = 1500
/** The encodings of a text together, as a share of it: each is a quarter or less. */
const ENCODED_SHARE = 0.75
/** The other encodings of a page, as a share of the one that it is kept in. */
const OTHERS_SHARE = 2

/**
 * The same bytes in a block of their own. The output of a compressor, or a short text, may be a view of a much larger
 * block, which stays in memory as long as the view does.
 */
function alone(part: Buffer): Buffer {
  if (part.buffer.byteLength === part.length) return part
  const copy = Buffer.allocUnsafeSlow(part.length)
  part.copy(copy)
  return copy
}

/** Room for a compressed page; the default of 64 KB is allocated for each, and mostly empty. */
const CHUNK_BYTES = 32 * 1024

/** A level below the default takes a fifth less time for 3 % more bytes, which only the first reader gets. */
const QUICK_LEVEL = 2

/** On this thread: handing a page to another one takes longer than compressing it (0.6 ms instead of 0.25). */
function zstd(body: Buffer) {
  const params = { [constants.ZSTD_c_compressionLevel]: QUICK_LEVEL }
  return alone(zstdCompressSync(body, { chunkSize: CHUNK_BYTES, pledgedSrcSize: body.length, params }))
}

/** An answer whose parts use `size` bytes. */
const weighed = (answer: Omit<PackedAnswer, 'bytes' | 'isRead'>, size: number): PackedAnswer => ({
  ...answer,
  isRead: false,
  bytes: Math.ceil(size) + FRAME_BYTES + JSON.stringify(answer.headers).length,
})

/** An answer in a compressed format, such as a picture. */
export function asItIs(status: number, headers: Record<string, string>, body: Buffer): PackedAnswer {
  const own = alone(body)
  return weighed({ status, headers, body: async () => own, encoded: {} }, own.length)
}

/** Builds an answer; one with an ETag is meant to be cached. */
export function packAnswer(status: number, headers: Record<string, string>, body: Buffer): PackedAnswer {
  const kept = headers['etag'] !== undefined
  const large = body.length >= COMPRESS_FROM_BYTES
  const quality = kept ? BROTLI_QUALITY.kept : BROTLI_QUALITY.passing
  // The encodings are made from it too: a function that held `body` would hold its whole block.
  const own = alone(body)
  const answer = {
    status,
    headers: varying(headers),
    body: async () => own,
    encoded: {
      ...(large && { zstd: once(async () => zstd(own)), br: once(() => brotli(own, quality)) }),
      ...(large && kept && { gzip: once(() => compressGzip(own)) }),
    },
  }
  return weighed(answer, own.length * (large ? 1 + ENCODED_SHARE : 1))
}

/**
 * Builds a page to be cached, with its ETag. It is kept compressed only, in a fifth of the memory, and unpacked for
 * callers who do not accept zstd. The garbage collector runs less often, too: it counts the bytes of buffers.
 */
export function packPage(status: number, headers: Record<string, string>, body: Buffer): PackedAnswer {
  if (body.length < COMPRESS_FROM_BYTES) return packAnswer(status, { ...headers, etag: etagOf(body) }, body)
  const own = zstd(body)
  const unpacked = () => zstdDecompressSync(own)
  const answer = {
    status,
    // Equal pages are equally compressed, and there is less to hash.
    headers: varying({ ...headers, etag: etagOf(own) }),
    body: async () => unpacked(),
    encoded: {
      zstd: async () => own,
      br: once(() => brotli(unpacked(), BROTLI_QUALITY.kept)),
      gzip: once(() => compressGzip(unpacked())),
    },
  }
  return weighed(answer, own.length * (1 + OTHERS_SHARE))
}

const varying = (headers: Record<string, string>) => ({ ...headers, vary: 'Accept-Encoding' })

/** An encoding that is made once, however many ask for it. */
function once(make: () => Promise<Buffer>) {
  let made: Promise<Buffer> | undefined
  return () => (made ??= make().then(alone))
}

/** A window of the size of a page: the default of 4 MB per thread costs memory and gains nothing. */
const BROTLI_WINDOW_BITS = 18

function brotli(body: Buffer, quality: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return compressBrotli(body, { params })
}

/** A weak ETag, as the same page is sent in three encodings. */
export const etagOf = (body: Buffer) => `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`

/** Sends the answer in the best encoding, or 304 if the caller already has it. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: PackedAnswer) {
  reply.code(answer.status).headers(answer.headers)
  if (isKnown(request.headers['if-none-match'], answer.headers['etag'])) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'] ?? '', answer)
  const encoded = encoding && (await answer.encoded[encoding]?.())
  if (encoded === undefined) return reply.send(await answer.body())
  return reply.header('content-encoding', encoding).send(encoded)
}

const isKnown = (ifNoneMatch: string | undefined, etag: string | undefined) =>
  etag !== undefined && ifNoneMatch?.split(',').some((known) => known.trim() === etag || known.trim() === '*') === true

function chooseEncoding(accepted: string, answer: PackedAnswer) {
  const order = answer.isRead ? SMALL_FIRST : QUICK_FIRST
  answer.isRead = true
  return order.find((name) => answer.encoded[name] !== undefined && accepts(accepted, name))
}

/** `gzip;q=0` is a refusal. */
const accepts = (accepted: string, name: string) =>
  accepted.split(',').some((part) => {
    const [encoding = '', weight = ''] = part.split(';')
    return encoding.trim() === name && !/^\s*q=0(\.0*)?\s*$/.test(weight)
  })

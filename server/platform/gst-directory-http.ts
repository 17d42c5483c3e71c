import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { Problem } from '#contract/problems.ts'
import { circuitBreaker } from './circuit-breaker.ts'
import type { Clock } from './clock.ts'

/** Whom a GSTIN was given to, as the public register says. */
export type GstHolder = { name: string; address: string }

/** The provider's address without the GSTIN, and the key it takes as bearer. */
export type GstProvider = { url: string; key: string | undefined }

const TIMEOUT_MS = 3000
const TRIES = 2
const BREAKER = { failuresMax: 5, restSeconds: 30 }
/** An answer is some hundred bytes; whoever sends more is not a register. */
const ANSWER_BYTES_MAX = 64 * 1024
const NAME_MAX = 120
const ADDRESS_MAX = 500

/** Longer names exist in the register; ours end at the width of a letterhead. */
const cutTo = (max: number) =>
  z
    .string()
    .transform((value) => Array.from(value.trim()).slice(0, max).join('').trim())
    .pipe(text(2, max))
const Answer = z.object({ gstin: z.string(), name: cutTo(NAME_MAX), address: cutTo(ADDRESS_MAX) })

/** What may go better a second time: the connection broke, or the provider stumbled. */
class Stumble extends Error {}

/**
 * A GST provider over HTTP: `GET {url}/{gstin}` with the key as bearer answers `{ gstin, name, address }`, or 404 where
 * it knows no such number. One look-up takes 3 s at most, a second try included; after 5 failures in a row it fails at
 * once for 30 s.
 */
export function httpGstDirectory(provider: GstProvider, clock: Clock, timeoutMs = TIMEOUT_MS) {
  const guarded = circuitBreaker(BREAKER, clock)
  return {
    lookUp: async (gstin: string) => {
      try {
        return await guarded(() => askWithRetry(provider, gstin, AbortSignal.timeout(timeoutMs)))
      } catch (cause) {
        throw Object.assign(new Problem('service-unavailable', { retryAfterSeconds: BREAKER.restSeconds }), { cause })
      }
    },
  }
}

async function askWithRetry(provider: GstProvider, gstin: string, signal: AbortSignal, left = TRIES) {
  try {
    return await ask(provider, gstin, signal)
  } catch (error) {
    if (left === 1 || signal.aborted || !(error instanceof Stumble)) throw error
    return askWithRetry(provider, gstin, signal, left - 1)
  }
}

async function ask(provider: GstProvider, gstin: string, signal: AbortSignal): Promise<GstHolder | undefined> {
  const reply = await send(provider, gstin, signal)
  if (reply.status === 404) return drop(reply)
  if (reply.status >= 500)
    throw new Stumble(`The GST directory answered ${reply.status}.`, { cause: await drop(reply) })
  if (!reply.ok) throw new Error(`The GST directory answered ${reply.status}.`, { cause: await drop(reply) })
  return holderIn(await bodyOf(reply), gstin)
}

async function send({ url, key }: GstProvider, gstin: string, signal: AbortSignal) {
  const address = new URL(url)
  address.pathname = `${address.pathname.replace(/\/$/, '')}/${encodeURIComponent(gstin)}`
  const headers = { accept: 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) }
  try {
    // A redirect would carry the number, and perhaps the key, to a place nobody has set.
    return await fetch(address, { headers, signal, redirect: 'error' })
  } catch (cause) {
    throw new Stumble('The GST directory does not answer.', { cause })
  }
}

/** Gives the connection back without reading what nobody needs. */
const drop = async (reply: Response): Promise<undefined> => {
  await reply.body?.cancel()
  return undefined
}

async function bodyOf(reply: Response) {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.length
    if (bytes > ANSWER_BYTES_MAX) throw new Error('The GST directory answered more than any register says.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The answer as it must be; one about another number is a lie. */
function holderIn(body: string, gstin: string): GstHolder {
  const { gstin: answered, name, address } = Answer.parse(JSON.parse(body))
  if (answered.trim().toUpperCase() !== gstin) throw new Error('The GST directory answered about another number.')
  return { name, address }
}

import { type CircuitBreaker, circuitBreaker } from './circuit-breaker.ts'
import type { Clock } from './clock.ts'

/** Most answers are some hundred bytes; a longer one is not from the provider. */
const ANSWER_BYTES_MAX = 64 * 1024
/** The limits of each provider's circuit breaker. */
const BREAKER = { failuresMax: 5, restSeconds: 30 }
export const PROVIDER_REST_SECONDS = BREAKER.restSeconds

type ProviderRequest = {
  readonly url: string | URL
  readonly method?: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}
export type ProviderReply = { readonly status: number; readonly ok: boolean; readonly body: string }

/** A refusal of this request alone, such as an unsupported number: not a failure of the provider. */
export class Refused extends Error {}

/** A failure that may pass on a second try: a broken connection, or an error of the provider. */
class Stumble extends Error {}

/**
 * Calls the provider and reads its reply; every error in `read` except `Refused` counts as a failure of the provider.
 */
type Provider = <T>(request: ProviderRequest, read: (reply: ProviderReply) => T) => Promise<T>

type ProviderLimits = {
  /** Begins the sentences of its errors. */
  readonly name: string
  /** The time limit of all tries together. */
  readonly timeoutMs: number
  /** One by default. */
  readonly tries?: number
  /** The longest answer; 64 KB by default. */
  readonly bytesMax?: number
}

/**
 * A provider over HTTP: limited in time and bytes, without redirects, retried after a temporary failure, and not called
 * for 30 s after 5 consecutive failures. Only calls that are safe to repeat may have more than one try. Throws
 * `CircuitOpen` at once during that pause.
 */
export function httpProvider(limits: ProviderLimits, clock: Clock): Provider {
  const { timeoutMs, tries = 1 } = limits
  const guarded = circuitBreaker(BREAKER, clock)
  return (request, read) =>
    unlessRefused(guarded, async () => {
      const signal = AbortSignal.timeout(timeoutMs)
      return read(await retried(tries, signal, () => ask(limits, request, signal)))
    })
}

/** Passes a refusal through the breaker as an answer, so that one bad number does not block all others. */
async function unlessRefused<T>(guarded: CircuitBreaker, work: () => Promise<T>): Promise<T> {
  const outcome = await guarded(async () => {
    try {
      return { value: await work() }
    } catch (error) {
      if (error instanceof Refused) return { refused: error }
      throw error
    }
  })
  if ('refused' in outcome) throw outcome.refused
  return outcome.value
}

async function retried<T>(left: number, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (left === 1 || signal.aborted || !(error instanceof Stumble)) throw error
    return retried(left - 1, signal, work)
  }
}

async function ask(limits: ProviderLimits, request: ProviderRequest, signal: AbortSignal): Promise<ProviderReply> {
  const { name } = limits
  const reply = await send(name, request, signal)
  const { status, ok } = reply
  const body = await bodyOf(limits, reply)
  if (status >= 500) throw new Stumble(`${name} answered ${status}.`)
  return { status, ok, body }
}

async function send(name: string, { url, ...request }: ProviderRequest, signal: AbortSignal) {
  try {
    // A redirect would send the request, and perhaps the key, to an unknown place.
    return await fetch(url, { ...request, signal, redirect: 'error' })
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Stumble(`${name} does not answer: ${why}`, { cause })
  }
}

async function bodyOf({ name, bytesMax = ANSWER_BYTES_MAX }: ProviderLimits, reply: Response) {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.length
    if (bytes > bytesMax) throw new Error(`${name} answered more than ${bytesMax} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

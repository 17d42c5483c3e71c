import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { Problem } from '#contract/problems.ts'
import type { Clock } from '#server/platform/clock.ts'
import { httpProvider, PROVIDER_REST_SECONDS, type ProviderReply } from '#server/platform/http-provider.ts'

/** The holder of a GSTIN in the public register. */
export type GstHolder = { name: string; address: string }

/** The provider's address without the GSTIN, and the key that it takes as bearer token. */
type GstProvider = { url: string; key: string | undefined }

const LIMITS = { name: 'The GST directory', timeoutMs: 3000, tries: 2 }
const NAME_MAX = 120
const ADDRESS_MAX = 500

/** Cuts the register's long names to the width of a letterhead. */
const cutTo = (max: number) =>
  z
    .string()
    .transform((value) => Array.from(value.trim()).slice(0, max).join('').trim())
    .pipe(text(2, max))
const Answer = z.object({ gstin: z.string(), name: cutTo(NAME_MAX), address: cutTo(ADDRESS_MAX) })

/**
 * A GST provider over HTTP: `GET {url}/{gstin}`, with the key as bearer token, returns `{ gstin, name, address }`, or
 * 404 for an unknown number. One look-up takes at most 3 s, including a second try; after 5 consecutive failures it
 * fails at once for 30 s.
 */
export function httpGstDirectory(provider: GstProvider, clock: Clock, timeoutMs = LIMITS.timeoutMs) {
  const ask = httpProvider({ ...LIMITS, timeoutMs }, clock)
  return {
    lookUp: async (gstin: string) => {
      try {
        return await ask(requestFor(provider, gstin), (reply) => holderOf(reply, gstin))
      } catch (cause) {
        throw Object.assign(new Problem('service-unavailable', { retryAfterSeconds: PROVIDER_REST_SECONDS }), { cause })
      }
    },
  }
}

function requestFor({ url, key }: GstProvider, gstin: string) {
  const address = new URL(url)
  address.pathname = `${address.pathname.replace(/\/$/, '')}/${encodeURIComponent(gstin)}`
  return {
    url: address,
    headers: { accept: 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
  }
}

function holderOf({ status, ok, body }: ProviderReply, gstin: string): GstHolder | undefined {
  if (status === 404) return undefined
  if (!ok) throw new Error(`${LIMITS.name} answered ${status}.`)
  return holderIn(body, gstin)
}

/** Validates the answer; an answer for another GSTIN is an error. */
function holderIn(body: string, gstin: string): GstHolder {
  const { gstin: answered, name, address } = Answer.parse(JSON.parse(body))
  if (answered.trim().toUpperCase() !== gstin) throw new Error(`${LIMITS.name} answered for another GSTIN.`)
  return { name, address }
}

import { z } from 'zod'
import { text } from '#contract/fields.ts'
import { Problem } from '#contract/problems.ts'
import type { Clock } from '#server/platform/clock.ts'
import { httpProvider, PROVIDER_REST_SECONDS, type ProviderReply } from '#server/platform/http-provider.ts'

/** Whom a GSTIN was given to, as the public register says. */
export type GstHolder = { name: string; address: string }

/** The provider's address without the GSTIN, and the key it takes as bearer. */
export type GstProvider = { url: string; key: string | undefined }

const LIMITS = { name: 'The GST directory', timeoutMs: 3000, tries: 2 }
const NAME_MAX = 120
const ADDRESS_MAX = 500

/** Longer names exist in the register; ours end at the width of a letterhead. */
const cutTo = (max: number) =>
  z
    .string()
    .transform((value) => Array.from(value.trim()).slice(0, max).join('').trim())
    .pipe(text(2, max))
const Answer = z.object({ gstin: z.string(), name: cutTo(NAME_MAX), address: cutTo(ADDRESS_MAX) })

/**
 * A GST provider over HTTP: `GET {url}/{gstin}` with the key as bearer answers `{ gstin, name, address }`, or 404 where
 * it knows no such number. One look-up takes 3 s at most, a second try included; after 5 failures in a row it fails at
 * once for 30 s.
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

/** The answer as it must be; one about another number is a lie. */
function holderIn(body: string, gstin: string): GstHolder {
  const { gstin: answered, name, address } = Answer.parse(JSON.parse(body))
  if (answered.trim().toUpperCase() !== gstin) throw new Error(`${LIMITS.name} answered about another number.`)
  return { name, address }
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'

/** Bodies in memory at a time: 8 of 10 MB. */
const RECEIVED_AT_ONCE = 8
const RETRY_AFTER_SECONDS = 2

/** Lets the calls of a scope take bodies of every content type, as bytes. */
export function takeRawBodies(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

export const isRaw = ({ rawBody }: Endpoint) => rawBody === true

/** The bytes of a call with a raw body; none if the request has no body. */
export const rawPart = (endpoint: Endpoint, { body }: FastifyRequest) =>
  isRaw(endpoint) ? { bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0) } : {}

let received = 0

/**
 * A hook that runs before the body arrives: strangers send none, and only a few are received at a time. Throws
 * `service-unavailable`, and what `identify` throws.
 */
export const receiveFor = (identify: (request: FastifyRequest) => unknown) =>
  async function receive(request: FastifyRequest, reply: FastifyReply) {
    await identify(request)
    if (received >= RECEIVED_AT_ONCE)
      throw new Problem('service-unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    received += 1
    reply.raw.once('close', () => {
      received -= 1
    })
  }

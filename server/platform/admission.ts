import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problems.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Does the work of a request. Throws `service-unavailable` at once if too much work is under way. */
    admit: <T>(request: FastifyRequest, work: () => Promise<T>, kind?: Kind) => Promise<T>
  }
}

/**
 * A page costs about 20 ms of this process's own time: behind 32 pages a visitor would wait too long. Calls mostly wait
 * for others (the database, a provider), so more of them are allowed.
 */
export const UNDER_WAY_MAX = { page: 32, call: 128 }
type Kind = keyof typeof UNDER_WAY_MAX

/** Others are rendered while one page waits for its data; a higher number would only delay new requests. */
const RENDERED_AT_A_TIME = 3
const RETRY_AFTER_SECONDS = 2

/** Calls from our own pages have no socket; their page was already admitted. */
export const isInside = ({ raw }: FastifyRequest) => !(raw.socket instanceof Socket)

/**
 * Limits the work under way, by count and not by a sampled delay (decision 18). Cached pages, assets and /healthz do
 * not count: serving them costs no more than refusing them.
 */
export function admitWork(app: FastifyInstance) {
  const underWay = { page: 0, call: 0 }
  const inTurn = turns(RENDERED_AT_A_TIME)
  app.decorate('admit', async (request, work, kind = 'call') => {
    if (isInside(request)) return work()
    if (underWay[kind] >= UNDER_WAY_MAX[kind])
      throw new Problem('service-unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    underWay[kind] += 1
    try {
      return await (kind === 'page' ? inTurn(work) : work())
    } finally {
      underWay[kind] -= 1
    }
  })
}

/** Runs at most `max` pieces of work at a time, the others in the order of arrival. */
function turns(max: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < max) running += 1
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // Not at once: in between, the process accepts new requests and one new connection.
      if (next) setImmediate(next)
      else running -= 1
    }
  }
}

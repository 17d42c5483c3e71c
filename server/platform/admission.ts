import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problems.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Does what a request asks for, unless too much is under way: then it throws `service-unavailable` at once. */
    admit: <T>(request: FastifyRequest, work: () => Promise<T>, kind?: Kind) => Promise<T>
  }
}

/**
 * Pages cost this process' own time, some 20 ms each: who came after 32 of them would wait longer than people do. Calls
 * mostly wait for others (the database, a provider), and may be more.
 */
export const UNDER_WAY_MAX = { page: 32, call: 128 }
type Kind = keyof typeof UNDER_WAY_MAX

/** While one page waits for its data others are rendered; more at a time would only keep new requests unheard longer. */
const RENDERED_AT_A_TIME = 3
const RETRY_AFTER_SECONDS = 2

/** Calls of our own pages come without a socket: the page they are for was admitted. */
const isInside = ({ raw }: FastifyRequest) => !(raw.socket instanceof Socket)

/**
 * Bounds the work under way, by its number and not by a sampled delay (decision 18). What is kept ready, assets and
 * /healthz are no work: giving them costs no more than refusing them.
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

/** Lets so many works run at a time, the others in the order they came. */
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
      // Not at once: in between the process hears of new requests, and of one new connection at a time.
      if (next) setImmediate(next)
      else running -= 1
    }
  }
}

import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** The outcome of one request; `status` is 0 without an answer. */
export type Outcome = {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly type: string | undefined
  readonly ms: number
}

type Ask = { readonly agent?: Agent; readonly localAddress?: string; readonly headers?: Record<string, string> }

/** Sends one request and reads the whole answer; never throws. */
export function ask(url: string, options: Ask = {}): Promise<Outcome> {
  const began = performance.now()
  return new Promise((resolve) => {
    const done = (reply?: IncomingMessage) =>
      resolve({
        status: reply?.statusCode ?? 0,
        retryAfter: reply?.headers['retry-after'],
        type: reply?.headers['content-type'],
        ms: performance.now() - began,
      })
    const asking = get(url, options, (reply) => {
      reply.resume()
      reply.once('end', () => done(reply))
      reply.once('error', () => done())
    })
    asking.once('error', () => done())
  })
}

/** Keeps this many requests in progress until the addresses are used up. */
export async function askAll(urls: readonly string[], atOnce: number, options: Ask = {}): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const waiting = urls.values()
  const outcomes: Outcome[] = []
  const one = async () => {
    for (const url of waiting) outcomes.push(await ask(url, { agent, ...options }))
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  agent.destroy()
  return outcomes
}

const TICK_MS = 20

/** Sends this many requests a second whatever their outcome, like people do; resolves after the last answer. */
export async function offer(urlOf: (n: number) => string, perSecond: number, seconds: number): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true })
  const began = performance.now()
  const asked: Promise<Outcome>[] = []
  while (asked.length < perSecond * seconds) {
    const due = Math.min(perSecond * seconds, ((performance.now() - began) / 1000) * perSecond)
    while (asked.length < due) asked.push(ask(urlOf(asked.length), { agent }))
    await pause(TICK_MS)
  }
  const outcomes = await Promise.all(asked)
  agent.destroy()
  return outcomes
}

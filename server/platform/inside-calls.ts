// Calls that our own pages make of the API. Most are public: their kept answers are read at once. A request of any kind,
// even without a socket, costs a third of a millisecond and 30 KB of memory.
import type { FastifyInstance } from 'fastify'
import type { CallReply, PageTools } from '#contract/page.ts'
import type { PackedAnswer } from './answer.ts'
import { problemAnswer } from './problem-replies.ts'
import { type AnswerPublic, JSON_TYPE } from './serve-public.ts'

/** Makes one call for a page, with all checks of the API. */
export const insideCalls =
  (app: FastifyInstance, answerPublic: AnswerPublic): PageTools['transport'] =>
  async (path, init) => {
    const answer = init.method === 'GET' ? answerPublic(path) : undefined
    if (answer === undefined) return asRequest(app, path, init)
    const answered = await answer.catch((error: unknown) => problemAnswer(error, app.log))
    return typeof answered === 'string' ? passing(answered) : replyOf(answered)
  }

/** The reply with an answer that nobody keeps, as its JSON. */
const passing = (json: string): CallReply => ({
  ok: true,
  status: 200,
  headers: { get: (name) => (name === 'content-type' ? JSON_TYPE : null) },
  json: async () => JSON.parse(json) as unknown,
})

const replyOf = (answer: PackedAnswer): CallReply => ({
  ok: answer.status < 400,
  status: answer.status,
  headers: { get: (name) => answer.headers[name] ?? null },
  json: () => parsed(answer),
})

/** Answers read so often stay parsed. Those about one machine are read by a few pages, and would only use memory. */
const OFTEN = 10
const readings = new WeakMap<PackedAnswer, { count: number; value?: unknown }>()

/** The JSON of an answer; one that is read often, such as the list of cities, stays parsed. */
async function parsed(answer: PackedAnswer): Promise<unknown> {
  const reading = readings.get(answer) ?? { count: 0 }
  if (reading.value !== undefined) return reading.value
  const value: unknown = JSON.parse((await answer.body()).toString())
  const count = reading.count + 1
  readings.set(answer, count < OFTEN ? { count } : { count, value })
  return value
}

async function asRequest(app: FastifyInstance, path: string, { method = 'GET', headers, body }: RequestInit) {
  const reply = await app.inject({
    method: method as 'GET',
    url: path,
    headers: Object.fromEntries(new Headers(headers)),
    ...(typeof body === 'string' ? { payload: body } : {}),
  })
  return new Response(reply.rawPayload.length === 0 ? null : new Uint8Array(reply.rawPayload), {
    status: reply.statusCode,
    headers: { 'content-type': String(reply.headers['content-type'] ?? '') },
  })
}

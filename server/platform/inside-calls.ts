import type { FastifyInstance } from 'fastify'
import type { PageTools } from '#contract/page.ts'

/** The calls that our own pages make of the API: requests without a socket, with its checks, metrics and log. */
export const insideCalls =
  (app: FastifyInstance): PageTools['transport'] =>
  async (path, { method = 'GET', headers, body }) => {
    const reply = await app.inject({
      method: method as 'GET',
      url: path,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' ? { payload: body } : {}),
    })
    return {
      ok: reply.statusCode < 400,
      status: reply.statusCode,
      headers: { get: (name) => reply.headers[name]?.toString() ?? null },
      json: async () => reply.json() as unknown,
    }
  }

import type { FastifyInstance } from 'fastify'
import type { CallReply, PageTools } from '#contract/page.ts'
import { oncePerVersion } from './once-per-version.ts'

/** Addresses of calls whose answers most pages show, and the version that these follow from. */
type Shared = { shared: readonly string[]; version: () => string }

/**
 * The calls that our own pages make of the API: requests without a socket, with its checks, metrics and log. A shared
 * answer is asked for once in each version.
 */
export function insideCalls(app: FastifyInstance, { shared, version }: Shared): PageTools['transport'] {
  const once = oncePerVersion(async (path) => {
    const reply = await ask(app, path, {})
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`)
    return reply
  })
  return (path, init) =>
    shared.includes(path) ? once(version(), path).catch(() => ask(app, path, init)) : ask(app, path, init)
}

async function ask(app: FastifyInstance, path: string, { method = 'GET', headers, body }: RequestInit) {
  const reply = await app.inject({
    method: method as 'GET',
    url: path,
    headers: Object.fromEntries(new Headers(headers)),
    ...(typeof body === 'string' ? { payload: body } : {}),
  })
  let value: unknown
  return {
    ok: reply.statusCode < 400,
    status: reply.statusCode,
    headers: { get: (name) => reply.headers[name]?.toString() ?? null },
    json: async () => (value ??= reply.json()),
  } satisfies CallReply
}

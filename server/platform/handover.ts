import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** An app that answers everything. It must use the server of the first one (`server` of `bareApp`). */
type Whole = { app: FastifyInstance }

/**
 * Lets `first` answer what it knows until the whole app is made: by the first request for anything else, or by the
 * returned function. From then on the whole app answers every request.
 */
export function handOver<W extends Whole>(first: FastifyInstance, make: () => Promise<W>): () => Promise<W> {
  let making: Promise<W> | undefined
  const made = async () => {
    const whole = await make()
    await whole.app.ready()
    first.server.removeAllListeners('request').on('request', whole.app.routing)
    return whole
  }
  const once = () => (making ??= made())
  // The whole app logs these requests. It gets them before their bodies are read.
  first.all('/*', { logLevel: 'silent', onRequest }, () => undefined)
  async function onRequest(request: FastifyRequest, reply: FastifyReply) {
    const { app } = await once()
    reply.hijack()
    app.routing(request.raw, reply.raw)
  }
  return once
}

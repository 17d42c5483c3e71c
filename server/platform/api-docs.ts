import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { openApiOf } from './openapi.ts'

const PREFIX = '/docs'
/** Plain names only: the site behind it parses the address again, and would resolve dots and decode letters. */
const PLAIN = /^(\/[\w-]+(\.[\w-]+)*)*\/?$/

/** `GET /openapi.json` for programs and `/docs` for people, both from the contract and made when first asked for. */
export function apiDocs(app: FastifyInstance, api: Record<string, Endpoint>, publicUrl: string) {
  let document: object | undefined
  let site: Promise<FastifyInstance> | undefined
  const documentOnce = () => (document ??= openApiOf(api, publicUrl))
  app.get('/openapi.json', documentOnce)
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = request.url.replace(/\?.*/s, '')
    if (!PLAIN.test(url)) return reply.callNotFound()
    const docs = await (site ??= docsSite(documentOnce()))
    const { statusCode, headers, rawPayload } = await docs.inject({ url, headers: request.headers })
    if (statusCode === 404) return reply.callNotFound()
    const { connection: _, date: __, ...shown } = headers
    return reply.code(statusCode).headers(shown).send(rawPayload)
  }
  app.get(PREFIX, show)
  app.get(`${PREFIX}/*`, show)
}

/** The pages for people, a server of their own: a start need not wait for their packages. */
async function docsSite(document: object) {
  const [swagger, swaggerUi] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')])
  const site = Fastify()
  // The plugin's type of a document is narrower than OpenAPI 3.1 as JSON.
  await site.register(swagger.default, { mode: 'static', specification: { document: document as never } })
  await site.register(swaggerUi.default, {
    routePrefix: PREFIX,
    staticCSP: true,
    // Swagger UI sets style attributes; the page contains no user data.
    transformStaticCSP: (policy) => policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
    theme: { title: 'Yantra API' },
  })
  return site
}

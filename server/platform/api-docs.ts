import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { openApiOf } from './openapi.ts'

/** `GET /openapi.json` for programs and `/docs` for people, both from the contract. */
export async function apiDocs(app: FastifyInstance, api: Record<string, Endpoint>, publicUrl: string) {
  const document = madeWhenRead(() => openApiOf(api, publicUrl))
  app.get('/openapi.json', () => document)
  // The plugin's type of a document is narrower than OpenAPI 3.1 as JSON.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    // Swagger UI sets style attributes; the page contains no user data.
    transformStaticCSP: (policy) => policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
    theme: { title: 'Yantra API' },
  })
}

/** An object whose JSON is made when it is first read: a start need not wait for a document of every call. */
function madeWhenRead(make: () => object) {
  let made: object | undefined
  return { toJSON: () => (made ??= make()) }
}

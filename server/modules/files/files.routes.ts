import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { filesApi } from '#contract/files.ts'
import { Problem } from '#contract/problems.ts'
import type { Serve } from '#server/platform/serve.ts'
import { headersOf } from './files.rules.ts'
import { type FilesTools, fileAt, uploadFile } from './files.ts'

/** The parts of a file's address; anything else names no file. */
const Signed = z.object({
  fileId: Id,
  until: z.string().max(12).regex(/^\d+$/).transform(Number),
  signature: z.string().max(64),
})

type Headers = { 'yantra-file-name': string; 'idempotency-key'?: string | undefined }
const told = (headers: Headers) => ({ name: headers['yantra-file-name'], key: headers['idempotency-key'] })

/** Uploading files, and reading them by a signed address, because an image carries no token. */
export function filesRoutes(app: FastifyInstance, serve: Serve, tools: FilesTools) {
  serve(filesApi.uploadFile, ({ caller, query, headers, bytes }) =>
    uploadFile(tools, caller, { purpose: query.purpose, bytes, ...told(headers) }),
  )
  serve(filesApi.uploadDeskFile, ({ caller, query, headers, bytes }) =>
    uploadFile(tools, caller, { purpose: query.purpose, bytes, ...told(headers) }),
  )
  app.get<{ Params: Record<string, unknown>; Querystring: Record<string, unknown> }>(
    '/v1/files/:fileId',
    async (request, reply) => {
      const signed = Signed.safeParse({ ...request.query, ...request.params })
      if (!signed.success) throw new Problem('not-found')
      const { name, type, bytes } = await app.admit(request, () => fileAt(tools, signed.data))
      return reply.headers(headersOf(type, name)).send(bytes)
    },
  )
}

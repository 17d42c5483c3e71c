import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { erasureApi } from '#contract/own-data.erasure.ts'
import { ownDataApi } from '#contract/own-data.ts'
import { Problem } from '#contract/problems.ts'
import type { Serve } from '#server/platform/serve.ts'
import { listExports, startExport } from './asking.ts'
import { type DownloadTools, exportAt } from './downloading.ts'
import { type ErasingTools, eraseAccount, getErasure } from './erasing.ts'

/** The parts of an export's address; anything else names no export. */
const Signed = z.object({
  exportId: Id,
  until: z.string().max(12).regex(/^\d+$/).transform(Number),
  signature: z.string().max(64),
})

type Request = { Params: Record<string, unknown>; Querystring: Record<string, unknown> }

/** Erasing oneself. */
export function erasureRoutes(serve: Serve, tools: ErasingTools) {
  serve(erasureApi.getErasure, ({ caller }) => getErasure(tools, caller))
  serve(erasureApi.eraseOwnAccount, ({ caller, body, visit }) => eraseAccount(tools, caller, { ...body, visit }))
}

/** Taking one's own data along: asking for it, and its ZIP by a signed address, because a link carries no token. */
export function ownDataRoutes(app: FastifyInstance, serve: Serve, tools: DownloadTools) {
  serve(ownDataApi.listCompanyExports, ({ caller }) => listExports(tools, caller, 'company'))
  serve(ownDataApi.startCompanyExport, ({ caller, body }) => startExport(tools, caller, 'company', body.language))
  serve(ownDataApi.listOwnExports, ({ caller }) => listExports(tools, caller, 'own'))
  serve(ownDataApi.startOwnExport, ({ caller, body }) => startExport(tools, caller, 'own', body.language))
  app.get<Request>('/v1/exports/:exportId', { exposeHeadRoute: false }, async (request, reply) => {
    const signed = Signed.safeParse({ ...request.query, ...request.params })
    if (!signed.success) throw new Problem('not-found')
    const { exportId, ...signature } = signed.data
    const { name, bytes, stream } = await app.admit(request, () => exportAt(tools, exportId, signature))
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'content-length': bytes,
      'cache-control': 'private, no-store',
    }
    return reply.headers(headers).send(stream)
  })
}

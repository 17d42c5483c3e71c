import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access, LinkAccess, StaffAccess } from '#contract/access.ts'
import { type Endpoint, FileReply, type OutputOf, type ParsedOf } from '#contract/endpoint.ts'
import { PAGE_DEPTH_MAX, PAGE_SIZE_MAX, type Paged, pageDepthAllowed } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { detailTexts } from '#contract/texts/details.en.ts'
import { isInside } from './admission.ts'
import { type Authenticate, type Caller, callerFor, type LinkCaller, type StaffCaller, type Visit } from './caller.ts'
import { versionTag } from './if-match.ts'
import { networkOf } from './network.ts'
import { isRaw, rawPart, receiveFor } from './raw-bodies.ts'
import { violation, violationsOf } from './violations.ts'

type CallerOf<A extends Access> = A extends 'public'
  ? unknown
  : { caller: A extends StaffAccess ? StaffCaller : A extends LinkAccess ? LinkCaller : Caller }
/** The file that a raw body is. */
type RawOf<E extends Endpoint> = E extends { rawBody: true } ? { bytes: Buffer } : unknown
/** Sets the ETag. */
type Tag = { tag: (version: number) => void }
/** The input of a use case: the parsed parts of the call, the caller of a guarded one, and the visit. */
type Call<E extends Endpoint> = ParsedOf<E> & CallerOf<E['access']> & RawOf<E> & { visit: Visit } & Tag
export type Serve = <E extends Endpoint>(endpoint: E, answer: (call: Call<E>) => Promise<OutputOf<E>>) => void

const RANGES = { page: { min: 0, max: PAGE_DEPTH_MAX }, size: { min: 1, max: PAGE_SIZE_MAX } }

/** Parses one part of a request by its schema; invalid input is `onWrong` with a violation for each field. */
export function part<Schema extends z.ZodType>(schema: Schema, value: unknown, onWrong: 'bad-request' | 'validation') {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new Problem(onWrong, { violations: violationsOf(parsed.error, RANGES) })
}

const isPaged = (query: object): query is Paged => 'page' in query && 'size' in query

function refuseDepth(query: object) {
  if (isPaged(query) && !pageDepthAllowed(query))
    throw new Problem('bad-request', {
      detail: detailTexts.pageDepth.replace('{max}', String(PAGE_DEPTH_MAX)),
      violations: [violation('page', 'range', { min: 0, max: Math.floor(PAGE_DEPTH_MAX / query.size) })],
    })
}

const NoParameters = z.strictObject({})

/** The parts of a request in the order of validation: path and query, headers, body. */
export function parseParts(endpoint: Endpoint, request: FastifyRequest, caller?: Caller | StaffCaller | LinkCaller) {
  const params = endpoint.params && part(endpoint.params, request.params, 'bad-request')
  const query = part(endpoint.query ?? NoParameters, request.query, endpoint.queryIsForm ? 'validation' : 'bad-request')
  refuseDepth(query)
  const headers = endpoint.headers && part(endpoint.headers, request.headers, 'bad-request')
  const bodySchema =
    endpoint.bodyFor && caller && 'phoneEmail' in caller ? endpoint.bodyFor(caller.phoneEmail) : endpoint.body
  const body = bodySchema && part(bodySchema, request.body, 'validation')
  return { params, query, headers, body }
}

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

const BROWSER_MAX = 300

/** The visit of a request: facts about its sender besides their identity. */
export const visitOf = (request: FastifyRequest): Visit => ({
  ip: request.ip,
  browser: (header(request, 'user-agent') ?? '').slice(0, BROWSER_MAX),
  network: networkOf(request.ip),
  fetchSite: header(request, 'sec-fetch-site'),
  fetchDest: header(request, 'sec-fetch-dest'),
  purpose: header(request, 'sec-purpose'),
  isInside: isInside(request),
})

/** `/v1/x/{id}` in Fastify's notation: `/v1/x/:id`. */
export const routePath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

const proofOf = (request: FastifyRequest) => ({
  authorization: request.headers.authorization,
  link: header(request, 'yantra-link'),
  ip: request.ip,
})

const callerOf = (access: Access, request: FastifyRequest, authenticate: Authenticate) =>
  access === 'public' ? undefined : callerFor(access, proofOf(request), authenticate)

type FileType = NonNullable<Endpoint['replyType']>
/** A table is saved; a document is shown in a tab of its own, where nothing of it runs. */
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const saved = (type: string) => (name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
})
const fileHeaders: Record<FileType, (name: string) => Record<string, string>> = {
  'text/csv': saved('text/csv; charset=utf-8'),
  [XLSX]: saved(XLSX),
  'application/zip': saved('application/zip'),
  'application/json': saved('application/json'),
  'application/xml': saved('application/xml; charset=utf-8'),
  'application/pdf': (name) => ({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${name}"`,
    'content-security-policy': "sandbox; default-src 'none'",
  }),
}

/** Sends a file; its name is ours, not a person's. */
function sendFile(type: FileType, reply: FastifyReply, result: unknown) {
  const { name, content } = FileReply.parse(result)
  return reply.headers({ ...fileHeaders[type](name), 'x-content-type-options': 'nosniff' }).send(content)
}

/** Creates `serve`, which registers a call with its access, parsing, reply and status in one statement. */
export function makeServe(app: FastifyInstance, authenticate: Authenticate): Serve {
  return (endpoint, answer) => {
    async function handle(request: FastifyRequest, reply: FastifyReply) {
      const caller = await callerOf(endpoint.access, request, authenticate)
      const tag = (version: number) => void reply.header('etag', versionTag(version))
      const parts = { ...parseParts(endpoint, request, caller), ...rawPart(endpoint, request) }
      const call = { ...parts, caller, visit: visitOf(request), tag }
      // The endpoint's own schemas parsed the parts, which is the definition of Call<E>.
      const result = await answer(call as unknown as Parameters<typeof answer>[0])
      reply.header('cache-control', 'no-store').code(endpoint.status ?? 200)
      if (endpoint.status === 204) return reply.send()
      return endpoint.replyType === undefined
        ? endpoint.response.parse(result)
        : sendFile(endpoint.replyType, reply, result)
    }
    app.route({
      method: endpoint.method,
      url: routePath(endpoint.path),
      exposeHeadRoute: endpoint.method === 'GET' && !('effects' in endpoint),
      ...('bodyBytesMax' in endpoint ? { bodyLimit: endpoint.bodyBytesMax } : {}),
      ...(isRaw(endpoint)
        ? { onRequest: receiveFor((request) => callerOf(endpoint.access, request, authenticate)) }
        : {}),
      handler: (request, reply) => app.admit(request, () => handle(request, reply)),
    })
  }
}

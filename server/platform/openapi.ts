import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { type ProblemName, problems } from '#contract/problems.ts'
import { problemTexts } from '#contract/texts/problems.en.ts'
import { reasonTexts } from '#contract/texts/reasons.en.ts'

type Json = Record<string, unknown>
type Io = 'input' | 'output'

/** Problems of every call, besides its own. */
const everyCall: readonly ProblemName[] = ['bad-request', 'request-timeout', 'server-error', 'service-unavailable']
const withBody: readonly ProblemName[] = ['payload-too-large', 'unsupported-media-type', 'validation']
const guarded: readonly ProblemName[] = ['unauthorized', 'forbidden']
const byLink: readonly ProblemName[] = ['unauthorized', 'link-expired', 'link-revoked', 'too-many-requests']
const isByLink = (access: Endpoint['access']) => access.startsWith('link:')

const problemSchema: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string', enum: Object.keys(problems).map((name) => `/problems/${name}`) },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    instance: { type: 'string' },
    reason: {
      type: 'object',
      required: ['key', 'params'],
      properties: {
        key: { type: 'string', enum: Object.keys(reasonTexts) },
        params: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
    violations: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message', 'code'],
        properties: { field: { type: 'string' }, message: { type: 'string' }, code: { type: 'string' } },
      },
    },
  },
}

/** A schema in OpenAPI's form: named parts move to `components`, which `named` collects. */
function schemaOf(schema: z.ZodType, io: Io, named: Json): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  const text = JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { $defs, ...plain } = JSON.parse(text) as Json & { $defs?: Json }
  Object.assign(named, $defs)
  return plain
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query' | 'header', named: Json) {
  if (!schema) return []
  const json = schemaOf(schema, 'input', named) as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(json.properties ?? {}).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema: part,
  }))
}

/** The names of all problems of a call: its own, and those of every call of its kind. */
export const refusalsOf = ({ access, body, params, effects, queryIsForm, problems: own }: Endpoint) => [
  ...new Set<ProblemName>([
    ...everyCall,
    ...(access === 'public' ? [] : isByLink(access) ? byLink : guarded),
    ...(body ? withBody : []),
    ...(queryIsForm ? (['validation'] as const) : []),
    // A page of another site may not trigger it.
    ...(effects ? (['forbidden'] as const) : []),
    ...(params ? (['not-found'] as const) : []),
    ...own,
  ]),
]

/** One response for each status, with all its problem types. */
function refusalResponses(endpoint: Endpoint) {
  const byStatus = Map.groupBy(refusalsOf(endpoint), (name) => problems[name].status)
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  const describe = (names: ProblemName[]) =>
    names.map((name) => `\`/problems/${name}\`: ${problemTexts[name].detail}`).join('\n\n')
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [String(status), { description: describe(names), content }]),
  )
}

const rawContent = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }

function operationOf(name: string, endpoint: Endpoint, named: Json): Json {
  const { summary, access, params, query, headers, body, rawBody, response, replyType, status = 200 } = endpoint
  const parameters = [
    ...parametersOf(params, 'path', named),
    ...parametersOf(query, 'query', named),
    ...parametersOf(headers, 'header', named),
  ]
  const json = (schema: z.ZodType, io: Io) => ({ 'application/json': { schema: schemaOf(schema, io, named) } })
  const content = replyType === undefined ? json(response, 'output') : { [replyType]: { schema: { type: 'string' } } }
  const success = status === 204 ? { description: 'Done.' } : { description: 'Success.', content }
  return {
    operationId: name,
    summary,
    tags: [endpoint.path.split('/')[2]],
    ...(access === 'public' ? { security: [] } : isByLink(access) ? { security: [{ link: [] }] } : {}),
    parameters,
    ...(body ? { requestBody: { required: !body.isOptional(), content: json(body, 'input') } } : {}),
    ...(rawBody ? { requestBody: { required: true, content: rawContent } } : {}),
    responses: { [String(status)]: success, ...refusalResponses(endpoint) },
  }
}

/** The whole contract as one OpenAPI 3.1 document. */
export function openApiOf(api: Record<string, Endpoint>, publicUrl: string): Json {
  const named: Json = { Problem: problemSchema }
  const pathItems: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(api)) {
    pathItems[endpoint.path] ??= {}
    Object.assign(pathItems[endpoint.path] as Json, {
      [endpoint.method.toLowerCase()]: operationOf(name, endpoint, named),
    })
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Yantra', version: '1', description: 'Rent construction and industrial equipment in India.' },
    servers: [{ url: publicUrl }],
    security: [{ bearer: [] }],
    paths: pathItems,
    components: {
      schemas: named,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        link: { type: 'apiKey', in: 'header', name: 'Yantra-Link' },
      },
    },
  }
}

import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { openApiOf } from '#server/platform/openapi.ts'
import type { CallName } from '#web/platform/call.ts'
import { filledIn, requestsLike } from './support/generated.ts'
import { type Parts, rightParts, toRequest } from './support/knock.ts'
import { whileSignedIn } from './support/once.ts'
import { proofs } from './support/proofs.ts'
import { aServer } from './support/server.ts'
import { aWorld } from './support/world.ts'

const EXAMPLES = proofs(2, 500)

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const productId = products.content[0]?.productId ?? ''
const names = Object.keys(api) as CallName[]

type Document = { paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>> }
const { paths } = openApiOf(api, 'http://localhost') as Document

/** The published document's entry for this answer's status; undefined if it has none. */
const saidOf = ({ method, path }: Endpoint, status: number) =>
  paths[path]?.[method.toLowerCase()]?.responses[status]?.description

/** Each answer is documented, a refusal also by its type, and none is a 5xx. */
function expectDocumented(endpoint: Endpoint, { statusCode, headers, body }: LightMyRequestResponse) {
  const said = saidOf(endpoint, statusCode)
  expect({ statusCode, body, isDocumented: said !== undefined }).toMatchObject({ isDocumented: true })
  expect(statusCode).toBeLessThan(500)
  if (statusCode < 300) return
  expect(headers['content-type']).toContain('application/problem+json')
  expect(said).toContain(`\`${(JSON.parse(body) as { type: string }).type}\``)
}

/** The query as the server parses it: a single value is a string, repeated ones are a list, all in UTF-8. */
const asQuery = (query: Parts['query']) =>
  Object.fromEntries(
    Object.entries(query)
      .map(([name, value]) => [name, [value].flat().map((one) => String(one).toWellFormed())] as const)
      .filter(([, all]) => all.length > 0)
      .map(([name, all]) => [name, all.length === 1 ? all[0] : all]),
  )

/** The parts of a request that violate the contract. */
function refusedParts({ params, query, headers, body, bodyFor }: Endpoint, sent: Parts, verified: string) {
  const judged = {
    params: [params, sent.params],
    query: [query ?? z.strictObject({}), asQuery(sent.query)],
    headers: [headers, sent.headers],
    body: [bodyFor?.(verified) ?? body, sent.body],
  } as const
  const isRefused = ([schema, value]: readonly [z.ZodType | undefined, unknown]) =>
    schema?.safeParse(value).success === false
  return Object.entries(judged).flatMap(([name, part]) => (isRefused(part) ? [name] : []))
}

/** The object that a reply holds; a file's is made of its name and content again. */
function contentOf({ replyType }: Endpoint, { body, headers, json }: LightMyRequestResponse) {
  if (replyType === undefined) return body === '' ? undefined : json()
  return { name: /filename="(.+)"/.exec(String(headers['content-disposition']))?.[1], content: body }
}

const isOnlyRead = ({ method, effects }: Endpoint) => method === 'GET' && effects !== true

/** All that is only read belongs to one world. */
const forReads = whileSignedIn(server.clock.now, () => aWorld(server, productId))

/** A valid request and the world it is about; one that changes something has a world of its own, and is used up by it. */
async function aValidRequest(name: CallName) {
  const world = await (isOnlyRead(api[name]) ? forReads() : aWorld(server, productId))
  return { world, right: await rightParts(name, world) }
}

test.each(names)('I1 %s accepts exactly what it documents, and never fails', { timeout: 900_000 }, async (name) => {
  const endpoint: Endpoint = api[name]
  let valid = await aValidRequest(name)
  let isUsed = false
  const property = fc.asyncProperty(requestsLike(endpoint), async (generated) => {
    if (isUsed) valid = await aValidRequest(name)
    isUsed = false
    const { world, right } = valid
    const sent = filledIn(generated, right)
    const answer = await server.ask(toRequest(endpoint, sent))
    expectDocumented(endpoint, answer)
    if (answer.statusCode >= 300) return
    expect(refusedParts(endpoint, sent, world.newUserPhone)).toEqual([])
    expect(endpoint.response.safeParse(contentOf(endpoint, answer)).error).toBeUndefined()
    isUsed = !isOnlyRead(endpoint)
  })
  // A failure reports its seed; set it as `seed` in these options.
  await fc.assert(property, { numRuns: EXAMPLES })
})

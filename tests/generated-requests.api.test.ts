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
import { proofs } from './support/proofs.ts'
import { aServer } from './support/server.ts'
import type { World } from './support/world.ts'
import { changes, worldsOf } from './support/worlds.ts'

const EXAMPLES = proofs(2, 500)

const server = await aServer()
const { newWorld, worldFor } = await worldsOf(server)
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

/** A valid request and the world it is about. */
const aValidRequest = async (name: CallName, world: World) => ({ world, right: await rightParts(name, world) })

test.each(names)('I1 %s accepts exactly what it documents, and never fails', { timeout: 900_000 }, async (name) => {
  const endpoint: Endpoint = api[name]
  let valid = await aValidRequest(name, await worldFor(name))
  let isUsed = false
  const property = fc.asyncProperty(requestsLike(endpoint), async (generated) => {
    if (isUsed) valid = await aValidRequest(name, await newWorld())
    isUsed = false
    const { world, right } = valid
    const sent = filledIn(generated, right)
    const answer = await server.ask(toRequest(endpoint, sent))
    expectDocumented(endpoint, answer)
    if (answer.statusCode >= 300) return
    expect(refusedParts(endpoint, sent, world.newUserPhone)).toEqual([])
    expect(endpoint.response.safeParse(contentOf(endpoint, answer)).error).toBeUndefined()
    isUsed = changes(name)
  })
  // A failure reports its seed; set it as `seed` in these options.
  await fc.assert(property, { numRuns: EXAMPLES })
})

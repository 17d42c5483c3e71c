import type { InjectOptions } from 'fastify'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { CallName } from '#web/platform/call.ts'
import { matrix } from './matrix.ts'
import type { TestServer } from './server.ts'
import type { Ask } from './verdicts.ts'
import { type Actor, actors, type World } from './world.ts'

/** A person who may make the call, preferably on a thing of their own, so only the request is tested. */
export function whoMay(name: CallName): Actor {
  if (api[name].access === 'public') return 'anonymous'
  const { verdicts } = matrix[name]
  const without = (...refusals: number[]) => actors.find((actor) => !refusals.includes(verdicts[actor]))
  return without(401, 403, 404) ?? without(401, 403) ?? 'anonymous'
}

export type Fields = Readonly<Record<string, unknown>>
/** The parts of a request before serialisation; a body of text or bytes is sent as it is. */
export type Parts = { params: Fields; query: Fields; headers: Fields; body: unknown }

/** The header by which a call that needs the version seen accepts any. */
const anyVersion = ({ problems }: Endpoint) => (problems.includes('precondition-required') ? { 'if-match': '*' } : {})

/** A valid request from a person who may make it. */
export async function rightParts(name: CallName, world: World): Promise<Parts> {
  const { id, slug, query = {}, headers: sent, body, bytes, link } = await matrix[name].ask(world)
  const token = world.tokens[whoMay(name)]
  const byLink = link === undefined ? {} : { 'yantra-link': await link() }
  const bearer = token === undefined ? {} : { authorization: `Bearer ${token}`, ...byLink }
  const headers = { ...anyVersion(api[name]), ...sent, ...bearer }
  const [placeholder] = /(?<=\{)\w+/.exec(api[name].path) ?? []
  const params = placeholder === undefined ? {} : { [placeholder]: slug ?? (await (id ?? world.nothing)()) }
  return { params, query, headers, body: bytes ?? body }
}

/** A query may repeat a name, or have a name without a value. */
const pairsOf = (query: Fields) =>
  Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))

/** The request as sent. */
export function toRequest({ method, path }: Endpoint, { params, query, headers, body }: Parts): InjectOptions {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(pairsOf(query)).toString()
  const isSentAsItIs = typeof body === 'string' || Buffer.isBuffer(body)
  const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json'
  return {
    method,
    url: search === '' ? address : `${address}?${search}`,
    headers: { ...(body === undefined ? {} : { 'content-type': type }), ...(headers as object) },
    ...(body === undefined ? {} : { payload: isSentAsItIs ? body : JSON.stringify(body) }),
  }
}

/** Makes a call of the contract at this server as a person of a world. */
export const knockAt = (server: TestServer) => async (name: CallName, world: World, actor: Actor, ask: Ask) => {
  const { method, path } = api[name]
  const token = world.tokens[actor]
  return server.ask({
    method,
    url: path.replace(/\{\w+\}/, ask.slug ?? (await ask.id?.()) ?? ''),
    headers: {
      ...anyVersion(api[name]),
      ...ask.headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(actor === 'linkHolder' ? { 'yantra-link': (await ask.link?.()) ?? token } : {}),
    },
    ...(ask.query ? { query: ask.query } : {}),
    ...(ask.body ? { payload: ask.body } : {}),
    ...(ask.bytes ? { payload: ask.bytes } : {}),
  })
}

import type { Access } from '#contract/access.ts'
import type { Api } from '#contract/api.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type { CallReply } from '#contract/page.ts'
import type { deskPaths } from '#contract/paths.desk.ts'
import type { linkPaths } from '#contract/paths.links.ts'
import type { signedInPaths } from '#contract/paths.signed-in.ts'
import { paths } from '#contract/paths.ts'
import { problemOf } from './api-problem.ts'

export type CallName = keyof Api
/** Calls, and downloads of files. */
export type PathName = keyof typeof paths | keyof typeof signedInPaths | keyof typeof deskPaths | keyof typeof linkPaths

type Path = { method: string; path: string; access: Access }
const known: Record<string, Path> = { ...paths }

/** Adds the paths of a part of the site that loads on its own. */
export const addPaths = (more: Record<string, Path>) => Object.assign(known, more)

/** Method, path and access of a call. */
export function pathOf(name: PathName): Path {
  const path = known[name]
  if (path === undefined) throw new Error(`The path of ${name} is not loaded here.`)
  return path
}

/** Sends one request; the name determines the token that the transport attaches. */
export type Transport<Reply = Response> = (path: string, init: RequestInit, name: PathName) => Promise<Reply>

// A part of the input may be omitted when none of it is required.
type Dispensable<Part> = Record<string, never> extends Part ? true : undefined extends Part ? true : false
type OptionalParts<Input> = {
  [Key in keyof Input as Dispensable<Input[Key]> extends true ? Key : never]?: Input[Key]
} & {
  [Key in keyof Input as Dispensable<Input[Key]> extends true ? never : Key]: Input[Key]
}
type CallInput<Name extends CallName> = OptionalParts<InputOf<Api[Name]>> & { signal?: AbortSignal }
type Arguments<Name extends CallName> =
  object extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>]

/** Calls the API by name: `call('getProduct', { params: { slug } })`. Throws `ApiProblem` on a refusal. */
export type Call = <Name extends CallName>(name: Name, ...args: Arguments<Name>) => Promise<OutputOf<Api[Name]>>

type Parts = {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | null | undefined>
  headers?: Record<string, string>
  body?: unknown
  signal?: AbortSignal
}

/** A `call` over the given transport: `fetch` in the browser, the server's own routes while rendering. */
export const callOver =
  (transport: Transport<CallReply>, read = <Answer>(answer: Answer) => answer): Call =>
  async (name, ...args) =>
    read(await answerOf<typeof name>(await ask(transport, name, args[0])))

async function ask<Reply extends CallReply>(transport: Transport<Reply>, name: CallName, input: Parts = {}) {
  const response = await transport(addressOf(name, input), requestOf(name, input), name)
  if (!response.ok) throw await problemOf(response)
  return response
}

const NO_CONTENT = 204

/** The contract says what the server answers. */
const answerOf = async <Name extends CallName>(reply: CallReply) =>
  (reply.status === NO_CONTENT ? undefined : await reply.json()) as OutputOf<Api[Name]>

let browserTransport: Transport = (path, init) => fetch(path, init)

/** Replaces the transport under `call`, so that the session can add its token. Returns the previous one. */
export function setTransport(transport: Transport) {
  const before = browserTransport
  browserTransport = transport
  return before
}

/** The transport under `call`, whatever it is now. */
export const current: Transport = (path, init, name) => browserTransport(path, init, name)

export const call = callOver(current)

/** An answer with its version (ETag); a change sends the version as `If-Match` (B-36). */
export type Versioned<Answer> = { answer: Answer; version: string | undefined }

/** Like `call`, for resources that somebody else may change meanwhile. */
export async function callVersioned<Name extends CallName>(
  name: Name,
  ...args: Arguments<Name>
): Promise<Versioned<OutputOf<Api[Name]>>> {
  const response = await ask(current, name, args[0])
  return { answer: await answerOf<Name>(response), version: response.headers.get('etag') ?? undefined }
}

function addressOf(name: CallName, { params = {}, query = {} }: Parts) {
  const path = pathOf(name).path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)]],
    ),
  ).toString()
  return search === '' ? path : `${path}?${search}`
}

function requestOf(name: CallName, { headers, body, signal }: Parts): RequestInit {
  return {
    method: pathOf(name).method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }
}

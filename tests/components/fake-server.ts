import { z } from 'zod'
import { type Access, linkPurposes } from '#contract/access.ts'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import type { StaffRole } from '#contract/staff.ts'
import { type Caller, callerFor, type LinkCaller, type StaffCaller } from '#server/platform/caller.ts'
import { refusalsOf } from '#server/platform/openapi.ts'
import { customer } from '#server/platform/principal.ts'
import { type CallName, type PathName, pathOf, setTransport, type Transport } from '#web/platform/call.ts'
import '#web/platform/desk-paths.ts'
import '#web/platform/link-paths.ts'
import '#web/platform/signed-in-paths.ts'
import { readClaims } from '#web/platform/session/claims.ts'
import { complain } from './complaints.ts'
import { Refusal, type Replies, refused, Versioned, waiting } from './replies.ts'

let replies: Replies | undefined
let asked: { name: PathName; input: unknown }[] = []

/** Answers calls from now on with these replies only. */
export function serveOnly(given: Replies) {
  replies = given
  asked = []
}

/** Replaces the replies of some calls. */
export const serveAlso = (given: Replies) => {
  replies = { ...replies, ...given }
}

/** Ignores further requests: the screen is gone. */
export const serveNobody = () => {
  replies = undefined
}

/** The requests of this call so far, parsed as on the server. */
export const askedOf = (name: PathName) => asked.filter((one) => one.name === name).map(({ input }) => input)

const transport: Transport = async (path, init, name) => {
  if (replies === undefined) return waiting.respond()
  if (!(name in replies)) {
    complain(`The screen asked for "${name}", and the test gave no reply.`)
    return refused('not-found').respond()
  }
  const input = await inputOf(name, path, init)
  asked.push({ name, input })
  const reply: unknown = replies[name]
  const given: unknown = typeof reply === 'function' ? await reply(input) : reply
  if (given instanceof Refusal) return refusedBy(name, given)
  if (given instanceof Blob) return new Response(given)
  return given instanceof Versioned ? sent(name, given.answer, given.version) : sent(name, given)
}

/** The screen's request, parsed by the contract; a request that the server would refuse is a complaint. */
async function inputOf(name: CallName, path: string, init: RequestInit) {
  const endpoint: Endpoint = api[name]
  const { pathname, searchParams } = new URL(path, location.origin)
  const headers = Object.fromEntries(new Headers(init.headers))
  await admitted(name, headers)
  const written = {
    params: paramsOf(pathOf(name).path, pathname),
    query: Object.fromEntries(searchParams),
    headers,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
  }
  const parts = (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema === undefined ? [] : [[part, parsed(name, schema, written[part])]]
  })
  return Object.fromEntries(parts)
}

/** Checks by the server's own rule that the signed-in person may make the call. */
async function admitted(name: CallName, headers: Record<string, string>) {
  const { access }: Endpoint = api[name]
  if (access === 'public') return
  const proof = { authorization: headers['authorization'], link: headers['yantra-link'], ip: '127.0.0.1' }
  await callerFor(access, proof, { customer: customerOf, desk: staffOf, link: linkFor(access) }).catch(
    (error: unknown) => complain(`The server would not let this person ask for "${name}": ${String(error)}`),
  )
}

let staffRole: StaffRole | undefined

/** The role of the person at the desk; undefined if nobody is. */
export const setStaffRole = (role: StaffRole | undefined) => {
  staffRole = role
}

/** The holder of a link of the purpose that a call asks for; a screen only has to send some token. */
const linkFor = (access: Access) => async (): Promise<LinkCaller> => ({
  kind: 'LINK',
  linkId: '',
  purpose: linkPurposes.find((purpose) => access === `link:${purpose}`) ?? 'GATE_PASS',
  subjectId: '',
  version: 1,
  name: 'Sunil Kamble',
  phone: null,
  language: 'en',
  expiresAt: new Date(),
})

async function staffOf(bearer: string): Promise<StaffCaller> {
  const claims = readClaims(bearer)
  if (claims?.role !== 'ROLE_STAFF' || staffRole === undefined) throw new Problem('unauthorized')
  return { kind: 'STAFF', accountId: claims.userId, role: staffRole, name: claims.name, familyId: '', tokenId: '' }
}

async function customerOf(bearer: string): Promise<Caller> {
  const claims = readClaims(bearer)
  if (claims === undefined || claims.role === 'ROLE_STAFF') throw new Problem('unauthorized')
  return { ...claims, ...customer(claims.userId), familyId: '', tokenId: '' }
}

function refusedBy(name: PathName, refusal: Refusal) {
  const { problem } = refusal
  if (problem !== undefined && !refusalsOf(api[name]).includes(problem))
    complain(`The server never refuses "${name}" with "${problem}".`)
  return refusal.respond()
}

function parsed(name: CallName, schema: z.ZodType, value: unknown) {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  // The server words its own refusals, so the test provides this one.
  if (!(replies?.[name] instanceof Refusal))
    complain(`The server would not take this of "${name}": ${z.prettifyError(error)}`)
  return value
}

function paramsOf(template: string, pathname: string) {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? '')
  const values = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '([^/]*)')}$`).exec(pathname)?.slice(1) ?? []
  return Object.fromEntries(names.map((key, at) => [key, decodeURIComponent(values[at] ?? '')]))
}

/** An answer parsed by the contract, so no test relies on one that the server could not send. */
function sent(name: PathName, answer: unknown, version?: string) {
  const { response, status = 200 }: Endpoint = api[name]
  const { success, data, error } = response.safeParse(answer)
  if (!success) complain(`The server could not answer this to "${name}": ${z.prettifyError(error)}`)
  const headers = version === undefined ? {} : { etag: version }
  return status === 204 ? new Response(null, { status }) : Response.json(data ?? null, { status, headers })
}

// Set before the session wraps it with its own.
setTransport(transport)

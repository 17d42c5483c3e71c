import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { auditWords } from '#web/features/staff/audit-fields.ts'
import type { CallName } from '#web/platform/call.ts'
import { knockAt, whoMay } from './support/knock.ts'
import { matrix } from './support/matrix.ts'
import { once } from './support/once.ts'
import { aServer } from './support/server.ts'
import type { Ask, Row } from './support/verdicts.ts'
import { type Actor, actors, type World } from './support/world.ts'
import { changes, worldsOf } from './support/worlds.ts'

// All requests of the shared world count as one company's in one day.
// No provider answers there; what it is asked waits in the queue.
const settings = { LIMIT_NOTICES_PER_UNVERIFIED_DAY: '5000', E_INVOICE_URL: 'http://127.0.0.1:9' }
const server = await aServer({ settings })
const knock = knockAt(server)
const { worldFor, worldForReads } = await worldsOf(server)
const names = Object.keys(api) as CallName[]
const isAtDesk = (name: CallName) => api[name].access.startsWith('staff:')
const isByLink = (name: CallName) => api[name].access.startsWith('link:')
const customersInTurn = ['newUser', 'adminB', 'individual', 'userA', 'adminA'] as const
const staffFirst: readonly Actor[] = [
  ...actors.filter((actor) => !customersInTurn.some((customer) => customer === actor)),
  ...customersInTurn,
]
const isRefused = (status: number) => [401, 403, 404].includes(status)
/** Callers who may do something come last, so the others find it unchanged. */
const inTurn = ({ verdicts }: Row) => {
  const [refused = [], served = []] = [true, false].map((wanted) =>
    staffFirst.filter((actor) => isRefused(verdicts[actor]) === wanted),
  )
  return [...refused, ...served]
}

test('S1 the table has every call of the contract and no other', () => {
  expect(Object.keys(matrix).sort()).toEqual([...names].sort())
})

/** A request about one thing, which is made on first use. */
const sameThing = ({ id, link, ...ask }: Ask): Ask => ({
  ...ask,
  ...(id ? { id: once(id) } : {}),
  ...(link ? { link: once(link) } : {}),
})

const isPublicReading = ({ access, method, effects }: Endpoint) => access === 'public' && method === 'GET' && !effects

const smuggled = {
  role: 'ROLE_ADMIN',
  userType: 'COMPANY',
  status: 'ACTIVE',
  active: true,
  companyId: '01980000-0000-7000-8000-000000000000',
  accountId: '01980000-0000-7000-8000-000000000000',
  userId: '01980000-0000-7000-8000-000000000000',
  addressId: '01980000-0000-7000-8000-000000000000',
  isEmailVerified: true,
  isPhoneVerified: true,
  zohoCrmId: 'Z-1',
  price: 1,
  createdBy: '01980000-0000-7000-8000-000000000000',
  version: 1,
}
/** Fields that the call takes, and those of the reply's own object; `as-read.api.test.ts` proves each one's refusal. */
const takenBy = ({ change, body }: Endpoint) => [
  ...(change?.fixed ?? []),
  ...(body instanceof z.ZodObject ? Object.keys(body.shape) : []),
]

/** Expects a permitted caller to be refused each field that the call does not take, and the thing to stay as it was. */
async function expectNoUnknownField(name: CallName, world: World, ask: Ask) {
  if (!('body' in api[name])) return
  const foreign = Object.entries(smuggled).filter(([field]) => !takenBy(api[name]).includes(field))
  const body = { ...ask.body, ...Object.fromEntries(foreign) }
  const reply = await knock(name, world, whoMay(name), { ...ask, body })
  expect({ status: reply.statusCode, type: reply.json().type }).toEqual({ status: 422, type: '/problems/validation' })
  const refused = foreign.map(([field]) => expect.objectContaining({ field, code: 'unknown' }))
  expect(reply.json().violations).toEqual(expect.arrayContaining(refused))
}

test.each(names)(
  'S1 S3 S20 B-35 %s answers each kind of caller as the table says, and takes no other field',
  async (name) => {
    const { verdicts, ask } = matrix[name]
    const before = (await entriesOf(name)).length
    const world = await worldFor(name)
    const found = new Map<Actor, number>()
    const kept: Actor[] = []
    let asked: Ask | undefined
    let left: Entry[] | undefined
    for (const actor of inTurn(matrix[name])) {
      // A refused caller leaves the thing as it was, so the next one asks for the same.
      asked ??= sameThing(await ask(world))
      if (actor === whoMay(name)) await expectNoUnknownField(name, world, asked)
      const { statusCode, headers } = await knock(name, world, actor, asked)
      found.set(actor, statusCode)
      if (statusCode < 300) {
        asked = undefined
        left ??= (await entriesOf(name)).slice(before)
      }
      if (headers['cache-control'] !== 'no-store') kept.push(actor)
    }
    expect(Object.fromEntries(found)).toEqual(verdicts)
    expect(isPublicReading(api[name]) ? [] : kept).toEqual([])
    if (!isAtDesk(name) || !changes(name)) return
    expect(left).toMatchObject([{ name: 'Meera Joshi' }])
    expect(left?.flatMap(unnamed)).toEqual([])
  },
)

type Entry = { name: string; kind: string; fields: string[] }

/** The entries of the audit trail by the calls of one name, oldest first. */
const entriesOf = (name: CallName) =>
  server.db.rows(sql<Entry>`
    select actor_name as name, subject_kind as kind, array(select jsonb_object_keys(changes)) as fields
    from audit_entry where act = ${name} order by entry_id`)

/** Fields of an entry that the page would show by their names in the code; settings and specs have names of their own. */
const unnamed = ({ kind, fields }: Entry) =>
  fields.filter((field) => kind !== 'settings' && !field.startsWith('specs.') && !Object.hasOwn(auditWords, field))

test('S8 a new user’s token opens registering and accepting; every other call with a token refuses it', () => {
  const forNewUsers = ['new-user', 'new-user-or-individual', 'new-user-or-customer', 'public']
  const shut = names.filter((name) => !forNewUsers.includes(api[name].access) && !isAtDesk(name) && !isByLink(name))
  expect(shut.filter((name) => matrix[name].verdicts.newUser !== 403)).toEqual([])
  const opened = names.filter((name) => forNewUsers.slice(0, 3).includes(api[name].access))
  expect(new Set(opened)).toEqual(
    new Set([
      'registerUser',
      'getRegisterGstDetails',
      'confirmRegistration',
      'registerWithAccessRequest',
      'listOwnInvitations',
      'acceptInvitation',
    ]),
  )
})

const guarded = names.filter((name) => api[name].access !== 'public')
const ofCustomers = guarded.filter((name) => !isAtDesk(name) && !isByLink(name))

test('S1 no call of customers takes the token of staff or of a link', () => {
  for (const actor of ['owner', 'sales', 'operations', 'accounts', 'linkHolder'] as const)
    expect(ofCustomers.filter((name) => matrix[name].verdicts[actor] !== 401)).toEqual([])
})

test('S1 no call of the desk takes the token of a customer, a new user or a link', () => {
  for (const actor of ['newUser', 'individual', 'userA', 'adminA', 'adminB', 'deactivated', 'linkHolder'] as const)
    expect(guarded.filter((name) => isAtDesk(name) && matrix[name].verdicts[actor] !== 401)).toEqual([])
})

test('S1 no call by link takes any other token', () => {
  for (const actor of actors.filter((one) => one !== 'linkHolder'))
    expect(names.filter((name) => isByLink(name) && matrix[name].verdicts[actor] !== 401)).toEqual([])
})

const ofSomebody = names.filter((name) => Object.values(matrix[name].verdicts).includes(404))

test.each(ofSomebody)('S1 %s answers the same for another person’s object as for a missing one', async (name) => {
  const { verdicts, ask } = matrix[name]
  const world = await worldForReads()
  const strangers = actors.filter((actor) => verdicts[actor] === 404)
  const asked = sameThing(await ask(world))
  for (const actor of strangers) {
    const foreign = await knock(name, world, actor, asked)
    const nothing = await knock(name, world, actor, { ...asked, id: world.nothing })
    expect([foreign.statusCode, foreign.body]).toEqual([nothing.statusCode, nothing.body])
  }
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { CallName } from '#web/platform/call.ts'
import { aColleague } from './support/company.ts'
import { site } from './support/sample-enquiry.ts'
import { aServer } from './support/server.ts'
import { type Actor, aWorld, type World } from './support/world.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const productId = products.content[0]?.productId ?? ''

type Updates = { [Name in CallName]: (typeof api)[Name] extends { change: unknown } ? Name : never }[CallName]
type Json = Record<string, unknown>
type Pair = {
  actor: Actor
  /** The call that reads the object, and its key in the reply. */
  read: CallName
  under: string
  id?: (world: World) => Promise<string> | string
  /** Required fields of the update outside the object. */
  extra?: Json
}

const addInvited = async ({ a }: World) => (await a.admin.call('addCompanyUser', { body: aColleague() })).User.userId
const fillCompany = async ({ a }: World) => {
  await a.admin.call('saveCompanyProfile', { body: { billingAddress: site, deliveryAddress: site } })
  return ''
}
const cartItem = {
  actor: 'userA',
  read: 'listCartItems',
  under: 'items.0',
  id: (world: World) => world.cartItem(),
} as const

/** Every update of a readable object, by object. */
const pairs: Record<Updates, Readonly<Record<string, Pair>>> = {
  updateOwnProfile: {
    'of an individual': { actor: 'individual', read: 'getOwnProfile', under: 'Profile' },
    'of a company’s user': { actor: 'userA', read: 'getOwnProfile', under: 'User' },
  },
  updateCompanyUser: {
    'of a member': { actor: 'adminA', read: 'getCompanyUser', under: 'User', id: (world) => world.colleague() },
    'of oneself': { actor: 'adminA', read: 'getCompanyUser', under: 'User', id: ({ a }) => a.admin.accountId },
    'of somebody invited': { actor: 'adminA', read: 'getCompanyUser', under: 'User', id: addInvited },
    'of somebody invited who has an account': {
      actor: 'adminA',
      read: 'getCompanyUser',
      under: 'User',
      id: (world) => world.invitation(),
    },
  },
  saveCompanyProfile: {
    'without addresses': { actor: 'adminA', read: 'getCompanyProfile', under: 'Company' },
    'with addresses': { actor: 'adminA', read: 'getCompanyProfile', under: 'Company', id: fillCompany },
  },
  updateProjectSite: {
    'of a company': { actor: 'adminA', read: 'getProjectSite', under: 'projectSite', id: (world) => world.site() },
  },
  saveCustomerLimits: {
    'at the desk': { actor: 'sales', read: 'getCustomerLimits', under: 'limits', id: ({ a }) => a.companyId },
  },
  updateStaff: {
    'at the desk': { actor: 'owner', read: 'getStaff', under: 'staffMember', id: (world) => world.colleagueAtDesk() },
  },
  saveSettings: { 'of the demo': { actor: 'owner', read: 'getSettings', under: 'settings' } },
  updateProduct: {
    'at the desk': {
      actor: 'sales',
      read: 'getDeskProduct',
      under: 'product',
      id: ({ newProduct }) => newProduct(),
    },
  },
  updateMachine: {
    'of the desk': { actor: 'owner', read: 'getMachine', under: 'machine', id: (world) => world.machine() },
  },
  updateOperator: {
    'of the desk': { actor: 'owner', read: 'getOperator', under: 'operator', id: (world) => world.operator() },
  },
  updateYard: { 'of the desk': { actor: 'owner', read: 'getYard', under: 'yard', id: (world) => world.yard() } },
  updateCartItemTimeFrame: { 'of a line': cartItem },
  updateCartItemQuantity: { 'of a line': { ...cartItem, extra: { action: 'UPDATE' } } },
}

const cases = Object.entries(pairs).flatMap(([name, kinds]) =>
  Object.entries(kinds).map(([kind, pair]) => [name as Updates, kind, pair] as const),
)

const valueAt = (object: unknown, path: string) =>
  path.split('.').reduce<unknown>((found, name) => (found as Json | null)?.[name], object)

/** The object as read, and a function to send it back. */
async function opened(name: Updates, { actor, read, under, id, extra }: Pair) {
  const world = await aWorld(server, productId)
  const itsId = (await id?.(world)) ?? ''
  const headers = { authorization: `Bearer ${world.tokens[actor]}`, 'if-match': '*' }
  const addressOf = (call: CallName) => api[call].path.replace(/\{(id|slug)\}/, itsId)
  const look = async () => {
    const reply = await server.ask({ url: addressOf(read), headers })
    return valueAt(reply.json(), under) as Json
  }
  const send = (object: Json) =>
    server.ask({ method: api[name].method, url: addressOf(name), headers, payload: { ...object, ...extra } })
  return { look, send }
}

const CANDIDATES = [
  '01980000-0000-7000-8000-000000000000',
  '2020-02-29T00:00:00.000Z',
  'Other',
  true,
  false,
  7,
  ['Other'],
  [{ photoId: '01980000-0000-7000-8000-000000000000', alt: 'Other', width: 1, height: 1, url: '/other' }],
  [{ kind: 'OTHER', state: 'VALID', validTo: null }],
]

/** The object with another valid value at a path. */
function changedAt(schema: z.ZodType, object: Json, path: string): Json {
  const [name = '', ...rest] = path.split('.')
  const inner = rest.length > 0 ? rest.join('.') : Object.keys(object[name] ?? {})[0]
  const value = object[name]
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && inner)
    return { ...object, [name]: changedAt(z.any(), value as Json, inner) }
  const options = JSON.stringify(z.toJSONSchema(schema)).match(/"enum":(\[[^\]]*\])/)?.[1]
  const all: unknown[] = [...JSON.parse(options ?? '[]'), ...CANDIDATES]
  const other = all.find((one) => one !== value && typeof one === typeof (value ?? '') && schema.safeParse(one).success)
  return { ...object, [name]: other }
}

test.each(cases)('%s %s: the object may be sent back as it was read', async (name, _kind, pair) => {
  const { look, send } = await opened(name, pair)
  const before = await look()
  const reply = await send(before)
  expect([reply.statusCode, reply.json().violations]).toEqual([200, undefined])
  expect(await look()).toEqual(before)
})

test.each(cases)('S3 %s %s: a change of a read-only field is refused by its name', async (name, _kind, pair) => {
  const { look, send } = await opened(name, pair)
  const before = await look()
  const { fixed, reply: object }: NonNullable<Endpoint['change']> = api[name].change
  expect(fixed.length).toBeGreaterThan(0)
  for (const path of fixed) {
    // A missing address has no fields.
    if (path.includes('.') && valueAt(before, path) === undefined) continue
    const schema = (object.shape[path] ?? z.string()) as z.ZodType
    const refused = await send(changedAt(schema, before, path))
    expect({ path, status: refused.statusCode, violations: refused.json().violations }).toMatchObject({
      path,
      status: 422,
      violations: [{ field: path, code: 'fixed' }],
    })
  }
  expect(await look()).toEqual(before)
})

/** Calls that replace one value, one list or a whole form, beside which nothing is sent. */
const WHOLE = [
  'saveBudget',
  'saveInvoice',
  'assignToSite',
  'noteLostQuote',
  'saveDeskLogsheet',
  'saveInspection',
  'saveLogsheet',
  'saveNotificationPreferences',
  'saveProductPhotos',
  'saveQuote',
  'saveSummarySheet',
  'setOwnLanguage',
  'setProductCities',
  'updateBooking',
  'updatePost',
]

test('these tests cover every update of a readable object', () => {
  const all = Object.entries(api) as [string, Endpoint][]
  const shapeOf = ({ response }: Endpoint) => JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' }))
  const isRead = ({ path, ...endpoint }: Endpoint) =>
    all.some(
      ([, other]) =>
        other.method === 'GET' &&
        !other.effects &&
        other.path === path &&
        shapeOf(other) === shapeOf({ path, ...endpoint }),
    )
  const isUpdate = (name: string, one: Endpoint) => one.method === 'PUT' && !WHOLE.includes(name)
  const updates = all.filter(([name, one]) => isUpdate(name, one) || (one.method === 'POST' && isRead(one)))
  expect(updates.map(([name]) => name).sort()).toEqual(Object.keys(pairs).sort())
})

import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { isLine } from '#contract/fields.ts'
import type { CallName } from '#web/platform/call.ts'
import { aLift } from './support/desk-products.ts'
import { rightParts, toRequest } from './support/knock.ts'
import { payloads } from './support/payloads.ts'
import { proofs } from './support/proofs.ts'
import { fieldsOf, withField } from './support/schemas.ts'
import { aServer } from './support/server.ts'
import { worldsOf } from './support/worlds.ts'

const server = await aServer()
const { worldFor } = await worldsOf(server)
const allNames = Object.keys(api) as CallName[]
const writes = allNames.filter((name) => api[name].method !== 'GET' && 'body' in api[name])
/** Downloads of the desk without a question; those of one thing and those of customers have tests of their own. */
const files = allNames.filter((name) => {
  const { replyType, access, params, query }: Endpoint = api[name]
  const isOfDesk = replyType === 'text/csv' && access.startsWith('staff')
  return isOfDesk && params === undefined && (query?.safeParse({}).success ?? true)
})

/** The payloads for one field: all of them in full, otherwise the next ones, so all fields together get each. */
const EACH = proofs(1, payloads.length)
let given = 0
const nextPayloads = () => Array.from({ length: EACH }, () => payloads[given++ % payloads.length] ?? '')

const ENTITY = /&(lt|gt|quot|amp|#\d+);/
/** Payloads with entities, as JSON has them; the shared world keeps them. */
const typedEntities = payloads.filter((payload) => ENTITY.test(payload)).map((one) => JSON.stringify(one).slice(1, -1))

/** Entities of HTML in a JSON reply, which nobody typed: a text was escaped too early. A preview is markup itself. */
const isEscaped = (body: string) =>
  ENTITY.test(typedEntities.reduce((rest, typed) => rest.replaceAll(typed, ''), body)) && !/^\{"(svg|html)":/.test(body)

const taken = new Set<string>()

/** Complains about a reply to a payload in this field of a body. */
async function complaintOf(name: CallName, request: Parameters<typeof server.ask>[0], payload: string) {
  const { statusCode, headers, body } = await server.ask(request)
  if (statusCode < 300) taken.add(name)
  const type = String(headers['content-type'] ?? 'application/json')
  if (statusCode >= 500 || !/^application\/(problem\+)?json/.test(type) || isEscaped(body))
    return [`${JSON.stringify(payload)}: ${statusCode} ${type} ${body.slice(0, 200)}`]
  return []
}

test.each(writes)('S13 %s takes each payload as plain text or refuses it, in every field', async (name) => {
  const endpoint: Endpoint = api[name]
  const right = await rightParts(name, await worldFor(name))
  const found: string[] = []
  for (const field of endpoint.body ? fieldsOf(endpoint.body) : [])
    for (const payload of nextPayloads()) {
      const request = toRequest(endpoint, { ...right, body: withField(right.body, field, payload) })
      for (const complaint of await complaintOf(name, request, payload)) found.push(`${field.join('.')} ${complaint}`)
    }
  expect(found).toEqual([])
})

test('S13 most calls with free text took some payload, so the tests below see them', () => {
  expect([...taken]).toEqual(
    expect.arrayContaining(['addProduct', 'addCustomerNote', 'saveSettings', 'sendEnquiryMessage', 'addProjectSite']),
  )
})

/** A cell that a spreadsheet would run; it skips spaces and control characters first. */
const runs = (cell: string) => /^[\s\0]*[=+\-@＝＋－＠]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell)

/** Machines with all payloads that fit into a line, some in each. */
async function addMachines() {
  const sales = await server.signInStaff('SALES')
  const fit = payloads.map((payload) => payload.trim()).filter((payload) => payload.length <= 60 && isLine(payload))
  for (let at = 0; at < fit.length; at += 6) {
    const [make = 'x', model = 'x', note = 'x', rateIncludes = 'x', consumption = 'x', description = 'x'] =
      fit.slice(at)
    const words = { make, model, rateIncludes, description, mobilisation: { mode: 'truck', note } } as const
    await sales.call('addProduct', { body: aLift({ ...words, fuel: { type: 'diesel', consumption } }) })
  }
}

/** A file holds this many machines at most; a full count of payloads adds some thousands. */
const KIND_SIZE = 900

/** Spreads the machines over copies of their sub-category; returns all sub-categories. */
async function spreadMachines() {
  await server.db.rows(sql`
    insert into sub_category (slug, category, name, description, position)
    select slug || '-' || copy, category, name, description, position from sub_category kind, lateral (
      select generate_series(1, count(*) / ${KIND_SIZE}) as copy from product where sub_category = kind.slug) copies`)
  await server.db.rows(sql`
    update product set sub_category = sub_category || '-' || part from (
      select product_id, row_number() over (partition by sub_category) / ${KIND_SIZE} as part from product) placed
    where placed.product_id = product.product_id and part > 0`)
  return server.db.rows(sql<{ slug: string }>`select slug from sub_category order by slug`)
}

/** The addresses that make up a whole download. */
function partsOf(name: CallName, kinds: readonly { readonly slug: string }[]) {
  const { path, query }: Endpoint = api[name]
  const isByKind = query?.safeParse({ subCategory: 'crane' }).success ?? false
  return isByKind ? kinds.map(({ slug }) => `${path}?subCategory=${slug}`) : [path]
}

test('S13 S14 no cell of a download starts a formula', async () => {
  await addMachines()
  const kinds = await spreadMachines()
  const headers = { authorization: `Bearer ${(await server.signInStaff()).accessToken}` }
  for (const name of files) {
    const cells: string[] = []
    for (const url of partsOf(name, kinds)) {
      const reply = await server.ask({ url, headers })
      expect(reply.headers, `${url}: ${reply.body.slice(0, 500)}`).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': expect.stringMatching(/^attachment; filename="[\w.-]+"$/),
      })
      for (const row of parse(reply.body, { bom: true })) cells.push(...row)
    }
    expect(cells.length).toBeGreaterThan(100)
    expect(cells.filter(runs)).toEqual([])
  }
})

test('S13 a drawing holds no other elements and attributes than its own, whatever the name', async () => {
  const sales = await server.signInStaff('SALES')
  const { subCategory, specs } = aLift()
  const drawnWith = async (name: string) =>
    (await sales.call('previewDrawing', { body: { name, subCategory, specs } })).svg
  const marksOf = (svg: string) => svg.replaceAll(/>[^<]*/g, '>').match(/<\/?[\w:-]+|\s[\w:-]+=|<[!?]/g)
  const usual = marksOf(await drawnWith('Lift'))
  expect(usual?.length).toBeGreaterThan(20)
  for (const payload of payloads)
    expect({ payload, marks: marksOf(await drawnWith(payload.slice(0, 120))) }).toEqual({ payload, marks: usual })
})

test('S13 each message has one recipient and a subject of one line', async () => {
  await server.runTasks()
  const notices = await server.db.rows(sql<{ to: string; subject: string }>`
    select recipient as "to", subject from outbox_notice`)
  expect(notices.length).toBeGreaterThan(20)
  for (const { to, subject } of notices) {
    expect(subject).not.toMatch(/\p{Cc}/u)
    expect(to).toMatch(/^([\w.+-]+@[\w.-]+|\d{10})$/)
  }
})

import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { type EnquiryStatus, enquiryStatuses } from '#contract/enquiries.ts'
import { followUpGroups } from '#contract/quotes.desk.ts'
import { aQuoteWorld } from '#tests/support/answered-quotes.ts'
import { proofs } from '#tests/support/proofs.ts'
import { BILLING_PARTY } from '#tests/support/sample-enquiry.ts'
import { aServer, type TestServer } from '#tests/support/server.ts'
import { type Act, acts, type Modelled, pass, type Version } from './quote-model.ts'

/** Sequences in one test, and tests; a full run has ten thousand. */
const SEQUENCES = proofs(3, 500)
const PARTS = Array.from({ length: proofs(1, 20) }, (_, part) => part + 1)
const STEPS = 30

let server: TestServer
let enquiryOf: World['enquiryOf']
let codeOf: World['codeOf']
type World = Awaited<ReturnType<typeof aQuoteWorld>>
type Person = Awaited<ReturnType<TestServer['signIn']>>

// Each part has a database of its own: every step asks for lists of the desk, which grow with the lives before.
beforeEach(async () => {
  server = await aServer({ now: new Date('2026-11-23T06:30:00Z') })
  ;({ enquiryOf, codeOf } = await aQuoteWorld(server))
})

const step = fc.record({
  act: fc.constantFrom<Act | 'pass' | 'tasks'>(
    ...(['draft', 'draft', 'draft', 'save', 'send', 'send', 'send', 'discard', 'withdraw', 'lost'] as const),
    ...(['cancel', 'cancelAtDesk', 'accept', 'accept', 'decline', 'decline', 'ask', 'pass', 'pass', 'tasks'] as const),
  ),
  enquiry: fc.nat(1),
  version: fc.nat(2),
  days: fc.nat(3),
  hours: fc.integer({ min: 1, max: 50 }),
})
type Step = typeof step extends fc.Arbitrary<infer Given> ? Given : never

/** One customer with two enquiries, as they are and as the model has them. */
async function aLife() {
  const customer = await server.signIn()
  const ids = [await enquiryOf(customer), await enquiryOf(customer)]
  const model = ids.map((enquiryId): Modelled => ({ enquiryId, status: 'SUBMITTED', versions: [] }))
  return { customer, staff: await server.atDesk('SALES'), model }
}
type Life = Awaited<ReturnType<typeof aLife>>

/** Tokens run out while time passes. */
async function signInAgain(life: Life) {
  life.customer = await server.signIn(life.customer.phoneOrEmail)
  life.staff = await server.atDesk('SALES')
}

const reason = 'So be it'
const headers = { 'if-match': '*' }
const quoteOf = ({ quoteId }: Version) => ({ quoteId })
const atDesk = ({ quoteId }: Version) => ({ id: quoteId })

async function acceptWithCode(customer: Person, version: Version) {
  const isLegal = version.status === 'SENT'
  const otp = isLegal ? await codeOf(customer, version.quoteId) : '000000'
  return customer.call('acceptQuote', { params: quoteOf(version), body: { otp, billingParty: BILLING_PARTY } })
}

async function save({ staff: { call } }: Life, { enquiryId, versions: [newest] }: Modelled, days: number) {
  const id = newest?.quoteId ?? enquiryId
  const { quote } = await call('getDeskQuote', { params: { id } })
  const validUntil = addDays(dateInIndia(server.clock.now()), days)
  return call('saveQuote', { params: { id }, headers, body: { ...quote.content, validUntil } })
}

/** The newest version is the draft, if there is one. */
async function draft({ staff: { call } }: Life, it: Modelled) {
  const { quote } = await call('draftQuote', { params: { id: it.enquiryId }, body: {} })
  const { quoteId, status, content } = quote
  if (it.versions[0]?.quoteId !== quoteId)
    it.versions.unshift({ quoteId, status, validUntil: content.validUntil, asked: [] })
}

/** Calls the product for an act. */
function perform(life: Life, it: Modelled, version: Version, { act, days }: Step & { act: Act }): Promise<unknown> {
  const { customer, staff } = life
  const [params, id, newest] = [quoteOf(version), atDesk(version), atDesk(it.versions[0] ?? version)]
  const calls: Record<Act, () => Promise<unknown>> = {
    draft: () => draft(life, it),
    save: () => save(life, it, days),
    send: () => staff.call('sendQuote', { params: newest, headers, body: {} }),
    discard: () => staff.call('discardQuote', { params: newest, headers }),
    withdraw: () => staff.call('withdrawQuote', { params: id, body: { reason } }),
    lost: () => staff.call('noteLostQuote', { params: id, body: { reason: 'PRICE', note: null } }),
    cancel: () => customer.call('cancelEnquiry', { params: { id: it.enquiryId }, body: { reason } }),
    cancelAtDesk: () => staff.call('cancelInboxEnquiry', { params: { id: it.enquiryId }, body: { reason } }),
    accept: () => acceptWithCode(customer, version),
    decline: () => customer.call('declineQuote', { params, body: { reason } }),
    ask: () => customer.call('requestQuoteChange', { params, body: { message: reason } }),
  }
  return calls[act]()
}

/** Passes time for product and model. */
async function passTime(life: Life, minutes: number) {
  server.clock.advance({ minutes })
  pass(life.model, server.clock.now())
  await signInAgain(life)
}

const WITHOUT_VERSION: readonly Act[] = ['draft', 'cancel', 'cancelAtDesk']

/** Performs an act and compares the reply with the model, which moves along. */
async function tryAct(life: Life, { act, ...given }: Step & { act: Act }) {
  const it = life.model[given.enquiry]
  if (!it || (it.versions.length === 0 && !WITHOUT_VERSION.includes(act))) return
  // A second code is sent after a minute.
  if (act === 'accept') await passTime(life, 2)
  const { versions } = it
  const version = versions[given.version] ?? versions[0] ?? { quoteId: '', status: 'DRAFT', validUntil: '', asked: [] }
  const was = `${act} of ${version.status} in ${it.status}`
  const isDrafting = act === 'draft'
  const before = isDrafting ? acts.draft({ it, version, now: server.clock.now(), days: 0 }) : undefined
  const reply = await perform(life, it, version, { act, ...given }).then(
    () => 200,
    (error: { status?: number }) => error.status ?? error,
  )
  const expected = before ?? acts[act]({ it, version, now: server.clock.now(), days: given.days })
  expect([was, reply]).toEqual([was, expected])
}

/** Each count is the length of its list, which holds what the model has in that status. */
async function expectTrueCounts({ customer, model }: Life, statuses: readonly EnquiryStatus[]) {
  const counts = await customer.call('countEnquiries')
  for (const filter of statuses) {
    const { enquiries } = await customer.call('listEnquiries', { query: { filter } })
    const expected = model.filter(({ status }) => status === filter).map(({ enquiryId }) => enquiryId)
    expect(enquiries.content.map(({ enquiryId }) => enquiryId).toSorted()).toEqual(expected.toSorted())
    expect([filter, counts[filter]]).toEqual([filter, expected.length])
  }
  // No other status counts anything.
  expect(counts.ALL).toBe(model.length)
}

/** The product shows what the model has, to the customer and at the desk. */
async function expectTrue({ customer, staff, model }: Life) {
  const shown = ({ quoteId, status }: Pick<Version, 'quoteId' | 'status'>) => `${quoteId} ${status}`
  for (const { enquiryId, status, versions } of model) {
    const { enquiry } = await customer.call('getEnquiry', { params: { id: enquiryId } })
    const sent = versions.filter((version) => version.status !== 'DRAFT')
    expect([enquiry.status, ...enquiry.quotes.map(shown)]).toEqual([status, ...sent.map(shown)])
  }
  const query = { customerOf: model[0]?.enquiryId ?? '', size: '100' }
  const { quotes } = await staff.call('listQuotes', { query })
  const all = model.flatMap(({ versions }) => versions.map(shown))
  expect(quotes.content.map(shown).toSorted()).toEqual(all.toSorted())
}

async function live(steps: readonly Step[]) {
  const life = await aLife()
  for (const { act, ...given } of steps) {
    if (act === 'pass') await passTime(life, given.hours * 60)
    else if (act === 'tasks') await server.runTasks()
    else await tryAct(life, { act, ...given })
    await expectTrueCounts(life, [...new Set(life.model.map(({ status }) => status))])
    await expectTrue(life)
  }
  await expectTrueCounts(life, enquiryStatuses)
  const { counts } = await life.staff.call('listQuotes', { query: {} })
  for (const group of followUpGroups) {
    const { quotes } = await life.staff.call('listQuotes', { query: { group } })
    expect([group, quotes.totalElements]).toEqual([group, counts[group]])
  }
}

/** Rare by chance. */
const ACCEPTED_TWICE: Step[] = (['draft', 'send', 'accept', 'accept', 'decline', 'tasks'] as const).map((act) => {
  return { act, enquiry: 0, version: 0, days: 3, hours: 1 }
})

test.each(PARTS)(
  'M1, M2 however an enquiry and its quotes live, product and model agree and every count is true, part %i',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: STEPS, size: 'max' }), live), {
      numRuns: SEQUENCES,
      examples: [[ACCEPTED_TWICE]],
      endOnFailure: true,
    })
  },
)

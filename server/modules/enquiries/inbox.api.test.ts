import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import { type InboxTab, inboxTabs } from '#contract/enquiries.inbox.ts'
import { aCompany } from '#tests/support/company.ts'
import { aCard, addCard } from '#tests/support/rate-cards.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'
import { countingStatements } from '#tests/support/statements.ts'
import { listInbox } from './inbox.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '2', location: 'pune' } })
const [machine] = products.content
type Person = Awaited<ReturnType<typeof server.signIn>>
type Colleague = Awaited<ReturnType<typeof server.signInStaff>>

async function anEnquiry(person: Person, more = {}) {
  const productId = machine?.productId ?? ''
  await person.call('addCartItemWithDetails', { body: { productId, quantity: 2, period: 'WEEK', duration: 3 } })
  const body = { ...enquiryBody(server.clock.now()), ...more }
  return { id: (await person.call('submitEnquiry', { body, headers: {} })).enquiryId }
}
const inbox = ({ call }: Colleague, query: object = {}) => call('listInbox', { query: { size: '100', ...query } })
const idsIn = async (colleague: Colleague, query: object) =>
  (await inbox(colleague, query)).enquiries.content.map(({ enquiryId }) => enquiryId)
/** The tabs that an enquiry is in. */
async function tabsOf(colleague: Colleague, id: string) {
  const found: InboxTab[] = []
  for (const filter of inboxTabs) if ((await idsIn(colleague, { filter })).includes(id)) found.push(filter)
  return found
}
const assign = ({ call }: Colleague, params: { id: string }, to: string | null, from: string | null) =>
  call('assignEnquiry', { params, body: { to, from } })

test('an enquiry waits for our first answer, then for the customer, then for us again', async () => {
  const [person, kavita] = [await server.signIn(), await server.signInStaff('SALES')]
  const params = await anEnquiry(person)
  const turn = async () => (await kavita.call('getInboxEnquiry', { params })).enquiry.turn
  expect([await turn(), await tabsOf(kavita, params.id)]).toEqual(['FIRST_ANSWER', ['OUR_TURN']])
  await person.call('sendEnquiryMessage', { params, headers: {}, body: { text: 'Is anybody there?' } })
  expect(await turn()).toBe('FIRST_ANSWER')
  await kavita.call('writeToCustomer', { params, headers: {}, body: { text: 'Yes' } })
  expect([await turn(), await tabsOf(kavita, params.id)]).toEqual(['CUSTOMER_TURN', ['CUSTOMER_TURN']])
  await person.call('sendEnquiryMessage', { params, headers: {}, body: { text: 'For 20 days instead of 14' } })
  expect([await turn(), await tabsOf(kavita, params.id)]).toEqual(['CHANGE_REQUESTED', ['OUR_TURN']])
  const item = (await inbox(kavita)).enquiries.content.find(({ enquiryId }) => enquiryId === params.id)
  expect(item).toMatchObject({ lastMessage: 'For 20 days instead of 14', unread: 2 })
})

test.each([
  ['ACCEPTED', 'WON'],
  ['CANCELLED', 'CLOSED'],
  ['DECLINED', 'CLOSED'],
  ['EXPIRED', 'CLOSED'],
  ['QUOTED', 'CUSTOMER_TURN'],
] as const)('an enquiry that is %s is in the tab %s alone, and counted there', async (status, tab) => {
  const [person, kavita] = [await server.signIn(), await server.signInStaff('SALES')]
  const { id } = await anEnquiry(person)
  const before = (await inbox(kavita)).counts
  await server.db.rows(sql`update enquiry set status = ${status} where enquiry_id = ${id}`)
  expect(await tabsOf(kavita, id)).toEqual([tab])
  const { counts } = await inbox(kavita, { filter: tab })
  expect(counts[tab]).toBe(before[tab] + 1)
  expect(counts.FIRST_ANSWER).toBe(before.FIRST_ANSWER - 1)
})

test('the inbox shows the customer, the machines, the place, the start and the duration of each enquiry', async () => {
  const { user, companyName } = await aCompany(server)
  const kavita = await server.signInStaff('SALES')
  const { id } = await anEnquiry(user)
  const { call } = await server.signInStaff('OPERATIONS')
  const { enquiries } = await call('listInbox', { query: { size: '100' } })
  expect(enquiries.content.find(({ enquiryId }) => enquiryId === id)).toMatchObject({
    customer: companyName,
    cityName: 'Pune',
    startDate: enquiryBody(server.clock.now()).startDate,
    machines: [{ productName: machine?.name, quantity: 2, period: 'WEEK', duration: 3 }],
    assignee: null,
    unread: 0,
    lastMessage: null,
  })
  const { enquiry } = await kavita.call('getInboxEnquiry', { params: { id } })
  expect(enquiry).toMatchObject({
    isCompany: true,
    contacts: [user.phoneOrEmail],
    lines: [{ productSlug: machine?.slug, availableInCity: true }],
    nearestYard: { name: 'Chakan' },
    history: { enquiries: 1, won: 0, latest: [] },
    events: [{ event: 'submit', status: 'SUBMITTED' }],
  })
})

test('a line has the rates of the card that counts in the city of the site, and nobody sees costs there', async () => {
  const [person, kavita] = [await server.signIn(), await server.signInStaff('SALES')]
  const [pune, mumbai] = [await anEnquiry(person), await anEnquiry(person, { city: 'mumbai' })]
  const ratesOf = async (params: { id: string }) =>
    (await kavita.call('getInboxEnquiry', { params })).enquiry.lines[0]?.rates
  const general = await ratesOf(pune)
  expect(general).toMatchObject({ perMonthPaise: machine?.rate.perMonthPaise })
  const card = { ...aCard(machine?.productId ?? '', dateInIndia(server.clock.now())), city: 'mumbai' }
  await addCard(kavita, card)
  expect(await ratesOf(mumbai)).toEqual({ perMonthPaise: 7_000_000, perWeekPaise: null, perDayPaise: 400_000 })
  expect(await ratesOf(pune)).toEqual(general)
  for (const colleague of [kavita, await server.signInStaff('OPERATIONS')]) {
    const { enquiry } = await colleague.call('getInboxEnquiry', { params: mumbai })
    expect(JSON.stringify(enquiry)).not.toMatch(/cost|4000000|1800000/i)
  }
})

test('an enquiry names the yard nearest to the city of the site, in a straight line', async () => {
  const [person, kavita] = [await server.signIn(), await server.signInStaff('SALES')]
  const yardOf = async (city: string) => {
    const params = await anEnquiry(person, { city })
    return (await kavita.call('getInboxEnquiry', { params })).enquiry.nearestYard
  }
  // Bhiwandi 19.30 N 73.06 E, Thane 19.22 N 72.98 E.
  expect(await yardOf('thane')).toEqual({ name: 'Bhiwandi', straightKm: expect.closeTo(12, -1) })
})

test('the history names the company’s other enquiries, also a colleague’s, and nobody else’s', async () => {
  const { admin, user } = await aCompany(server)
  const [other, kavita] = [await server.signIn(), await server.signInStaff('SALES')]
  await anEnquiry(other)
  const earlier = await anEnquiry(admin)
  server.clock.advance({ minutes: 1 })
  const params = await anEnquiry(user)
  const { history } = (await kavita.call('getInboxEnquiry', { params })).enquiry
  expect(history.enquiries).toBe(2)
  expect(history.latest.map(({ enquiryId }) => enquiryId)).toEqual([earlier.id])
  expect(history.latest[0]?.machines).toBe(`2 ${machine?.name}`)
})

test('the clock to the first answer starts with the enquiry, and stops with our first message', async () => {
  const [person, kavita] = [await server.signIn(), await server.signInStaff('SALES')]
  const params = await anEnquiry(person)
  const { enquiry } = await kavita.call('getInboxEnquiry', { params })
  expect(enquiry.clock).toMatchObject({ minutesLeft: 240, minutesInAll: 240 })
  expect((await person.call('getEnquiry', { params })).enquiry.answerDueAt).toBe(enquiry.clock?.dueAt)
  await person.call('sendEnquiryMessage', { params, headers: {}, body: { text: 'Hello?' } })
  expect((await kavita.call('getInboxEnquiry', { params })).enquiry.clock).not.toBeNull()
  await kavita.call('writeToCustomer', { params, headers: {}, body: { text: 'Yes' } })
  const answered = (await kavita.call('getInboxEnquiry', { params })).enquiry
  expect([answered.clock, answered.firstAnsweredAt]).toEqual([null, server.clock.now().toISOString()])
  server.clock.advance({ minutes: 5 })
  await kavita.call('writeToCustomer', { params, headers: {}, body: { text: 'More' } })
  expect((await person.call('getEnquiry', { params })).enquiry.firstAnsweredAt).toBe(answered.firstAnsweredAt)
})

test('the enquiry due first comes first, and one from before the desk has its place', async () => {
  const [person, kavita] = [await server.signIn(), await server.signInStaff('SALES')]
  const [early, late, old] = [await anEnquiry(person), await anEnquiry(person), await anEnquiry(person)]
  const due = (id: string, at: string | null) =>
    server.db.rows(
      sql`update enquiry set answer_due_at = ${at}, submitted_at = ${at ?? '2021-01-01'} where enquiry_id = ${id}`,
    )
  await due(early.id, '2022-01-01')
  await due(late.id, '2023-01-01')
  await due(old.id, null)
  expect((await idsIn(kavita, {})).slice(0, 3)).toEqual([old.id, early.id, late.id])
})

test('the inbox is narrowed by city, assignee, age and words, and its counts follow', async () => {
  const { user } = await aCompany(server, 'Sahyadri Infra Projects')
  const kavita = await server.signInStaff('SALES')
  const { id } = await anEnquiry(user, { city: 'mumbai' })
  await assign(kavita, { id }, kavita.accountId, null)
  const only = async (query: object) => {
    const { enquiries, counts } = await inbox(kavita, query)
    return [enquiries.content.map(({ enquiryId }) => enquiryId), counts.FIRST_ANSWER, enquiries.totalElements]
  }
  expect(await only({ assignee: kavita.accountId })).toEqual([[id], 1, 1])
  expect(await only({ assignee: kavita.accountId, city: 'mumbai', age: 'TODAY' })).toEqual([[id], 1, 1])
  expect(await only({ assignee: kavita.accountId, city: 'pune' })).toEqual([[], 0, 0])
  expect(await only({ q: 'sahyadri infra', assignee: kavita.accountId })).toEqual([[id], 1, 1])
  const { enquiryNumber } = (await kavita.call('getInboxEnquiry', { params: { id } })).enquiry
  expect(await only({ q: enquiryNumber })).toEqual([[id], 1, 1])
  expect(await idsIn(kavita, { q: machine?.name })).toContain(id)
  expect(await only({ q: '100%' })).toEqual([[], 0, 0])
  expect(await idsIn(kavita, { assignee: 'nobody' })).not.toContain(id)
  expect(await idsIn(kavita, { age: 'OLDER' })).not.toContain(id)
  server.clock.advance({ days: 8 })
  const later = await server.signInStaff('SALES')
  expect(await idsIn(later, { age: 'OLDER' })).toContain(id)
  expect(await idsIn(later, { age: 'WEEK' })).not.toContain(id)
})

test('pages follow one another without gaps or repetition', async () => {
  const [person, kavita] = [await server.signIn(), await server.signInStaff('SALES')]
  for (let made = 0; made < 5; made += 1) await anEnquiry(person)
  const whole = await idsIn(kavita, {})
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(whole.length / 3) }, (_, page) => idsIn(kavita, { page: String(page), size: '3' })),
  )
  expect(pages.flat()).toEqual(whole)
})

test('the customer’s list shows the machines, the site and the start of each enquiry', async () => {
  const { user } = await aCompany(server)
  await anEnquiry(user)
  const { enquiries } = await user.call('listEnquiries')
  expect(enquiries.content[0]).toMatchObject({
    machines: [machine?.name],
    lineCount: 1,
    siteName: enquiryBody(server.clock.now()).deliveryAddress,
    startDate: enquiryBody(server.clock.now()).startDate,
    unread: 0,
  })
  expect(enquiries.content[0]?.askedBy).not.toBe('')
})

test.each([{}, { q: 'scissor lift' }, { city: 'pune', assignee: 'nobody', age: 'WEEK' }] as const)(
  'the inbox takes one statement, narrowed by %j',
  async (narrowed) => {
    const { accountId } = await server.signInStaff('SALES')
    const { counted, statements } = countingStatements(server.appDb)
    const kavita = { kind: 'STAFF', accountId, role: 'SALES', name: 'Kavita Nair' } as const
    const asked = { filter: 'OUR_TURN', page: 0, size: 25, ...narrowed } as const
    await listInbox({ db: counted, clock: server.clock.now }, kavita, asked)
    expect(statements()).toBe(1)
  },
)

test('the share answered in time counts the month’s due answers, and no enquiry cancelled before', async () => {
  const [person, kavita] = [await server.signIn(), await server.signInStaff('SALES')]
  const answers = async () => (await inbox(kavita)).answers
  const none = await answers()
  const [early, late, unanswered, cancelled] = [
    await anEnquiry(person),
    await anEnquiry(person),
    await anEnquiry(person),
    await anEnquiry(person),
  ]
  const write = (params: { id: string }) =>
    kavita.call('writeToCustomer', { params, headers: {}, body: { text: 'Yes' } })
  await write(early)
  expect(await answers()).toEqual({ due: none.due + 1, inTime: none.inTime + 1 })
  await person.call('cancelEnquiry', { params: cancelled, body: { reason: 'Not needed' } })
  const set = ({ id }: { id: string }, due: string) =>
    server.db.rows(sql`update enquiry set answer_due_at = ${due} where enquiry_id = ${id}`)
  const justNow = new Date(server.clock.now().getTime() - 1000).toISOString()
  for (const one of [late, unanswered, cancelled]) await set(one, justNow)
  await server.db.rows(sql`
    update enquiry_event set happened_at = happened_at - interval '1 hour' where enquiry_id = ${cancelled.id}`)
  await write(late)
  expect(await answers()).toEqual({ due: none.due + 3, inTime: none.inTime + 1 })
  // An answer due in another month belongs there.
  await set(late, '2020-01-31T12:00:00Z')
  expect(await answers()).toEqual({ due: none.due + 2, inTime: none.inTime + 1 })
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia, endOfDate } from '#contract/dates.ts'
import { draftFor, sendDraft } from '#tests/support/quotes.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

// Noon in India. Tokens run out while days pass, so everybody signs in where they speak.
const server = await aServer({ now: new Date('2026-11-23T06:30:00Z') })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const sales = async () => (await server.signInStaff('SALES')).call
type Person = Awaited<ReturnType<typeof server.signIn>>
const again = async ({ phoneOrEmail }: Person) => (await server.signIn(phoneOrEmail)).call

async function quoted(days: number) {
  const customer = await server.signIn()
  await customer.call('addCartItem', { body: { productId } })
  const body = enquiryBody(server.clock.now())
  const { enquiryId, enquiryNumber } = await customer.call('submitEnquiry', { body, headers: {} })
  const { quoteId, content } = await draftFor(server, enquiryId)
  const validUntil = addDays(dateInIndia(server.clock.now()), days)
  const save = { params: { id: quoteId }, headers: { 'if-match': '*' }, body: { ...content, validUntil } }
  await (await sales())('saveQuote', save)
  await sendDraft(server, quoteId)
  return { customer, enquiryId, enquiryNumber, quoteId, validUntil }
}
type Quoted = Awaited<ReturnType<typeof quoted>>

/** Everywhere the status of a quote or of its enquiry is read. */
async function statuses({ customer, enquiryId, enquiryNumber, quoteId }: Quoted) {
  const [call, desk] = [await again(customer), await sales()]
  const params = { id: enquiryId }
  const { enquiry } = await call('getEnquiry', { params })
  const { enquiries } = await call('listEnquiries', { query: { filter: enquiry.status } })
  const { quotes } = await desk('listQuotes', { query: { q: enquiryNumber } })
  const { quote } = await desk('getDeskQuote', { params: { id: quoteId } })
  const inbox = await desk('getInboxEnquiry', { params })
  const ofCustomer = await desk('listCustomerEnquiries', { params: { id: customer.accountId }, query: {} })
  const counts = await call('countEnquiries')
  return {
    enquiry: [
      enquiry.status,
      enquiries.content[0]?.status,
      inbox.enquiry.status,
      ofCustomer.enquiries.content[0]?.status,
      Object.entries(counts).find(([name, count]) => name !== 'ALL' && count === 1)?.[0],
    ],
    quote: [
      enquiry.quotes[0]?.status,
      (await call('getQuote', { params: { quoteId } })).quote.status,
      quote.status,
      quote.versions[0]?.status,
      quotes.content[0]?.status,
      (await desk('listQuotes', { query: { q: enquiryNumber, filter: quote.status } })).quotes.content[0]?.status,
    ],
    group: quotes.content[0]?.group,
    turn: inbox.enquiry.turn,
  }
}
const all = (enquiry: string, quote: string) => ({ enquiry: Array(5).fill(enquiry), quote: Array(6).fill(quote) })
const stored = ({ enquiryId }: Quoted) =>
  server.db.first(sql<{ enquiry: string; quote: string }>`
    select e.status as enquiry, q.status as quote from enquiry e join quote q using (enquiry_id)
    where enquiry_id = ${enquiryId} order by version desc limit 1`)

/** Passes time to the end of a version's last day, or to so many seconds before it, without any task. */
const passTo = ({ validUntil }: Quoted, secondsBefore = 0) =>
  server.clock.set(new Date(endOfDate(validUntil).getTime() - secondsBefore * 1000))

async function told({ customer }: Quoted, kind: string) {
  await server.runTasks()
  const { notifications } = await (await again(customer))('listNotifications')
  return notifications.content.filter((one) => one.kind === kind).length
}

test('M2 a quote is valid to 24:00 in India of its last day, by the clock alone', async () => {
  const it = await quoted(1)
  passTo(it, 1)
  expect(await statuses(it)).toEqual({ ...all('QUOTED', 'SENT'), group: 'EXPIRING', turn: 'CUSTOMER_TURN' })
  passTo(it)
  expect(server.clock.now().toISOString()).toMatch(/T18:30:00.000Z$/)
  expect(await statuses(it)).toEqual({ ...all('EXPIRED', 'EXPIRED'), group: 'LOST', turn: 'CLOSED' })
  // No task has run yet.
  expect(await stored(it)).toEqual({ enquiry: 'QUOTED', quote: 'SENT' })
})

test('the inbox closes an enquiry whose quote has expired, though no task has run', async () => {
  const it = await quoted(1)
  const tab = async (filter: 'CUSTOMER_TURN' | 'CLOSED') => {
    const { enquiries, counts } = await (await sales())('listInbox', { query: { filter, q: it.enquiryNumber } })
    expect(enquiries.totalElements).toBe(counts[filter])
    return enquiries.content.map(({ status, turn }) => [status, turn])
  }
  expect([await tab('CUSTOMER_TURN'), await tab('CLOSED')]).toEqual([[['QUOTED', 'CUSTOMER_TURN']], []])
  passTo(it)
  expect([await tab('CUSTOMER_TURN'), await tab('CLOSED')]).toEqual([[], [['EXPIRED', 'CLOSED']]])
})

test('rows follow on the next day, and the customer is notified once, in the morning', async () => {
  const it = await quoted(1)
  passTo(it)
  expect(await told(it, 'enquiryQuoteExpired')).toBe(0)
  expect(await stored(it)).toEqual({ enquiry: 'EXPIRED', quote: 'EXPIRED' })
  server.clock.advance({ hours: 9 })
  expect(await told(it, 'enquiryQuoteExpired')).toBe(1)
  server.clock.advance({ days: 1 })
  expect(await told(it, 'enquiryQuoteExpired')).toBe(1)
  const { enquiry } = await (await again(it.customer))('getEnquiry', { params: { id: it.enquiryId } })
  const at = endOfDate(it.validUntil).toISOString()
  expect(enquiry.events.at(-1)).toEqual({ event: 'expire', status: 'EXPIRED', at, actor: '', reason: null })
})

test('a new version reopens an enquiry that has expired, whether a task has run or not', async () => {
  for (const isTold of [false, true]) {
    const it = await quoted(1)
    passTo(it)
    if (isTold) await server.runTasks()
    const second = await draftFor(server, it.enquiryId)
    const validUntil = addDays(it.validUntil, 20)
    const save = {
      params: { id: second.quoteId },
      headers: { 'if-match': '*' },
      body: { ...second.content, validUntil },
    }
    await (await sales())('saveQuote', save)
    await sendDraft(server, second.quoteId)
    const { enquiry } = await (await again(it.customer))('getEnquiry', { params: { id: it.enquiryId } })
    expect(enquiry.quotes.map(({ status }) => status)).toEqual(['SENT', 'EXPIRED'])
    expect(enquiry.events.map(({ event }) => event)).toEqual(['submit', 'quote', 'expire', 'quote'])
    expect(await told(it, 'enquiryQuoteExpired')).toBe(0)
  }
})

test('an act that needs a live version does not work on an expired one', async () => {
  const it = await quoted(1)
  passTo(it)
  const [desk, params] = [await sales(), { id: it.quoteId }]
  const reason = 'The crane is gone.'
  const customer = await again(it.customer)
  const refused = [
    () => desk('withdrawQuote', { params, body: { reason } }),
    () => desk('remindOfQuote', { params, body: {} }),
    () => desk('cancelInboxEnquiry', { params: { id: it.enquiryId }, body: { reason } }),
    () => customer('cancelEnquiry', { params: { id: it.enquiryId }, body: { reason } }),
  ]
  for (const attempt of refused) await expect(attempt()).rejects.toMatchObject({ status: 409 })
  await desk('noteLostQuote', { params, body: { reason: 'NO_ANSWER', note: null } })
})

/** Lets each hour pass, with its tasks. */
async function passHours(hours: number) {
  for (let hour = 0; hour < hours; hour += 1) {
    server.clock.advance({ hours: 1 })
    await server.runTasks()
  }
}

test('the customer is reminded once, in the morning two days before the last, unless they wait for us', async () => {
  const [it, withdrawn, asked] = [await quoted(4), await quoted(4), await quoted(4)]
  const reminders = () => Promise.all([it, withdrawn, asked].map((one) => told(one, 'enquiryQuoteReminder')))
  passTo(it, 3 * 24 * 3600)
  await server.runTasks()
  const reason = 'The crane is gone.'
  await (await sales())('withdrawQuote', { params: { id: withdrawn.quoteId }, body: { reason } })
  const { quoteId } = asked
  await (await again(asked.customer))('requestQuoteChange', { params: { quoteId }, body: { message: 'Cheaper?' } })
  await passHours(8)
  expect(await reminders()).toEqual([0, 0, 0])
  await passHours(1)
  expect(await reminders()).toEqual([1, 0, 0])
  await passHours(62)
  expect(await reminders()).toEqual([1, 0, 0])
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MESSAGES_PER_DAY, MESSAGES_PER_ENQUIRY } from '#contract/enquiries.messages.ts'
import { aCompany } from '#tests/support/company.ts'
import { refusal } from '#tests/support/newcomer.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aPdf } from '#tests/support/sample-files.ts'
import { aServer } from '#tests/support/server.ts'
import { anEmail } from '#tests/support/session.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
type Person = Awaited<ReturnType<typeof server.signIn>>
type Colleague = Awaited<ReturnType<typeof server.signInStaff>>

async function anEnquiry(person: Person) {
  await person.call('addCartItem', { body: { productId } })
  const body = enquiryBody(server.clock.now())
  const { enquiryId } = await person.call('submitEnquiry', { body, headers: {} })
  return { id: enquiryId }
}
const say = ({ call }: Person, params: { id: string }, text: string, headers = {}) =>
  call('sendEnquiryMessage', { params, headers, body: { text } })
const answer = ({ call }: Colleague, params: { id: string }, text: string, headers = {}) =>
  call('writeToCustomer', { params, headers, body: { text } })
const messagesOf = async ({ call }: Person, params: { id: string }) =>
  (await call('getEnquiry', { params })).enquiry.messages
const notices = async (to: string) => (await server.outbox(to)).filter(({ purpose }) => purpose === 'notice')

test('customer and desk talk about an enquiry, in order, and see each other’s names only', async () => {
  const [person, kavita] = [await server.signIn(), await server.signInStaff('SALES')]
  const params = await anEnquiry(person)
  await say(person, params, 'Floor load is 1.5 t/m².\r\nMay we start at 7?')
  server.clock.advance({ minutes: 2 })
  await answer(kavita, params, 'Yes, at 7.')
  const messages = await messagesOf(person, params)
  expect(messages).toMatchObject([
    { from: 'CUSTOMER', text: 'Floor load is 1.5 t/m².\nMay we start at 7?', readAt: null },
    { from: 'STAFF', author: 'Meera Joshi', text: 'Yes, at 7.', at: server.clock.now().toISOString() },
  ])
  expect(JSON.stringify(messages)).not.toContain(kavita.accountId)
  expect(JSON.stringify(messages)).not.toContain(kavita.phoneOrEmail)
  const { enquiry } = await kavita.call('getInboxEnquiry', { params })
  expect(enquiry.messages).toEqual(messages)
})

test('a message is unread until the other side opens it', async () => {
  const [person, kavita] = [await server.signIn(), await server.signInStaff('SALES')]
  const params = await anEnquiry(person)
  await say(person, params, 'One')
  await answer(kavita, params, 'Two')
  const unread = async () => (await kavita.call('getInboxEnquiry', { params })).enquiry.unread
  expect(await unread()).toBe(1)
  await kavita.call('readCustomerMessages', { params, body: {} })
  expect(await unread()).toBe(0)
  expect((await messagesOf(person, params)).map(({ readAt }) => readAt !== null)).toEqual([true, false])
  await person.call('readEnquiryMessages', { params, body: {} })
  expect((await messagesOf(person, params)).every(({ readAt }) => readAt !== null)).toBe(true)
})

test('the same key sends one message, from either side', async () => {
  const [person, kavita] = [await server.signIn(), await server.signInStaff('SALES')]
  const params = await anEnquiry(person)
  const headers = { 'idempotency-key': 'once' }
  const first = await say(person, params, 'Hello', headers)
  expect(await say(person, params, 'Hello', headers)).toEqual(first)
  const reply = await answer(kavita, params, 'Good morning', headers)
  expect(await answer(kavita, params, 'Good morning', headers)).toEqual(reply)
  expect(await messagesOf(person, params)).toHaveLength(2)
  await expect(answer(kavita, params, 'Other words', headers)).rejects.toMatchObject(
    refusal('idempotency-key-reused', 422),
  )
})

test('the customer is notified with a link, once until they have read it', async () => {
  const [person, kavita] = [await server.signIn(anEmail()), await server.signInStaff('SALES')]
  const params = await anEnquiry(person)
  await answer(kavita, params, 'How wide is the gate?')
  await answer(kavita, params, 'More of them')
  const [told, ...more] = await notices(person.phoneOrEmail)
  expect(more).toEqual([])
  expect(told?.text).toContain(`${server.config.publicUrl}/my-rental/manage-enquiry/${params.id}`)
  await person.call('readEnquiryMessages', { params, body: {} })
  await answer(kavita, params, 'Again')
  expect(await notices(person.phoneOrEmail)).toHaveLength(2)
})

test('staff who read Hindi are notified in Hindi', async () => {
  const [person, kavita] = [await server.signIn(), await server.signInStaff('SALES')]
  const params = await anEnquiry(person)
  await kavita.call('assignEnquiry', { params, body: { to: kavita.accountId, from: null } })
  await server.db.rows(sql`update account set language = 'hi' where account_id = ${kavita.accountId}`)
  await say(person, params, 'Secret words')
  const [told] = await notices(kavita.phoneOrEmail)
  expect(told?.text).toContain('पूछताछ')
  expect(told?.text).toContain(`/desk/enquiries/${params.id}`)
  expect(told?.text).not.toContain('Secret')
})

test('a customer’s message goes to the assignee of the enquiry, otherwise to everybody in sales', async () => {
  const person = await server.signIn()
  const [kavita, arun] = [await server.signInStaff('SALES'), await server.signInStaff('SALES')]
  const [open, taken] = [await anEnquiry(person), await anEnquiry(person)]
  await say(person, open, 'Anybody?')
  const count = async () => [(await notices(kavita.phoneOrEmail)).length, (await notices(arun.phoneOrEmail)).length]
  expect(await count()).toEqual([1, 1])
  await kavita.call('assignEnquiry', { params: taken, body: { to: kavita.accountId, from: null } })
  await say(person, taken, 'Kavita?')
  expect(await count()).toEqual([2, 1])
})

test('a company’s people who see an enquiry write to it; the administrators are notified once its maker has left', async () => {
  const { admin, user } = await aCompany(server)
  const kavita = await server.signInStaff('SALES')
  const params = await anEnquiry(user)
  await say(admin, params, 'Please hurry')
  await user.call('continueAsIndividual', { body: {} })
  await answer(kavita, params, 'We do')
  const about = async (to: string) => (await notices(to)).filter(({ text }) => text.includes(params.id))
  expect((await about(user.phoneOrEmail)).length).toBe(0)
  expect((await about(admin.phoneOrEmail)).length).toBeGreaterThan(0)
  expect((await messagesOf(admin, params)).map(({ author }) => author).every((author) => author !== '')).toBe(true)
})

async function uploaded({ accessToken }: Person, purpose = 'message') {
  const headers = { authorization: `Bearer ${accessToken}`, 'yantra-file-name': 'hall-4-floor.pdf' }
  const url = `/v1/files?purpose=${purpose}`
  const reply = await server.ask({ method: 'POST', url, headers, payload: aPdf })
  return reply.json<{ file: { fileId: string } }>().file.fileId
}

test('a message shows its files to both sides; only own files for messages can be attached, and each once', async () => {
  const [person, other, kavita] = [await server.signIn(), await server.signIn(), await server.signInStaff('SALES')]
  const params = await anEnquiry(person)
  const attach = (fileIds: string[]) =>
    person.call('sendEnquiryMessage', { params, headers: {}, body: { text: 'Drawing attached.', fileIds } })
  const fileId = await uploaded(person)
  await attach([fileId])
  for (const { files } of [
    ...(await messagesOf(person, params)),
    ...(await kavita.call('getInboxEnquiry', { params })).enquiry.messages,
  ]) {
    expect(files).toMatchObject([{ fileId, name: 'hall-4-floor.pdf' }])
    expect((await server.ask({ url: files[0]?.url ?? '' })).statusCode).toBe(200)
  }
  for (const wrong of [fileId, await uploaded(other), await uploaded(person, 'customer-document')])
    await expect(attach([wrong])).rejects.toMatchObject(refusal('not-found', 404))
  expect(await messagesOf(person, params)).toHaveLength(1)
})

test('a stranger gets not found, and an enquiry that is cancelled takes no message from either side', async () => {
  const [person, other, kavita] = [await server.signIn(), await server.signIn(), await server.signInStaff('SALES')]
  const params = await anEnquiry(person)
  await expect(say(other, params, 'Hello')).rejects.toMatchObject(refusal('not-found', 404))
  await expect(other.call('readEnquiryMessages', { params, body: {} })).rejects.toMatchObject({ status: 404 })
  await person.call('cancelEnquiry', { params, body: { reason: 'Postponed' } })
  await expect(say(person, params, 'Hello')).rejects.toMatchObject(refusal('status-conflict', 409))
  await expect(answer(kavita, params, 'Hello')).rejects.toMatchObject(refusal('status-conflict', 409))
})

test('a message has words, at most 4 000 characters of them', async () => {
  const person = await server.signIn()
  const params = await anEnquiry(person)
  for (const text of ['', ' \n ', 'x'.repeat(4001), 'a\u0000b'])
    await expect(say(person, params, text)).rejects.toMatchObject(refusal('validation', 422))
  await say(person, params, 'x'.repeat(4000))
})

test('a person sends so many messages a day to all enquiries together', async () => {
  const person = await server.signIn()
  const [first, second] = [await anEnquiry(person), await anEnquiry(person)]
  const half = MESSAGES_PER_DAY.customer / 2
  for (let sent = 0; sent < half; sent += 1) for (const params of [first, second]) await say(person, params, 'Hello')
  await expect(say(person, first, 'Hello')).rejects.toMatchObject(refusal('too-many-requests', 429))
  server.clock.advance({ hours: 24, seconds: 1 })
  const again = await server.signIn(person.phoneOrEmail)
  await say(again, first, 'Hello')
})

test('a conversation takes so many messages, in the database too', async () => {
  const [person, kavita] = [await server.signIn(), await server.signInStaff('SALES')]
  const params = await anEnquiry(person)
  const fill = sql`
    insert into enquiry_message (message_id, enquiry_id, message_no, text, actor_kind, actor_account_id, sent_at)
    select gen_random_uuid(), ${params.id}, n, 'Hello', 'CUSTOMER', ${person.accountId}, timestamptz '2020-01-01'
    from generate_series(1, ${MESSAGES_PER_ENQUIRY}::int) n`
  await server.db.rows(fill)
  await expect(answer(kavita, params, 'Hello')).rejects.toMatchObject(refusal('conversation-full', 409))
  const more = sql`
    insert into enquiry_message (message_id, enquiry_id, message_no, text, actor_kind, actor_account_id, sent_at)
    values (gen_random_uuid(), ${params.id}, ${MESSAGES_PER_ENQUIRY + 1}, 'x', 'CUSTOMER', ${person.accountId}, now())`
  await expect(server.db.rows(more)).rejects.toMatchObject({ code: '23514' })
})

test('S2 the database lets nobody change or delete a message, or write for the desk', async () => {
  const person = await server.signIn()
  const params = await anEnquiry(person)
  await say(person, params, 'Hello')
  const as = { kind: 'CUSTOMER', accountId: person.accountId, companyId: null } as const
  for (const attempt of [
    sql`update enquiry_message set text = 'x'`,
    sql`delete from enquiry_message`,
    sql`insert into enquiry_message (message_id, enquiry_id, message_no, text, actor_kind, actor_account_id, actor_name, sent_at)
      values (gen_random_uuid(), ${params.id}, 9, 'x', 'STAFF', ${person.accountId}, 'Kavita', now())`,
  ])
    await expect(server.appDb.as(as, (tx) => tx.rows(attempt))).rejects.toMatchObject({ code: '42501' })
})

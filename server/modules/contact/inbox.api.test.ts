import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aContactMessage } from '#tests/support/contact-message.ts'
import { aServer } from '#tests/support/server.ts'
import { anEmail } from '#tests/support/session.ts'

const SHARED = 'people@house.example'
const settings = { CONTACT_TO: SHARED, LIMIT_NOTICES_TO_ONE_DAY: '2' }
const server = await aServer({ settings })
const { outbox, signInStaff, db } = server
const sales = await signInStaff('SALES')

const write = async (more: object = {}) => {
  // Each message is later than the one before.
  server.clock.advance({ seconds: 1 })
  const email = anEmail()
  return { email, id: await aContactMessage(server, { email, ...more }) }
}
type Desk = Pick<typeof sales, 'call'>
const get = async (id: string) => (await sales.call('getContactMessage', { params: { id } })).contactMessage
const answer = ({ call }: Desk, id: string, text = 'Yes, from Monday.', version = '*') =>
  call('answerContactMessage', { params: { id }, headers: { 'if-match': version }, body: { text } })
const close = (id: string, version = '*') =>
  sales.call('closeContactMessage', { params: { id }, headers: { 'if-match': version }, body: {} })
const reopen = (id: string) =>
  sales.call('reopenContactMessage', { params: { id }, headers: { 'if-match': '*' }, body: {} })
const list = async (query: Record<string, string>) =>
  (await sales.call('listContactMessages', { query })).contactMessages

describe('the inbox', () => {
  test('lists messages newest first, by status, found by name, address, phone and text', async () => {
    const [older, newer] = [await write(), await write({ name: 'Zubin Vakil', phone: '9123456780' })]
    const ids = async (query: Record<string, string>) => (await list(query)).content.map(({ messageId }) => messageId)
    expect((await ids({})).slice(0, 2)).toEqual([newer.id, older.id])
    for (const filter of ['zubin', newer.email, '9123456780', 'cranes in goa'])
      expect(await ids({ filter })).toContain(newer.id)
    expect(await ids({ filter: '100%' })).toEqual([])
    await close(older.id)
    expect(await ids({ status: 'DONE' })).toEqual([older.id])
    expect(await ids({ status: 'NEW' })).not.toContain(older.id)
    expect(await list({ size: '1' })).toMatchObject({ size: 1, content: [{ messageId: newer.id }] })
  })

  test('shows the beginning of a long text, and the whole text on its own page', async () => {
    const message = 'crane '.repeat(100).trim()
    const { id, email } = await write({ message })
    expect((await list({ filter: email })).content[0]?.excerpt).toBe(message.slice(0, 160))
    expect(await get(id)).toMatchObject({ message, status: 'NEW', answers: [], email })
  })
})

describe('an answer', () => {
  test('is mailed to the sender, replies go to staff, and it is stored with its author', async () => {
    const { id, email } = await write()
    const { contactMessage } = await answer(sales, id)
    expect(contactMessage).toMatchObject({
      status: 'ANSWERED',
      answers: [{ text: 'Yes, from Monday.', by: 'Meera Joshi', at: server.clock.now().toISOString() }],
    })
    expect(await get(id)).toEqual(contactMessage)
    const tasks = sql<{ replyTo: string }>`
      select payload->>'replyTo' as reply_to from task where payload->>'to' = ${email} and payload ? 'replyTo'`
    expect(await db.rows(tasks)).toEqual([{ replyTo: SHARED }])
    const [mail] = (await outbox(email)).filter(({ subject }) => subject === 'Answer to your message to Yantra')
    expect(mail?.text).toMatch(/^Yes, from Monday\.\n\nMeera Joshi, Yantra\n\nThis answers your message of /)
  })

  test('B-45 repeats nothing that was typed into the form, because the address may be a stranger’s', async () => {
    const { id, email } = await write({ name: 'Cheap pills', message: 'Buy at https://pills.example now' })
    await answer(sales, id)
    expect(JSON.stringify(await outbox(email))).not.toMatch(/pills/i)
  })

  test('S13 is plain text in the mail, and stored as it was typed', async () => {
    const payload = '<script>alert(1)</script>\n"><img src=x onerror=alert(1)> {url} =cmd|calc'
    const { id, email } = await write({ message: payload })
    expect((await answer(sales, id, payload)).contactMessage).toMatchObject({
      message: payload,
      answers: [{ text: payload }],
    })
    const mail = (await outbox(email)).find(({ text }) => text.includes('<script>'))
    expect(mail?.text.startsWith(payload)).toBe(true)
    expect(mail).not.toHaveProperty('html')
  })

  test.each(['', '   ', '\u0000', 'x'.repeat(4001)])('has 1 to 4000 characters: %#', async (text) => {
    const { id } = await write()
    await expect(answer(sales, id, text)).rejects.toMatchObject({ status: 422, violations: [{ field: 'text' }] })
    expect(await get(id)).toMatchObject({ status: 'NEW', answers: [] })
  })

  test('a person sends a recipient a limited number in a day; beyond it nothing is stored, and a colleague still may', async () => {
    const { id } = await write()
    const other = await signInStaff('SALES')
    for (const text of ['One.', 'Two.']) await answer(other, id, text)
    await expect(answer(other, id, 'Three.')).rejects.toMatchObject({ status: 429 })
    expect((await get(id)).answers).toHaveLength(2)
    await answer(sales, id, 'Three.')
  })

  test('is delivered to a recipient even after others have used up their limit of notices', async () => {
    const strict = await aServer({ settings: { ...settings, LIMIT_NOTICES_PER_RECIPIENT_DAY: '1' } })
    const email = anEmail()
    const id = await aContactMessage(strict, { email })
    for (const text of ['One.', 'Two.']) await answer(await strict.signInStaff('SALES'), id, text)
    const answers = (await strict.outbox(email)).filter(({ subject }) => subject.startsWith('Answer'))
    expect(answers).toHaveLength(2)
  })
})

describe('a message', () => {
  test('is done, and comes back as new or as answered', async () => {
    const { id } = await write()
    expect((await close(id)).contactMessage.status).toBe('DONE')
    expect((await reopen(id)).contactMessage.status).toBe('NEW')
    await answer(sales, id)
    expect((await close(id)).contactMessage.status).toBe('DONE')
    expect((await reopen(id)).contactMessage.status).toBe('ANSWERED')
  })

  test('B-36 is changed only by somebody who has seen its latest answer', async () => {
    const { id } = await write()
    await answer(sales, id, 'One.', 'W/"1"')
    await expect(answer(sales, id, 'Two.', 'W/"1"')).rejects.toMatchObject({ status: 412 })
    await expect(close(id, 'W/"1"')).rejects.toMatchObject({ status: 412 })
    const unversioned = sales.call('closeContactMessage', { params: { id }, headers: {}, body: {} })
    await expect(unversioned).rejects.toMatchObject({ status: 428 })
    expect((await get(id)).answers).toHaveLength(1)
  })

  test('leaves the act, the answer and the change of status in the audit trail', async () => {
    const owner = await signInStaff('OWNER')
    const { id } = await write({ name: 'Ravi Iyer' })
    await answer(sales, id)
    server.clock.advance({ seconds: 1 })
    await close(id)
    const { audit } = await owner.call('listAudit', { query: { subject: id } })
    expect(audit.content).toMatchObject([
      { act: 'closeContactMessage', changes: [{ field: 'status', was: 'ANSWERED', is: 'DONE' }] },
      {
        act: 'answerContactMessage',
        subject: { kind: 'contact-message', id, label: 'Ravi Iyer' },
        changes: [
          { field: 'answer', was: null, is: 'Yes, from Monday.' },
          { field: 'status', was: 'NEW', is: 'ANSWERED' },
        ],
      },
    ])
  })
})

test('the role that serves requests cannot change or delete an answer', async () => {
  const { id } = await write()
  await answer(sales, id)
  const owner = { kind: 'STAFF', accountId: sales.accountId, role: 'OWNER', name: 'Meera Joshi' } as const
  for (const attempt of [sql`update contact_answer set text = 'No.'`, sql`delete from contact_answer`])
    await expect(server.appDb.as(owner, (tx) => tx.rows(attempt))).rejects.toMatchObject({ code: '42501' })
  expect(await db.rows(sql`select 1 from contact_answer where message_id = ${id}`)).toHaveLength(1)
})

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { anEmail } from '#tests/support/session.ts'

const STAFF = 'people@house.example'
const server = await aServer({ settings: { CONTACT_TO: STAFF } })
const { db, clock, outbox } = server

const from = (email: string, more: object = {}) => ({
  name: "Meera D'Souza",
  email,
  phone: '9876543210',
  message: 'Do you rent cranes of 50 t in Goa?\r\n\r\nFrom next week on.',
  ...more,
})

const send = (payload: object, remoteAddress = '10.0.0.1', at = server) =>
  at.ask({ method: 'POST', url: '/v1/contact', payload, remoteAddress })

const kept = (email: string) =>
  db.rows(sql<{ name: string; phone: string | null; message: string; address: string | null }>`
    select sender_name as name, phone, message, address from contact_message
    where email = ${email} order by received_at`)
const toStaffOf = async (email: string) => (await outbox(STAFF)).filter(({ text }) => text.includes(email))

describe('a message', () => {
  test('is stored and forwarded to staff, and its sender gets a receipt', async () => {
    const email = anEmail()
    const answer = await send(from(email))
    expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'RECEIVED' }])
    expect(answer.headers['cache-control']).toBe('no-store')
    const message = 'Do you rent cranes of 50 t in Goa?\n\nFrom next week on.'
    expect(await kept(email)).toEqual([{ name: "Meera D'Souza", phone: '9876543210', message, address: '10.0.0.1' }])
    const [told, ...more] = await toStaffOf(email)
    expect(more).toEqual([])
    expect(told?.subject).toBe("Message from Meera D'Souza by the contact form")
    expect(told?.text).toContain(`Phone number: 9876543210\n\n${message}\n\n`)
    expect(await outbox(email)).toMatchObject([{ purpose: 'notice', subject: 'Your message to Yantra has arrived' }])
  })

  test.each([{ phone: undefined }, { phone: null }, { phone: '' }])('needs no phone number: %j', async (phone) => {
    const email = anEmail()
    expect((await send(from(email, phone))).statusCode).toBe(202)
    expect((await kept(email))[0]?.phone).toBeNull()
    expect((await toStaffOf(email))[0]?.text).toContain('Phone number: not given')
  })

  test('that fills the hidden field gets the usual answer, and is dropped', async () => {
    const email = anEmail()
    const answer = await send(from(email, { website: 'https://spam.example' }))
    expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'RECEIVED' }])
    expect([await kept(email), await toStaffOf(email), await outbox(email)]).toEqual([[], [], []])
    expect((await send(from(email, { website: '' }))).statusCode).toBe(202)
    expect(await kept(email)).toHaveLength(1)
  })

  test('is stored even if no mail can be sent', async () => {
    const live = await aServer()
    await live.db.asOwner((owner) => owner.rows(sql`drop table outbox_notice`))
    const email = anEmail()
    expect((await send(from(email), '10.0.0.1', live)).statusCode).toBe(202)
    await live.runTasks()
    const [row] = await live.db.rows(sql<{ email: string }>`select email from contact_message`)
    expect(row).toEqual({ email })
    expect(await live.db.rows(sql`select 1 from task where name = 'notice' and done_at is null`)).toHaveLength(2)
  })
})

describe('B-45 typed text', () => {
  test('is in no receipt, so that nobody can write to strangers through us', async () => {
    const email = anEmail()
    await send(from(email, { name: 'Cheap pills', message: 'Buy at https://pills.example now' }))
    const [receipt] = await outbox(email)
    expect(`${receipt?.subject} ${receipt?.text}`).not.toMatch(/pills|Buy|9876543210/i)
  })

  test.each(['\r\nBcc: all@people.example', '\nX: y', '\u2028Bcc: x', '\u0085x', '\u202egnihton', '\u0000'])(
    'in a name makes no header, and looks like no other name: %j',
    async (end) => {
      const answer = await send(from(anEmail(), { name: `Asha${end} Rao` }))
      expect(answer.statusCode).toBe(422)
      expect(answer.json().violations).toEqual([
        { field: 'name', code: 'characters', message: 'Name contains invalid characters' },
      ])
    },
  )

  test.each(['a@b.example\r\nBcc: c@d.example', 'a@b.example,c@d.example', '<a@b.example>'])(
    'in an email address is one address or refused: %j',
    async (email) => {
      const answer = await send(from(email))
      expect(answer.json().violations).toMatchObject([{ field: 'email', code: 'email.invalid' }])
    },
  )

  test('is shown as text, including braces and tags', async () => {
    const email = anEmail()
    const message = '<script>alert(1)</script> {email} {name} $& <b>bold</b>'
    await send(from(email, { name: '<i>{message}</i>', message }))
    const [told] = await toStaffOf(email)
    expect(told?.text).toContain(`Name: <i>{message}</i>\n`)
    expect(told?.text).toContain(message)
    const page = await server.ask({ url: `/dev/outbox?to=${STAFF}` })
    expect(page.body).not.toContain('<script>alert')
  })

  test.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: undefined }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(61) }, 'name', 'Name cannot exceed 60 characters'],
    [{ email: '' }, 'email', 'Email ID is required'],
    [{ email: 'asha@' }, 'email', 'Enter valid email ID'],
    [{ phone: '98765' }, 'phone', 'Enter valid phone number'],
    [{ phone: 9876543210 }, 'phone', 'Enter valid phone'],
    [{ message: '' }, 'message', 'Message is required'],
    [{ message: '  Hello. \n ' }, 'message', 'Message must be at least 10 characters long'],
    [{ message: 'x'.repeat(2001) }, 'message', 'Message cannot exceed 2000 characters'],
    [{ message: 'A bell \u0007 rings' }, 'message', 'Message contains invalid characters'],
    [{ message: 'A lone \ud800 half' }, 'message', 'Message contains invalid characters'],
    [{ role: 'ROLE_ADMIN' }, 'role', 'Role is not a known field'],
  ])('%j is refused by name', async (wrong, field, message) => {
    const answer = await send(from(anEmail(), wrong))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().violations).toMatchObject([{ field, message }])
  })

  test('is limited to 60 and 2000 characters, counted as people count them', async () => {
    const email = anEmail()
    expect((await send(from(email, { name: '🏗'.repeat(60), message: '🏗'.repeat(2000) }))).statusCode).toBe(202)
    expect((await kept(email))[0]?.message).toBe('🏗'.repeat(2000))
  })
})

describe('the same again', () => {
  test('is one message a day, at once or later', async () => {
    const email = anEmail()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(from(email))))
    answers.push(
      await send(from(email, { name: " Meera D'Souza ", message: from(email).message.replaceAll('\r', '') })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202, 202])
    expect(await kept(email)).toHaveLength(1)
    expect(await toStaffOf(email)).toHaveLength(1)
    clock.advance({ days: 1 })
    await send(from(email))
    expect(await kept(email)).toHaveLength(2)
    expect(await outbox(email)).toHaveLength(2)
  })

  test('with other words is another message, with one receipt a day for a mailbox', async () => {
    const email = anEmail()
    const tagged = email.replace('@', '+bomb@')
    for (const [to, n] of [
      [email, 1],
      [email.toUpperCase(), 2],
      [tagged, 3],
    ] as const)
      await send(from(to, { message: `Message number ${n}` }))
    expect(await kept(email)).toHaveLength(2)
    expect(await toStaffOf(tagged)).toHaveLength(1)
    expect([...(await outbox(email)), ...(await outbox(tagged))]).toHaveLength(1)
  })
})

describe('limits', () => {
  const limited = () => aServer({ settings: { LIMIT_CONTACT_PER_HOUR: '2', LIMIT_CONTACT_PER_ADDRESS_HOUR: '3' } })
  const numbered = (email: string, n: number) => from(email, { message: `Message number ${n}` })

  test('of an email address apply from any network, and say when to try again', async () => {
    const strict = await limited()
    const email = anEmail()
    await send(numbered(email, 1), '10.0.0.1', strict)
    strict.clock.advance({ minutes: 10 })
    await send(numbered(email, 2), '10.0.0.2', strict)
    const refused = await send(numbered(email, 3), '10.0.0.3', strict)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(50 * 60)])
    expect(refused.json()).toMatchObject({
      type: '/problems/too-many-requests',
      detail: 'You have sent several messages within an hour. Please try again in 50 min, or call us on 1800 120 0000.',
    })
    // A message already received is not refused when it is repeated.
    expect((await send(numbered(email, 2), '10.0.0.2', strict)).statusCode).toBe(202)
    strict.clock.advance({ minutes: 50 })
    expect((await send(numbered(email, 3), '10.0.0.3', strict)).statusCode).toBe(202)
  })

  test('of a network address apply to all email addresses, also at once', async () => {
    const strict = await limited()
    const all = Array.from({ length: 6 }, () => send(from(anEmail()), '10.0.0.9', strict))
    const codes = (await Promise.all(all)).map(({ statusCode }) => statusCode)
    expect([202, 429].map((code) => codes.filter((one) => one === code).length)).toEqual([3, 3])
    expect((await send(from(anEmail()), '10.0.0.8', strict)).statusCode).toBe(202)
  })

  test('are none in the demo', async () => {
    const email = anEmail()
    for (let n = 0; n < 12; n += 1) expect((await send(numbered(email, n))).statusCode).toBe(202)
  })

  test("store the sender's network address only as long as they count it", async () => {
    const email = anEmail()
    await send(from(email))
    clock.advance({ days: 1 })
    await server.runTasks()
    expect(await kept(email)).toMatchObject([{ address: null }])
  })
})

import { expect, onTestFinished, test } from 'vitest'
import { aMailServer } from '#tests/support/mail-server.ts'
import { payloads } from '#tests/support/payloads.ts'
import { smtpMailer } from './mail.ts'
import type { Notice } from './notice.ts'

/** Long enough for a busy machine; tests of a hanging server use a short limit instead. */
const PATIENT_MS = 5000
const HASTY_MS = 250
const from = 'Yantra <no-reply@yantra.example>'
const message: Notice = {
  to: 'asha@people.example',
  channel: 'email',
  purpose: 'notice',
  subject: 'Your access – आशा',
  text: 'You are a user of Malvan Towers now.\n.\nSign in.',
}

async function mailServer(habits: Parameters<typeof aMailServer>[0] = {}, patienceMs = PATIENT_MS) {
  const server = await aMailServer(habits)
  onTestFinished(server.close)
  return { ...server, send: smtpMailer({ url: server.url, from }, patienceMs) }
}
const header = (raw: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(raw)?.[1]?.trim()

test('a mail reaches its one recipient with sender, subject and the whole text', async () => {
  const { send, mails } = await mailServer()
  await send(message)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.to).toEqual(['asha@people.example'])
  const raw = mails[0]?.raw ?? ''
  expect(header(raw, 'From')).toBe(from)
  expect(header(raw, 'To')).toBe('asha@people.example')
  expect(header(raw, 'Subject')).toContain('=?UTF-8?')
  expect(raw).toContain('You are a user of Malvan Towers now.')
  expect(raw).toContain('Sign in.')
})

test('F8 two mails about one fact share a message id, others have their own', async () => {
  const { send, mails } = await mailServer()
  for (const fact of ['invited:1', 'invited:1', 'invited:2']) await send({ ...message, fact })
  await send(message)
  const numbers = mails.map(({ raw }) => header(raw, 'Message-ID'))
  expect(numbers[0]).toMatch(/^<[0-9a-f]{32}@yantra\.example>$/)
  expect(numbers[1]).toBe(numbers[0])
  expect(new Set(numbers).size).toBe(3)
})

test('a mail with a stop link has a List-Unsubscribe header, others do not', async () => {
  const { send, mails } = await mailServer()
  await send({ ...message, stopLink: 'https://yantra.example/stop-updates#token' })
  await send(message)
  expect(mails.map(({ raw }) => header(raw, 'List-Unsubscribe'))).toEqual([
    '<https://yantra.example/stop-updates#token>',
    undefined,
  ])
})

test('S an address with a comma is one nonexistent recipient, never two', async () => {
  const { send, mails } = await mailServer()
  await send({ ...message, to: 'asha@people.example, ravi@people.example' }).catch(() => {})
  expect(mails.flatMap(({ to }) => to)).not.toContain('ravi@people.example')
  expect(mails.flatMap(({ to }) => to)).not.toContain('asha@people.example')
})

test('F7 a server that refuses the recipient or the mail is an error', async () => {
  const noSuchUser = Object.assign(new Error('no such user'), { responseCode: 550 })
  const strict = await mailServer({ onRcptTo: (_address, _session, done) => done(noSuchUser) })
  await expect(strict.send(message)).rejects.toThrow('no such user')
  const full = await mailServer({
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => done(Object.assign(new Error('mailbox full'), { responseCode: 452 })))
    },
  })
  await expect(full.send(message)).rejects.toThrow('mailbox full')
})

test('F7 a server that is down is an error at once, and used again when it is back', async () => {
  const first = await aMailServer()
  await first.close()
  const send = smtpMailer({ url: first.url, from }, PATIENT_MS)
  await expect(send(message)).rejects.toThrow('ECONNREFUSED')
  const back = await aMailServer({}, first.port)
  onTestFinished(back.close)
  await send(message)
  expect(back.mails).toHaveLength(1)
})

test.each<[string, Parameters<typeof aMailServer>[0]]>([
  ['before its greeting', { onConnect: () => {} }],
  ['at the recipient', { onRcptTo: () => {} }],
  ['during the mail', { onData: (stream) => void stream.resume() }],
])('F7 a server that hangs %s times out', async (_, habits) => {
  const { send } = await mailServer(habits, HASTY_MS)
  const began = performance.now()
  await expect(send(message)).rejects.toThrow(/[Tt]imeout|Greeting never received/)
  expect(performance.now() - began).toBeLessThan(PATIENT_MS)
})

test('F7 a server that does not speak SMTP is an error', async () => {
  const { createServer } = await import('node:net')
  const liar = createServer((socket) => void socket.end('HTTP/1.1 200 OK\r\n\r\n'))
  await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void liar.close())
  const { port } = liar.address() as { port: number }
  await expect(smtpMailer({ url: `smtp://127.0.0.1:${port}`, from }, PATIENT_MS)(message)).rejects.toThrow(
    'Invalid greeting',
  )
})

test('S13 no payload in subject or text adds a header, a recipient or a part', async () => {
  const { send, mails } = await mailServer()
  const headersOf = (raw: string) => {
    const [head = ''] = raw.split(/\r?\n\r?\n/)
    return head.match(/^[\w-]+(?=:)/gm)
  }
  await send(message)
  const usual = headersOf(mails[0]?.raw ?? '')
  await Promise.all(payloads.map((payload) => send({ ...message, subject: payload, text: `${payload}\n` })))
  for (const { raw, to } of mails) {
    expect(headersOf(raw)).toEqual(usual)
    expect(to).toEqual(['asha@people.example'])
    expect(header(raw, 'Content-Type')).toBe('text/plain; charset=utf-8')
  }
  expect(mails).toHaveLength(payloads.length + 1)
})

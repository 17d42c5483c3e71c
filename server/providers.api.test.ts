import { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { Notice } from '#server/platform/notice.ts'
import { liveSettings } from '#tests/support/live.ts'
import { aMailServer, type Mail } from '#tests/support/mail-server.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer } from '#tests/support/server.ts'
import { anEmail } from '#tests/support/session.ts'
import { anSmsProvider, answering } from '#tests/support/sms-provider.ts'
import { enqueueNotice } from './platform/notices.ts'

const demo = await aServer()
const sms = await anSmsProvider(answering({ type: 'success' }))
const mailbox = await aMailServer()
afterAll(() => Promise.all([sms.close(), mailbox.close()]))

const settingsWith = (smtpUrl: string) => ({ ...liveSettings(demo.secrets), SMTP_URL: smtpUrl, SMS_URL: sms.url })
/** A server in live mode that sends through this mail server. */
const aLiveServer = (smtpUrl: string) => aServer({ settings: settingsWith(smtpUrl) })
type Live = Awaited<ReturnType<typeof aLiveServer>>

const mail = (to: string, n: number): Notice => ({
  to,
  channel: 'email',
  purpose: 'notice',
  subject: `Notice ${n}`,
  text: `This is notice ${n}.`,
})
const waiting = ({ db }: Live) => db.rows(sql`select 1 from task where name = 'notice' and done_at is null`)
const factOf = ({ raw }: Mail) => /^Message-ID: (\S+)/m.exec(raw)?.[1]
const requestOtp = (live: Live, phoneOrEmail: string) =>
  live.ask({ url: `/v1/jwt-auth/request-otp?phoneOrEmail=${encodeURIComponent(phoneOrEmail)}` })
const codeIn = ({ raw }: Mail) => /\b\d{6}\b(?= is your)/.exec(raw)?.[0]

test('in live mode a notice leaves through the provider of its channel', async () => {
  const live = await aLiveServer(mailbox.url)
  const to = anEmail()
  await enqueueNotice({ tx: live.db, now: live.clock.now() }, 'by mail', mail(to, 1))
  await enqueueNotice({ tx: live.db, now: live.clock.now() }, 'by phone', { ...mail('9000000001', 2), channel: 'sms' })
  await live.runTasks()
  expect(mailbox.mails.filter((one) => one.to.includes(to))).toHaveLength(1)
  expect(sms.asked.map(({ body }) => body)).toEqual([expect.stringContaining('This is notice 2.')])
  expect(await waiting(live)).toEqual([])
})

test('live mode has neither outbox nor gallery', async () => {
  const live = await aLiveServer(mailbox.url)
  for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/drawings', '/dev/drawings/genie-gs-1930.sheet.svg'])
    expect((await live.ask({ url })).statusCode).toBe(404)
})

test('in live mode a visitor’s message goes to staff only, with replies to its sender', async () => {
  const live = await aLiveServer(mailbox.url)
  const email = anEmail()
  const body = { name: 'Meera <meera@elsewhere.example>', email, message: 'Do you rent cranes?\nBcc: all@b.example' }
  await live.call('sendContactMessage', { body })
  await live.runTasks()
  const mine = mailbox.mails.filter(({ raw }) => raw.includes(email))
  expect(new Set(mine.flatMap(({ to }) => to))).toEqual(new Set([email, 'people@yantra.example']))
  const [head = ''] = mine.find(({ to }) => !to.includes(email))?.raw.split('\r\n\r\n') ?? []
  expect(/^Reply-To: (.*)$/im.exec(head)?.[1]?.trim()).toBe(email)
  expect(head).not.toMatch(/^Bcc:/im)
})

test('a line break in an address or a subject is never sent', async () => {
  const live = await aLiveServer(mailbox.url)
  const before = mailbox.mails.length
  const evil = { ...mail('asha@people.example', 1), subject: 'Hello\r\nBcc: everyone@people.example' }
  await enqueueNotice({ tx: live.db, now: live.clock.now() }, 'subject', evil)
  await enqueueNotice(
    { tx: live.db, now: live.clock.now() },
    'address',
    mail('asha@people.example\r\nBcc: all@people.example', 1),
  )
  await live.runTasks()
  expect(mailbox.mails).toHaveLength(before)
  expect(await waiting(live)).toHaveLength(2)
})

test('S5 a failed task is a log line without personal data; the error is stored with the task', async () => {
  const lines: string[] = []
  const logTo = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) })
  const noSuchUser = (to: string) => Object.assign(new Error(`no such user ${to}`), { responseCode: 550 })
  const strict = await aMailServer({ onRcptTo: ({ address }, _session, done) => done(noSuchUser(address)) })
  onTestFinished(strict.close)
  const live = await aServer({ settings: { ...settingsWith(strict.url), LOG_LEVEL: 'trace' }, logTo })
  const to = anEmail()
  await enqueueNotice({ tx: live.db, now: live.clock.now() }, 'nobody there', mail(to, 1))
  await live.runTasks()
  await live.db.rows(sql`update task set tries = 9, due_at = ${live.clock.now()} where fact = 'nobody there'`)
  await live.runTasks()
  const said = lines.join('')
  expect(said).toContain('A task failed and will be tried again.')
  expect(said).toContain('A task is left alone after its last try')
  expect(said).not.toContain(to)
  const [task] = await live.db.rows(
    sql<{ error: string }>`select last_error as error from task where fact = 'nobody there'`,
  )
  expect(task?.error).toContain(`no such user ${to}`)
})

const NOTICES = proofs(100, 500)

test(`F7 after ten minutes without a mail server, all of ${NOTICES} notices are sent within two minutes`, async () => {
  const down = await aMailServer()
  await down.close()
  const live = await aLiveServer(down.url)
  const to = anEmail()
  const minutes = 10
  for (let n = 0; n < NOTICES; n += 1) {
    await enqueueNotice({ tx: live.db, now: live.clock.now() }, `fact ${n}`, mail(to, n))
    if (n % (NOTICES / minutes) !== NOTICES / minutes - 1) continue
    await live.runTasks()
    live.clock.advance({ minutes: 1 })
  }
  expect(await waiting(live)).toHaveLength(NOTICES)
  const back = await aMailServer({}, down.port)
  onTestFinished(back.close)
  for (let second = 0; second < 120; second += 10) {
    await live.runTasks()
    live.clock.advance({ seconds: 10 })
  }
  expect(await waiting(live)).toEqual([])
  const texts = back.mails.map(({ raw }) => /This is notice \d+\./.exec(raw)?.[0])
  expect(new Set(texts).size).toBe(NOTICES)
  expect(back.mails.length - NOTICES).toBeLessThanOrEqual(NOTICES / 100)
}, 60_000)

test('F8 a mail whose acceptance is lost is sent at most twice, identically', async () => {
  let breaksOff = true
  const rude = await aMailServer({
    onData: (stream, session, done) => {
      const keep = async () => {
        let raw = ''
        for await (const chunk of stream) raw += String(chunk)
        rude.mails.push({ raw, to: session.envelope.rcptTo.map(({ address }) => address) })
        if (!breaksOff) return done()
        breaksOff = false
        return done(Object.assign(new Error('shutting down'), { responseCode: 421 }))
      }
      void keep()
    },
  })
  onTestFinished(rude.close)
  const live = await aLiveServer(rude.url)
  await enqueueNotice({ tx: live.db, now: live.clock.now() }, 'rude', mail(anEmail(), 1))
  for (const seconds of [0, 5, 30]) {
    live.clock.advance({ seconds })
    await live.runTasks()
  }
  const [first, second, ...more] = rude.mails
  expect(more).toEqual([])
  expect(first && factOf(first)).toBeDefined()
  expect(second && factOf(second)).toBe(first && factOf(first))
  expect(await waiting(live)).toEqual([])
})

test('F7 a code that cannot be sent is a 503 and opens no window; the next request works', async () => {
  const down = await aMailServer()
  await down.close()
  const live = await aLiveServer(down.url)
  const email = anEmail()
  for (const _ of [1, 2, 3]) {
    const refused = await requestOtp(live, email)
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toMatchObject({ type: '/problems/service-unavailable' })
    expect(refused.headers['retry-after']).toBe('5')
  }
  const back = await aMailServer({}, down.port)
  onTestFinished(back.close)
  expect((await requestOtp(live, email)).statusCode).toBe(200)
  expect(back.mails).toHaveLength(1)
  expect((await requestOtp(live, email)).statusCode).toBe(429)
})

test('F8 a server that accepts the code and hangs gets at most two messages in a minute, with one valid code', async () => {
  const taken: Mail[] = []
  const hanging = await aMailServer({
    onData: (stream, { envelope }) => {
      const keep = async () => {
        let raw = ''
        for await (const chunk of stream) raw += String(chunk)
        taken.push({ raw, to: envelope.rcptTo.map(({ address }) => address) })
      }
      void keep()
    },
  })
  onTestFinished(hanging.close)
  const live = await aLiveServer(hanging.url)
  const email = anEmail()
  const began = performance.now()
  const first = await requestOtp(live, email)
  expect([first.statusCode, first.headers['retry-after']]).toEqual([503, '5'])
  // Three seconds, plus the delay of a busy machine.
  expect(performance.now() - began).toBeLessThan(10_000)
  const second = await requestOtp(live, email)
  expect([second.statusCode, second.headers['retry-after']]).toEqual([503, '60'])
  expect((await requestOtp(live, email)).statusCode).toBe(429)
  await pause(0)
  expect(taken).toHaveLength(2)
  const [code, again] = taken.map(codeIn)
  expect(code).toMatch(/^\d{6}$/)
  expect(again).toBe(code)
  await live.call('verifyOtp', { body: { phoneOrEmail: email, otp: code ?? '' } })
  const used = live.call('verifyOtp', { body: { phoneOrEmail: email, otp: code ?? '' } })
  await expect(used).rejects.toMatchObject({ type: '/problems/invalid-otp' })
}, 20_000)

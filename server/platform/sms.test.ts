import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { testClock } from '#tests/support/clock.ts'
import { anSmsProvider, answering } from '#tests/support/sms-provider.ts'
import type { Notice } from './notice.ts'
import { type SmsProvider, smsSender } from './sms.ts'

/** Long enough for a busy machine; tests of a slow provider use a short limit instead. */
const PATIENT_MS = 5000
const HASTY_MS = 200
const message: Notice = {
  to: '9000000001',
  channel: 'sms',
  purpose: 'notice',
  subject: 'not sent',
  text: 'You are a user of Malvan Towers & Sons now. ₹ आशा',
}
const taken = {
  msg91: { type: 'success', message: '5762846b' },
  twilio: { sid: 'SM1', status: 'queued', error_code: null },
}
const keys = { msg91: 'secret', twilio: 'AC1:secret' }

async function provider(
  shape: SmsProvider['shape'],
  answer: RequestListener,
  patienceMs = PATIENT_MS,
  clock = testClock(new Date()),
) {
  const http = await anSmsProvider(answer)
  const settings = { shape, url: http.url, key: keys[shape], sender: 'YANTRA' }
  onTestFinished(http.close)
  return { ...http, send: smsSender(settings, patienceMs, clock.now) }
}

test('the MSG91 shape is JSON with the key in a header, to an Indian number', async () => {
  const { send, asked } = await provider('msg91', answering(taken.msg91))
  await send(message)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.headers).toMatchObject({ authkey: 'secret', 'content-type': 'application/json' })
  const sms = [{ message: message.text, to: ['9000000001'] }]
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ sender: 'YANTRA', route: '4', country: '91', sms })
})

test('the Twilio shape is a form with account and token, to a number with +91', async () => {
  const { send, asked } = await provider('twilio', answering(taken.twilio, 201))
  await send(message)
  const { authorization } = asked[0]?.headers ?? {}
  expect(Buffer.from(authorization?.replace('Basic ', '') ?? '', 'base64').toString()).toBe('AC1:secret')
  const form = Object.fromEntries(new URLSearchParams(asked[0]?.body))
  expect(form).toEqual({ To: '+919000000001', From: 'YANTRA', Body: message.text })
})

test.each(['1234567890', '5999999999', '0000000000', '90000', '+19000000001', ''])(
  'B-16 nothing is sent to %s, which is no Indian mobile, and nothing reveals it',
  async (to) => {
    const { send, asked } = await provider('msg91', answering(taken.msg91))
    await send({ ...message, to })
    expect(asked).toEqual([])
  },
)

test.each<[string, SmsProvider['shape'], RequestListener]>([
  ['answers 500', 'msg91', answering(taken.msg91, 500)],
  ['answers 401', 'twilio', answering(taken.twilio, 401)],
  ['refuses with 200', 'msg91', answering({ type: 'error', message: 'Missing Authentication Key', code: '106' })],
  ['accepts the message with an error code', 'twilio', answering({ ...taken.twilio, error_code: 21_610 }, 201)],
  ['returns no message id', 'twilio', answering({ status: 'queued' }, 201)],
  ['answers with HTML', 'msg91', answering('<html>success</html>')],
  ['sends an empty answer', 'msg91', answering('')],
  ['sends an oversized answer', 'msg91', answering({ ...taken.msg91, padding: 'x'.repeat(70_000) })],
  ['breaks the connection', 'msg91', (request) => void request.socket.destroy()],
  ['redirects', 'msg91', (_, reply) => void reply.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()],
])('F7 a provider that %s is an error', async (_, shape, answer) => {
  const { send } = await provider(shape, answer)
  await expect(send(message)).rejects.toThrow(/SMS provider|fetch failed/)
})

test.each([301, 302, 303, 307, 308])("a provider's redirect %i is an error and is not followed", async (code) => {
  for (const shape of ['msg91', 'twilio'] as const) {
    const elsewhere = await provider(shape, answering(taken[shape]))
    const { send, asked } = await provider(shape, (_, reply) =>
      reply.writeHead(code, { location: elsewhere.url }).end(),
    )
    await expect(send(message)).rejects.toThrow('fetch failed')
    expect(asked).toHaveLength(1)
    expect(elsewhere.asked).toEqual([])
  }
})

test.each<[string, RequestListener]>([
  ['does not answer', () => {}],
  ['never ends its answer', (_, reply) => void reply.writeHead(200).write('{')],
])('F7 a provider that %s times out', async (_, answer) => {
  const { send } = await provider('msg91', answer, HASTY_MS)
  const began = performance.now()
  await expect(send(message)).rejects.toThrow(/timeout/)
  expect(performance.now() - began).toBeLessThan(PATIENT_MS)
})

test('F7 an unreachable provider is an error at once', async () => {
  const { send, close } = await provider('msg91', answering(taken.msg91))
  await close()
  await expect(send(message)).rejects.toThrow('fetch failed')
})

test('F7 after five failures the provider is not called for 30 s; then one message tries it', async () => {
  let isUp = false
  const clock = testClock(new Date())
  const answer: RequestListener = (request, reply) => answering(taken.msg91, isUp ? 200 : 503)(request, reply)
  const { send, asked } = await provider('msg91', answer, PATIENT_MS, clock)
  for (let time = 0; time < 7; time += 1) await expect(send(message)).rejects.toThrow(/answered 503|not asked again/)
  expect(asked).toHaveLength(5)
  isUp = true
  await expect(send(message)).rejects.toThrow('not asked again yet')
  clock.advance({ seconds: 30 })
  await send(message)
  await send(message)
  expect(asked).toHaveLength(7)
})

test('F7 refused messages do not block others', async () => {
  const answers = [answering('no such number', 400), answering({ type: 'error', message: 'blocked' })]
  for (const refusal of answers) {
    let isRefusing = true
    const { send, asked } = await provider('msg91', (request, reply) =>
      (isRefusing ? refusal : answering(taken.msg91))(request, reply),
    )
    for (let time = 0; time < 8; time += 1) await expect(send(message)).rejects.toThrow('The SMS provider')
    isRefusing = false
    await send(message)
    expect(asked).toHaveLength(9)
  }
})

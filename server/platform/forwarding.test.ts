import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { bareApp } from './bare-app.ts'
import { UNLISTED_PROXY, watchForwarding } from './forwarding.ts'

function aWatch(settings: Record<string, string> = {}) {
  const lines: string[] = []
  const logTo = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) })
  const app = bareApp(parseConfig({ LOG_LEVEL: 'warn', ...settings }), { logTo })
  const warnings = watchForwarding(app)
  app.get('/', () => 'here')
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/', remoteAddress, headers })
  return { lines, warnings, from }
}

test.each([
  ['x-forwarded-for', '203.0.113.7'],
  ['forwarded', 'for=203.0.113.7'],
  ['x-real-ip', '203.0.113.7'],
])('%s from an unlisted peer causes a warning and one log line that names the peer', async (name, value) => {
  const { lines, warnings, from } = aWatch()
  await from('10.0.0.9')
  expect(warnings()).toEqual([])
  for (const peer of ['10.0.0.9', '10.0.0.10']) await from(peer, { [name]: value })
  expect(warnings()).toEqual([UNLISTED_PROXY])
  expect(lines).toEqual([expect.stringContaining('10.0.0.9')])
})

test.each(['10.0.0.8', '127.0.0.1, 10.0.0.0/8'])(
  'a peer that TRUST_PROXY=%s lists causes no warning',
  async (TRUST_PROXY) => {
    const { warnings, from } = aWatch({ TRUST_PROXY })
    await from('10.0.0.8', { 'x-forwarded-for': '203.0.113.7' })
    expect(warnings()).toEqual([])
    await from('192.168.0.1', { 'x-forwarded-for': '203.0.113.7' })
    expect(warnings()).toEqual([UNLISTED_PROXY])
  },
)

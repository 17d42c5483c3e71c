import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { bareApp } from './bare-app.ts'
import { handOver } from './handover.ts'

const config = parseConfig({ LOG_LEVEL: 'silent' })

function wholeApp(server: Server) {
  const app = bareApp(config, { server })
  app.get('/known', async () => 'whole')
  app.get('/other', async () => 'whole')
  app.addContentTypeParser('text/csv', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post('/upload', async ({ body }) => `got ${String(body)}`)
  return app
}

async function listening() {
  const first = bareApp(config)
  first.get('/known', async () => 'first')
  let made = 0
  const whole = handOver(first, async () => {
    made += 1
    return { app: wholeApp(first.server) }
  })
  await first.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    first.server.closeAllConnections()
    await first.close()
  })
  const { port } = first.server.address() as { port: number }
  const text = async (path: string, init?: RequestInit) => (await fetch(`http://127.0.0.1:${port}${path}`, init)).text()
  return { server: first.server, whole, text, port, timesMade: () => made }
}

test('the first app answers what it knows without the whole one', async () => {
  const { text, timesMade } = await listening()
  expect(await text('/known')).toBe('first')
  expect(timesMade()).toBe(0)
})

test('requests for anything else make the whole app once, and it answers everything afterwards', async () => {
  const { whole, text, timesMade } = await listening()
  const [, , said] = await Promise.all([whole(), whole(), text('/other')])
  expect(said).toBe('whole')
  expect(await text('/known')).toBe('whole')
  expect(timesMade()).toBe(1)
})

test('the whole app gets the body of a request that the first one handed on', async () => {
  const { text } = await listening()
  // Of a type that only the whole app takes.
  const headers = { 'content-type': 'text/csv' }
  expect(await text('/upload', { method: 'POST', headers, body: 'a,b' })).toBe('got a,b')
})

test('the whole app can be made before anybody asks', async () => {
  const { whole, text } = await listening()
  await whole()
  expect(await text('/known')).toBe('whole')
})

test('garbage gets one whole answer after the handover', async () => {
  const { server, whole, port } = await listening()
  await whole()
  const socket = connect(port, '127.0.0.1', () => socket.write('garbage\r\n\r\n'))
  let said = ''
  socket.on('data', (data) => (said += String(data)))
  await once(socket, 'close')
  expect(said.match(/^HTTP\/1\.1 400/gm)).toHaveLength(1)
  expect(server.listenerCount('clientError')).toBe(1)
  expect(said).toMatch(/"status":400.*\}$/)
})

test('if the whole app cannot be made, a request gets a problem and the caller the error', async () => {
  const first = bareApp(config)
  const whole = handOver(first, async () => Promise.reject(new Error('no key')))
  await first.ready()
  expect((await first.inject('/other')).statusCode).toBe(500)
  await expect(whole()).rejects.toThrow('no key')
})

test('two apps give no id to two requests', async () => {
  const ids = await Promise.all(
    [bareApp(config), bareApp(config)].map(async (app) => {
      app.get('/', async ({ id }) => id)
      return (await app.inject('/')).body
    }),
  )
  expect(new Set(ids).size).toBe(2)
})

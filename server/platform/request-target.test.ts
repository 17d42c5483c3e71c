import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { askRaw, portOf } from '#tests/support/raw-request.ts'
import { bareApp } from './bare-app.ts'
import { originForm } from './request-target.ts'

test.each([
  ['/rental?x=http://y', '/rental?x=http://y'],
  ['http://yantra.example/rental?x=1', '/rental?x=1'],
  ['HTTPS://yantra.example:8443', '/'],
  ['http://yantra.example?x=1', '/?x=1'],
  ['http://yantra.example//evil', '//evil'],
  ['ftp://x/', 'ftp://x/'],
  ['*', '*'],
])('%s requests %s', (target, path) => {
  expect(originForm(target)).toBe(path)
})

const targets: [string, number][] = [
  ['*', 400],
  ['ftp://x/', 400],
  ['file:///etc/passwd', 400],
  ['/known', 200],
  ['http://anything/known', 200],
  [`/known?x=${'x'.repeat(8192 - '/known?x='.length)}`, 200],
  [`/known?x=${'x'.repeat(8193 - '/known?x='.length)}`, 400],
  [`/unknown/${'x'.repeat(9000)}`, 400],
]

test.each(targets.map(([target, status]) => [target.slice(0, 40), status, target] as const))(
  'the target %s is answered with %i',
  async (_beginning, status, target) => {
    const app = bareApp(parseConfig({ LOG_LEVEL: 'silent' }))
    onTestFinished(() => app.close())
    app.get('/known', () => ({}))
    app.get('/*', (_, reply) => reply.code(500).send())
    await app.listen({ port: 0, host: '127.0.0.1' })
    expect((await askRaw(portOf(app.server), target)).status).toBe(status)
  },
)

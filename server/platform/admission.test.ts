import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { ask, type Outcome } from '#tests/support/offered-load.ts'
import { UNDER_WAY_MAX } from './admission.ts'
import { bareApp } from './bare-app.ts'

/** A server whose work ends when the test says so. */
async function aServer(kind: 'page' | 'call') {
  const app = bareApp(parseConfig({ LOG_LEVEL: 'silent' }))
  let end = () => {}
  let most = 0
  let running = 0
  const ended = new Promise<void>((resolve) => (end = resolve))
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await ended
    running -= 1
    return 'done'
  }
  app.get('/work', (request) => app.admit(request, work, kind))
  app.get('/healthz', () => 'well')
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return { app, url, end, most: () => most }
}

const statusesOf = (outcomes: readonly Outcome[]) => Map.groupBy(outcomes, ({ status }) => status)

test.each(['page', 'call'] as const)(
  'F11 beyond the limit of %s work, all further requests are refused at once',
  async (kind) => {
    const { url, end, app } = await aServer(kind)
    const most = UNDER_WAY_MAX[kind]
    const refused: Outcome[] = []
    const asked = Array.from({ length: most + 10 }, async () => {
      const outcome = await ask(`${url}/work`)
      if (outcome.status !== 200) refused.push(outcome)
      return outcome
    })
    // None of the admitted requests is done yet.
    await expect.poll(() => refused.length).toBe(10)
    for (const { status, retryAfter, type } of refused)
      expect([status, retryAfter, type]).toEqual([503, '2', 'application/problem+json; charset=utf-8'])
    expect((await ask(`${url}/healthz`)).status).toBe(200)
    // A request from inside a page belongs to work that was already admitted.
    const inside = app.inject('/work')
    end()
    const statuses = statusesOf(await Promise.all(asked))
    expect([statuses.get(200)?.length, statuses.get(503)?.length]).toEqual([most, 10])
    expect((await inside).statusCode).toBe(200)
    expect((await ask(`${url}/work`)).status).toBe(200)
  },
)

test('F11 a few pages are rendered at a time, in the order of arrival', async () => {
  const { url, end, most } = await aServer('page')
  const asked = Array.from({ length: UNDER_WAY_MAX.page }, () => ask(`${url}/work`))
  await expect.poll(most).toBe(3)
  end()
  expect(statusesOf(await Promise.all(asked)).get(200)).toHaveLength(UNDER_WAY_MAX.page)
  expect(most()).toBe(3)
})

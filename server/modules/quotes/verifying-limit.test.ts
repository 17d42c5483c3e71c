import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { bareApp } from '#server/platform/bare-app.ts'
import type { Database } from '#server/platform/database.ts'
import { makeServe } from '#server/platform/serve.ts'
import { times } from '#tests/support/at-once.ts'
import { testClock } from '#tests/support/clock.ts'
import { portOf } from '#tests/support/raw-request.ts'
import { VERIFIES_PER_MINUTE, verifyRoutes } from './documents.routes.ts'

/** Nobody signs in, and what no document says is refused before the database is asked. */
const nobody = () => Promise.reject(new Error('Nobody is signed in.'))
const PATH = '/v1/public/quotes/verify?quote=x&version=1&hash=x'

test('one network verifies a limited number of quotes a minute; our own pages are not counted again', async () => {
  const clock = testClock(new Date('2026-11-23T05:00:00Z'))
  const app = bareApp(parseConfig({ LOG_LEVEL: 'silent' }))
  onTestFinished(() => app.close())
  verifyRoutes(makeServe(app, { customer: nobody, desk: nobody, link: nobody }), {
    db: {} as Database,
    clock: clock.now,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const verify = async () => (await fetch(`http://127.0.0.1:${portOf(app.server)}${PATH}`)).status
  const statuses = await Promise.all(times(VERIFIES_PER_MINUTE + 1, verify))
  expect(statuses.filter((status) => status === 404)).toHaveLength(VERIFIES_PER_MINUTE)
  expect(statuses).toContain(429)
  expect((await app.inject(PATH)).statusCode).toBe(404)
  clock.advance({ seconds: 60 })
  expect(await verify()).toBe(404)
})

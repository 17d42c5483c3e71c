import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()

test('the process is alive and the database answers', async () => {
  expect((await server.ask({ url: '/healthz' })).statusCode).toBe(200)
  expect((await server.ask({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
})

test('an unknown address of the API is a problem', async () => {
  const answer = await server.ask({ url: '/v1/nothing' })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  expect(answer.json()).toMatchObject({ type: '/problems/not-found', status: 404 })
})

test('the outbox is empty at first', async () => {
  expect(await server.outbox('9000000003')).toEqual([])
})

test('a server inside a test closes with the test', async () => {
  const live = await aServer({ now: new Date('2027-03-31T18:29:59Z') })
  live.clock.advance({ seconds: 1 })
  expect(live.clock.now()).toEqual(new Date('2027-03-31T18:30:00Z'))
})

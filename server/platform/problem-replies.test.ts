import { expect, test } from 'vitest'
import { DatabaseAway } from './engine.ts'
import { asPostgresOwner, openPostgres } from './engine-postgres.ts'
import { toProblem } from './problem-replies.ts'

test('F4 a database that is away is 503 with a time to ask again', () => {
  const problem = toProblem(new DatabaseAway('gone'))
  expect(problem).toMatchObject({ problem: 'service-unavailable', retryAfterSeconds: 5 })
})

test('F4 a server nobody answers at is away', async () => {
  const engine = openPostgres('postgres://localhost:1/nothing')
  await expect(engine.query('select 1', [])).rejects.toBeInstanceOf(DatabaseAway)
  await expect(engine.transaction((query) => query('select 1', []))).rejects.toBeInstanceOf(DatabaseAway)
  await engine.close()
  await expect(asPostgresOwner('postgres://localhost:1/nothing', async () => {})).rejects.toThrow('ECONNREFUSED')
})

test('what nobody foresaw is a server error that says nothing of itself', () => {
  const problem = toProblem(new Error('Key (value)=(9812345678) already exists'))
  expect(problem.toBody()).toMatchObject({ status: 500, detail: 'Server error. Please try again later.' })
})

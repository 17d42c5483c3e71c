import { expect, test } from 'vitest'
import { DatabaseAway } from './engine.ts'
import { openPostgres } from './engine-postgres.ts'
import { openPostgresOwner } from './engine-postgres-owner.ts'
import { toProblem } from './problem-replies.ts'

test('F4 an unavailable database is 503 with a time to retry', () => {
  const problem = toProblem(new DatabaseAway('gone'))
  expect(problem).toMatchObject({ problem: 'service-unavailable', retryAfterSeconds: 5 })
})

test('F4 a server that does not answer is unavailable', async () => {
  const engine = openPostgres('postgres://localhost:1/nothing', { connections: 2 })
  await expect(engine.query('select 1', [])).rejects.toBeInstanceOf(DatabaseAway)
  await expect(engine.transaction(['select 1', []], (query) => query('select 1', []))).rejects.toBeInstanceOf(
    DatabaseAway,
  )
  await engine.close()
  const owner = openPostgresOwner('postgres://localhost:1/nothing')
  await expect(owner.asOwner(async () => {})).rejects.toThrow('ECONNREFUSED')
  await owner.close()
})

test('an unexpected error is a server error that does not reveal its cause', () => {
  const problem = toProblem(new Error('Key (value)=(9812345678) already exists'))
  expect(problem.toBody()).toMatchObject({ status: 500, detail: 'Server error. Please try again later.' })
})

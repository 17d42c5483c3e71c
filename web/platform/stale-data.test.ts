import { expect, test } from 'vitest'
import { ApiProblem } from './api-problem.ts'
import { staleData } from './stale-data.ts'

const refused = (status: number) => new ApiProblem({ type: 'about:blank', title: '', status, detail: '' })

test.each([
  ['no failure', null, 'read'],
  ['no connection', new TypeError('Failed to fetch'), 'read'],
  ['a server that is away', refused(503), 'read'],
  ['gone', refused(404), undefined],
  ['not allowed any more', refused(403), undefined],
])('data that was read, then %s', (_, error, shown) => {
  expect(staleData('read', error)).toBe(shown)
})

import { expect, test } from 'vitest'
import { ApiProblem } from './api-problem.ts'
import { staleData } from './stale-data.ts'

const refused = (status: number) => new ApiProblem({ type: 'about:blank', title: '', status, detail: '' })

test.each([
  ['no failure', null, 'read'],
  ['no connection', new TypeError('Failed to fetch'), 'read'],
  ['an unavailable server', refused(503), 'read'],
  ['gone', refused(404), undefined],
  ['no longer allowed', refused(403), undefined],
])('data read before, then %s', (_, error, shown) => {
  expect(staleData('read', error)).toBe(shown)
})

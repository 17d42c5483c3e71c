import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { countsOf, failedOf, together } from './test-vitest.ts'

const file = (name: string, ...statuses: string[]) => ({
  name: resolve(name),
  status: statuses.includes('failed') ? 'failed' : 'passed',
  message: '',
  assertionResults: statuses.map((status, at) => ({ status, fullName: `test ${at}`, failureMessages: ['Timed out'] })),
})

const stalled = file('web/stalled.test.tsx', 'passed', 'failed')
const wrong = file('web/wrong.test.tsx', 'failed')
const drawn = file('web/drawn.test.tsx', 'passed', 'passed')

test('only failed files that Chromium stopped drawing run again', () => {
  expect(failedOf([stalled, wrong, drawn], [stalled.name, drawn.name])).toEqual(['web/stalled.test.tsx'])
})

test('the second run counts for the files that ran again', () => {
  const second = { files: [file('web/stalled.test.tsx', 'passed', 'passed')], code: 0 }
  const whole = together({ files: [stalled, drawn], code: 1 }, ['web/stalled.test.tsx'], second)
  expect(countsOf(whole)).toEqual({ passed: 4, failed: 0, failures: [] })
})

test('a file that fails again has failed, and so has any other', () => {
  const again = ['web/stalled.test.tsx']
  expect(countsOf(together({ files: [stalled], code: 1 }, again, { files: [stalled], code: 1 })).failed).toBe(1)
  const second = { files: [file('web/stalled.test.tsx', 'passed', 'passed')], code: 0 }
  expect(countsOf(together({ files: [stalled, wrong], code: 1 }, again, second))).toMatchObject({ failed: 1 })
})

test('an error outside the tests, and a skipped test, count as failures', () => {
  expect(countsOf({ files: [drawn], code: 1 }).failed).toBe(1)
  expect(countsOf({ files: [file('web/skipped.test.tsx', 'passed', 'skipped')], code: 0 }).failed).toBe(1)
})

test('a failure is told with what the screen showed, but not without end', () => {
  const told = (failure: string) => {
    const assertionResults = [{ status: 'failed', fullName: 'test 0', failureMessages: [failure] }]
    return countsOf({ files: [{ ...wrong, assertionResults }], code: 1 }).failures
  }
  expect(told('Cannot find the button\n- heading')).toEqual([
    'web/wrong.test.tsx > test 0: Cannot find the button\n- heading',
  ])
  expect(told('line\n'.repeat(500))?.[0]?.split('\n')).toHaveLength(80)
})

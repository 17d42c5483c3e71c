import { expect, test } from 'vitest'
import { translatedProblems } from '#contract/texts/translated-problems.hi.ts'
import { translateProblem } from './translate-problem.ts'

const refusal = {
  type: '/problems/validation',
  title: 'Wrong input',
  status: 422,
  detail: 'Invalid data provided. Please check your input.',
  violations: [
    { field: 'quantity', code: 'range', message: 'Quantity must be between 1 and 999' },
    { field: 'poNumber', code: 'invalid', message: 'Enter valid PO number' },
    { field: 'x', code: 'nobody-knows', message: 'Something new' },
  ],
}

test("a refusal is shown in the page's language, with its field names", () => {
  const { detail, violations = [] } = translateProblem(refusal, translatedProblems)
  expect(detail).toBe(translatedProblems.details['validation'])
  expect(violations[0]?.message).toMatch(/1 .*999/)
  expect(violations[1]?.message).toContain('PO नंबर')
  expect(violations[2]?.message).toBe('Something new')
})

test('in English a refusal stays as the API sent it', () => {
  expect(translateProblem(refusal)).toEqual(refusal)
})

test('a reason names its machine, paper and day in Hindi', () => {
  const body = { type: '/problems/papers-expired', title: 'Papers expired', status: 409, detail: 'In English.' }
  const params = { paper: 'INSURANCE', machine: 'BL-011', date: '2026-11-20' }
  const { detail } = translateProblem({ ...body, reason: { key: 'paperExpired', params } }, translatedProblems)
  expect(detail).toBe('BL-011 के काग़ज़ की तारीख़ 20 Nov 2026 को निकल गई: बीमा।')
  expect(translateProblem(body, translatedProblems).detail).toBe(translatedProblems.details['papers-expired'])
})

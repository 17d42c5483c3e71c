import { expect, test } from 'vitest'
import { problemOf } from './api-problem.ts'
import { problemText } from './problem-text.ts'
import { SessionOver } from './session/session-over.ts'

const messageOf = problemText()
const html = (status: number) => new Response('<h1>nginx</h1>', { status, headers: { 'content-type': 'text/html' } })
const problem = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } })

test.each([
  [400, 'Invalid request. Please check your input.'],
  [401, 'Please log in to continue.'],
  [403, "You don't have permission to perform this action."],
  [404, 'Requested resource not found.'],
  [409, 'Conflict occurred. Please refresh and try again.'],
  [422, 'Invalid data provided. Please check your input.'],
  [500, 'Server error. Please try again later.'],
  [502, 'Service temporarily unavailable.'],
  [503, 'Service maintenance in progress.'],
  [504, 'Request timeout. Please try again.'],
  [418, 'An unexpected error occurred.'],
])('a foreign reply of %i reads "%s"', async (status, text) => {
  expect(messageOf(await problemOf(html(status)))).toBe(text)
})

test('B-47 the first violation wins over the detail, the detail over the default', async () => {
  const violations = [
    { field: 'phone', message: 'Enter valid phone number', code: 'phone.invalid' },
    { field: 'email', message: 'Enter valid email ID', code: 'email.invalid' },
  ]
  const body = { type: '/problems/validation', title: 'Wrong input', status: 422, detail: 'Invalid data provided.' }
  expect(messageOf(await problemOf(problem(422, { ...body, violations })))).toBe('Enter valid phone number')
  expect(messageOf(await problemOf(problem(422, body)))).toBe('Invalid data provided.')
})

test('a failure without a response has its own text', () => {
  const offline = 'No connection to the server. Please check your network and try again.'
  expect(messageOf(new TypeError('Failed to fetch'))).toBe(offline)
  expect(messageOf(new DOMException('', 'TimeoutError'))).toBe(offline)
  expect(messageOf(new SessionOver())).toBe('Please log in to continue.')
  expect(messageOf(new Error('a bug'))).toBe('An unexpected error occurred.')
})

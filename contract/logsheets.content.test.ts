import { expect, test } from 'vitest'
import { LogsheetContent } from './logsheets.content.ts'

const judged = (...times: string[]) => {
  const slices = times.map((time) => ({ from: time.slice(0, 5), to: time.slice(6), type: 'WORK' }))
  return LogsheetContent.safeParse({ slices, meterOpen: null, meterClose: null })
}
const wrong = (...times: string[]) => judged(...times).error?.issues.map(({ path }) => path.join('.'))

test.each([
  [['24:00-24:00'], 'slices.0.to'],
  [['08:00-08:00'], 'slices.0.to'],
  [['06:00-07:00', '00:00-00:00'], 'slices.1.to'],
  [['08:00-20:00', '20:00-08:15'], 'slices'],
  [['08:00-20:00', '08:00-20:15'], 'slices'],
])('%j is refused at %s', (times, field) => {
  expect(wrong(...times)).toContain(field)
})

test.each([[['00:00-24:00']], [['08:00-20:00', '20:00-08:00']], [['22:00-02:00']], [[]]])('%j is a shift', (times) => {
  expect(wrong(...times)).toBeUndefined()
})

test('slices are put in the order of their times', () => {
  const { data } = judged('14:00-18:00', '08:00-12:00')
  expect(data?.slices.map(({ from }) => from)).toEqual(['08:00', '14:00'])
})

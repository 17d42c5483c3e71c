import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder, lasts, placed } from './logsheet-line.ts'

const slices = (...times: string[]) =>
  times.map((time) => {
    const [from = '', to = ''] = time.split('–')
    return { from, to }
  })
const written = (all: readonly { from: string; to: string }[]) => all.map(({ from, to }) => `${from}–${to}`)

test('a night shift passes midnight, also to its last quarter', () => {
  const night = slices('20:00–24:00', '00:00–00:30', '00:30–06:00')
  expect(placed(night).map(({ start, end }) => [start / 60, end / 60])).toEqual([
    [20, 24],
    [24, 24.5],
    [24.5, 30],
  ])
})

test.each([
  ['the afternoon before the morning', ['14:00–18:00', '08:00–12:00'], ['08:00–12:00', '14:00–18:00']],
  ['three in any order', ['12:00–13:00', '06:00–12:00', '13:00–14:00'], ['06:00–12:00', '12:00–13:00', '13:00–14:00']],
  [
    'a meal that was added at the end',
    ['08:00–13:00', '14:00–18:00', '13:00–14:00'],
    ['08:00–13:00', '13:00–14:00', '14:00–18:00'],
  ],
  [
    'a night shift whose parts were swapped',
    ['20:00–24:00', '02:00–06:00', '00:00–02:00'],
    ['20:00–24:00', '00:00–02:00', '02:00–06:00'],
  ],
])('%s is sorted', (_what, sent, right) => {
  expect(written(inOrder(slices(...sent)))).toEqual(right)
})

test.each([
  [['08:00–13:00', '13:00–14:00', '14:00–18:00']],
  [['20:00–24:00', '00:00–06:00']],
  [['18:00–23:00', '01:00–05:00']],
  [['00:00–06:00', '20:00–24:00']],
  [['08:00–20:00', '20:00–08:00']],
  [['10:00–24:00', '00:00–10:00']],
])('%j stays as it is', (sent) => {
  expect(written(inOrder(slices(...sent)))).toEqual(sent)
})

test('slices in order stay in order', () => {
  const quarter = fc
    .integer({ min: 0, max: 96 })
    .map((n) => `${String(Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`)
  const any = fc.array(fc.record({ from: quarter, to: quarter }), { maxLength: 6 })
  const isStable = (sent: { from: string; to: string }[]) => {
    expect(inOrder(inOrder(sent))).toEqual(inOrder(sent))
  }
  fc.assert(fc.property(any, isStable))
})

test.each([
  ['00:00', '24:00', true],
  ['08:00', '08:15', true],
  ['22:00', '02:00', true],
  ['08:00', '08:00', false],
  ['24:00', '24:00', false],
  ['00:00', '00:00', false],
  ['24:00', '00:00', false],
])('a slice from %s to %s lasts: %s', (from, to, isRight) => {
  expect(lasts({ from, to })).toBe(isRight)
})

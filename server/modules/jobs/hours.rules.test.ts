import { expect, test } from 'vitest'
import { hoursOf } from './hours.rules.ts'

const day = (more: object) => ({
  date: '2026-11-01',
  worked: '0',
  breakdown: '0',
  idle: {},
  secondShift: false,
  ...more,
})

test('hours are added exactly, idle ones over all causes', () => {
  expect(hoursOf([])).toEqual({ days: 0, worked: '0', idle: '0', breakdown: '0' })
  const days = [
    day({ worked: '8.25', idle: { WEATHER: '1.5', CLIENT_IDLE: '0.25' } }),
    day({ worked: '0.1', breakdown: '2.75' }),
    day({ worked: '0.2' }),
  ]
  expect(hoursOf(days)).toEqual({ days: 3, worked: '8.55', idle: '1.75', breakdown: '2.75' })
})

import { expect, test } from 'vitest'
import { hoursOf } from './logsheet-hours.ts'
import type { Slice, SliceType } from './logsheets.content.ts'

const slice = (from: string, to: string, type: SliceType, cause: Slice['cause'] = null): Slice => ({
  from,
  to,
  type,
  cause,
  note: null,
})

test('hours are the exact quarters of their slices, idle ones by their cause', () => {
  const hours = hoursOf([
    slice('08:00', '10:15', 'WORK'),
    slice('10:15', '11:00', 'BREAKDOWN', 'SUPPLIER'),
    slice('11:00', '13:00', 'SHIFTING'),
    slice('13:00', '14:00', 'MEAL'),
    slice('14:00', '15:30', 'IDLE_CLIENT'),
    slice('15:30', '18:00', 'WORK'),
    slice('18:00', '19:00', 'IDLE_WEATHER'),
  ])
  expect(hours).toEqual({
    worked: '6.75',
    breakdown: '0.75',
    idle: { CLIENT_IDLE: '1.5', WEATHER: '1' },
    standing: '2.5',
    whole: '11',
  })
})

test('a breakdown that the customer caused is not deducted', () => {
  expect(hoursOf([slice('08:00', '10:00', 'BREAKDOWN', 'CUSTOMER')])).toMatchObject({ breakdown: '0', worked: '0' })
})

test('a night shift has the hours of both its days', () => {
  const night = [slice('20:00', '24:00', 'WORK'), slice('00:00', '00:30', 'MEAL'), slice('00:30', '06:00', 'WORK')]
  expect(hoursOf(night).worked).toBe('9.5')
  expect(hoursOf([slice('22:00', '02:00', 'WORK')]).worked).toBe('4')
  expect(hoursOf([slice('00:00', '24:00', 'WORK')]).worked).toBe('24')
})

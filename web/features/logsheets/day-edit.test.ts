import { describe, expect, test } from 'vitest'
import { LogsheetContent, type Slice, type SliceType } from '#contract/logsheets.content.ts'
import { changed, dayOf, endTimeOf, minuteTyped, nearest, slicesOf, viewOf, within, without } from './day-edit.ts'

const slice = (from: string, to: string, type: SliceType = 'WORK'): Slice => ({
  from,
  to,
  type,
  cause: null,
  note: null,
})
const ordinary = [slice('08:00', '13:00'), slice('13:00', '14:00', 'MEAL'), slice('14:00', '18:00')]
const said = (slices: readonly Slice[]) => slices.map(({ from, to, type }) => `${from}–${to} ${type}`)
const at = (hour: number, minute = 0) => hour * 60 + minute
const entry = (start: number, end: number, type: SliceType) => ({ start, end, type, cause: null, note: null })
const edited = (slices: Slice[], place: number | undefined, to: ReturnType<typeof entry>) =>
  said(slicesOf(changed(dayOf(slices), place, to)))

describe('an entry', () => {
  test('that is added covers the hours beneath it', () => {
    expect(edited(ordinary, undefined, entry(at(10, 15), at(11), 'BREAKDOWN'))).toEqual([
      '08:00–10:15 WORK',
      '10:15–11:00 BREAKDOWN',
      '11:00–13:00 WORK',
      '13:00–14:00 MEAL',
      '14:00–18:00 WORK',
    ])
  })

  test('that gives way is followed by its neighbours', () => {
    expect(edited(ordinary, 1, entry(at(13, 30), at(13, 45), 'MEAL'))).toEqual([
      '08:00–13:30 WORK',
      '13:30–13:45 MEAL',
      '13:45–18:00 WORK',
    ])
  })

  test('that grows takes the hours of its neighbours, and swallows them', () => {
    expect(edited(ordinary, 1, entry(at(12), at(19), 'IDLE_WEATHER'))).toEqual([
      '08:00–12:00 WORK',
      '12:00–19:00 IDLE_WEATHER',
    ])
  })

  test('that moves elsewhere leaves its hours open', () => {
    expect(edited(ordinary, 1, entry(at(16), at(17), 'MEAL'))).toEqual([
      '08:00–13:00 WORK',
      '14:00–16:00 WORK',
      '16:00–17:00 MEAL',
      '17:00–18:00 WORK',
    ])
  })

  test('of the same kind as its neighbour is one with it', () => {
    expect(edited(ordinary, 1, entry(at(13), at(14), 'WORK'))).toEqual(['08:00–18:00 WORK'])
  })

  test('that is removed lets two of one kind close the gap, and others leave it open', () => {
    expect(said(slicesOf(without(dayOf(ordinary), 1)))).toEqual(['08:00–18:00 WORK'])
    expect(said(slicesOf(without(dayOf(ordinary), 2)))).toEqual(['08:00–13:00 WORK', '13:00–14:00 MEAL'])
  })
})

test('a night shift keeps its hours of the next day', () => {
  const night = [slice('20:00', '24:00'), slice('00:00', '01:00', 'MEAL'), slice('01:00', '06:00')]
  expect(said(slicesOf(dayOf(night)))).toEqual(said(night))
  expect(edited(night, 2, entry(at(25), at(31), 'WORK')).at(-1)).toBe('01:00–07:00 WORK')
})

test('a whole day is one entry from midnight to midnight', () => {
  expect(edited(ordinary, 1, entry(0, at(24), 'WORK'))).toEqual(['00:00–24:00 WORK'])
  expect(said(slicesOf(dayOf([slice('00:00', '24:00')])))).toEqual(['00:00–24:00 WORK'])
  expect([endTimeOf(at(24)), endTimeOf(at(30)), endTimeOf(at(18))]).toEqual(['24:00', '06:00', '18:00'])
})

test('a day of work from another time than midnight is two entries, because its end would be its beginning', () => {
  const whole = [slice('08:00', '20:00'), slice('20:00', '08:00', 'OFF')]
  const slices = slicesOf(changed(dayOf(whole), 1, entry(at(20), at(32), 'WORK')))
  expect(said(slices)).toEqual(['08:00–24:00 WORK', '00:00–08:00 WORK'])
  expect(LogsheetContent.shape.slices.parse(slices)).toEqual(slices)
})

test('an entry stays within the day of its shift and is a quarter of an hour at least', () => {
  const day = dayOf(ordinary)
  expect(within(day, 2, entry(at(14), at(40), 'WORK')).end).toBe(at(32))
  expect(within(day, 0, entry(-60, at(13), 'WORK')).start).toBe(0)
  expect(within(day, 1, entry(at(14), at(13), 'MEAL'))).toMatchObject({ start: at(14), end: at(14, 15) })
})

test.each([
  ['10:15', 615],
  ['1015', 615],
  ['10.20', 615],
  ['9', 540],
  ['24:00', 1440],
  ['10:75', undefined],
  ['25', undefined],
  ['noon', undefined],
])('a time typed as %s is minute %s', (text, minute) => {
  expect(minuteTyped(text)).toBe(minute)
})

test('a time typed in a night shift is the one nearest to the previous time', () => {
  expect(nearest(at(2), at(25))).toBe(at(26))
  expect(nearest(at(21), at(20))).toBe(at(21))
})

test('a bar shows full hours with room on both sides', () => {
  expect(viewOf(dayOf(ordinary), 60)).toEqual({ from: at(7), to: at(19) })
})

import { expect, test } from 'vitest'
import { aDay } from '#tests/support/logsheets.ts'
import { nextContent, nextDate } from './logsheet-next.ts'

test('a new log has the hours of the one before, without its notes, and begins where its readings ended', () => {
  const [first, ...rest] = aDay().slices
  if (!first) throw new Error('The day has slices.')
  const broken = { ...first, type: 'BREAKDOWN' as const, cause: 'SUPPLIER' as const, note: 'Hose' }
  const content = aDay({
    slices: [broken, ...rest],
    fuel: { openingL: '40', issuedL: '20', closingL: '31.5' },
    remarks: 'Hose changed',
    photoIds: ['019ab1b6-0000-7000-8000-000000000001'],
  })
  expect(nextContent({ date: '2026-11-24', content }, '1397.2')).toEqual({
    slices: [{ ...broken, cause: null, note: null }, ...rest],
    meterOpen: '1397.2',
    meterClose: null,
    fuel: { openingL: '31.5', issuedL: '0', closingL: null },
    remarks: null,
    photoIds: [],
  })
})

test('the first log is an ordinary day', () => {
  expect(nextContent(undefined, null)).toEqual(aDay({ meterOpen: null, meterClose: null }))
})

const isSunday = (date: string) => new Date(date).getUTCDay() === 0

test('the next day is the one after the newest log, within the hire and not ahead of time', () => {
  const open = { first: '2026-11-20', last: '2026-11-25', isOff: isSunday }
  expect(nextDate(open, undefined)).toBe('2026-11-20')
  expect(nextDate(open, '2026-11-23')).toBe('2026-11-24')
  expect(nextDate(open, '2026-11-25')).toBe('2026-11-25')
  expect(nextDate(open, '2026-11-01')).toBe('2026-11-20')
})

test('the next day leaves out weekly offs and holidays, unless nothing else is open', () => {
  const open = { first: '2026-11-20', last: '2026-11-25', isOff: isSunday }
  expect(nextDate(open, '2026-11-21')).toBe('2026-11-23')
  expect(nextDate({ ...open, last: '2026-11-22' }, '2026-11-21')).toBe('2026-11-22')
})

import { expect, test } from 'vitest'
import { type CheckFacts, checksOf, telematicsChecks } from './logsheet-checks.ts'
import type { LogsheetContent, SliceType } from './logsheets.content.ts'

const slice = (from: string, to: string, type: SliceType = 'WORK') => ({ from, to, type, cause: null, note: null })
const content = (more: Partial<LogsheetContent> = {}): LogsheetContent => ({
  slices: [slice('08:00', '13:00'), slice('13:00', '14:00', 'MEAL'), slice('14:00', '18:00')],
  meterOpen: '1388.2',
  meterClose: '1397.2',
  fuel: null,
  remarks: null,
  photoIds: [],
  ...more,
})
const found = (more: Partial<LogsheetContent>, facts: Partial<CheckFacts> = {}) =>
  checksOf(content(more), { previousClose: null, litresPerHour: null, ...facts })

test('an ordinary day passes', () => {
  expect(found({}, { previousClose: '1388.0' })).toEqual([])
})

test.each<[string, Partial<LogsheetContent>, Partial<CheckFacts>, object]>([
  ['no slices', { slices: [] }, {}, { key: 'noSlices', level: 'STOP' }],
  [
    'an overlap',
    { slices: [slice('08:00', '13:00'), slice('12:30', '17:00')] },
    {},
    { key: 'overlap', level: 'STOP', params: { from: '12:30', to: '13:00' } },
  ],
  [
    'more than a day',
    { slices: [slice('08:00', '20:00'), slice('20:00', '08:00', 'OFF'), slice('08:00', '09:00')] },
    {},
    { key: 'overlap', level: 'STOP' },
  ],
  [
    'a gap',
    { slices: [slice('08:00', '12:00'), slice('13:00', '18:00')] },
    {},
    { key: 'uncovered', level: 'WARN', params: { from: '12:00', to: '13:00' } },
  ],
  ['a meter that runs back', { meterClose: '1388.1' }, {}, { key: 'meterBack', level: 'STOP' }],
  ['a meter that runs more than a day', { meterClose: '1413.2' }, {}, { key: 'meterDay', level: 'STOP' }],
  ['no meter', { meterOpen: null }, {}, { key: 'meterMissing', level: 'WARN' }],
  [
    'a meter that moved between logs',
    {},
    { previousClose: '1387.9' },
    { key: 'meterGap', level: 'WARN', params: { before: '1387.9', open: '1388.2' } },
  ],
  [
    'a meter that ran less than the work',
    { meterClose: '1396.2' },
    {},
    { key: 'meterHours', level: 'WARN', params: { meter: '8.0', worked: '9' } },
  ],
  [
    'diesel far above the norm',
    { fuel: { openingL: '60', issuedL: '40', closingL: '10' } },
    { litresPerHour: '4' },
    { key: 'fuelNorm', level: 'WARN', params: { used: '10.0', norm: '4' } },
  ],
])('%s is found', (_, more, facts, expected) => {
  expect(found(more, facts)[0]).toMatchObject(expected)
})

test('a meter may run while the machine waits, and two tenths between logs are nothing', () => {
  const slices = [slice('08:00', '13:00'), slice('13:00', '17:00', 'IDLE_CLIENT')]
  for (const meterClose of ['1393.2', '1397.2'])
    expect(found({ slices, meterClose }, { previousClose: '1388.4' })).toEqual([])
})

test('checks that stop come before checks that warn', () => {
  const slices = [slice('08:00', '12:00'), slice('11:00', '13:00'), slice('14:00', '15:00')]
  expect(found({ slices }).map(({ level }) => level)).toEqual(['STOP', 'WARN', 'WARN'])
})

test.each([
  ['the same hours', '9.0', []],
  ['a tenth more', '9.9', []],
  ['a tenth less', '8.1', []],
  ['more than a tenth', '10.0', [{ key: 'telematics', level: 'NOTE', params: { telematics: '10.0', meter: '9.0' } }]],
  ['no hours at all', '0.0', [{ key: 'telematics', level: 'NOTE', params: { telematics: '0.0', meter: '9.0' } }]],
  ['nothing', null, []],
])('telematics that says %s', (_what, hours, expected) => {
  expect(telematicsChecks(content(), hours)).toEqual(expected)
})

test('on a short day telematics may differ by half an hour, and without a meter it is not compared', () => {
  const short = { meterOpen: '1388.2', meterClose: '1389.2' }
  expect(telematicsChecks(short, '1.5')).toEqual([])
  expect(telematicsChecks(short, '1.6')).toHaveLength(1)
  expect(telematicsChecks({ ...short, meterClose: null }, '9')).toEqual([])
})

const log = (start: number, end: number, logNumber: string | null = 'LOG-1') => ({
  logNumber,
  start: start * 60,
  end: end * 60,
})
const night = [slice('20:00', '24:00'), slice('00:00', '06:00')]

test.each<[string, LogsheetContent['slices'], ReturnType<typeof log>, object | undefined]>([
  ['the night before that ends in the morning', [slice('05:00', '13:00')], log(-4, 6), { from: '05:00', to: '06:00' }],
  ['a second shift beside it', [slice('12:00', '20:00')], log(5, 13), { from: '12:00', to: '13:00' }],
  ['the morning after a night shift', night, log(29, 37), { from: '05:00', to: '06:00' }],
  ['a whole day', [slice('00:00', '24:00')], log(23, 26), { from: '23:00', to: '00:00' }],
  ['a log that ends where it begins', [slice('08:00', '13:00')], log(0, 8), undefined],
  ['a log in its gap', [slice('08:00', '12:00'), slice('14:00', '18:00')], log(12, 14), undefined],
])('%s stops a log if they share an hour', (_what, slices, taken, shared) => {
  const stops = found({ slices, meterOpen: null, remarks: 'x' }, { taken: [taken] }).filter(
    ({ key }) => key === 'otherLog',
  )
  expect(stops).toEqual(shared ? [{ key: 'otherLog', level: 'STOP', params: { log: 'LOG-1', ...shared } }] : [])
})

test('a log of another hire stops it without its number', () => {
  const [stop] = found({}, { taken: [log(17, 19, null)] })
  expect(stop).toEqual({ key: 'otherHire', level: 'STOP', params: { from: '17:00', to: '18:00' } })
})

test.each([
  ['2026-11-30T07:01:00Z', [slice('18:00', '24:00')], '01 Dec 2026, 00:00'],
  ['2026-11-30T12:14:59Z', [slice('08:00', '18:00')], '30 Nov 2026, 18:00'],
  ['2026-11-30T12:15:00Z', [slice('08:00', '18:00')], undefined],
  ['2026-11-30T20:30:00Z', night, '01 Dec 2026, 06:00'],
])('at %s a day is submitted once its last entry is over, a quarter of an hour early at most', (now, slices, until) => {
  const day = { date: '2026-11-30', now: new Date(now) }
  const stops = found({ slices, meterOpen: null }, { day }).filter(({ key }) => key === 'notOver')
  expect(stops.map(({ params }) => params['until'])).toEqual(until === undefined ? [] : [until])
})

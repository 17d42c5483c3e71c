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

import { expect, test } from 'vitest'
import { fleetPageOf } from './aemp.rules.ts'

const now = new Date('2026-11-23T10:00:00Z')
const page = (equipment: unknown, more: object = {}) =>
  fleetPageOf(JSON.stringify({ Equipment: equipment, ...more }), now)
const one = (header: object, counter: object) =>
  page([{ EquipmentHeader: header, CumulativeOperatingHours: counter }]).reported
const counter = { datetime: '2026-11-23T09:58:12Z', Hour: 1204.5 }

test('a machine is known by its PIN, then its serial number, then its number at the provider, in capital letters', () => {
  const header = {
    OEMName: 'JLG',
    Model: '450AJ',
    EquipmentID: ' bl-014',
    SerialNumber: '0300242005',
    PIN: 'jlg0300242005',
  }
  expect(one(header, counter)).toEqual([
    { ids: ['JLG0300242005', '0300242005', 'BL-014'], at: new Date('2026-11-23T09:58:12Z'), hours: '1204.50' },
  ])
})

test.each([
  ['the attribute dateTime', { dateTime: '2026-11-23T09:58:12Z', Hour: 1204.5 }],
  ['names in small letters', { datetime: '2026-11-23T09:58:12Z', hour: 1204.5 }],
  ['names in capital letters', { DATETIME: '2026-11-23T09:58:12Z', HOUR: 1204.5 }],
  ['a number in quotation marks', { datetime: '2026-11-23T09:58:12Z', Hour: '1204.5' }],
  ['a time of another zone, to the millisecond', { datetime: '2026-11-23T15:28:12.345+05:30', Hour: 1204.5 }],
])('vendors write %s', (_what, written) => {
  expect(one({ PIN: 'X1' }, written)).toEqual([{ ids: ['X1'], at: new Date('2026-11-23T09:58:12Z'), hours: '1204.50' }])
})

test.each<[string, object, object]>([
  ['no numbers', { OEMName: 'JLG' }, counter],
  ['numbers that no machine has', { PIN: 'A\u0000B', SerialNumber: '<b>', EquipmentID: 'x'.repeat(61) }, counter],
  ['a number that is an object', { PIN: { a: 1 } }, counter],
  ['no counter', { PIN: 'X1' }, {}],
  ['a counter without a time', { PIN: 'X1' }, { Hour: 3 }],
  ['a time without a zone', { PIN: 'X1' }, { datetime: '2026-11-23T09:58:12', Hour: 3 }],
  ['a time that has not come', { PIN: 'X1' }, { datetime: '2026-11-23T10:10:01Z', Hour: 3 }],
  ['negative hours', { PIN: 'X1' }, { ...counter, Hour: -1 }],
  ['hours beyond any machine', { PIN: 'X1' }, { ...counter, Hour: 1e9 }],
  ['hours as a duration of AEMP 1', { PIN: 'X1' }, { ...counter, Hour: 'P13DT0H25M' }],
  ['hours that are true', { PIN: 'X1' }, { ...counter, Hour: true }],
  ['hours that are empty', { PIN: 'X1' }, { ...counter, Hour: '' }],
])('a machine with %s reports nothing, and the others count', (_what, header, written) => {
  const other = { EquipmentHeader: { PIN: 'OTHER' }, CumulativeOperatingHours: counter }
  const { reported } = page([{ EquipmentHeader: header, CumulativeOperatingHours: written }, null, 7, [], other])
  expect(reported.map(({ ids }) => ids)).toEqual([['OTHER']])
})

test('only a link’s relation decides whether there is a next page', () => {
  const next = (Links: unknown) => page([], { Links }).hasNext
  expect(next([{ rel: 'self' }, { rel: 'next', href: 'https://elsewhere.example/' }])).toBe(true)
  expect(next([{ Rel: 'Next', Href: '/Fleet/2' }])).toBe(true)
  expect(next([{ rel: 'last', href: '/Fleet/1' }])).toBe(false)
  expect(next('next')).toBe(false)
  expect(page([]).hasNext).toBe(false)
})

test.each([
  ['nothing', '', 'JSON'],
  ['null', 'null', 'expected object'],
  ['a list', '[]', 'expected object'],
  ['no machines', '{}', 'equipment'],
  ['machines that are no list', '{"Equipment":{}}', 'expected array'],
  ['XML', '<Fleet/>', 'JSON'],
  ['too many', `{"Equipment":${JSON.stringify(Array(1001).fill(null))}}`, 'Too big'],
])('no page: %s', (_what, body, why) => {
  expect(() => fleetPageOf(body, now)).toThrow(why)
})

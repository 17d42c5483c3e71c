import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fleetPageOf } from './aemp.rules.ts'

const now = new Date('2026-11-23T10:00:00Z')
const read = (body: string, page = 1) => fleetPageOf(body, { page, now })
const page = (equipment: unknown, more: object = {}) => read(JSON.stringify({ Equipment: equipment, ...more }))
const one = (header: object, counter: object) =>
  page([{ EquipmentHeader: header, CumulativeOperatingHours: counter }]).reported
const counter = { datetime: '2026-11-23T09:58:12Z', Hour: 100.5 }
const machine = { EquipmentHeader: { PIN: 'X1' }, CumulativeOperatingHours: counter }
const reading = { ids: ['X1'], at: new Date('2026-11-23T09:58:12Z'), hours: '100.50' }
const none = { noNumber: 0, noHours: 0, noTime: 0, ahead: 0 }

test('a machine is known by its PIN, then its serial number, then its number at the provider, in capital letters', () => {
  const header = {
    OEMName: 'JLG',
    Model: '450AJ',
    EquipmentID: ' bl-014',
    SerialNumber: '0300242005',
    PIN: 'jlg0300242005',
  }
  expect(one(header, counter)).toEqual([{ ...reading, ids: ['JLG0300242005', '0300242005', 'BL-014'] }])
})

test.each<[string, unknown]>([
  ['a list of machines', { Equipment: [machine] }],
  ['a machine without a list', { Equipment: machine }],
  ['an envelope', { Fleet: { Equipment: [machine] } }],
  ['two envelopes', { response: { Fleet: { Equipment: machine } } }],
  ['a list around the page', [{ Equipment: [machine] }]],
  ['machines alone', [machine]],
  ['a machine alone', machine],
  ['names with a namespace', { 'a:Equipment': [machine] }],
  ['a list of counters', { Equipment: [{ ...machine, CumulativeOperatingHours: [counter] }] }],
])('vendors write a page as %s', (_what, content) => {
  expect(read(JSON.stringify(content))).toEqual({ reported: [reading], dropped: none, hasNext: false })
})

test('a mark before the text is nothing', () => {
  expect(read(`\ufeff${JSON.stringify({ Equipment: [machine] })}`).reported).toEqual([reading])
})

test.each(['{}', '[]', '{"version":"1"}', '{"Equipment":null}', '{"Fleet":{"version":"1"}}', '<Fleet version="1"/>'])(
  'the page %s has no machines',
  (body) => {
    expect(read(body)).toEqual({ reported: [], dropped: none, hasNext: false })
  },
)

test.each<[string, object]>([
  ['the attribute dateTime', { dateTime: '2026-11-23T09:58:12Z', Hour: 100.5 }],
  ['the attribute with its sign', { '@datetime': '2026-11-23T09:58:12Z', Hour: 100.5 }],
  ['names in small letters', { datetime: '2026-11-23T09:58:12Z', hour: 100.5 }],
  ['names in capital letters', { DATETIME: '2026-11-23T09:58:12Z', HOUR: 100.5 }],
  ['a number in quotation marks', { ...counter, Hour: '100.5' }],
  ['a number with an exponent', { ...counter, Hour: '1.005E2' }],
  ['eight decimals', { ...counter, Hour: '100.50000001' }],
  ['a time of another zone, to the millisecond', { ...counter, datetime: '2026-11-23T15:28:12.345+05:30' }],
  ['a zone without a colon', { ...counter, datetime: '2026-11-23T15:28:12+0530' }],
  ['a time without a zone, which is UTC', { ...counter, datetime: '2026-11-23T09:58:12' }],
  ['a blank for the T', { ...counter, datetime: '2026-11-23 09:58:12' }],
])('vendors write %s', (_what, written) => {
  expect(one({ PIN: 'X1' }, written)).toEqual([reading])
})

test('hours of ten thousand with an exponent are hours', () => {
  expect(one({ PIN: 'X1' }, { ...counter, Hour: '1.0045E4' })).toMatchObject([{ hours: '10045.00' }])
})

test.each<[keyof typeof none, string, object, object]>([
  ['noNumber', 'no numbers', { OEMName: 'JLG' }, counter],
  ['noNumber', 'impossible numbers', { PIN: 'A\u0000B', SerialNumber: '<b>', EquipmentID: 'x'.repeat(61) }, counter],
  ['noNumber', 'a number that is an object', { PIN: { a: 1 } }, counter],
  ['noHours', 'no counter', { PIN: 'X1' }, {}],
  ['noHours', 'negative hours', { PIN: 'X1' }, { ...counter, Hour: -1 }],
  ['noHours', 'hours beyond any machine', { PIN: 'X1' }, { ...counter, Hour: 1e9 }],
  ['noHours', 'hours as a duration of AEMP 1', { PIN: 'X1' }, { ...counter, Hour: 'P13DT0H25M' }],
  ['noHours', 'hours that are true', { PIN: 'X1' }, { ...counter, Hour: true }],
  ['noHours', 'hours that are empty', { PIN: 'X1' }, { ...counter, Hour: '' }],
  ['noTime', 'a counter without a time', { PIN: 'X1' }, { Hour: 3 }],
  ['noTime', 'a clock that was never set', { PIN: 'X1' }, { ...counter, datetime: '0001-01-01T00:00:00' }],
  ['noTime', 'a clock at its beginning', { PIN: 'X1' }, { ...counter, datetime: '1970-01-01T00:00:00Z' }],
  ['noTime', 'a day that does not exist', { PIN: 'X1' }, { ...counter, datetime: '2026-02-30T10:00:00Z' }],
  ['noTime', 'a day that may be a month', { PIN: 'X1' }, { ...counter, datetime: '11/12/2026 10:00' }],
  ['ahead', 'a time that has not come', { PIN: 'X1' }, { ...counter, datetime: '2026-11-23T10:10:01Z' }],
])('%s counts a machine with %s, and the others are read', (reason, _what, header, written) => {
  const bad = { EquipmentHeader: header, CumulativeOperatingHours: written }
  expect(page([bad, machine])).toMatchObject({ reported: [reading], dropped: { ...none, [reason]: 1 } })
})

test.each(['missing', 'N/A', 'null', 'Not Available', 'not_set', '0', '00000000', 'XXXX', 'no PIN'])(
  'two machines that call themselves %s are not one machine',
  (placeholder) => {
    const nameless = { EquipmentHeader: { PIN: placeholder, SerialNumber: placeholder } }
    const { reported, dropped } = page([1, 2].map((n) => ({ ...machine, ...nameless, Model: n })))
    expect({ reported, dropped }).toEqual({ reported: [], dropped: { ...none, noNumber: 2 } })
  },
)

test('entries that are no machines count as such', () => {
  expect(page([null, 7, [], machine])).toMatchObject({ reported: [reading], dropped: { noNumber: 3 } })
})

test('the relation of a link and the number of its page decide whether there is a next page', () => {
  const next = (Links: unknown, at = 1) => read(JSON.stringify({ Equipment: [], Links }), at).hasNext
  expect(next([{ rel: 'self' }, { rel: 'next', href: 'https://elsewhere.example/' }])).toBe(true)
  expect(next([{ Rel: 'Next', Href: '/Fleet/2' }])).toBe(true)
  expect(next({ rel: 'next', href: '/Fleet?page=3' }, 2)).toBe(true)
  expect(next([{ rel: 'last', href: '/Fleet/1' }])).toBe(false)
  expect(next('next')).toBe(false)
  expect(page([]).hasNext).toBe(false)
})

test.each(['/Fleet/2', 'https://telematics.example/Fleet/2/', '/Fleet?pageNumber=2', '/Fleet/1'])(
  'a link from page 2 to %s is the end',
  (href) => {
    expect(read(JSON.stringify({ Equipment: [], Links: [{ rel: 'next', href }] }), 2).hasNext).toBe(false)
  },
)

test('XML is read as the standard has it', () => {
  const body = readFileSync(new URL('aemp.test.xml', import.meta.url), 'utf8')
  expect(read(body)).toEqual({
    reported: [
      { ids: ['JLG0300242005', '0300242005', 'BL-014'], at: new Date('2026-11-23T09:58:12Z'), hours: '100.50' },
      { ids: ['HAR3DXETC02718'], at: new Date('2026-11-23T09:00:00Z'), hours: '1204.00' },
    ],
    dropped: { ...none, noHours: 1 },
    hasNext: true,
  })
  expect(read(body, 2).hasNext).toBe(false)
})

test.each([
  ['nothing', '', 'JSON'],
  ['null', 'null', 'an object or a list'],
  ['a number', '7', 'an object or a list'],
  ['machines that are a text', '{"Equipment":"none"}', 'not a list'],
  ['HTML', '<html><body>Sign in</body></html>', 'not of a fleet'],
  ['XML that ends too early', '<Fleet><Equipment>', 'ends within'],
  ['too many', `{"Equipment":${JSON.stringify(Array(1001).fill(null))}}`, 'more than 1000'],
])('no page: %s', (_what, body, why) => {
  expect(() => read(body)).toThrow(why)
})

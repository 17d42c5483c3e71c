import { expect, test } from 'vitest'
import { type CsvLine, csvOf, filesAs, linesOf } from '#tests/support/csv-files.ts'
import { newFleetNumber } from '#tests/support/fleet.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer({ now: new Date('2026-11-23T06:40:00Z') })
const operations = await server.signInStaff('OPERATIONS')
const files = filesAs(server, operations.accessToken, 'readings')
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const aMachine = () => newFleetNumber(server, products.content[0]?.productId ?? '')
const readings = (...rows: [machine: string, at: string, hours: string][]) =>
  csvOf(rows.map(([machine, at, hours]): CsvLine => ({ machine, at, hours })))

test('a file of readings adds them once; times are of the clock in India unless they name a zone', async () => {
  const machine = await aMachine()
  const file = readings(
    [machine.toLowerCase(), '2026-11-22 18:00', '1204.5'],
    [machine, '21/11/2026 18:00', '1,195.25'],
    [machine, '2026-11-20T12:30:00Z', '1186'],
  )
  expect(await files.import(file)).toEqual({ added: 3, changed: 0 })
  const preview = await files.preview(file)
  expect(preview).toMatchObject({ bad: 0, added: 0, changed: 0, same: 3, digest: null })
  const [line] = linesOf(await files.download()).filter((row) => row['machine'] === machine)
  expect(line).toEqual({ machine, at: '2026-11-22 18:00', hours: '1204.5' })
})

test.each([
  ['22/11/2026 6:00 PM', '2026-11-22 18:00'],
  ['22-Nov-26 18:00', '2026-11-22 18:00'],
  ['22.11.2026 18:00:07', '2026-11-22 18:00:07'],
])('a time is read as written: %s', async (written, at) => {
  const { rows } = await files.preview(readings([await aMachine(), written, '10']))
  expect(rows).toMatchObject([{ effect: 'NEW' }])
  expect(rows[0]?.changes).toContainEqual({ column: 'at', was: '', is: at })
})

test.each(['31/09/2026 18:00', '30/02/2026 18:00', '29-02-2026 10:00', '2026-02-30 10:00'])(
  'the day of %s does not exist: a fault of that cell',
  async (written) => {
    const { rows, digest } = await files.preview(readings([await aMachine(), written, '1234.5']))
    expect(rows.map(({ faults }) => faults)).toMatchObject([[{ column: 'at', value: written, code: 'instant' }]])
    expect(digest).toBeNull()
  },
)

test.each([
  ['a hint for Excel', 'sep=;\nmachine;at;hours\n', ';'],
  ['a hint in quotation marks, CRLF', '"sep=,"\r\nmachine,at,hours\r\n', ','],
  ['tabs', 'machine\tat\thours\n', '\t'],
  ['bars', 'machine|at|hours\n', '|'],
])('a file with %s is read', async (_what, head, separator) => {
  const row = [await aMachine(), '2026-11-22 18:00', '10'].join(separator)
  const { rows } = await files.preview(Buffer.from(`\ufeff${head}${row}\n`))
  expect(rows).toMatchObject([{ row: 2, effect: 'NEW', faults: [] }])
})

test('a file whose separator nobody knows is refused by one sentence', async () => {
  const { rows, digest } = await files.preview(Buffer.from('machine:at:hours\nSL-031:2026:1234.5\n'))
  expect(rows.map(({ faults }) => faults.map(({ code }) => code))).toEqual([['separator']])
  expect(digest).toBeNull()
})

test('the dry run and the download show times of the clock in India, to the second, and take them back', async () => {
  const machine = await aMachine()
  const { rows } = await files.preview(
    readings([machine, '2026-11-21T22:10:07Z', '1186'], ['NO-SUCH', '2026-11-20T12:30:00Z', '1']),
  )
  expect(rows.map(({ label, changes }) => [label, changes.find(({ column }) => column === 'at')?.is])).toEqual([
    [machine, '2026-11-22 03:40:07'],
    ['NO-SUCH 2026-11-20 18:00', undefined],
  ])
  await files.import(readings([machine, '2026-11-21T22:10:07Z', '1186']))
  expect(await files.preview(await files.download())).toMatchObject({ bad: 0, added: 0, changed: 0 })
})

test('every bad row is listed with its reason, and nothing of the file is taken', async () => {
  const machine = await aMachine()
  await files.import(readings([machine, '2026-11-22 18:00', '10']))
  const { rows, digest } = await files.preview(
    readings(
      ['NO-SUCH', '2026-11-22 18:00', '10'],
      [machine, 'yesterday', '10'],
      [machine, '2026-11-23 12:21', '10'],
      [machine, '2026-11-22 17:00', ''],
      [machine, '2026-11-22 16:00', '10.123'],
      [machine, '2026-11-22 15:00', 'ten'],
      [machine, '2026-11-22 18:00', '11'],
      [machine, '2026-11-22 14:00', '9'],
      [machine.toLowerCase(), '2026-11-22T08:30:00Z', '9'],
    ),
  )
  expect(rows.map(({ faults }) => faults.map(({ column, code }) => `${column} ${code}`).join())).toEqual([
    'machine fleet-number-unknown',
    'at instant',
    'at ahead',
    'hours required',
    'hours range',
    'hours number',
    'hours reading-other',
    '',
    ' duplicate',
  ])
  expect(rows[6]?.faults[0]?.reason).toBe('The reading at this time is 10 h. A reading never changes.')
  expect(digest).toBeNull()
})

test('a later file does not change an earlier reading, not even past the dry run', async () => {
  const machine = await aMachine()
  const [one, other] = [readings([machine, '2026-11-22 18:00', '10']), readings([machine, '2026-11-22 18:00', '12'])]
  const { digest } = await files.preview(other)
  expect(await files.import(one)).toEqual({ added: 1, changed: 0 })
  expect((await files.send(other, digest ?? '')).json()).toMatchObject({ type: '/problems/preview-outdated' })
})

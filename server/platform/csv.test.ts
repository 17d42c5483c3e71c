import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv, unguarded } from './csv.ts'

const cellsOf = (csv: string): string[][] => parse(csv, { bom: true })

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\0=1', '＝1', '＋1', '－1', '＠x', ' =1', '\n=1'])(
  'S14 %j cannot run as a formula',
  (text) => {
    expect(cellsOf(toCsv(['a'], [[text]]))[1]).toEqual([`'${text}`])
  },
)

test('S14 negative numbers stay numbers', () => {
  expect(cellsOf(toCsv(['a', 'b'], [[-5, 1.5]]))[1]).toEqual(['-5', '1.5'])
})

test('quotes, commas, line breaks and Hindi survive', () => {
  const cells = ['say "yes", please', 'two\nlines', 'मशीन', '']
  expect(cellsOf(toCsv(['a', 'b', 'c', 'd'], [cells]))[1]).toEqual(cells)
})

/** Texts of the characters that matter to guards and separators, among others. */
const aText = fc.oneof(fc.string({ unit: fc.constantFrom(...'\'=+-@ ＝\t\0,;"\nय9'.split('')) }), fc.string())

test('S14 every text comes back as it was, guarded or not', () => {
  const comesBack = (text: string) => {
    // A record of one empty cell is an empty line.
    const [, cells = []] = cellsOf(toCsv(['a', 'b'], [[text, 'x']]))
    expect(cells.map(unguarded)).toEqual([text, 'x'])
  }
  fc.assert(fc.property(aText, comesBack), { numRuns: 1000 })
  comesBack("'=1")
})

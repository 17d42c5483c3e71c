import { expect, test } from 'vitest'
import { readXlsx } from '#tests/support/xlsx.ts'
import { toXlsx } from './xlsx.ts'

test('a workbook holds texts, numbers and dates where they belong, and no formula', () => {
  const hostile = '=HYPERLINK("http://x","<b>&")'
  const { names, sheet, cells } = readXlsx(
    toXlsx(
      'Sheet',
      ['Name', 'Hours', 'Date'],
      [
        [hostile, 9.5, { date: '2026-11-23' }],
        ['+1\u0000', null, null],
      ],
    ),
  )
  expect(names).toContain('[Content_Types].xml')
  expect(cells.get('A1')).toBe('Name')
  expect(cells.get('A2')).toBe(hostile)
  expect(cells.get('B2')).toBe(9.5)
  // Day 46 349 of spreadsheets is 23 November 2026.
  expect(cells.get('C2')).toBe(46349)
  expect(cells.get('A3')).toBe('+1')
  expect(cells.has('B3')).toBe(false)
  expect(sheet).not.toMatch(/<f[ >]/)
})

test('columns after Z have two letters', () => {
  const { cells } = readXlsx(
    toXlsx(
      'Sheet',
      Array.from({ length: 28 }, (_, index) => String(index)),
      [],
    ),
  )
  expect([cells.get('Z1'), cells.get('AA1'), cells.get('AB1')]).toEqual(['25', '26', '27'])
})

import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { toXlsx } from './xlsx.ts'
import { readXlsx } from './xlsx-read.ts'

const SHEET = 'xl/worksheets/sheet1.xml'
const book = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])))
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const cellsOf = (parts: Record<string, string>) => {
  const read = readXlsx(book(parts))
  return 'sheets' in read ? read.sheets[0]?.map(({ cells }) => cells) : read.wrong
}

test('what we write is read back', () => {
  const bytes = toXlsx(
    'A',
    ['Name', 'Day', 'Rupees'],
    [
      ['a < b & "c"', { date: '2026-11-24' }, 118_000.5],
      [null, null, 7],
    ],
  )
  expect(readXlsx(bytes)).toEqual({
    sheets: [
      [
        { row: 1, cells: ['Name', 'Day', 'Rupees'] },
        { row: 2, cells: ['a < b & "c"', '2026-11-24', '118000.5'] },
        { row: 3, cells: ['', '', '7'] },
      ],
    ],
  })
})

test('texts, rich texts, prefixes, formulas, gaps and numbers of other spreadsheets are read', () => {
  const sharedStrings =
    '<x:sst xmlns:x="m"><x:si><x:t>Date</x:t></x:si><x:si><x:r><x:t>NEFT </x:t></x:r><x:r><x:t>DECCAN</x:t></x:r><x:rPh><x:t>aid</x:t></x:rPh></x:si></x:sst>'
  const rows = `<x:row r="3"><x:c r="A3" t="s"><x:v>0</x:v></x:c><x:c r="C3" t="s"><x:v>1</x:v></x:c></x:row>
    <x:row><x:c t="str"><x:f>A1&amp;B1</x:f><x:v>&#x20B9;5</x:v></x:c><x:c><x:v>1180.1000000000001</x:v></x:c>
    <x:c><x:v>6.32412345678E11</x:v></x:c><x:c><x:v>1.23456789012345E17</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c></x:row>`
  expect(cellsOf({ 'xl/sharedStrings.xml': sharedStrings, [SHEET]: sheetOf(rows) })).toEqual([
    ['Date', '', 'NEFT DECCAN'],
    ['₹5', '1180.1', '632412345678', '1.23456789012345e+17', 'TRUE'],
  ])
})

test('a number whose style shows a day is that day, also counted from 1904', () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="165" formatCode="[$-4009]dd\\-mmm\\-yy"/><numFmt numFmtId="166" formatCode="&quot;d&quot;0.00"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`
  const rows = `<row><c s="0"><v>46350</v></c><c s="1"><v>46350</v></c><c s="2"><v>46350.75</v></c><c s="3"><v>46350</v></c></row>`
  const parts = { 'xl/styles.xml': styles, [SHEET]: sheetOf(rows) }
  expect(cellsOf(parts)).toEqual([['46350', '2026-11-24', '2026-11-24', '46350']])
  const of1904 = { ...parts, 'xl/workbook.xml': '<workbook><workbookPr date1904="1"/></workbook>' }
  expect(cellsOf(of1904)).toEqual([['46350', '2030-11-25', '2030-11-25', '46350']])
})

test('a file written as a stream, with its sizes behind the parts, is read', () => {
  const chunks: Uint8Array[] = []
  const zip = new Zip((_, chunk) => chunks.push(chunk))
  const part = new ZipDeflate(SHEET)
  zip.add(part)
  part.push(strToU8(sheetOf('<row><c t="inlineStr"><is><t>a</t></is></c></row>')), true)
  zip.end()
  expect(readXlsx(Buffer.concat(chunks))).toEqual({ sheets: [[{ row: 1, cells: ['a'] }]] })
})

test('entities of a DTD are not expanded, nor fetched', () => {
  const evil = '<!DOCTYPE a [<!ENTITY b "boom"><!ENTITY c SYSTEM "file:///etc/passwd">]>'
  const rows = '<row><c t="inlineStr"><is><t>&b;&c;</t></is></c></row>'
  expect(cellsOf({ [SHEET]: evil + sheetOf(rows) })).toEqual([['&b;&c;']])
})

test.each([
  ['no ZIP', strToU8('PK'), 'damaged'],
  ['a ZIP without sheets', zipSync({ a: strToU8('b') }), 'damaged'],
  [
    'a ZIP that was cut off',
    book({ [SHEET]: sheetOf('<row><c><v>1</v></c></row>'.repeat(5000)) }).slice(0, 200),
    'damaged',
  ],
  ['more bytes than a statement needs', book({ [SHEET]: ' '.repeat(8_000_001) }), 'damaged'],
  ['a cell far away', book({ [SHEET]: sheetOf('<row><c r="ZZZ1"><v>1</v></c></row>') }), 'cells'],
  ['a row far away', book({ [SHEET]: sheetOf('<row r="1048576"><c><v>1</v></c></row>') }), 'cells'],
  ['too many cells', book({ [SHEET]: sheetOf('<row><c r="ALL1"><v>1</v></c></row>'.repeat(400)) }), 'cells'],
])('%s is refused', (_, bytes, wrong) => {
  expect(readXlsx(bytes)).toEqual({ wrong })
})

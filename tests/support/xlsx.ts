// Reads a workbook back: its parts, and the cells of its sheet.
import { strFromU8, unzipSync } from 'fflate'

const CELL = /<c r="([A-Z]+)(\d+)"(?: s="(\d)")?(?: t="(\w+)")?>(.*?)<\/c>/g
const INNER = /<(?:v|t xml:space="preserve")>(.*?)<\/(?:v|t)>/s
const plain = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** The cells by their address; numbers as numbers, dates as their day of the spreadsheet. */
export function readXlsx(bytes: Uint8Array) {
  const parts = unzipSync(bytes)
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const cells = [...sheet.matchAll(CELL)].map(([, column, row, , type, inner = '']) => {
    const value = plain(INNER.exec(inner)?.[1] ?? '')
    return [`${column}${row}`, type === 'inlineStr' ? value : Number(value)] as const
  })
  return { names: Object.keys(parts), sheet, cells: new Map(cells) }
}

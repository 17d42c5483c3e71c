import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { entriesIn, type ZipEntry, zipEnd, zipPiece } from './zip.ts'

async function zipped(entries: readonly ZipEntry[]) {
  const bytes: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const piece = await zipPiece(entry, offset)
    bytes.push(piece.bytes)
    directory.push(piece.directory)
    offset += piece.bytes.length
  }
  const lines = Buffer.concat(directory)
  return Buffer.concat([...bytes, zipEnd(lines, entriesIn(lines), offset)])
}

const entry = (path: string, text: string) => ({ path, bytes: Buffer.from(text) })

test('a ZIP made in pieces opens with every entry as it was', async () => {
  const texts = { 'a.txt': 'a'.repeat(10_000), 'फ़ोटो/एक.json': '[]', 'b.pdf': '%PDF-1.7', 'empty.csv': '' }
  const bytes = await zipped(Object.entries(texts).map(([path, text]) => entry(path, text)))
  const found = Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)])
  expect(Object.fromEntries(found)).toEqual(texts)
  expect(bytes.length).toBeLessThan(1000)
})

test('a ZIP of nothing is one', async () => {
  expect(unzipSync(await zipped([]))).toEqual({})
})

test('the entries of a directory are counted', async () => {
  const lines = await Promise.all(['x', 'a longer name'].map((path) => zipPiece(entry(path, 'y'), 0)))
  expect(entriesIn(Buffer.concat(lines.map(({ directory }) => directory)))).toBe(2)
})

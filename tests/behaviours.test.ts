import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PAGE = 'docs/behaviours.md'
const ID = /\b(?:B-\d{2}|[FRSI]\d{1,2}|M[1-3](?! [\d.-]))\b/g

/** The rows of the page: an id, and the test files that its last cell names. */
const rows = readFileSync(PAGE, 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]-?\d+ \|/.test(line))
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    return {
      id: cells[1] ?? '',
      files: Array.from((cells.at(-2) ?? '').matchAll(/`(.+?)`/g), ([, file]) => file ?? ''),
    }
  })

const idsIn = (file: string): string[] => readFileSync(file, 'utf8').match(ID) ?? []

/** Every file that may name an id. Drawings hold look-alikes: path commands such as `S7`. */
const files = globSync([
  '{contract,server,web,database,tests,scripts,bench,docs}/**/*.{ts,tsx,mjs,sql,md}',
  '*.{ts,md}',
]).filter((file) => !file.startsWith('server/drawings/'))

test(`${PAGE} has a row for each id of the repository`, () => {
  const known = new Set(rows.map(({ id }) => id))
  expect(known.size).toBe(rows.length)
  const unknown = files.flatMap((file) =>
    idsIn(file)
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id}`),
  )
  expect(unknown).toEqual([])
})

test.each(rows)(`${PAGE}: the tests of $id exist and bear the id`, ({ id, files: tests }) => {
  expect(tests).not.toEqual([])
  expect(tests.filter((file) => !existsSync(file) || !idsIn(file).includes(id))).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
/** Keys that are names in the catalogue's data stand as they came. */
const NAMES = /^names\./

/** The lines of the text files that break a rule, with the file of each. */
const linesWith = (wrong: RegExp, files: RegExp) =>
  readdirSync(folder)
    .filter((file) => files.test(file) && !NAMES.test(file))
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter((line) => wrong.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )

test('a number and its percent sign stay on one line', () => {
  expect(linesWith(/[}\d] %/, /\.(en|hi)\.ts$/)).toEqual([])
})

test('abbreviations of taxes and laws are written in Latin letters in Hindi too', () => {
  expect(linesWith(/जीएसटी|टीडीएस|एसएसी|एमएसएमई/, /\.hi\.ts$/)).toEqual([])
})

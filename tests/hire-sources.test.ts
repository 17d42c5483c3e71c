import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

// M3: money is never a floating-point number. `rational.ts`, `words.ts` and `paise.ts` contain the arithmetic, on
// `bigint`; all other files of hire multiply, divide and round only fractions.
const ARITHMETIC = /\/(rational|words)\.ts$/
const files = globSync('server/hire/*.ts').filter((file) => !file.endsWith('.test.ts'))

/** The code without comments, strings and regular expressions, in which operators mean other things. */
const codeOf = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')
    .replace(/\/(?![*\s])(?:\\.|\[[^\]]*\]|[^/\n\\[])+\/[gmu]*(?=[.,)\s])/g, '')
    .replace(/'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`/g, "''")

const floating = (code: string) =>
  code.match(/\bMath\.(?!max\b|min\b)\w+|\bparseFloat\b|\btoFixed\b|\d\.\d|\d[eE]\d/g) ?? []
const dividing = (code: string) => code.match(/(?<![/*])\/(?![/*=])|%|\*\*/g) ?? []

describe('M3 money is never a floating-point number', () => {
  test.each(files)('%s', (file) => {
    const code = codeOf(readFileSync(file, 'utf8'))
    expect(floating(code)).toEqual([])
    expect(ARITHMETIC.test(file) ? [] : dividing(code)).toEqual([])
  })

  test('the search finds divisions in code', () => {
    expect(floating(codeOf('const a = Math.round(rate * 0.5) + 1e3'))).toEqual(['Math.round', '0.5', '1e3'])
    expect(dividing(codeOf('const day = rate / days % 2 // a note/with a slash'))).toEqual(['/', '%'])
    expect(files.length).toBeGreaterThan(15)
  })
})

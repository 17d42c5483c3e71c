import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('web/**/*.component.test.tsx').map((file) => ({ file, code: readFileSync(file, 'utf8') }))

test('a screen test that names a width also runs at the other, so each checks its own alone', () => {
  const atOne = /\btest\(\s*['"`][^'"`\n]*\b(390|1280|%i) px|each\(\[(PHONE|DESKTOP)\]\)/
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter(({ code }) => atOne.test(code)).map(({ file }) => file)).toEqual([])
})

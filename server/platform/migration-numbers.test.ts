import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refuseDisorder } from './migration-numbers.ts'

const upTo = (last: number) =>
  Array.from({ length: last }, (_, index) => `${String(index + 1).padStart(4, '0')}_step.sql`)
const without = (names: string[], ...numbers: string[]) =>
  names.filter((name) => !numbers.some((number) => name.startsWith(number)))

test("the product's migrations are in order", () => {
  const names = readdirSync('database/migrations')
  expect(names.length).toBeGreaterThan(20)
  expect(() => refuseDisorder(names)).not.toThrow()
})

test('numbers are consecutive, except the two that were never used', () => {
  expect(() => refuseDisorder([])).not.toThrow()
  expect(() => refuseDisorder(upTo(30))).not.toThrow()
  expect(() => refuseDisorder(without(upTo(30), '0015', '0019').toReversed())).not.toThrow()
})

test.each([
  ['a gap', without(upTo(30), '0007', '0021'), 'gap at 7, 21'],
  ['a missing first number', without(upTo(3), '0001'), 'gap at 1'],
  ['a duplicate number', [...upTo(3), '0002_other.sql'], 'same number: 0002_other.sql, 0002_step.sql'],
  ['a name without a number', ['0001_step.sql', 'fix.sql'], 'not fix.sql'],
  ['a number of another length', ['0001_step.sql', '00002_step.sql'], 'not 00002_step.sql'],
])('%s is refused by name', (_, names, sentence) => {
  expect(() => refuseDisorder(names)).toThrow(sentence)
})

import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measured, onlyEmbedded, onlyPostgres } from './support/one-engine.ts'

test('each test of one engine exists and belongs to exactly one', () => {
  const files = [onlyEmbedded, onlyPostgres, measured].flatMap((table) => Object.keys(table))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
})

import { existsSync, globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { measured, onlyEmbedded, onlyPostgres, ownTests } from './support/one-engine.ts'

test('each test of one engine exists and belongs to exactly one', () => {
  const files = [onlyEmbedded, onlyPostgres, measured].flatMap((table) => Object.keys(table))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
})

test('each row with API tests has one that runs on both engines', () => {
  const rows = new Set(globSync('server/modules/*/*.api.test.ts').map(dirname))
  expect(new Set(ownTests.map(dirname))).toEqual(rows)
  expect(ownTests.length).toBe(rows.size)
})

import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database.ts'
import { catalogueVersion } from './version.ts'

/** A database with fixed answers that counts its queries. */
function aDatabase(answer: () => Promise<{ version: string }>) {
  let asked = 0
  const read = {
    first: () => {
      asked += 1
      return answer()
    },
  }
  return { db: { read } as unknown as Database, asked: () => asked }
}

test('queries once a second, and once for concurrent callers', async () => {
  let now = 0
  const { db, asked } = aDatabase(async () => ({ version: '7' }))
  const version = catalogueVersion(db, () => new Date(now))
  expect(await Promise.all([version.ask(), version.ask(), version.ask()])).toEqual(Array(3).fill('7 1970-01-01'))
  now = 999
  await version.ask()
  expect(asked()).toBe(1)
  now = 1000
  await version.ask()
  expect(asked()).toBe(2)
})

test('keeps the last known version while the database is away', async () => {
  let now = 0
  let away = false
  const { db } = aDatabase(async () => {
    if (away) throw new Error('gone')
    return { version: '3' }
  })
  const version = catalogueVersion(db, () => new Date(now))
  await version.ask()
  away = true
  now = 5000
  expect(await version.ask()).toBe('3 1970-01-01')
  expect(version.held()).toBe('3 1970-01-01')
})

test('F6 returns the last known version if the database does not answer in time', async () => {
  let now = 0
  let silent = false
  const { db } = aDatabase(() => (silent ? new Promise(() => {}) : Promise.resolve({ version: '4' })))
  const version = catalogueVersion(db, () => new Date(now))
  await version.ask()
  silent = true
  now = 5000
  expect(await version.ask()).toBe('4 1970-01-01')
})

test('changes at midnight in India', async () => {
  let now = Date.parse('2026-06-30T18:29:59Z')
  const { db } = aDatabase(async () => ({ version: '5' }))
  const version = catalogueVersion(db, () => new Date(now))
  expect(await version.ask()).toBe('5 2026-06-30')
  now += 1000
  expect(version.held()).toBe('5 2026-07-01')
})

test('fails if there has never been an answer', async () => {
  const { db } = aDatabase(() => Promise.reject(new Error('gone')))
  await expect(catalogueVersion(db, () => new Date(0)).ask()).rejects.toThrow('gone')
})

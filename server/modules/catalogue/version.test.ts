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
  expect(await Promise.all([version.ask(), version.ask(), version.ask()])).toEqual(['7', '7', '7'])
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
  expect(await version.ask()).toBe('3')
  expect(version.held()).toBe('3')
})

test('F6 returns the last known version if the database does not answer in time', async () => {
  let now = 0
  let silent = false
  const { db } = aDatabase(() => (silent ? new Promise(() => {}) : Promise.resolve({ version: '4' })))
  const version = catalogueVersion(db, () => new Date(now))
  await version.ask()
  silent = true
  now = 5000
  expect(await version.ask()).toBe('4')
})

test('fails if there has never been an answer', async () => {
  const { db } = aDatabase(() => Promise.reject(new Error('gone')))
  await expect(catalogueVersion(db, () => new Date(0)).ask()).rejects.toThrow('gone')
})

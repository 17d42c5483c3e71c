import { expect, test } from 'vitest'
import { pageCache } from './page-cache.ts'

type Answer = { bytes: number; text: string }
const always = () => true
/** Two bytes for each character of `/a`. */
const KEY_BYTES = 4
const answer = (text: string, bytes = 1): Answer => ({ text, bytes })

function aCache({ entriesMax = 3, bytesMax = 100 } = {}) {
  const catalogue = { version: 'one' }
  const cache = pageCache<Answer>({ version: () => catalogue.version, entriesMax, bytesMax })
  const made: string[] = []
  const page = (key: string, bytes?: number) =>
    cache.get(
      key,
      async () => {
        made.push(key)
        return answer(key, bytes)
      },
      always,
    )
  return { cache, catalogue, made, page }
}

test('a page is made once and cached', async () => {
  const { page, made } = aCache()
  await page('/a')
  expect(await page('/a')).toMatchObject({ text: '/a' })
  expect(made).toEqual(['/a'])
})

test('concurrent callers share one making of a page', async () => {
  const { page, made } = aCache()
  await Promise.all([page('/a'), page('/a'), page('/a')])
  expect(made).toEqual(['/a'])
})

test('a new version drops everything', async () => {
  const { cache, page, made, catalogue } = aCache()
  await page('/a')
  catalogue.version = 'two'
  await page('/a')
  expect(made).toEqual(['/a', '/a'])
  expect(cache.size()).toEqual({ entries: 1, bytes: 1 + KEY_BYTES })
})

test('an answer begun under an older version is served but not cached', async () => {
  const { cache, catalogue } = aCache()
  const begun = cache.get(
    '/a',
    async () => {
      catalogue.version = 'two'
      return answer('old')
    },
    always,
  )
  expect(await begun).toMatchObject({ text: 'old' })
  expect(cache.size().entries).toBe(0)
})

test('the least recently used answer is evicted first, by count and by weight', async () => {
  const { page, made, cache } = aCache({ entriesMax: 3, bytesMax: 30 })
  for (const key of ['/a', '/b', '/c', '/a', '/d']) await page(key)
  await page('/a')
  await page('/b')
  expect(made).toEqual(['/a', '/b', '/c', '/d', '/b'])
  await page('/h', 21)
  expect(cache.size()).toEqual({ entries: 2, bytes: 30 })
})

test('a page that failed or is not worth caching is made again', async () => {
  const { cache } = aCache()
  const fail = async (): Promise<Answer> => {
    throw new Error('no')
  }
  await expect(cache.get('/a', fail, always)).rejects.toThrow('no')
  await cache.get(
    '/a',
    async () => answer('404'),
    () => false,
  )
  expect(cache.size().entries).toBe(0)
})

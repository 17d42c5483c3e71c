import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentNames as english } from './content.names.en.ts'
import { contentNames } from './content.names.hi.ts'

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../database/seed/data/${file}.json`, import.meta.url), 'utf8'))

test('every industry, page of text, description and tag of a release has a Hindi name', () => {
  const { industries } = read('industries') as { industries: { title: string; description: string }[] }
  const { pages } = read('content') as { pages: { title: string; tagline: string; description: string }[] }
  const { tags } = read('posts') as { tags: { name: string }[] }
  const names = [
    ...industries.flatMap(({ title, description }) => [title, description]),
    ...pages.flatMap(({ title, tagline, description }) => [title, tagline, description]),
    ...tags.map(({ name }) => name),
  ]
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !contentNames[name])).toEqual([])
})

/** Keys of what names a part and is not shown. */
const NAMING = new Set(['id', 'key', 'slug'])

/** Every text in a value that people read. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (NAMING.has(key) ? [] : textsIn(inner)))
}

test.each(['content', 'resources'])('every text of %s has its Hindi', (file) => {
  const texts = textsIn(read(file))
  expect(texts.length).toBeGreaterThan(60)
  expect(texts.filter((text) => !contentNames[text])).toEqual([])
})

test('English names are unchanged', () => {
  expect(english).toEqual({})
})

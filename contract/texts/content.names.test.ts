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

test('English names are unchanged', () => {
  expect(english).toEqual({})
})

import { expect, test } from 'vitest'
import { Slug } from './fields.ts'
import { slugOf } from './slugs.ts'

test.each([
  ['Off-hire: what to check', 'off-hire-what-to-check'],
  ['  Vögele & Söhne  ', 'vogele-sohne'],
  ['GST at 18 %', 'gst-at-18'],
  ['सुरक्षा', ''],
])('%s has the slug %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

test('a slug keeps within its bounds', () => {
  for (const text of ['a'.repeat(200), `${'a'.repeat(79)} b`, `-${'a'.repeat(80)}`, 'a '.repeat(60)])
    expect(Slug.safeParse(slugOf(text)).success).toBe(true)
})

import { expect, test } from 'vitest'
import { tagsIn, withTag } from './desk-post-draft.ts'

test('tags are typed with commas between them', () => {
  expect(tagsIn(' Boom lift,, GST ,')).toEqual(['Boom lift', 'GST'])
})

test.each([
  ['', 'GST', 'GST'],
  ['Boom lift', 'GST', 'Boom lift, GST'],
  ['Boom lift, gst', 'GST', 'Boom lift'],
])('%j with %s pressed is %j', (typed, tag, next) => {
  expect(withTag(typed, tag)).toBe(next)
})

import { expect, test } from 'vitest'
import { times } from '#tests/support/at-once.ts'
import { newId } from './ids.ts'

const AT = Date.parse('2026-11-23T05:00:00Z')

test('an id is a UUID of version 7 that begins with its time', () => {
  expect(newId(AT)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(newId(AT).replace('-', '').slice(0, 12), 16)).toBe(AT)
})

test('ids of one millisecond are in the order in which they were made, also among those of others', () => {
  const ids = times(5000, (n) => newId(n % 3 === 1 ? AT + 1 : AT)).filter((_, n) => n % 3 !== 1)
  expect(ids.toSorted()).toEqual(ids)
})

import { expect, test } from 'vitest'
import { portalText } from './portal-text.rules.ts'

test.each([
  ['one line', ' Plot 4,\n Goregaon ', 50, 'Plot 4, Goregaon'],
  ['no double quote', '36" bucket', 50, "36' bucket"],
  ['no backslash', 'A\\B', 50, 'A/B'],
  ['no space at the cut', 'Navi Mumbai', 5, 'Navi'],
  ['no half of a character', 'abc🏗', 4, 'abc'],
  ['a character that fits', 'abc🏗', 5, 'abc🏗'],
])('a text has %s', (_, text, max, right) => {
  expect(portalText(text, max)).toBe(right)
})

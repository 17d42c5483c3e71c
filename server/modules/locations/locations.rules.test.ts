import { expect, test } from 'vitest'
import { spelling, spellingsOf } from './locations.rules.ts'

const slugs = spellingsOf([
  { slug: 'bangalore', name: 'Bengaluru', aliases: ['BLR', 'Bangalore'] },
  { slug: 'navi-mumbai', name: 'Navi Mumbai', aliases: ['New Bombay', 'thane'] },
  { slug: 'thane', name: 'Thane', aliases: [] },
])
const slugOf = (name: string) => slugs.get(spelling(name))

test.each([
  ['bangalore', 'bangalore'],
  ['Bengaluru', 'bangalore'],
  ['BENGALURU', 'bangalore'],
  ['blr', 'bangalore'],
  ['Navi Mumbai', 'navi-mumbai'],
  ['navi_mumbai', 'navi-mumbai'],
  [' new  bombay ', 'navi-mumbai'],
])('%s is %s', (name, slug) => expect(slugOf(name)).toBe(slug))

test('a city is not mistaken for the alias of another', () => expect(slugOf('Thane')).toBe('thane'))
test('an unknown name is no city', () =>
  expect([slugOf('atlantis'), slugOf(''), slugOf('--')]).toEqual([undefined, undefined, undefined]))

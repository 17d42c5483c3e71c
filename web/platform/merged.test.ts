import { expect, test } from 'vitest'
import { merged } from './merged.ts'

const keyOf = (entry: object) => String(Reflect.get(entry, 'id'))
const line = (id: string, price: string, more = {}) => ({ id, price, ...more })
const base = { days: '30', lines: [line('a', '10'), line('b', '20')] }
const both = (theirs: object, mine: object) => merged({ base, theirs, mine }, keyOf)

test('changes of different fields and lines are both kept', () => {
  const theirs = { days: '45', lines: [line('a', '10'), line('b', '25')] }
  const mine = { days: '30', lines: [line('a', '9'), line('b', '20')] }
  expect(both(theirs, mine)).toEqual({ days: '45', lines: [line('a', '9'), line('b', '25')] })
})

test('of one field that both changed, mine stays', () => {
  expect(both({ ...base, days: '45' }, { ...base, days: '60' })).toEqual({ ...base, days: '60' })
})

test('lines added on either side are kept, and an untouched line that one side removed goes', () => {
  const theirs = { ...base, lines: [line('b', '20'), line('c', '30')] }
  const mine = { ...base, lines: [...base.lines, line('d', '40')] }
  expect(both(theirs, mine)).toEqual({ ...base, lines: [line('b', '20'), line('d', '40'), line('c', '30')] })
})

test('a line that one side removed and the other changed stays', () => {
  const theirs = { ...base, lines: [line('b', '20')] }
  const mine = { ...base, lines: [line('a', '11'), line('b', '20')] }
  expect(both(theirs, mine)).toEqual(mine)
})

test('two lines of the same name stay two', () => {
  const twice = { ...base, lines: [line('a', '10'), line('a', '12')] }
  const changed = { ...base, lines: [line('a', '10'), line('a', '13')] }
  expect(merged({ base: twice, theirs: { ...twice, days: '1' }, mine: changed }, keyOf)).toEqual({
    ...changed,
    days: '1',
  })
})

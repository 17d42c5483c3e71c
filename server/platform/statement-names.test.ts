import { expect, test } from 'vitest'
import { PLANNED_ANEW, statementNames } from './statement-names.ts'

test('a statement gets its name with its second use, and keeps it', () => {
  const nameOf = statementNames()
  expect(['a', 'b', 'a', 'a', 'b', 'b'].map(nameOf)).toEqual([undefined, undefined, 's0', 's0', 's1', 's1'])
})

test('if wanted, a statement gets its name with its first use', () => {
  expect(['a', 'b', 'a'].map(statementNames({ isFromFirstUse: true }))).toEqual(['s0', 's1', 's0'])
})

test('a limited number of statements is named', () => {
  const nameOf = statementNames({ max: 1 })
  for (const text of ['a', 'a', 'b']) nameOf(text)
  expect(['a', 'b', 'b'].map(nameOf)).toEqual(['s0', undefined, undefined])
})

test('texts that are used once take no names, however many there are', () => {
  const nameOf = statementNames({ max: 2 })
  for (let one = 0; one < 1000; one += 1) expect(nameOf(`once ${one}`)).toBeUndefined()
  nameOf('again')
  expect(nameOf('again')).toBe('s0')
})

test('a statement that is planned anew gets no name', () => {
  const nameOf = statementNames()
  const text = `${PLANNED_ANEW} select 1`
  expect([nameOf(text), nameOf(text), nameOf(text)]).toEqual([undefined, undefined, undefined])
})

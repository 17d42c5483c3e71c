import { describe, expect, test } from 'vitest'
import { enteredIdentifier, enteredPhone, isPhoneLike, phoneIn } from './identifier.ts'

type Field = typeof enteredPhone
const fields: [string, Field][] = [
  ['phone', enteredPhone],
  ['phone or email', enteredIdentifier],
]

/** Types one key after another at the end of the text. */
const typed = (field: Field, keys: string, before = '') =>
  Array.from(keys).reduce((value, key) => field(value, value + key), before)

describe.each(fields)('B-26 the field for a %s', (_, field) => {
  test.each([
    ['98765', '98765'],
    ['98765432109', '9876543210'],
    ['91987654325', '9198765432'],
    ['919876543210', '9198765432'],
    ['09876543215', '0987654321'],
    ['00919876543210', '0091987654'],
    ['98765 43210', '9876543210'],
  ])('keeps the first ten digits typed: %s', (keys, shown) => {
    expect(typed(field, keys)).toBe(shown)
  })

  test.each(['59198765432', '91987654532', '91987654325'])('accepts no eleventh digit anywhere: %s', (after) => {
    expect(field('9198765432', after)).toBe('9198765432')
  })

  test('allows deleting and replacing digits', () => {
    expect(field('9198765432', '919876543')).toBe('919876543')
    expect(field('9198765432', '9198765430')).toBe('9198765430')
    expect(field('9198765432', '5')).toBe('5')
    expect(field('9198765432', '')).toBe('')
  })

  test.each([
    ['9876543210', '9876543210'],
    ['98765432109', '9876543210'],
    ['+919876543210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['00919876543210', '9876543210'],
    [' 98765 43210 ', '9876543210'],
    ['9123456789', '9123456789'],
  ])('cleans pasted or autofilled text: %j', (text, shown) => {
    expect(field('', text)).toBe(shown)
    expect(field('9000000001', text)).toBe(shown)
  })

  test('pasted text joins the typed digits to one number', () => {
    expect(field('98765', '98765 43210')).toBe('9876543210')
    expect(field('+91', '+91 98765 43210')).toBe('9876543210')
  })
})

test.each(['+', '+9', '9a', 'site.office@example.in'])('B-26 any other typed text is unchanged: %s', (keys) => {
  expect(typed(enteredIdentifier, keys)).toBe(keys)
  expect(enteredIdentifier('', '98765432101@example.in')).toBe('98765432101@example.in')
})

test('B-26 a letter typed by mistake between digits can be deleted', () => {
  expect(enteredIdentifier('9198765432a1', '91987654321')).toBe('9198765432')
})

test('B-26 a number typed with its prefix is understood, and never cut to another one', () => {
  expect(phoneIn(typed(enteredIdentifier, '+919876543210'))).toBe('9876543210')
  expect(phoneIn(typed(enteredIdentifier, '+9198765432101'))).toBe('98765432101')
  expect(phoneIn('9198765432')).toBe('9198765432')
  expect(phoneIn('site@example.in')).toBeUndefined()
})

test('B-26 digits of other scripts are not a phone', () => {
  expect(['9876543210', '९८७६५४३२१०', '98765a', ''].map(isPhoneLike)).toEqual([true, false, false, false])
})

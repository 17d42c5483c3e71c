import { describe, expect, test } from 'vitest'
import { enteredIdentifier, enteredPhone, phoneValue } from './phone-entry.ts'

type Field = typeof enteredPhone
const fields: [string, Field][] = [
  ['phone', enteredPhone],
  ['phone or email', enteredIdentifier],
]

/** Types one key after another at the end of the text, and leaves the field. */
const typed = (field: Field, keys: string, before = '') =>
  phoneValue(Array.from(keys).reduce((value, key) => field(value, value + key), before))

describe.each(fields)('B-26 the field for a %s', (_, field) => {
  test.each([
    ['98765', '98765'],
    ['98765432109', '9876543210'],
    ['91987654325', '9198765432'],
    ['919876543210', '9876543210'],
    ['09876543215', '9876543215'],
    ['00919876543210', '9876543210'],
    ['98765 43210', '9876543210'],
    ['919000000003', '9000000003'],
    ['09000000003', '9000000003'],
    ['9190000000031', '9000000003'],
    ['९००००००००३', '9000000003'],
  ])('takes the prefix off a number that is typed, and else keeps ten digits: %s', (keys, value) => {
    expect(typed(field, keys)).toBe(value)
  })

  test('shows the digits after 91 until the twelfth decides', () => {
    expect(field('9190000000', '91900000000')).toBe('91900000000')
    expect(field('91900000000', '919000000003')).toBe('9000000003')
    expect(field('9876543210', '98765432101')).toBe('9876543210')
  })

  test.each(['59198765432', '91987654532', '09198765432'])('accepts no eleventh digit before the end: %s', (after) => {
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
    ['+91 (0)98765 43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['00919876543210', '9876543210'],
    [' 98765 43210 ', '9876543210'],
    ['9123456789', '9123456789'],
    ['९००००००००९', '9000000009'],
    ['\u202a+91 90000 00009\u202c', '9000000009'],
    ['\u2066\ufeff90000\u00a000009\u00ad\u2069', '9000000009'],
    ['tel:+91-90000-00009', '9000000009'],
    ['９００００００００９', '9000000009'],
    ['0000000000', '0000000000'],
    ['1234567890', '1234567890'],
  ])('cleans pasted or autofilled text: %j', (text, value) => {
    expect(field('', text)).toBe(value)
    expect(field('9000000001', text)).toBe(value)
  })

  test('pasted text joins the typed digits to one number', () => {
    expect(field('98765', '98765 43210')).toBe('9876543210')
    expect(field('+91', '+91 98765 43210')).toBe('9876543210')
  })

  test.each(['+6591234567', '+15551234567'])('makes no Indian number of %s', (foreign) => {
    const shown = field('', foreign)
    expect(shown).toBe(foreign)
    expect(phoneValue(field(shown, `${shown}0`))).toMatch(/^\+/)
  })
})

test.each(['+', '+9', '9a', 'site.office@example.in'])('B-26 any other typed text is unchanged: %s', (keys) => {
  expect(typed(enteredIdentifier, keys)).toBe(keys)
  expect(enteredIdentifier('', '98765432101@example.in')).toBe('98765432101@example.in')
})

test('B-26 keys of a phone field are digits', () => {
  expect(typed(enteredPhone, '+9a8-7')).toBe('987')
})

test('B-26 a letter typed by mistake between digits can be deleted', () => {
  expect(phoneValue(enteredIdentifier('9198765432a1', '91987654321'))).toBe('9198765432')
})

test('B-26 a number typed with +91 is understood', () => {
  expect(typed(enteredIdentifier, '+919876543210')).toBe('9876543210')
  expect(typed(enteredIdentifier, '+9198765432101')).toBe('9876543210')
})

test('an invisible mark around a pasted address is dropped', () => {
  expect(enteredIdentifier('', '\u2068asha@people.example\u2069')).toBe('asha@people.example')
})

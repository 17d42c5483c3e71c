import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  Email,
  FirstName,
  hasBlockedKeyword,
  LastName,
  note,
  Otp,
  Phone,
  PhoneOrEmail,
  PhoneOrEmailAsTyped,
  text,
} from './fields.ts'

const faultOf = (field: z.ZodType, value: unknown) => field.safeParse(value).error?.issues[0]?.message

const KEYWORDS = ['select', 'insert', 'update', 'delete', 'drop', 'create', 'alter', 'truncate']

describe('blocked keywords', () => {
  test.each(KEYWORDS)('B-24 %s is blocked in any case, beside other words and in full-width letters', (word) => {
    const fullWidth = Array.from(word, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join('')
    const capital = word.charAt(0).toUpperCase() + word.slice(1)
    for (const text of [word, word.toUpperCase(), capital, `${word} Asha`, `Asha ${word}`, `x.${word}@y.in`, fullWidth])
      expect([text, hasBlockedKeyword(text)]).toEqual([text, true])
    expect(faultOf(FirstName, capital)).toBe('firstName.characters')
    expect(faultOf(LastName, `Asha ${capital}`)).toBe('lastName.characters')
    expect(faultOf(Email, `${word}.asha@people.example`)).toBe('email.characters')
    expect(faultOf(PhoneOrEmail, `${word}.asha@people.example`)).toBe('phoneOrEmail.characters')
  })

  test.each(['Walter', 'Salter', 'Dropadi', 'Selecta', 'Createsh', 'Alterman', 'Updated'])(
    'B-24 %s is a name, although it contains a keyword',
    (name) => {
      expect([FirstName.parse(name), LastName.parse(name)]).toEqual([name, name])
    },
  )

  test.each(['updates@site.example', 'asha@dropbox.com', 'walter2update1@people.example', 'recreate@people.example'])(
    'B-24 %s is a valid address',
    (address) => {
      expect([Email.parse(address), PhoneOrEmail.parse(address)]).toEqual([address, address])
    },
  )
})

describe('a name', () => {
  test.each([
    ['Asha', 'Asha'],
    ['  Asha  ', 'Asha'],
    ['Mary Jane', 'Mary Jane'],
    ['आशा', 'आशा'],
    ['கவிதா', 'கவிதா'],
    ['Jose\u0301', 'Jos\u00e9'],
    ['क्‍षितिज', 'क्‍षितिज'],
    ['𑀅𑀰𑁄𑀓', '𑀅𑀰𑁄𑀓'],
    ['A'.repeat(25), 'A'.repeat(25)],
  ])('B-25 %j is stored as %j', (typed, kept) => {
    expect([FirstName.parse(typed), LastName.parse(typed)]).toEqual([kept, kept])
  })

  test.each([
    'Asha  Rao',
    "D'Souza",
    'Anne-Marie',
    'Asha1',
    'Asha\u202eRao',
    'Asha\u200dRao',
    'Asha\tRao',
    'Asha\0',
    '😀sha',
    'Asha\ud800',
  ])('B-25 %j is not a name', (typed) => {
    expect([faultOf(FirstName, typed), faultOf(LastName, typed)]).toEqual(['firstName.invalid', 'lastName.invalid'])
  })

  test('B-25 has 3 to 25 characters as people count them', () => {
    const [two, long] = ['𑀅𑀰', '𑀅'.repeat(26)]
    expect([faultOf(FirstName, two), faultOf(FirstName, 'Om')]).toEqual(['firstName.short', 'firstName.short'])
    expect([faultOf(FirstName, long), faultOf(LastName, long)]).toEqual(['firstName.long', 'lastName.long'])
    expect(FirstName.parse('𑀅'.repeat(25))).toHaveLength(50)
    expect(LastName.parse('Om')).toBe('Om')
  })

  test('B-25 is checked in the order of the specification', () => {
    const faults = ['', 'x1', 'Om', 'A'.repeat(26), 'Drop'].map((typed) => faultOf(FirstName, typed))
    expect(faults).toEqual(['required', 'invalid', 'short', 'long', 'characters'].map((fault) => `firstName.${fault}`))
  })
})

describe('a phone or an email ID', () => {
  test.each([
    ['9876543210', undefined],
    ['98765', 'phoneOrEmail.phone'],
    ['98765432101', 'phoneOrEmail.phone'],
    ['919876543210', 'phoneOrEmail.phone'],
    ['+919876543210', undefined],
    ['+19876543210', 'phoneOrEmail.email'],
    ['९८७६५४३२१०', undefined],
    ['９８７６５４３２１０', undefined],
    ['asha@people.example', undefined],
    ['', 'phoneOrEmail.required'],
  ])('B-26 %j is a phone if all are digits: %s', (typed, fault) => {
    expect(faultOf(PhoneOrEmail, typed)).toBe(fault)
  })

  test.each(['987654321', '98765432101', '+9198765432', '+19876543210', '98765a3210'])(
    'B-26 %j is not a phone',
    (typed) => {
      expect(faultOf(Phone, typed)).toBe('phone.invalid')
    },
  )
})

describe('free text', () => {
  const [line, paragraphs] = [text(2, 60), note(2, 60)]

  test.each([
    ['a control character', 'Malvan\u0007 Towers'],
    ['NUL', 'Malvan\0Towers'],
    ['a delete character', 'Malvan\u007fTowers'],
    ['a Latin-1 control character', 'Malvan\u0085Towers'],
    ['a direction override', 'Malvan \u202esrewoT'],
    ['a direction embedding', '\u202aMalvan\u202c Towers'],
    ['a direction isolate', 'Malvan \u2067Towers\u2069'],
  ])('with %s is refused as a line and as a note', (_what, typed) => {
    expect(faultOf(line, typed)).toBe('characters')
    expect(faultOf(paragraphs, typed)).toBe('characters')
  })

  test.each([
    ['a line break', 'Malvan\nTowers'],
    ['a Windows line break', 'Malvan\r\nTowers'],
    ['a tab', 'Malvan\tTowers'],
    ['a line separator', 'Malvan\u2028Towers'],
    ['a direction mark', 'Malvan\u200f Towers'],
    ['a zero-width space', 'Mal\u200bvan Towers'],
    ['a joiner between Latin letters', 'Mal\u200dvan Towers'],
    ['a word joiner', 'Malvan\u2060 Towers'],
    ['a byte order mark', 'Malvan\ufeff Towers'],
    ['a soft hyphen', 'Mal\u00advan Towers'],
    ['a tag character', 'Malvan\u{e0041} Towers'],
  ])('with %s is refused as a line', (_what, typed) => {
    expect(faultOf(line, typed)).toBe('characters')
  })

  test.each([
    ['joiners between Indic letters', 'क्‍षितिज कंस्ट्रक्शन'],
    ['signs and digits', 'Patil & Sons (Goa) #2, "Unit/3"'],
    ['accents', 'Société Générale'],
    ['an emoji', 'Crane 🏗️ Yard'],
  ])('with %s is a line', (_what, typed) => {
    expect(line.parse(` ${typed} `)).toBe(typed)
  })

  test('a note keeps its line breaks, normalised, and its tabs', () => {
    expect(paragraphs.parse(' Gate 3\r\n\tleft\rthen right\n')).toBe('Gate 3\n\tleft\nthen right')
  })
})

describe('I2 a text far beyond its limit is refused like one slightly beyond it', () => {
  test.each([
    [FirstName, 'firstName.long'],
    [LastName, 'lastName.long'],
    [Phone, 'phone.invalid'],
    [Email, 'email.invalid'],
    [PhoneOrEmail, 'phoneOrEmail.email'],
    [PhoneOrEmailAsTyped, 'phoneOrEmail.email'],
    [Otp, 'otp.invalid'],
    [text(1, 60), 'invalid'],
    [note(1, 2000), 'invalid'],
  ])('%#: %s', (field, fault) => {
    for (const length of [2100, 20_000, 1_000_000]) expect(faultOf(field, 'a'.repeat(length))).toBe(fault)
  })

  test('a name of 25 letters with three marks each is checked in normalised form', () => {
    expect(FirstName.parse('\u1ee3'.repeat(25).normalize('NFD'))).toBe('\u1ee3'.repeat(25))
    expect(LastName.parse(`${' '.repeat(50)}Rao${' '.repeat(50)}`)).toBe('Rao')
  })
})

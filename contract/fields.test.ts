import { describe, expect, test } from 'vitest'
import { Email, FirstName, hasBlockedKeyword, LastName, Phone, PhoneOrEmail } from './fields.ts'

const faultOf = (field: typeof FirstName, value: unknown) => field.safeParse(value).error?.issues[0]?.message

const KEYWORDS = ['select', 'insert', 'update', 'delete', 'drop', 'create', 'alter', 'truncate']

describe('words that no field takes', () => {
  test.each(KEYWORDS)('B-24 %s is one, in any case, beside other words and in full-width letters', (word) => {
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
    'B-24 %s is a name, though one of them stands in it',
    (name) => {
      expect([FirstName.parse(name), LastName.parse(name)]).toEqual([name, name])
    },
  )

  test.each(['updates@site.example', 'asha@dropbox.com', 'walter2update1@people.example', 'recreate@people.example'])(
    'B-24 %s is an address',
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
  ])('B-25 %j is taken as %j', (typed, kept) => {
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
  ])('B-25 %j is no name', (typed) => {
    expect([faultOf(FirstName, typed), faultOf(LastName, typed)]).toEqual(['firstName.invalid', 'lastName.invalid'])
  })

  test('B-25 is counted in characters as people see them: 3 to 25', () => {
    const [two, long] = ['𑀅𑀰', '𑀅'.repeat(26)]
    expect([faultOf(FirstName, two), faultOf(FirstName, 'Om')]).toEqual(['firstName.short', 'firstName.short'])
    expect([faultOf(FirstName, long), faultOf(LastName, long)]).toEqual(['firstName.long', 'lastName.long'])
    expect(FirstName.parse('𑀅'.repeat(25))).toHaveLength(50)
    expect(LastName.parse('Om')).toBe('Om')
  })

  test('B-25 is judged in the order of the specification', () => {
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
    ['+919876543210', 'phoneOrEmail.email'],
    ['९८७६५४३२१०', 'phoneOrEmail.email'],
    ['９８７６５４３２１０', 'phoneOrEmail.email'],
    ['asha@people.example', undefined],
    ['', 'phoneOrEmail.required'],
  ])('B-26 %j is judged a phone by ASCII digits alone: %s', (typed, fault) => {
    expect(faultOf(PhoneOrEmail, typed)).toBe(fault)
  })

  test.each(['987654321', '98765432101', '+919876543210', '98765 43210', '९८७६५४३२१०'])(
    'B-26 %j is no phone',
    (typed) => {
      expect(faultOf(Phone, typed)).toBe('phone.invalid')
    },
  )
})

import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { addressFields } from './addresses.ts'
import { Gstin } from './company.ts'
import { Otp, Phone, PhoneOrEmail } from './fields.ts'
import { machineFields } from './fleet.machines.ts'
import { Hsn } from './hsn.ts'
import { capitals, folded, ungrouped } from './identifiers.ts'
import { MeterReading } from './logsheets.content.ts'
import { VehicleNumber } from './vehicle-numbers.ts'

/** Marks that messengers, contact apps and spreadsheets leave in what is copied. */
const marks =
  '\u200b \u200c \u200d \u200e \u200f \u202a \u202b \u202c \u202d \u202e \u2060 \u2066 \u2067 \u2068 \u2069 \ufeff \u00ad \u034f \u061c \ufe0f'

test.each(marks.split(' '))('the invisible mark %j is dropped wherever it is', (mark) => {
  expect(folded(`${mark}MH12${mark}AB${mark}`)).toBe('MH12AB')
})

test.each(
  // From 0 to 9, by script.
  Object.entries({
    Devanagari: '०१२३४५६७८९',
    Bengali: '০১২৩৪৫৬৭৮৯',
    Gurmukhi: '੦੧੨੩੪੫੬੭੮੯',
    Gujarati: '૦૧૨૩૪૫૬૭૮૯',
    Odia: '୦୧୨୩୪୫୬୭୮୯',
    Tamil: '௦௧௨௩௪௫௬௭௮௯',
    Telugu: '౦౧౨౩౪౫౬౭౮౯',
    Kannada: '೦೧೨೩೪೫೬೭೮೯',
    Malayalam: '൦൧൨൩൪൫൬൭൮൯',
    Urdu: '۰۱۲۳۴۵۶۷۸۹',
    Arabic: '٠١٢٣٤٥٦٧٨٩',
    Santali: '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙',
    Manipuri: '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹',
    'full width': '０１２３４５６７８９',
  }),
)('digits of %s become ASCII', (_, digits) => expect(folded(digits)).toBe('0123456789'))

test('gaps become one space, dashes hyphens, and grouping goes', () => {
  expect(folded('\u00a0MH\t12\u2009\u2011 AB\n')).toBe('MH 12 - AB')
  expect(ungrouped('MH\u201312 AB\u22121234')).toBe('MH12AB1234')
  expect(folded('ＭＨ１２')).toBe('MH12')
})

test('a letter of another script never becomes one of ASCII', () => {
  expect(capitals('maßſıﬁ')).toBe('MAßſıﬁ')
  for (const sign of '²①Ⅷ½МНАВΑΒ') expect(folded(sign)).toBe(sign)
})

describe.each<[string, z.ZodType, string, string]>([
  ['a vehicle number', VehicleNumber, 'MH12AB1234', 'MH१२AB1234'],
  ['a machine’s registration', machineFields.registrationNumber, 'MH12AB1234', 'mh-१२ AB-1234'],
  ['a fleet number', machineFields.fleetNumber, 'SL-031', '\u202asl\u2011०३१\u202c'],
  ['a telematics number', machineFields.telematicsId, 'CAT0320', '\u200bcat०३२०'],
  ['a PIN code', addressFields.pincode, '411014', '४११ \u200b०१४'],
  ['a phone number', Phone, '9000000009', '९०००० ००००९'],
  ['a sign-in identifier', PhoneOrEmail, '9000000009', 'tel:+91-90000-00009'],
  ['a one-time code', Otp, '123456', '१२३ ४५६'],
  ['a meter reading', MeterReading, '1234.5', '१२३४.५'],
  ['a customs heading', Hsn, '8427', '८४२७'],
  ['a GSTIN', Gstin, '27ZZQPR0569A1ZG', '२७ zzqpr ०५६९a-1zg'],
])('%s', (_, field, right, typed) => {
  test(`is read as ${right}`, () => {
    for (const text of [right, typed, `\u2068${right}\u2069`]) expect(field.parse(text)).toBe(right)
  })

  test('is refused with a look-alike of another script, never stripped', () => {
    const pairs = ['AА', 'BВ', 'HН', 'MМ', '0О', '1І', '4Ч', '2ƻ', '9Ⅸ'].map((pair) => Array.from(pair))
    const forged = pairs.flatMap(([letter = '', alike = '']) => [right.replace(letter, alike), right + alike])
    expect(forged.filter((text) => text !== right && field.safeParse(text).success)).toEqual([])
  })
})

test.each(['МН12АВ1234', 'MH12AB123Ч', 'MH12ÄB1234', 'MH1', 'MH12AB1234567890', ''])(
  '%j is no vehicle number',
  (typed) => expect(VehicleNumber.safeParse(typed).success).toBe(false),
)

test.each([
  '९००००००००९',
  '\u202a+91 90000 00009\u202c',
  'tel:+91-90000-00009',
  '+919000000009',
  '0091 90000 00009',
  '(90000) 00009',
])('the phone number %j is ten digits', (typed) =>
  expect([Phone.parse(typed), PhoneOrEmail.parse(typed)]).toEqual(['9000000009', '9000000009']),
)

test.each(['0000000000', '1234567890'])('the phone number %s passes, as the specification says', (typed) =>
  expect([Phone.parse(typed), PhoneOrEmail.parse(typed)]).toEqual([typed, typed]),
)

test.each(['919000000009', '09000000009', '900000000', '+6591234567', '+91900000000', '9OOOOOOOO9'])(
  'the phone number %j is refused',
  (typed) => expect(Phone.safeParse(typed).error?.issues[0]?.message).toBe('phone.invalid'),
)

test('invisible marks around an e-mail address are dropped', () => {
  expect(PhoneOrEmail.parse('\u2068ASHA@People.example\u2069')).toBe('asha@people.example')
})

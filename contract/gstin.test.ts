import { expect, test } from 'vitest'
import {
  customerNumberFault,
  gstinCheckCharacter,
  gstinFault,
  namedNumber,
  normaliseGstin,
  panOf,
  stateCodeOf,
} from './gstin.ts'

const valid = `27ZZXCB9949G1ZM 27ZZQPR0569A1ZG 29ZZXCS2198Z1ZB 29ZZZFB4934Y2ZP 33ZZXCN7409F1Z0 24ZZZCE4375E1Z5
  24ZZXHS1925H1ZN 07ZZQCC4572W1ZC 06ZZQCE3803W1ZO 09ZZZFD9648X1ZF 36ZZQCN6392Y1ZQ 37ZZQPD0686G1ZF 32ZZQCA2463G1ZO
  19ZZXTE8576F1ZM 21ZZZCG0222RAZV 08ZZZPR7640K1ZK 23ZZZFN7475V1ZM 26ZZQCK6920B1ZF 38ZZQPM9929V1ZX 30ZZQHA7960F1Z8
  27ZZYCA5120M1Z2`.split(/\s+/)

test.each(valid)('%s is a GSTIN', (gstin) => expect(gstinFault(gstin)).toBeUndefined())

test.each([
  ['', 'EMPTY', 'empty value'],
  ['27ZZXCB9949G1Z', 'LENGTH', '14 characters; the check character is missing'],
  ['27ZZQPR0569A1ZG1', 'LENGTH', '16 characters; a GSTIN has exactly 15'],
  ['08ZZZP 7640K1ZK', 'CHARACTER', 'a space inside the number'],
  ['23-ZZFN7475V1ZM', 'CHARACTER', 'a hyphen is not an allowed character'],
  ['२७ZZXCB9949G1ZM', 'CHARACTER', 'digits of another script'],
  ['00ZZZCE4375E1ZF', 'STATE_CODE', '00 is not a state code'],
  ['39ZZXHS1925H1ZC', 'STATE_CODE', '39 is not an allotted state code'],
  ['45ZZQCC4572W1ZC', 'STATE_CODE', '45 is not an allotted state code'],
  ['25ZZQCK6920B1ZF', 'STATE_CODE', '25 is no longer allotted'],
  ['28ZZQPD0686G1ZF', 'STATE_CODE', '28 is no longer allotted'],
  ['O8ZZQPM9929V1ZX', 'STATE_CODE', 'letter O typed in place of zero in the state code'],
  ['36ZZQCNA392Y1ZI', 'PAN_FORMAT', 'a letter in place of the first PAN digit'],
  ['37ZZQPD068671ZX', 'PAN_FORMAT', 'the tenth PAN character must be a letter'],
  ['321ZQCA2463G1ZM', 'PAN_FORMAT', 'a digit in place of the first PAN letter'],
  ['26ZZQCK0000B1Z4', 'PAN_FORMAT', 'PAN number block 0000 is never allotted'],
  ['06ZZQDE3803W1ZM', 'PAN_ENTITY_TYPE', 'fourth PAN letter D is not a holder type'],
  ['09ZZZSD9648X1ZO', 'PAN_ENTITY_TYPE', 'fourth PAN letter S is not a holder type'],
  ['19ZZXTE8576F0ZN', 'REGISTRATION_NUMBER', 'character 13 is 0; allotted values are 1 to 9 then A to Z'],
  ['21ZZZCG0222RAXZ', 'POSITION_14', 'character 14 must be Z for a regular taxpayer'],
  ['29ZZXCS2198Z1ZC', 'CHECKSUM', 'check character should be B'],
  ['29ZZZFB4934Y2ZW', 'CHECKSUM', 'check character should be P'],
  ['33ZZXCN4709F1Z0', 'CHECKSUM', 'two neighbouring PAN digits swapped'],
])('%j is refused with %s: %s', (gstin, fault) => expect(gstinFault(gstin)).toBe(fault))

test('a single wrong character is always detected', () => {
  const characters = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const undetected = valid.flatMap((gstin) =>
    Array.from(gstin).flatMap((right, place) =>
      characters
        .filter((wrong) => wrong !== right)
        .map((wrong) => gstin.slice(0, place) + wrong + gstin.slice(place + 1))
        .filter((typed) => gstinFault(typed) === undefined),
    ),
  )
  expect(undetected).toEqual([])
})

test.each([' 27zzqpr0569a1zg ', '27 ZZQPR 0569A 1ZG', '27-ZZQPR0569A-1ZG', '\u200b27ZZQPR0569A1ZG\n'])(
  '%j is read as the GSTIN that it is',
  (typed) => expect(normaliseGstin(typed)).toBe('27ZZQPR0569A1ZG'),
)

test.each([
  ['0717USA00022UN7', undefined],
  ['27ZZQPR0569A1ZG', undefined],
  ['0717USA00022UN8', 'CHECKSUM'],
  ['9917USA00022UN7', 'STATE_CODE'],
  ['0717USA00022XN7', 'PAN_FORMAT'],
])('a customer is billed under %s, a GSTIN or a UIN: %s', (number, fault) =>
  expect(customerNumberFault(number)).toBe(fault),
)

test('a UIN has no PAN, is named on documents, and is nobody’s own GSTIN', () => {
  expect(panOf('0717USA00022UN7')).toBeUndefined()
  expect(['0717USA00022UN7', '27ZZQPR0569A1ZG'].map((number) => namedNumber('GSTIN {gstin}', number))).toEqual([
    'UIN 0717USA00022UN7',
    'GSTIN 27ZZQPR0569A1ZG',
  ])
  expect(gstinFault('0717USA00022UN7')).toBe('PAN_FORMAT')
})

test('the PAN, the state and the check character of a GSTIN', () => {
  expect(panOf('27ZZXCB9949G1ZM')).toBe('ZZXCB9949G')
  expect(stateCodeOf('07ZZQCC4572W1ZC')).toBe('07')
  expect(gstinCheckCharacter('33ZZXCN7409F1Z')).toBe('0')
})

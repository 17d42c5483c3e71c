import { expect, test } from 'vitest'
import { catalogueNames } from '#contract/messages/catalogue.names.hi.ts'
import { inOwnNames, inWordsOfData } from './own-names.ts'

test('names of the data are in the language of the page; keys, values and addresses stay', () => {
  const boom = { slug: 'boom-lift', name: 'Boom Lift' }
  expect(
    inOwnNames({ categories: [boom], facets: [{ key: 'drive', label: 'Drive', value: 'Drive' }] }, catalogueNames),
  ).toEqual({
    categories: [{ slug: 'boom-lift', name: 'बूम लिफ्ट' }],
    facets: [{ key: 'drive', label: 'ड्राइव', value: 'Drive' }],
  })
})

test('of a machine make and model stay, its kind is named', () => {
  const machine = { name: 'JLG 600AJ Boom Lift', make: 'JLG', subCategory: { slug: 'boom-lift', name: 'Boom Lift' } }
  expect(inOwnNames(machine, catalogueNames)).toEqual({
    name: 'JLG 600AJ बूम लिफ्ट',
    make: 'JLG',
    subCategory: { slug: 'boom-lift', name: 'बूम लिफ्ट' },
  })
})

test('a line of an enquiry and its city are named as in the catalogue', () => {
  expect(
    inOwnNames({ cityName: 'Pune', lineItems: [{ productName: 'Genie GS-1930 Scissor Lift' }] }, catalogueNames),
  ).toEqual({
    cityName: 'पुणे',
    lineItems: [{ productName: 'Genie GS-1930 सिज़र लिफ्ट' }],
  })
  expect(inOwnNames({ productName: 'Somewhere New' }, catalogueNames)).toEqual({ productName: 'Somewhere New' })
})

test('what has no translation stays as it came', () => {
  expect(inOwnNames({ name: 'Somewhere New', rate: null, cities: [] }, catalogueNames)).toEqual({
    name: 'Somewhere New',
    rate: null,
    cities: [],
  })
})

test.each([
  ['सिज़र लिफ्ट', 'Scissor Lift'],
  // Without its dot, and as the longer name that it is.
  ['इलेक्ट्रिक सिजर लिफ्ट 12 मी', 'Electric Scissor Lift 12 m'],
  ['JCB 3DX', 'JCB 3DX'],
])('a question for %s is one for %s', (asked, meant) => {
  expect(inWordsOfData(asked, catalogueNames)).toBe(meant)
})

test('in English a question stands as it was asked', () => {
  expect(inWordsOfData('12 m scissor lift')).toBe('12 m scissor lift')
})

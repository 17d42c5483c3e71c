import { expect, test } from 'vitest'
import { catalogueNames } from '#contract/texts/catalogue.names.hi.ts'
import { asInData, translateNames } from './translate-names.ts'

test("names in the data appear in the page's language; keys, values and addresses stay", () => {
  const boom = { slug: 'boom-lift', name: 'Boom Lift' }
  expect(
    translateNames({ categories: [boom], facets: [{ key: 'drive', label: 'Drive', value: 'Drive' }] }, catalogueNames),
  ).toEqual({
    categories: [{ slug: 'boom-lift', name: 'बूम लिफ्ट' }],
    facets: [{ key: 'drive', label: 'ड्राइव', value: 'Drive' }],
  })
})

test('a machine keeps its make and model, and its kind is translated', () => {
  const machine = { name: 'JLG 600AJ Boom Lift', make: 'JLG', subCategory: { slug: 'boom-lift', name: 'Boom Lift' } }
  expect(translateNames(machine, catalogueNames)).toEqual({
    name: 'JLG 600AJ बूम लिफ्ट',
    make: 'JLG',
    subCategory: { slug: 'boom-lift', name: 'बूम लिफ्ट' },
  })
})

test("an enquiry's line and city have the catalogue's names", () => {
  expect(
    translateNames({ cityName: 'Pune', lineItems: [{ productName: 'Genie GS-1930 Scissor Lift' }] }, catalogueNames),
  ).toEqual({
    cityName: 'पुणे',
    lineItems: [{ productName: 'Genie GS-1930 सिज़र लिफ्ट' }],
  })
  expect(translateNames({ productName: 'Somewhere New' }, catalogueNames)).toEqual({ productName: 'Somewhere New' })
})

test('the machines of an enquiry in one line have them too', () => {
  const machines = '2 Genie GS-1930 Scissor Lift, 1 JLG 600AJ Boom Lift, 3 Somewhere New'
  expect(translateNames({ machines }, catalogueNames)).toEqual({
    machines: '2 Genie GS-1930 सिज़र लिफ्ट, 1 JLG 600AJ बूम लिफ्ट, 3 Somewhere New',
  })
})

test.each([
  ['ACE FX 150 Pick-and-Carry Crane', 'Hydra Crane', 'ACE FX 150 पिक एंड कैरी क्रेन'],
  ['SANY STC250 Truck Crane', 'Tyre-Mounted Mobile Crane', 'SANY STC250 ट्रक क्रेन'],
  ['Cummins C125D5 (125 kVA)', 'DG Set 75 to 250 kVA', 'Cummins C125D5 (125 kVA)'],
])('%s is translated by the end of its name, not by its category', (name, kind, own) => {
  expect(translateNames({ name, subCategory: { name: kind } }, catalogueNames).name).toBe(own)
})

test("texts that the code parses are read in the data's own words", () => {
  const [english = '', own = ''] = Object.entries(catalogueNames).find(([name]) => name.startsWith('machine and')) ?? []
  expect(asInData(own, catalogueNames)).toBe(english)
  expect(asInData('machine only')).toBe('machine only')
})

test('texts of several lines and their parts are translated, those of the desk stay', () => {
  const names = { 'Night work': 'रात का काम', 'A small crane.': 'छोटी क्रेन।' }
  expect(translateNames({ description: 'A small crane.', applications: ['Night work', 'Day work'] }, names)).toEqual({
    description: 'छोटी क्रेन।',
    applications: ['रात का काम', 'Day work'],
  })
})

test('a name without a translation stays', () => {
  expect(translateNames({ name: 'Somewhere New', rate: null, cities: [] }, catalogueNames)).toEqual({
    name: 'Somewhere New',
    rate: null,
    cities: [],
  })
})

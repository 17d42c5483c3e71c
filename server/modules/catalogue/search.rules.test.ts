import { expect, test } from 'vitest'
import { termsOf, textOf, typedTerms, understoodOf } from './search.rules.ts'
import { chunksOf, modelWords, plainText, soundOf, wordsOf } from './words.rules.ts'

const words = (text: string) => termsOf(text).flatMap((term) => ('word' in term ? [term.word] : []))
const figures = (text: string) =>
  termsOf(text).flatMap((term) => ('near' in term ? [[Number(term.value.toFixed(2)), term.keys[0]]] : []))

test.each([
  ['12m electric', ['electric'], [[12, 'workingHeightM']]],
  ['12 m scissor', ['scissor'], [[12, 'workingHeightM']]],
  ['scissor lift 12 metres', ['scissor', 'lift'], [[12, 'workingHeightM']]],
  ['40 ft boom', ['boom'], [[12.19, 'workingHeightM']]],
  ['20 kVA', [], [[20, 'primeRatingKva']]],
  ['62.5kva silent', ['silent'], [[62.5, 'primeRatingKva']]],
  ['14 ton hydra', ['hydra'], [[14000, 'maxLiftingCapacityT']]],
  ['6 cum mixer', ['mixer'], [[6, 'drumCapacityM3']]],
  ['50 hp', [], [[37.29, 'enginePowerKw']]],
  ['jcb 3dx', ['jcb', '3dx'], []],
  ['HA16 RTJ', ['ha16', 'rtj'], []],
  ['0 m', [], []],
])('%s', (text, expectedWords, expectedFigures) => {
  expect(words(text)).toEqual(expectedWords)
  expect(figures(text)).toEqual(expectedFigures)
})

test.each(['', '   ', '%%%', "'; --", '()&|!:*'])('%j is a blank search', (text) => expect(termsOf(text)).toEqual([]))

test('SQL keywords are ordinary words', () =>
  expect(words("select * from product; drop table 'x'")).toEqual(['select', 'from', 'product', 'drop', 'table', 'x']))

test('a word is also searched for joined to its neighbours', () =>
  expect(termsOf('back hoe')).toMatchObject([
    { word: 'back', joins: ['backhoe'] },
    { word: 'hoe', joins: ['backhoe'] },
  ]))

test('a model number is searched for by its parts and as a whole', () => {
  expect(termsOf('Z-45/25J')).toMatchObject([
    { word: 'z', joins: ['z4525j'] },
    { word: '45', joins: ['z4525j'] },
    { word: '25j', joins: ['z4525j'] },
  ])
  expect(modelWords('PC210LC-10M0')).toEqual(
    expect.arrayContaining(['pc210lc', 'pc', '210', 'lc', '10m0', 'pc210lc10m0']),
  )
  expect(modelWords('EX 200LC')).toEqual(expect.arrayContaining(['ex200lc', 'ex', '200']))
})

test('a word counts once, and a text has at most ten terms', () => {
  expect(words('lift lift LIFT')).toEqual(['lift'])
  expect(termsOf(Array.from({ length: 60 }, (_, index) => `w${index}`).join(' '))).toHaveLength(10)
})

test('accents and case are ignored, the vowel signs of Indian scripts are not', () => {
  expect(plainText('Vögele')).toBe('vogele')
  expect(wordsOf('क्रेन')).toEqual(['क्रेन'])
  expect(chunksOf('  ')).toEqual([])
})

test('words spelled by ear match by sound; short ones and figures have no sound', () => {
  expect([soundOf('scissor'), soundOf('sisor'), soundOf('sissor')]).toEqual(['sisor', 'sisor', 'sisor'])
  expect([soundOf('concrete'), soundOf('konkrete')]).toEqual(['konkrete', 'konkrete'])
  expect([soundOf('qq'), soundOf('3dx'), soundOf('zzzzqq')]).toEqual(['', '', ''])
})

test('plain English and place names stand for themselves, whatever the catalogue contains', () => {
  const right = termsOf('backup genrator near Solapur tyre').flatMap((term) =>
    'word' in term && term.isSpelledRight ? [term.word] : [],
  )
  expect(right).toEqual(['backup', 'near', 'solapur', 'tyre'])
})

test('only the very last word may be incomplete', () => {
  const open = (text: string) => typedTerms(text).flatMap((term) => ('open' in term ? [textOf(term)] : []))
  expect(open('jcb 3d')).toEqual(['3d'])
  expect(open('12m sci')).toEqual(['sci'])
  expect(open('sci 12m')).toEqual([])
  expect(open('jcb ')).toEqual([])
})

test('a figure is shown with its unit', () =>
  expect(termsOf('12mtr 20kva 14 tons').map(textOf)).toEqual(['12 m', '20 kVA', '14 t']))

test('each word is understood as typed, as corrected, or not at all', () =>
  expect(
    understoodOf('Sisor lift qqq', termsOf('Sisor lift qqq'), [
      [0, 'scissor'],
      [1, null],
    ]),
  ).toEqual([
    { typed: 'sisor', meant: 'scissor', undo: '"sisor" lift qqq' },
    { typed: 'lift', meant: 'lift', undo: null },
    { typed: 'qqq', meant: null, undo: null },
  ]))

test('a word in quotation marks stands for itself', () =>
  expect(termsOf('"sissor" lift')).toMatchObject([
    { word: 'sissor', isSpelledRight: true },
    { word: 'lift', isSpelledRight: true },
  ]))

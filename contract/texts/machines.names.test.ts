import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { machineTexts as english } from './machines.names.en.ts'
import { machineTexts } from './machines.names.hi.ts'

type Machine = { slug: string; description: string; applications: string[] }
const file = new URL('../../database/seed/data/products.json', import.meta.url)
const { products } = JSON.parse(readFileSync(file, 'utf8')) as { products: Machine[] }

test('the description and the uses of every machine of a release have their Hindi', () => {
  expect(products.length).toBeGreaterThanOrEqual(150)
  const texts = products.flatMap(({ description, applications }) => [description, ...applications])
  expect(texts.filter((text) => !machineTexts[text])).toEqual([])
})

test('no Hindi is left over from an earlier text', () => {
  const texts = new Set(products.flatMap(({ description, applications }) => [description, ...applications]))
  expect(Object.keys(machineTexts).filter((text) => !texts.has(text))).toEqual([])
})

test('Hindi texts are in Devanagari, and have the figures of the English ones in Latin digits', () => {
  const digits = (text: string) => (text.match(/\d[\d.,]*\d|\d/g) ?? []).toSorted()
  for (const [text, own] of Object.entries(machineTexts)) {
    expect([own, /\p{Script=Devanagari}/u.test(own), /[०-९]/.test(own)]).toEqual([own, true, false])
    expect([own, digits(text).filter((figure) => !digits(own).includes(figure))]).toEqual([own, []])
  }
})

test('English texts are unchanged', () => {
  expect(english).toEqual({})
})
